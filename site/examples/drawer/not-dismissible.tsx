import { Button, Drawer } from '@frond/ui'

export default function NotDismissibleDrawer() {
  return (
    <Drawer
      dismissible={false}
      handle={false}
      title="Cookies"
      trigger={<Button label="Cookie settings" />}
      footer={({ close }) => (
        <>
          <Button block label="Only necessary cookies" color="neutral" variant="ghost" onClick={close} />
          <Button block label="Accept" onClick={close} />
        </>
      )}
    >
      We use cookies to remember your settings.
    </Drawer>
  )
}
