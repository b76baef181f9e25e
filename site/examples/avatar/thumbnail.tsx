import { Avatar } from '@frond/ui'

export default function AvatarThumbnail() {
  return (
    <>
      <Avatar src="/favicon.svg" alt="Frond UI" size="xl" />
      <Avatar alt="Design Team" size="xl" />
      <Avatar alt="Guest" icon="lucide:user" size="xl" chip={{ color: 'success', position: 'bottom-right' }} />
    </>
  )
}
