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
          A side is where the visitor sees it, whichever way the text runs.
        </Slideover>
      ))}
    </div>
  )
}
