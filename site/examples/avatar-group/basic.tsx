import { Avatar, AvatarGroup } from '@frond/ui'

export default function BasicAvatarGroup() {
  return (
    <AvatarGroup>
      <Avatar src="/favicon.svg" alt="Frond UI" />
      <Avatar alt="Design Team" />
      <Avatar alt="Mobile Team" />
    </AvatarGroup>
  )
}
