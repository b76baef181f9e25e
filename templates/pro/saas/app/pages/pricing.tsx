import { Accordion, Badge, Container, PageHero, PageSection, PricingPlans, PricingTable, Tabs } from '@frond/ui'
import { useState } from 'react'
import { pageMeta } from '../page-meta'
import { comparison, type Cycle, describePrice, type Plan, plans } from '../plans'
import { questions } from '../product'

const description = 'Start free with ten jobs. Pay when a team depends on them.'

export const meta = () => pageMeta('Pricing', description)

const cycleTabs = [
  { label: 'Monthly', value: 'monthly' },
  { label: 'Yearly', value: 'yearly' },
]

export default function PricingPage() {
  const [cycle, setCycle] = useState<Cycle>('monthly')

  return (
    <>
      <PageHero title="Pricing" description={description} ui={{ container: 'pb-10 @2xl:pb-12 @5xl:pb-12' }} />
      <Container>
        <div className="mb-10 flex flex-wrap items-center justify-center gap-3">
          <Tabs
            aria-label="Payment"
            content={false}
            items={cycleTabs}
            value={cycle}
            onValueChange={(value) => setCycle(value as Cycle)}
            className="w-64"
          />
          <Badge label="Two months free" color="secondary" variant="subtle" className="rounded-full" />
        </div>
        <p role="status" className="sr-only">
          {plans.map((plan) => `${plan.title}: ${describePrice(plan, cycle)}`).join(', ')}
        </p>
        <h2 className="sr-only">Plans</h2>
        <PricingPlans plans={plans.map((plan) => toPricingPlan(plan, cycle))} />
      </Container>
      <PageSection title="All plans side by side">
        <PricingTable
          caption="Features of each plan"
          tiers={plans.map((plan) => ({ id: plan.id, title: plan.title, highlight: plan.id === 'team' }))}
          sections={comparison}
          ui={{ tier: 'lg:px-4 lg:pt-5 lg:pb-0', tierTitleWrapper: 'lg:justify-center' }}
        />
      </PageSection>
      <PageSection title="Questions" ui={{ container: 'max-w-3xl' }}>
        <Accordion items={questions} type="multiple" />
      </PageSection>
    </>
  )
}

function toPricingPlan({ id, title, description: text, price, features }: Plan, cycle: Cycle) {
  const isFree = price.monthly === 0
  const isHighlighted = id === 'team'
  const look = isHighlighted ? {} : ({ color: 'neutral', variant: 'subtle' } as const)
  return {
    title,
    description: text,
    price: `$${price[cycle]}`,
    billingCycle: isFree ? 'without an end date' : cycle === 'monthly' ? '/ month' : '/ year',
    features,
    highlight: isHighlighted,
    button: {
      label: isFree ? 'Start free' : `Choose ${title}`,
      to: `/sign-up?plan=${id}&cycle=${cycle}`,
      ...look,
    },
  }
}
