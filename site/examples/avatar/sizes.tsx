import { Avatar } from '@frond/ui'

const sizes = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const

export default function AvatarSizes() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Avatar key={size} size={size} alt="Mobile Team" />
      ))}
    </div>
  )
}
