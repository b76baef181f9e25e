import { Button } from '@frond/ui'

export default function ButtonLinks() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button to="/docs/getting-started" label="Get started" trailingIcon="lucide:arrow-right" />
      <Button
        to="https://react.dev"
        target="_blank"
        label="React"
        trailingIcon="lucide:arrow-up-right"
        color="neutral"
        variant="outline"
      />
      <Button to="/docs" label="Unavailable" disabled color="neutral" variant="soft" />
    </div>
  )
}
