import { plans, type Plan } from '@frond/pro-server/plans'
import { PricingTable } from '@frond/ui/pricing-table'
import { formatMoney } from './format'

type Value = string | number | boolean

/** One row of the table: a value for each plan. */
function feature(title: string, toValue: (plan: Plan) => Value) {
  return { title, tiers: Object.fromEntries(plans.map((plan) => [plan.id, toValue(plan)])) }
}

const sections = [
  {
    title: 'License',
    features: [
      feature('Included seats', ({ seats }) => seats),
      feature('Further seats', ({ extraSeatMinor, currency }) =>
        extraSeatMinor === undefined ? false : `${formatMoney(extraSeatMinor, currency)} each`,
      ),
      feature('Months of updates', ({ updateMonths }) => updateMonths),
      feature('Unlimited projects', () => true),
      feature('Projects for clients', () => true),
    ],
  },
  {
    title: 'Included',
    features: [
      feature('Every Pro template', () => true),
      feature('Certificate for builds without a network', () => true),
      feature('Release and move seats', () => true),
      feature('Replace a lost key', () => true),
    ],
  },
]

/** What each plan includes, row by row. */
export function PlansTable() {
  return (
    <PricingTable
      caption="Comparison of the plans"
      tiers={plans.map(({ id, name, amountMinor, currency }) => ({
        id,
        title: name,
        price: formatMoney(amountMinor, currency),
        highlight: id === 'team',
      }))}
      sections={sections}
    />
  )
}
