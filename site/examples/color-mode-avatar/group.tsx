import { Avatar, AvatarGroup, ColorModeAvatar } from '@frond/ui'

const day =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%23bae6fd'/%3E%3Ccircle cx='24' cy='24' r='10' fill='%23facc15'/%3E%3C/svg%3E"
const night =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%230f172b'/%3E%3Ccircle cx='24' cy='24' r='10' fill='%23e2e8f0'/%3E%3C/svg%3E"

export default function ColorModeAvatarGroup() {
  return (
    <AvatarGroup size="2xl">
      <ColorModeAvatar light={day} dark={night} alt="Sky" />
      <Avatar alt="Web Team" />
      <Avatar src="/favicon.svg" alt="Frond UI" />
    </AvatarGroup>
  )
}
