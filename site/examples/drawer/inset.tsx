import { Button, Drawer } from '@frond/ui'

export default function InsetDrawer() {
  return (
    <Drawer inset title="Battery" trigger={<Button label="Open" color="neutral" variant="subtle" />}>
      Sixteen hours left. Charging at night keeps the battery young.
    </Drawer>
  )
}
