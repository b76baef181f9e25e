import { Button, Container } from '@frond/ui'

/** The border spans the full width, while the content is aligned with the page. */
export default function ContainerElement() {
  return (
    <div className="w-full overflow-hidden rounded-lg ring ring-default">
      <div className="border-b border-default">
        <Container render={<header />} className="flex h-14 items-center justify-between">
          <span className="font-semibold">Acme</span>
          <Button label="Sign in" size="sm" color="neutral" variant="outline" />
        </Container>
      </div>
      <Container render={<section aria-label="Welcome" />} className="py-8 text-muted">
        Project planning for small teams.
      </Container>
    </div>
  )
}
