import { Badge } from '@frond/ui'

export default function BasicBadge() {
  return <Badge label="New" />
}
