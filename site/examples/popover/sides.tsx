import { Button, Popover } from '@frond/ui'

const sides = ['top', 'right', 'bottom', 'left'] as const

export default function PopoverSides() {
  return (
    <div className="flex flex-wrap justify-center gap-4">
      {sides.map((side) => (
        <Popover
          key={side}
          arrow
          content={{ side, sideOffset: 10 }}
          renderContent={<p className="px-4 py-3">On the {side}</p>}
        >
          <Button label={side} color="neutral" variant="subtle" className="capitalize" />
        </Popover>
      ))}
    </div>
  )
}
