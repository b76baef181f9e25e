import { Button } from '@frond/ui'

export default function ButtonIcons() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button label="New file" leadingIcon="lucide:file-plus" />
      <Button label="Next step" trailingIcon="lucide:arrow-right" color="neutral" variant="outline" />
      <Button
        label="Branch"
        leadingIcon="lucide:git-branch"
        trailingIcon="lucide:chevron-down"
        color="neutral"
        variant="soft"
      />
    </div>
  )
}
