import { Container } from '@frond/ui'

export default function BasicContainer() {
  return (
    <Container className="border-x border-dashed border-accented py-8">
      The text keeps its distance from both edges, and never grows wider than 80 rem.
    </Container>
  )
}
