import { Accordion, Container, PageCTA, PageFeature, PageGrid, PageHero, PageSection } from '@frond/ui'
import { features, hero, product, questions, steps } from '../content'
import { InvoiceList } from '../InvoiceList'
import { pageMeta } from '../page-meta'

export const meta = () => pageMeta(undefined, product.description)

export default function HomePage() {
  return (
    <>
      <PageHero
        {...hero}
        orientation="horizontal"
        links={[
          {
            label: 'See the plans',
            to: '/pricing',
            size: 'xl',
            trailingIcon: 'lucide:arrow-right',
            ui: { trailingIcon: 'rtl:-scale-x-100' },
          },
          { label: 'Ask a question', to: '/contact', size: 'xl', color: 'neutral', variant: 'outline' },
        ]}
      >
        <InvoiceList />
      </PageHero>
      <PageSection
        id="features"
        headline="Features"
        title="Less work per invoice"
        description="Everything between the arrival of an invoice and its payment."
      >
        <PageGrid>
          {features.map((feature) => (
            <PageFeature key={feature.title} {...feature} orientation="vertical" />
          ))}
        </PageGrid>
      </PageSection>
      <PageSection headline="How it works" title="Three steps a week">
        <ol className="grid gap-8 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="rounded-xl border border-default p-6">
              <span className="flex size-8 items-center justify-center rounded-full bg-primary/10 font-semibold text-primary">
                {index + 1}
              </span>
              <h3 className="mt-4 font-semibold text-highlighted">{step.title}</h3>
              <p className="mt-2 text-muted">{step.description}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title="Questions" ui={{ container: 'max-w-3xl' }}>
        <Accordion items={questions} type="multiple" />
      </PageSection>
      <Container className="pb-24">
        <PageCTA
          variant="subtle"
          title="Start with the next invoice"
          description="Choose a plan and forward the first invoice today."
          links={[
            {
              label: 'See the plans',
              to: '/pricing',
              trailingIcon: 'lucide:arrow-right',
              ui: { trailingIcon: 'rtl:-scale-x-100' },
            },
          ]}
        />
      </Container>
    </>
  )
}
