import { Button, ConfirmDialog } from '@frond/ui'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export default function DestructiveConfirmDialog() {
  return (
    <ConfirmDialog
      color="error"
      icon="lucide:trash-2"
      title="Delete the project?"
      description="All of its files are deleted. This cannot be undone."
      confirmLabel="Delete"
      cancelLabel="Keep"
      trigger={<Button label="Delete project" color="error" variant="soft" />}
      onConfirm={() => wait(1500)}
    />
  )
}
