import { Tabs } from '@frond/ui'
import { useState } from 'react'

const ranges = [
  { label: 'Day', value: 1 },
  { label: 'Week', value: 7 },
  { label: 'Month', value: 30 },
]

/** Without panels, the tabs are a segmented control. */
export default function TabsWithoutContent() {
  const [days, setDays] = useState(7)

  return (
    <div className="grid grid-cols-1 gap-3">
      <Tabs
        items={ranges}
        value={days}
        onValueChange={setDays}
        content={false}
        size="sm"
        color="neutral"
        aria-label="Range"
      />
      <output className="text-center text-sm text-muted">Showing {days === 1 ? 'one day' : `${days} days`}</output>
    </div>
  )
}
