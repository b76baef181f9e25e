import { Badge } from '@frond/ui'

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

export default function BadgeSizes() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Badge key={size} size={size} label="Beta" icon="lucide:flask-conical" variant="soft" />
      ))}
    </div>
  )
}
