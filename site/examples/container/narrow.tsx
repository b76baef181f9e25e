import { Container } from '@frond/ui'

/** A class sets another width for this one; the variable `--ui-container` sets it for all. */
export default function NarrowContainer() {
  return (
    <div className="grid w-full gap-4">
      <Container className="max-w-sm rounded-lg bg-muted py-4 text-sm">384 px at most, for a form</Container>
      <Container className="rounded-lg bg-muted py-4 text-sm [--ui-container:28rem]">448 px at most</Container>
    </div>
  )
}
