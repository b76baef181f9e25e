import { Button, Drawer, type DrawerProps } from '@frond/ui'

export default function DrawerPlayground(props: DrawerProps) {
  return (
    <Drawer
      title="Share this page"
      description="Anyone with the link can view it."
      trigger={<Button label="Share" color="neutral" variant="outline" />}
      footer={({ close }) => <Button label="Done" block onClick={close} />}
      {...props}
    />
  )
}
