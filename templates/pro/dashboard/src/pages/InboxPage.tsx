import {
  Badge,
  Button,
  DashboardNavbar,
  DashboardPanel,
  Empty,
  Skeleton,
  Slideover,
  Tabs,
  Textarea,
  Tooltip,
  User,
  useToast,
} from '@frond/ui'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { loadMessages } from '../api'
import type { Message } from '../data'
import { RequestFailed } from '../parts/RequestFailed'
import { useStored } from '../stored'
import { useRequest } from '../use-request'

export function InboxPage() {
  const request = useRequest(loadMessages)
  const [filter, setFilter] = useState('all')
  const [read, setRead] = useStored<string[]>('read', [])
  const [archived, setArchived] = useStored<string[]>('archived', [])
  const [params, setParams] = useSearchParams()
  const [isSlideoverOpen, setSlideoverOpen] = useState(false)
  const toast = useToast()

  const messages = request.state === 'ready' ? request.value : []
  const inbox = messages.filter(({ id }) => !archived.includes(id))
  const shown = filter === 'unread' ? inbox.filter(({ id }) => !read.includes(id)) : inbox
  const message = inbox.find(({ id }) => id === params.get('message'))

  function select(id: string) {
    setParams({ message: id })
    if (!read.includes(id)) setRead([...read, id])
    // Small screens have no room for the second panel.
    setSlideoverOpen(matchMedia('(width < 64rem)').matches)
  }

  function close() {
    setParams({})
    setSlideoverOpen(false)
  }

  function archive(id: string) {
    setArchived([...archived, id])
    close()
    toast.add({
      title: 'Message archived',
      icon: 'lucide:archive',
      actions: [{ label: 'Undo', color: 'neutral', variant: 'outline', onClick: () => setArchived(archived) }],
    })
  }

  const bar = message && <MessageBar message={message} onClose={close} onArchive={() => archive(message.id)} />

  return (
    <>
      <DashboardPanel
        id="inbox-list"
        defaultSize={24}
        minSize={18}
        maxSize={32}
        resizable
        header={
          <DashboardNavbar
            title="Inbox"
            trailing={inbox.length > 0 && <Badge label={inbox.length} variant="subtle" color="neutral" size="sm" />}
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
        body={
          request.state === 'ready' ? (
            <MessageList messages={shown} read={read} selected={message?.id} onSelect={select} />
          ) : request.state === 'failed' ? (
            <RequestFailed what="messages" onRetry={request.retry} />
          ) : (
            <LoadingList />
          )
        }
      />
      <DashboardPanel
        className="max-lg:hidden"
        header={bar}
        ui={{ body: message ? '' : 'justify-center' }}
        body={
          message ? (
            <MessageText message={message} />
          ) : (
            <Empty icon="lucide:mail-open" title="No message selected" description="Choose one from the list." />
          )
        }
        footer={message && <Reply key={message.id} to={message.from} />}
      />
      <Slideover
        open={isSlideoverOpen && message !== undefined}
        onOpenChange={setSlideoverOpen}
        title={message?.subject ?? 'Message'}
        ui={{ content: 'w-full max-w-none bg-default' }}
        renderContent={
          message && (
            <>
              {bar}
              <div className="grid flex-1 content-start gap-6 overflow-y-auto p-4 sm:p-6">
                <MessageText message={message} />
              </div>
              <Reply key={message.id} to={message.from} />
            </>
          )
        }
      />
    </>
  )
}

interface MessageListProps {
  messages: readonly Message[]
  read: readonly string[]
  selected: string | undefined
  onSelect: (id: string) => void
}

function MessageList({ messages: shown, read, selected, onSelect }: MessageListProps) {
  if (shown.length === 0) {
    return <Empty icon="lucide:inbox" title="Nothing here" description="All messages are read." className="m-4" />
  }
  return (
    <ul className="divide-y divide-muted" aria-label="Messages">
      {shown.map(({ id, from, subject, text, time }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === selected ? 'true' : undefined}
            className="grid w-full cursor-pointer gap-1 border-s-2 border-transparent py-3 ps-3.5 pe-4 text-start text-sm outline-primary hover:bg-elevated/50 focus-visible:outline-2 focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:bg-elevated sm:ps-5.5 sm:pe-6"
            onClick={() => onSelect(id)}
          >
            <span className="flex items-center gap-2">
              <span className={`truncate text-highlighted ${read.includes(id) ? 'font-medium' : 'font-semibold'}`}>
                {from}
              </span>
              {!read.includes(id) && (
                <span className="size-2 shrink-0 rounded-full bg-primary" role="img" aria-label="Unread" />
              )}
              <span className="ms-auto shrink-0 text-xs text-muted">{time}</span>
            </span>
            <span className="truncate text-default">{subject}</span>
            <span className="line-clamp-1 text-muted">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function LoadingList() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-6 p-4 sm:px-6">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4" />
        </div>
      ))}
    </div>
  )
}

interface MessageBarProps {
  message: Message
  onClose: () => void
  onArchive: () => void
}

function MessageBar({ message, onClose, onArchive }: MessageBarProps) {
  return (
    <DashboardNavbar
      toggle={false}
      headingLevel={2}
      leading={
        <Button
          icon="lucide:x"
          aria-label="Close message"
          color="neutral"
          variant="ghost"
          className="-ms-1.5"
          onClick={onClose}
        />
      }
      title={message.subject}
      right={
        <Tooltip text="Archive">
          <Button icon="lucide:archive" aria-label="Archive" color="neutral" variant="ghost" onClick={onArchive} />
        </Tooltip>
      }
    />
  )
}

function MessageText({ message }: { message: Message }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <User name={message.from} description={message.role} avatar={{}} size="lg" />
        <span className="text-xs text-muted">{message.time}</span>
      </div>
      <p className="max-w-prose text-sm leading-6 whitespace-pre-line">{message.text}</p>
    </>
  )
}

function Reply({ to }: { to: string }): ReactNode {
  const [text, setText] = useState('')
  const toast = useToast()

  return (
    <form
      className="m-4 mt-0 grid gap-2 rounded-lg p-3 ring ring-default sm:m-6 sm:mt-0"
      onSubmit={(event) => {
        event.preventDefault()
        setText('')
        toast.add({ title: `Reply to ${to} sent`, icon: 'lucide:send', color: 'success' })
      }}
    >
      <Textarea
        variant="none"
        rows={2}
        autoresize
        value={text}
        onValueChange={(value) => setText(String(value))}
        placeholder={`Reply to ${to} …`}
        aria-label={`Reply to ${to}`}
      />
      <Button
        type="submit"
        label="Send"
        icon="lucide:send"
        size="sm"
        disabled={text.trim() === ''}
        className="justify-self-end"
      />
    </form>
  )
}
