import { Button } from '@frond/ui'

export default function BlockButtons() {
  return (
    <div className="grid w-full max-w-xs grid-cols-1 gap-2">
      <Button block label="Continue with email" icon="lucide:mail" />
      <Button block label="Choose a repository" trailingIcon="lucide:chevron-down" color="neutral" variant="outline" />
    </div>
  )
}
