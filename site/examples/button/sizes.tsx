import { Button } from '@frond/ui'

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

export default function ButtonSizes() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Button key={size} size={size} label={size} icon="lucide:plus" color="neutral" variant="outline" />
      ))}
    </div>
  )
}
