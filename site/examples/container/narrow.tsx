import { Container } from '@frond/ui'

/** A class changes the width of one container, `--ui-container` the width of all containers below. */
export default function NarrowContainer() {
  return (
    <div className="grid w-full gap-4">
      <Container className="max-w-sm rounded-lg bg-muted py-4 text-sm">Max. 384 px</Container>
      <Container className="rounded-lg bg-muted py-4 text-sm [--ui-container:28rem]">Max. 448 px</Container>
    </div>
  )
}
