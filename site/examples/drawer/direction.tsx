import { Button, Drawer } from '@frond/ui'

const directions = ['top', 'right', 'bottom', 'left'] as const

export default function DrawerDirection() {
  return (
    <div className="flex flex-wrap gap-2">
      {directions.map((direction) => (
        <Drawer
          key={direction}
          direction={direction}
          title={`From the ${direction}`}
          trigger={<Button label={direction} color="neutral" variant="outline" className="capitalize" />}
        >
          It is dragged back to where it came from.
        </Drawer>
      ))}
    </div>
  )
}
