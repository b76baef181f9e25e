import { Button, Slideover } from '@frond/ui'

export default function InsetSlideover() {
  return (
    <Slideover inset title="What's new" trigger={<Button label="See what's new" color="neutral" variant="subtle" />}>
      Tables can be sorted by several columns, and the calendar shows public holidays.
    </Slideover>
  )
}
