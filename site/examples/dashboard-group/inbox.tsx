import {
  Avatar,
  Badge,
  Button,
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSearch,
  DashboardSearchButton,
  DashboardSidebar,
  DashboardSidebarCollapse,
  Empty,
  NavigationMenu,
  Slideover,
  Tabs,
  Textarea,
  Tooltip,
  User,
} from '@frond/ui'
import { useState, type ReactNode } from 'react'

export const layout = 'page'

interface Mail {
  id: string
  from: string
  role: string
  subject: string
  text: string
  time: string
  unread?: boolean
}

const mails: readonly Mail[] = [
  {
    id: 'shelf',
    from: 'Grace',
    role: 'Shop in the old town',
    subject: 'Shelf for the new rolls',
    text: 'The poppy seed rolls sell out before nine. Could we get a second tray tomorrow? There is room on the lower shelf, and the morning customers ask for them by name.\n\nThe rye can move to the corner.',
    time: '9:42',
    unread: true,
  },
  {
    id: 'oven',
    from: 'Alan',
    role: 'Oven and machines',
    subject: 'Maintenance on Thursday',
    text: 'The technician comes on Thursday at two in the afternoon. The large oven is off for an hour, so please bake the second batch before lunch.',
    time: '8:15',
    unread: true,
  },
  {
    id: 'flour',
    from: 'Edsger',
    role: 'Mill',
    subject: 'Delivery of flour',
    text: 'Forty sacks of wheat and twelve of spelt leave the mill on Monday. The invoice is attached to the delivery.',
    time: 'Yesterday',
  },
  {
    id: 'cake',
    from: 'Barbara',
    role: 'Customer',
    subject: 'Cake for Sunday',
    text: 'Is it possible to order a cherry cake for twelve people? We would collect it on Sunday morning, before ten if the shop is open.',
    time: 'Yesterday',
  },
  {
    id: 'plan',
    from: 'Radia',
    role: 'Planning',
    subject: 'Shifts in December',
    text: 'The plan for December is ready. Please check your days until Friday, later changes are hard to fit in.',
    time: 'Mon',
  },
]

const folders = [
  { label: 'Inbox', icon: 'lucide:inbox', to: '#inbox', active: true, badge: 2 },
  { label: 'Drafts', icon: 'lucide:file-pen', to: '#drafts', active: false },
  { label: 'Sent', icon: 'lucide:send', to: '#sent', active: false },
  { label: 'Archive', icon: 'lucide:archive', to: '#archive', active: false },
]

const groups = [
  { id: 'folders', label: 'Folders', items: folders.map(({ label, icon }) => ({ label, icon })) },
  { id: 'mails', label: 'Mails', items: mails.map(({ subject, from }) => ({ label: subject, suffix: from })) },
]

export default function Inbox() {
  const [filter, setFilter] = useState('all')
  const [selected, setSelected] = useState<string>()
  const [isSlideoverOpen, setSlideoverOpen] = useState(false)
  const mail = mails.find(({ id }) => id === selected)
  function select(id: string) {
    setSelected(id)
    // Small screens have no room for the second panel.
    setSlideoverOpen(matchMedia('(width < 64rem)').matches)
  }
  const shown = filter === 'unread' ? mails.filter(({ unread }) => unread) : mails

  return (
    <DashboardGroup unit="rem" storageKey="example-inbox">
      <MailSidebar />
      <DashboardPanel
        id="list"
        defaultSize={24}
        minSize={18}
        maxSize={32}
        resizable
        header={
          <DashboardNavbar
            title="Inbox"
            trailing={<Badge label={mails.length} variant="subtle" color="neutral" size="sm" />}
            right={
              <Tabs
                aria-label="Filter"
                size="xs"
                color="neutral"
                content={false}
                value={filter}
                onValueChange={setFilter}
                items={[
                  { label: 'All', value: 'all' },
                  { label: 'Unread', value: 'unread' },
                ]}
              />
            }
          />
        }
        ui={{ body: 'p-0 sm:p-0' }}
        body={<MailList mails={shown} selected={selected} onSelect={select} />}
      />
      <DashboardPanel
        className="max-lg:hidden"
        header={mail && <MailBar mail={mail} onClose={() => setSelected(undefined)} />}
        ui={{ body: mail ? '' : 'justify-center' }}
        body={
          mail ? (
            <MailText mail={mail} />
          ) : (
            <Empty icon="lucide:mail-open" title="No mail selected" description="Choose one from the list." />
          )
        }
        footer={mail && <Reply to={mail.from} />}
      />
      <MailSlideover mail={mail} open={isSlideoverOpen} onOpenChange={setSlideoverOpen} />
      <DashboardSearch groups={groups} />
    </DashboardGroup>
  )
}

