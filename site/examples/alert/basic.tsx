import { Alert } from '@frond/ui'

export default function BasicAlert() {
  return (
    <Alert
      icon="lucide:hard-drive"
      variant="subtle"
      title="Storage is almost full"
      description="Delete files you no longer need, or upgrade your plan."
    />
  )
}
