import { Button, Drawer } from '@frond/ui'

export default function InsetDrawer() {
  return (
    <Drawer inset title="Battery" trigger={<Button label="Show battery" color="neutral" variant="subtle" />}>
      16 hours left. Optimized charging is on.
    </Drawer>
  )
}
