import { Container } from '@frond/ui'

export default function BasicContainer() {
  return (
    <Container className="border-x border-dashed border-accented py-8">
      Content is centered, padded and at most 80 rem wide.
    </Container>
  )
}
