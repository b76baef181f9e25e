import { Progress } from '@frond/ui'

export default function BasicProgress() {
  return <Progress aria-label="Storage" value={64} status />
}
