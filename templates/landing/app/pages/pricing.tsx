import { Accordion, Container, PageHero, PageSection, PricingPlans } from '@frond/ui'
import { plans, questions } from '../content'
import { pageMeta } from '../page-meta'

const description = 'Three plans, paid by the month. Change or cancel at any time.'

export const meta = () => pageMeta('Pricing', description)

export default function PricingPage() {
  return (
    <>
      <PageHero title="Pricing" description={description} ui={{ container: 'pb-12 sm:pb-16 lg:pb-16' }} />
      <Container>
        <h2 className="sr-only">Plans</h2>
        <PricingPlans plans={plans} />
      </Container>
      <PageSection title="Questions" ui={{ container: 'max-w-3xl' }}>
        <Accordion items={questions} type="multiple" />
      </PageSection>
    </>
  )
}
