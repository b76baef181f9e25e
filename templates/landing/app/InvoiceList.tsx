import { Badge, Card } from '@frond/ui'

const invoices = [
  { from: 'Office rent', due: 'Mon 3', amount: '$1,840.00', state: 'Approved', color: 'success' },
  { from: 'Electricity', due: 'Tue 4', amount: '$212.40', state: 'Approved', color: 'success' },
  { from: 'Print shop', due: 'Thu 6', amount: '$96.10', state: 'Duplicate', color: 'warning' },
  { from: 'Web hosting', due: 'Fri 7', amount: '$48.00', state: 'To check', color: 'neutral' },
] as const

/** A picture of the product, drawn with components. */
export function InvoiceList() {
  return (
    <Card
      header={
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-semibold text-highlighted">Due this week</p>
          <p className="text-sm text-muted tabular-nums">$2,196.50</p>
        </div>
      }
      ui={{ body: 'p-0 sm:p-0' }}
      className="w-full"
    >
      <ul className="divide-y divide-default">
        {invoices.map(({ from, due, amount, state, color }) => (
          <li key={from} className="flex items-center gap-4 px-4 py-3 sm:px-6">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium text-highlighted">{from}</p>
              <p className="text-sm text-muted">Due {due}</p>
            </div>
            <Badge label={state} color={color} variant="subtle" />
            <p className="w-24 text-end text-default tabular-nums">{amount}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
