import { Button, Drawer } from '@frond/ui'

export default function NestedDrawer() {
  return (
    <Drawer
      title="Your trip"
      trigger={<Button label="Plan a trip" />}
      footer={
        <Drawer
          nested
          title="Add a stop"
          trigger={<Button block label="Add a stop" color="neutral" variant="outline" />}
          footer={({ close }) => <Button block label="Add" onClick={close} />}
        >
          The first drawer stays open behind this one.
        </Drawer>
      }
    >
      Three days, two stops.
    </Drawer>
  )
}
