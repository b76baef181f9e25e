import { Badge } from '@frond/ui'

export default function BadgeAvatar() {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge label="Design Team" avatar={{ text: 'DT' }} color="neutral" variant="outline" />
      <Badge label="Mobile Team" avatar={{ text: 'MT' }} color="neutral" variant="outline" />
    </div>
  )
}
