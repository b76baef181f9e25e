import { Button, Drawer } from '@frond/ui'

export default function HandleOnlyDrawer() {
  return (
    <Drawer handleOnly title="Terms" trigger={<Button label="Read the terms" />}>
      The text can be selected and copied, because only the handle drags the drawer.
    </Drawer>
  )
}
