import { Button, Slideover } from '@frond/ui'

const sides = ['top', 'right', 'bottom', 'left'] as const

export default function SlideoverSide() {
  return (
    <div className="flex flex-wrap gap-2">
      {sides.map((side) => (
        <Slideover
          key={side}
          side={side}
          title={`From the ${side}`}
          trigger={<Button label={side} color="neutral" variant="outline" className="capitalize" />}
        >
          Sides are physical: they are the same in right-to-left languages.
        </Slideover>
      ))}
    </div>
  )
}
