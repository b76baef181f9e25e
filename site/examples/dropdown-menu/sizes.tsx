import { Button, DropdownMenu, type DropdownMenuItem } from '@frond/ui'

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

const items: DropdownMenuItem[] = [
  { label: 'Copy', icon: 'lucide:copy', kbds: ['meta', 'c'] },
  { label: 'Paste', icon: 'lucide:clipboard-paste', kbds: ['meta', 'v'] },
]

export default function DropdownMenuSizes() {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {sizes.map((size) => (
        <DropdownMenu key={size} size={size} items={items}>
          <Button label={size} size={size} color="neutral" variant="outline" />
        </DropdownMenu>
      ))}
    </div>
  )
}
