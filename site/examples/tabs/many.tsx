import { Tabs } from '@frond/ui'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const items = months.map((month) => ({
  label: month,
  value: month.toLowerCase(),
  content: `What is in bloom in ${month}.`,
}))

export default function ManyTabs() {
  return <Tabs items={items} defaultValue="august" variant="link" aria-label="Months" className="w-full max-w-md" />
}
