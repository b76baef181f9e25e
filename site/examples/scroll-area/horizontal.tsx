import { ScrollArea } from '@frond/ui'

const months = [...Array(12).keys()].map((month) => ({
  id: month,
  name: new Date(2025, month).toLocaleDateString('en', { month: 'long' }),
  days: new Date(2025, month + 1, 0).getDate(),
}))

export default function HorizontalScrollArea() {
  return (
    <ScrollArea
      items={months}
      orientation="horizontal"
      shadow
      aria-label="Months"
      className="w-full max-w-lg"
      ui={{ viewport: 'gap-3 pb-3' }}
    >
      {({ item }) => (
        <div className="w-32 rounded-lg border border-default p-4">
          <p className="text-sm font-medium text-highlighted">{item.name}</p>
          <p className="text-sm text-muted">{item.days} days</p>
        </div>
      )}
    </ScrollArea>
  )
}
