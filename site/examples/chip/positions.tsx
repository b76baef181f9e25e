import { Avatar, Chip } from '@frond/ui'

const positions = ['top-right', 'bottom-right', 'top-left', 'bottom-left'] as const

export default function ChipPositions() {
  return (
    <div className="flex flex-wrap gap-6">
      {positions.map((position) => (
        <Chip key={position} position={position} color="success" inset size="xl">
          <Avatar alt="Mobile Team" size="xl" />
        </Chip>
      ))}
    </div>
  )
}
