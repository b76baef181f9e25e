import { Avatar, AvatarGroup, Link } from '@frond/ui'

/** Links can wrap the avatars. */
export default function AvatarGroupLinks() {
  return (
    <AvatarGroup size="2xl">
      <Link to="/docs/components/avatar">
        <Avatar alt="Avatar" icon="lucide:circle-user-round" />
      </Link>
      <Link to="/docs/components/button">
        <Avatar alt="Button" icon="lucide:mouse-pointer-click" />
      </Link>
      <Link to="/docs/components/chip">
        <Avatar alt="Chip" icon="lucide:circle-dot" />
      </Link>
    </AvatarGroup>
  )
}
