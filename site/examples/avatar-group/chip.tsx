import { Avatar, AvatarGroup } from '@frond/ui'

export default function AvatarGroupChip() {
  return (
    <AvatarGroup size="xl">
      <Avatar alt="Design Team" chip={{ color: 'success', position: 'bottom-right' }} />
      <Avatar alt="Mobile Team" chip={{ color: 'warning', position: 'bottom-right' }} />
      <Avatar alt="Web Team" color="primary" />
    </AvatarGroup>
  )
}
