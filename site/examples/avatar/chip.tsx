import { Avatar } from '@frond/ui'

export default function AvatarChip() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar alt="Design Team" size="xl" chip />
      <Avatar alt="Mobile Team" size="xl" chip={{ color: 'success', position: 'bottom-right' }} />
      <Avatar alt="Web Team" size="xl" chip={{ color: 'error', text: 4, inset: false }} />
    </div>
  )
}
