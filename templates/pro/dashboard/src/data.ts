/** Sample data. Replace it with the answers of your API. */

export interface Customer {
  id: string
  name: string
  email: string
  shop: string
  orders: number
  spent: number
  status: 'active' | 'paused' | 'new'
}

const names = [
  'Ada Hughes',
  'Alan Reed',
  'Barbara Wood',
  'Edgar Lane',
  'Frances Hill',
  'Grace Turner',
  'Hedy Marsh',
  'Joan Carter',
  'John Fisher',
  'Katherine Young',
  'Ken Webb',
  'Margaret Stone',
  'Nicholas Ross',
  'Radia Price',
  'Sophie King',
  'Tim Shaw',
  'Tony Mills',
  'Yuki Moore',
  'Annie West',
  'Lynn Page',
  'Mary Ward',
  'Donald Green',
  'Shafi Wade',
  'Leslie Baker',
]
const shops = ['Old town', 'Station', 'Market']
const statuses = ['active', 'active', 'active', 'paused', 'new'] as const

export const customers: Customer[] = names.map((name, index) => ({
  id: `customer-${index + 1}`,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  shop: shops[index % shops.length]!,
  orders: ((index * 7) % 23) + 1,
  spent: Math.round((((index * 7) % 23) + 1) * (12.5 + (index % 5) * 2.1) * 100) / 100,
  status: statuses[index % statuses.length]!,
}))

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export const revenue: Readonly<Record<string, readonly number[]>> = {
  all: [1860, 1970, 1780, 2130, 2590, 3170, 2480],
  town: [620, 640, 560, 710, 820, 1040, 900],
  station: [620, 670, 620, 710, 910, 1070, 750],
  market: [620, 660, 600, 710, 860, 1060, 830],
}

export interface Order {
  number: number
  customer: string
  items: number
  total: number
  status: 'open' | 'packed' | 'collected'
}

export const orders: Order[] = [
  { number: 1046, customer: 'Barbara Wood', items: 12, total: 38.4, status: 'open' },
  { number: 1045, customer: 'Radia Price', items: 3, total: 9.9, status: 'packed' },
  { number: 1044, customer: 'Edgar Lane', items: 6, total: 17.2, status: 'packed' },
  { number: 1043, customer: 'Grace Turner', items: 2, total: 5.8, status: 'collected' },
  { number: 1042, customer: 'Alan Reed', items: 8, total: 21.6, status: 'collected' },
]

export interface Message {
  id: string
  from: string
  role: string
  subject: string
  text: string
  time: string
}

export const messages: Message[] = [
  {
    id: 'shelf',
    from: 'Grace Turner',
    role: 'Shop in the old town',
    subject: 'Shelf for the new rolls',
    text: 'The poppy seed rolls sell out before nine. Could we get a second tray tomorrow? There is room on the lower shelf.\n\nThe rye can move to the corner.',
    time: '9:42',
  },
  {
    id: 'oven',
    from: 'Alan Reed',
    role: 'Oven and machines',
    subject: 'Maintenance on Thursday',
    text: 'The technician comes on Thursday at two in the afternoon. The large oven is off for an hour, so please bake the second batch before lunch.',
    time: '8:15',
  },
  {
    id: 'flour',
    from: 'Edgar Lane',
    role: 'Mill',
    subject: 'Delivery of flour',
    text: 'Forty sacks of wheat and twelve of spelt leave the mill on Monday. The invoice is attached to the delivery.',
    time: 'Yesterday',
  },
  {
    id: 'cake',
    from: 'Barbara Wood',
    role: 'Customer',
    subject: 'Cake for Sunday',
    text: 'Is it possible to order a cherry cake for twelve people? We would collect it on Sunday morning, before ten.',
    time: 'Yesterday',
  },
  {
    id: 'plan',
    from: 'Radia Price',
    role: 'Planning',
    subject: 'Shifts in December',
    text: 'The plan for December is ready. Please check your days until Friday, later changes are hard to fit in.',
    time: 'Mon',
  },
]

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const wholeMoney = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const change = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' })

export function formatMoney(value: number): string {
  return money.format(value)
}

export function formatWholeMoney(value: number): string {
  return wholeMoney.format(value)
}

/** A share of 1 as percent with a sign, such as +8%. */
export function formatChange(value: number): string {
  return change.format(value)
}
