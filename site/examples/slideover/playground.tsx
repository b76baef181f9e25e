import { Button, Slideover, type SlideoverProps } from '@frond/ui'

export default function SlideoverPlayground(props: SlideoverProps) {
  return (
    <Slideover
      title="Order 1042"
      description="Paid on Monday, not sent yet."
      trigger={<Button label="Show the order" color="neutral" variant="outline" />}
      {...props}
    >
      Two chairs and a table, to be sent in one parcel.
    </Slideover>
  )
}
