import { Button, Drawer } from '@frond/ui'

export default function BasicDrawer() {
  return (
    <Drawer
      title="Share this page"
      description="Everyone with the link can read it."
      trigger={<Button label="Share" icon="lucide:share-2" />}
      footer={({ close }) => <Button block label="Copy the link" onClick={close} />}
    >
      The link stays the same when you change the page, and stops working when you delete it.
    </Drawer>
  )
}
