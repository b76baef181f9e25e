import { Avatar, Badge, Button, Icon, Kbd, Modal, Progress, Tabs, Tooltip, useToast } from '@frond/ui'
import { useState, type ReactElement, type ReactNode } from 'react'

const news = [
  {
    id: 'review',
    icon: 'lucide:message-square',
    title: 'Design review',
    note: 'Three comments on the sheet',
    time: 'Now',
    unread: true,
  },
  {
    id: 'release',
    icon: 'lucide:rocket',
    title: 'Release',
    note: 'Version 3 is ready to publish',
    time: '2 h',
    unread: true,
    badge: 'Ready',
  },
  {
    id: 'access',
    icon: 'lucide:user-check',
    title: 'Access',
    note: 'A viewer became an editor',
    time: '5 h',
    unread: false,
  },
  {
    id: 'backup',
    icon: 'lucide:database-backup',
    title: 'Backup',
    note: 'Finished without a fault',
    time: '1 d',
    unread: false,
  },
]

/** An overview of what happened, made of components and token utilities alone. */
export default function Overview() {
  const toast = useToast()
  const [filter, setFilter] = useState('all')
  const [read, setRead] = useState<readonly string[]>([])
  const isUnread = (item: (typeof news)[number]) => item.unread && !read.includes(item.id)
  const unread = news.filter(isUnread)
  const shown = filter === 'unread' ? unread : news

  function readAll() {
    setRead(news.map((item) => item.id))
    toast.add({
      title: 'Everything is read',
      description: 'News stay in the list for thirty days.',
      icon: 'lucide:check-check',
      color: 'success',
      actions: [{ label: 'Undo', color: 'neutral', variant: 'outline', size: 'xs', onClick: () => setRead([]) }],
    })
  }

  return (
    <div className="@container w-full overflow-hidden rounded-xl bg-default ring ring-default">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-default px-4 py-4 @xl:px-6">
        <div className="flex items-center gap-3">
          <h3 className="text-base font-semibold text-highlighted">Overview</h3>
          {unread.length > 0 && <Badge label={`${unread.length} new`} size="sm" variant="soft" />}
        </div>
        <div className="flex items-center gap-2">
          <Tooltip text="Search" kbds={['meta', 'K']}>
            <Button icon="lucide:search" aria-label="Search" color="neutral" variant="ghost" />
          </Tooltip>
          <NewReview trigger={<Button label="New review" icon="lucide:plus" />} />
        </div>
      </header>

      <div className="grid gap-6 p-4 @xl:p-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
        <section className="overflow-hidden rounded-lg ring ring-default">
          <div className="flex flex-wrap items-center justify-between gap-3 p-4">
            <Tabs
              aria-label="News"
              color="neutral"
              size="xs"
              content={false}
              value={filter}
              onValueChange={setFilter}
              items={[
                { label: 'All', value: 'all' },
                { label: 'Unread', value: 'unread' },
              ]}
            />
            <Button
              label="Mark all as read"
              size="xs"
              color="neutral"
              variant="ghost"
              disabled={unread.length === 0}
              onClick={readAll}
            />
          </div>
          {shown.length > 0 ? (
            <ul className="divide-y divide-muted border-t border-muted">
              {shown.map((item) => (
                <li key={item.id} className="flex items-center gap-3 px-4 py-3 hover:bg-elevated/50">
                  <Avatar icon={item.icon} color={isUnread(item) ? 'primary' : 'neutral'} size="lg" />
                  <div className="min-w-0 flex-1">
                    <p className="flex items-center gap-2 text-sm font-medium text-highlighted">
                      {item.title}
                      {item.badge && <Badge label={item.badge} size="sm" color="success" variant="subtle" />}
                    </p>
                    <p className="truncate text-sm text-muted">{item.note}</p>
                  </div>
                  <span className="shrink-0 text-xs text-muted tabular-nums">{item.time}</span>
                </li>
              ))}
            </ul>
          ) : (
            <Empty icon="lucide:check-check" title="Nothing new" text="You have read everything.">
              <Button label="Show all" color="neutral" variant="outline" onClick={() => setFilter('all')} />
            </Empty>
          )}
        </section>

        <div className="grid gap-6 @3xl:grid-rows-[auto_1fr]">
          <section className="rounded-lg p-4 ring ring-default">
            <h4 className="text-sm font-medium text-highlighted">Release</h4>
            <p className="mt-1 text-sm text-muted">Two of three checks are done.</p>
            <Progress value={2} max={3} size="sm" aria-label="Checks done" className="mt-4" />
          </section>
          <section className="flex flex-col justify-center rounded-lg ring ring-default">
            <Empty icon="lucide:inbox" title="No open reviews" text="Ask for one, and it waits here.">
              <NewReview trigger={<Button label="New review" color="neutral" variant="outline" />} />
            </Empty>
          </section>
        </div>
      </div>
    </div>
  )
}

interface EmptyProps {
  icon: string
  title: string
  text: string
  /** The way on. */
  children: ReactNode
}

function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <span className="flex size-10 items-center justify-center rounded-full bg-elevated text-dimmed">
        <Icon name={icon} className="size-5" />
      </span>
      <h4 className="mt-3 text-sm font-medium text-highlighted">{title}</h4>
      <p className="mt-1 mb-4 text-sm text-balance text-muted">{text}</p>
      {children}
    </div>
  )
}

function NewReview({ trigger }: { trigger: ReactElement }) {
  const toast = useToast()

  return (
    <Modal
      title="New review"
      description="Choose what others should look at."
      trigger={trigger}
      ui={{ footer: 'justify-end' }}
      footer={({ close }) => (
        <>
          <Button label="Cancel" color="neutral" variant="ghost" onClick={close} />
          <Button
            label="Ask for review"
            onClick={() => {
              close()
              toast.add({ title: 'Review asked for', icon: 'lucide:send', color: 'success' })
            }}
          />
        </>
      )}
    >
      <div className="grid gap-4">
        <div className="flex items-center gap-3 rounded-lg p-3 ring ring-default">
          <Avatar icon="lucide:layers" color="primary" size="lg" className="rounded-md" />
          <div className="min-w-0 flex-1">
            <p className="font-medium text-highlighted">Design sheet</p>
            <p className="truncate text-muted">Colors, type, two screens</p>
          </div>
          <Badge label="Draft" color="neutral" variant="subtle" />
        </div>
        <p className="flex items-center gap-1.5 text-muted">
          Press <Kbd value="escape" size="sm" /> to leave without asking.
        </p>
      </div>
    </Modal>
  )
}
