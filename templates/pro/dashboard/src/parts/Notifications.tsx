import { Button, Chip, Empty, Icon, Slideover } from '@frond/ui'
import { useStored } from '../stored'

const notifications = [
  {
    id: 'order',
    icon: 'lucide:package',
    title: 'New order 1046',
    text: 'Barbara Wood ordered 12 items.',
    time: '9:50',
  },
  { id: 'stock', icon: 'lucide:wheat', title: 'Flour is low', text: 'Six sacks of wheat are left.', time: '8:30' },
  {
    id: 'late',
    icon: 'lucide:clock-alert',
    title: 'Order 1044 is late',
    text: 'Edgar Lane wanted to collect it at eight.',
    time: '8:10',
  },
  {
    id: 'report',
    icon: 'lucide:file-chart-column',
    title: 'Weekly report',
    text: 'Revenue was 8% higher than in the week before.',
    time: 'Yesterday',
  },
]

/** A button that opens the list of notifications. */
export function Notifications() {
  const [dismissed, setDismissed] = useStored<string[]>('dismissed', [])
  const shown = notifications.filter(({ id }) => !dismissed.includes(id))

  return (
    <Chip show={shown.length > 0} inset ui={{ base: 'end-1.5 top-1.5' }}>
      <Slideover
        title="Notifications"
        description="What happened since yesterday."
        trigger={
          <Button
            icon="lucide:bell"
            aria-label={shown.length > 0 ? `Notifications, ${shown.length} new` : 'Notifications'}
            color="neutral"
            variant="ghost"
          />
        }
      >
        {shown.length === 0 ? (
          <Empty icon="lucide:bell-off" title="No notifications" description="New ones appear here." />
        ) : (
          <ul className="flex flex-col gap-2">
            {shown.map(({ id, icon, title, text, time }) => (
              <li key={id} className="flex items-start gap-3 rounded-lg p-3 ring ring-default">
                <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="text-sm font-medium text-highlighted">{title}</p>
                  <p className="mt-0.5 text-sm text-muted">{text}</p>
                  <p className="mt-1 text-xs text-muted">{time}</p>
                </div>
                <Button
                  icon="lucide:x"
                  aria-label={`Dismiss ${title}`}
                  color="neutral"
                  variant="ghost"
                  size="sm"
                  onClick={() => setDismissed([...dismissed, id])}
                />
              </li>
            ))}
          </ul>
        )}
      </Slideover>
    </Chip>
  )
}
