import { Button, Drawer } from '@frond/ui'

export default function BasicDrawer() {
  return (
    <Drawer
      title="Share this page"
      description="Anyone with the link can view it."
      trigger={<Button label="Share" icon="lucide:share-2" />}
      footer={({ close }) => <Button block label="Copy link" onClick={close} />}
    >
      The link always shows the latest version, and stops working if you delete the page.
    </Drawer>
  )
}
