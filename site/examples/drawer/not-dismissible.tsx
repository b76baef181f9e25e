import { Button, Drawer } from '@frond/ui'

export default function NotDismissibleDrawer() {
  return (
    <Drawer
      dismissible={false}
      handle={false}
      title="Cookies"
      trigger={<Button label="Open" />}
      footer={({ close }) => (
        <>
          <Button block label="Accept" onClick={close} />
          <Button block label="Only what is needed" color="neutral" variant="ghost" onClick={close} />
        </>
      )}
    >
      We keep one cookie to remember your answer.
    </Drawer>
  )
}
