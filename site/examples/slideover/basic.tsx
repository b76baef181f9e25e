import { Button, Slideover } from '@frond/ui'

export default function BasicSlideover() {
  return (
    <Slideover
      title="Order 1042"
      description="Paid on Monday, not sent yet."
      trigger={<Button label="Show the order" />}
    >
      Two chairs and a table, to be sent in one parcel. The customer asks to be called before it is delivered.
    </Slideover>
  )
}
