/** The plans and what each of them contains. */

export const cycles = ['monthly', 'yearly'] as const

export type Cycle = (typeof cycles)[number]

export interface Plan {
  id: 'solo' | 'team' | 'business'
  title: string
  description: string
  /** Dollars for a month, and for a year. */
  price: Readonly<Record<Cycle, number>>
  features: readonly string[]
}

export const plans: readonly Plan[] = [
  {
    id: 'solo',
    title: 'Solo',
    description: 'For your own projects.',
    price: { monthly: 0, yearly: 0 },
    features: ['10 jobs', '1 person', 'Alerts by email', '7 days of history'],
  },
  {
    id: 'team',
    title: 'Team',
    description: 'For a team that shares the night.',
    price: { monthly: 20, yearly: 200 },
    features: ['100 jobs', '10 people', 'Alerts by email, chat and webhook', '90 days of history', 'On-call schedules'],
  },
  {
    id: 'business',
    title: 'Business',
    description: 'For many teams and audits.',
    price: { monthly: 80, yearly: 800 },
    features: ['1,000 jobs', 'Unlimited people', 'Everything in Team', '2 years of history', 'Audit log and SSO'],
  },
]

export const freePlan = plans[0]!

export const findPlan = (id: string | null): Plan => plans.find((plan) => plan.id === id) ?? freePlan

export const toCycle = (value: string | null): Cycle => (value === 'yearly' ? 'yearly' : 'monthly')

/** For example "$20 per month". */
export function describePrice({ price }: Plan, cycle: Cycle): string {
  if (price[cycle] === 0) return 'Free'
  return `$${price[cycle]} per ${cycle === 'monthly' ? 'month' : 'year'}`
}

/** Rows of the table that compares the plans. */
export const comparison = [
  {
    title: 'Jobs',
    features: [
      { title: 'Watched jobs', tiers: { solo: '10', team: '100', business: '1,000' } },
      { title: 'Shortest interval', tiers: { solo: '5 minutes', team: '1 minute', business: '1 minute' } },
      { title: 'History', tiers: { solo: '7 days', team: '90 days', business: '2 years' } },
      { title: 'Output of a run', tiers: { solo: false, team: '10 kB', business: '100 kB' } },
    ],
  },
  {
    title: 'Alerts',
    features: [
      { title: 'Email', tiers: { solo: true, team: true, business: true } },
      { title: 'Chat and webhook', tiers: { solo: false, team: true, business: true } },
      { title: 'On-call schedules', tiers: { solo: false, team: true, business: true } },
    ],
  },
  {
    title: 'Access',
    features: [
      { title: 'People', tiers: { solo: '1', team: '10', business: 'Unlimited' } },
      { title: 'API', tiers: { solo: true, team: true, business: true } },
      { title: 'Audit log', tiers: { solo: false, team: false, business: true } },
      { title: 'Single sign-on', tiers: { solo: false, team: false, business: true } },
    ],
  },
]
