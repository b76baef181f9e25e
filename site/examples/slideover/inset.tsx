import { Button, Slideover } from '@frond/ui'

export default function InsetSlideover() {
  return (
    <Slideover inset title="What is new" trigger={<Button label="Open" color="neutral" variant="subtle" />}>
      With a margin around it, the panel lies on the page rather than beside it.
    </Slideover>
  )
}
