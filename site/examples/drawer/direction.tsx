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
          Drag it back to this side to close it.
        </Drawer>
      ))}
    </div>
  )
}
