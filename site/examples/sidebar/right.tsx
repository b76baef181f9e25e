import { Button, Sidebar } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

const details = [
  ['Customer', 'Grace'],
  ['Ordered', 'Today, 9:30'],
  ['Pickup', 'Tomorrow, 8:00'],
  ['Total', '€18.40'],
]

export default function RightSidebar() {
  const [open, setOpen] = useState(true)

  return (
    <div className="flex min-h-dvh">
      <div className="min-w-0 flex-1 p-6">
        <h1 className="text-xl font-semibold text-highlighted">Order 1042</h1>
        <Button
          label={open ? 'Hide details' : 'Show details'}
          aria-expanded={open}
          color="neutral"
          variant="outline"
          className="mt-4"
          onClick={() => setOpen(!open)}
        />
      </div>
      <Sidebar side="right" mode="drawer" title="Details" close open={open} onOpenChange={setOpen}>
        <dl className="grid gap-3 text-sm">
          {details.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="text-highlighted">{value}</dd>
            </div>
          ))}
        </dl>
      </Sidebar>
    </div>
  )
}
