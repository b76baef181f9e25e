import { Button, Container } from '@frond/ui'

/** A header whose line reaches from edge to edge, while its content is in line with the page. */
export default function ContainerElement() {
  return (
    <div className="w-full overflow-hidden rounded-lg ring ring-default">
      <div className="border-b border-default">
        <Container render={<header />} className="flex h-14 items-center justify-between">
          <span className="font-semibold">Herbarium</span>
          <Button label="Sign in" size="sm" color="neutral" variant="outline" />
        </Container>
      </div>
      <Container render={<section aria-label="Welcome" />} className="py-8 text-muted">
        Two thousand pressed leaves, photographed page by page.
      </Container>
    </div>
  )
}
