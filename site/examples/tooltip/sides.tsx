import { Button, Tooltip } from '@frond/ui'

const sides = ['top', 'right', 'bottom', 'left'] as const

export default function TooltipSides() {
  return (
    <div className="flex flex-wrap justify-center gap-4 p-8">
      {sides.map((side) => (
        <Tooltip key={side} arrow text={`On the ${side}`} content={{ side }}>
          <Button label={side} color="neutral" variant="subtle" className="capitalize" />
        </Tooltip>
      ))}
    </div>
  )
}
