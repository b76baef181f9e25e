import { Avatar } from '@frond/ui'

const colors = ['neutral', 'primary', 'secondary', 'success', 'info', 'warning', 'error'] as const

export default function AvatarColors() {
  return (
    <div className="flex flex-wrap gap-3">
      {colors.map((color) => (
        <Avatar key={color} color={color} alt="Web Team" size="lg" />
      ))}
    </div>
  )
}