function MailSidebar() {
  return (
    <DashboardSidebar
      minSize={12}
      defaultSize={15}
      maxSize={20}
      resizable
      collapsible
      header={({ collapsed }) => (
        <>
          {!collapsed && <span className="truncate font-semibold text-highlighted">Bakery mail</span>}
          <DashboardSidebarCollapse className={collapsed ? '' : 'ms-auto'} />
        </>
      )}
      footer={({ collapsed }) =>
        collapsed ? <Avatar text="A" size="sm" /> : <User name="Ada" description="Head baker" avatar={{ text: 'A' }} />
      }
    >
      {({ collapsed }) => (
        <>
          <DashboardSearchButton collapsed={collapsed} tooltip />
          <NavigationMenu orientation="vertical" collapsed={collapsed} tooltip items={folders} aria-label="Folders" />
        </>
      )}
    </DashboardSidebar>
  )
}

interface MailListProps {
  mails: readonly Mail[]
  selected: string | undefined
  onSelect: (id: string) => void
}

function MailList({ mails, selected, onSelect }: MailListProps) {
  return (
    <ul className="divide-y divide-muted" aria-label="Mails">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Button
            block
            color="neutral"
            variant="ghost"
            aria-current={mail.id === selected ? 'true' : undefined}
            className="h-auto flex-col items-stretch gap-1 rounded-none border-s-2 py-3 ps-3.5 pe-4 text-start font-normal focus-visible:-outline-offset-2 aria-[current]:border-s-primary aria-[current]:bg-elevated sm:ps-5.5 sm:pe-6"
            onClick={() => onSelect(mail.id)}
          >
            <span className="flex items-center gap-2">
              <span className={`truncate text-highlighted ${mail.unread ? 'font-semibold' : 'font-medium'}`}>
                {mail.from}
              </span>
              {mail.unread && (
                <span className="size-2 shrink-0 rounded-full bg-primary" role="img" aria-label="Unread" />
              )}
              <span className="ms-auto shrink-0 text-xs text-muted">{mail.time}</span>
            </span>
            <span className="truncate text-default">{mail.subject}</span>
            <span className="truncate text-muted">{mail.text}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function MailBar({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const action = (label: string, icon: string) => (
    <Tooltip text={label}>
      <Button icon={icon} aria-label={label} color="neutral" variant="ghost" />
    </Tooltip>
  )
  return (
    <DashboardNavbar
      toggle={false}
      headingLevel={2}
      leading={
        <Button
          icon="lucide:x"
          aria-label="Close mail"
          color="neutral"
          variant="ghost"
          className="-ms-1.5"
          onClick={onClose}
        />
      }
      title={mail.subject}
      right={
        <>
          {action('Archive', 'lucide:archive')}
          {action('Reply', 'lucide:reply')}
        </>
      }
    />
  )
}

function MailText({ mail }: { mail: Mail }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <User name={mail.from} description={mail.role} avatar={{ text: mail.from[0] }} size="lg" />
        <span className="text-xs text-muted">{mail.time}</span>
      </div>
      <p className="max-w-prose text-sm leading-6 whitespace-pre-line">{mail.text}</p>
    </>
  )
}

function Reply({ to }: { to: string }): ReactNode {
  return (
    <form
      className="m-4 mt-0 grid gap-2 rounded-lg p-3 ring ring-default sm:m-6 sm:mt-0"
      onSubmit={(event) => event.preventDefault()}
    >
      <Textarea variant="none" rows={2} autoresize placeholder={`Reply to ${to} …`} aria-label={`Reply to ${to}`} />
      <Button type="submit" label="Send" icon="lucide:send" size="sm" className="justify-self-end" />
    </form>
  )
}

interface MailSlideoverProps {
  mail: Mail | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The mail on small screens. */
function MailSlideover({ mail, open, onOpenChange }: MailSlideoverProps) {
  return (
    <Slideover
      open={open}
      onOpenChange={onOpenChange}
      title={mail?.subject ?? 'Mail'}
      ui={{ content: 'w-full max-w-none bg-default' }}
      renderContent={
        mail && (
          <>
            <MailBar mail={mail} onClose={() => onOpenChange(false)} />
            <div className="grid flex-1 content-start gap-6 overflow-y-auto p-4 sm:p-6">
              <MailText mail={mail} />
            </div>
            <Reply to={mail.from} />
          </>
        )
      }
    />
  )
}
