import { Badge } from '@frond/ui'

export default function BadgeThumbnail() {
  return (
    <>
      <Badge label="New" />
      <Badge label="Beta" color="info" variant="subtle" />
      <Badge label="Draft" color="neutral" variant="outline" />
      <Badge label="Late" color="error" variant="soft" />
    </>
  )
}
