import { Button, Container } from '@frond/ui'

/** Invites to write, at the end of a page. */
export function ContactBanner() {
  return (
    <section className="bg-muted">
      <Container className="flex flex-wrap items-end justify-between gap-8 py-16 sm:py-24">
        <h2 className="max-w-2xl font-display text-4xl/tight font-medium tracking-tight text-balance text-highlighted sm:text-5xl/tight">
          Do you have something in mind?
        </h2>
        <Button label="Write to me" to="/contact" size="xl" />
      </Container>
    </section>
  )
}
