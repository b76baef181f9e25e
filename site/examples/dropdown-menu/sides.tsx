import { Button, DropdownMenu } from '@frond/ui'

const sides = ['top', 'right', 'bottom', 'left'] as const

export default function DropdownMenuSides() {
  return (
    <div className="flex flex-wrap justify-center gap-4">
      {sides.map((side) => (
        <DropdownMenu
          key={side}
          arrow
          content={{ side, sideOffset: 10 }}
          items={[{ label: 'Move up' }, { label: 'Move down' }]}
        >
          <Button label={side} color="neutral" variant="subtle" className="capitalize" />
        </DropdownMenu>
      ))}
    </div>
  )
}
