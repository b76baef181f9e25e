import { Alert } from '@frond/ui'

export default function BasicAlert() {
  return (
    <Alert
      icon="lucide:hard-drive"
      variant="subtle"
      title="Storage is almost full"
      description="Remove old files, or move to a larger plan."
    />
  )
}
