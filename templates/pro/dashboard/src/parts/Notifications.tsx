import { Button, Chip, Empty, Icon, Slideover } from '@frond/ui'
import { useStored } from '../stored'

const notifications = [
  { id: 'order', icon: 'lucide:package', title: 'New order 1046', text: 'Barbara ordered 12 items.', time: '9:50' },
  { id: 'stock', icon: 'lucide:wheat', title: 'Flour is low', text: 'Six sacks of wheat are left.', time: '8:30' },
]

/** A button that opens the list of notifications. */
export function Notifications() {
  const [dismissed, setDismissed] = useStored<string[]>('dismissed', [])
  const shown = notifications.filter(({ id }) => !dismissed.includes(id))

  return (
    <Chip show={shown.length > 0} inset>
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
                  <p className="font-medium text-highlighted">{title}</p>
                  <p className="text-sm text-muted">
                    {text} {time}
                  </p>
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
