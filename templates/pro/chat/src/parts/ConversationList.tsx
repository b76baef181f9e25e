import { Button, Empty, Input } from '@frond/ui'
import { useId, useState } from 'react'
import { useChats } from '../chats'
import { type Conversation, groupByDay, textOf } from '../conversation'
import { ConversationMenu } from './ConversationMenu'

/** The content of the sidebar: a link to a new chat, a search field, and all conversations by day. */
export function ConversationList() {
  const { conversations } = useChats()
  const [search, setSearch] = useState('')
  const found = conversations.filter((conversation) => matches(conversation, search.trim().toLowerCase()))

  return (
    <>
      <div className="grid gap-2">
        <Button label="New chat" icon="lucide:square-pen" to="/" exact color="neutral" variant="outline" block />
        <Input
          type="search"
          icon="lucide:search"
          placeholder="Search"
          aria-label="Search conversations"
          value={search}
          onValueChange={(text) => setSearch(String(text))}
          className="w-full"
        />
      </div>
      <nav aria-label="Conversations" className="grid gap-5">
        {groupByDay(found).map((group) => (
          <ConversationGroup key={group.label} {...group} />
        ))}
        {found.length === 0 && (
          <Empty
            size="sm"
            variant="naked"
            icon={search ? 'lucide:search-x' : 'lucide:messages-square'}
            title={search ? 'Nothing found' : 'No conversations'}
            description={search ? 'Try another word.' : 'Ask a question to start one.'}
          />
        )}
      </nav>
    </>
  )
}

function isAnswering({ status }: Conversation): boolean {
  return status === 'submitted' || status === 'streaming'
}

/** Whether the title or a message contains the text. */
function matches(conversation: Conversation, search: string): boolean {
  const texts = [conversation.title, ...conversation.messages.map(textOf)]
  return texts.some((text) => text.toLowerCase().includes(search))
}

interface ConversationGroupProps {
  label: string
  conversations: readonly Conversation[]
}

function ConversationGroup({ label, conversations }: ConversationGroupProps) {
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className="mb-1 text-xs font-medium text-muted">
        {label}
      </p>
      <ul aria-labelledby={labelId} className="-mx-2 grid grid-cols-1 gap-0.5">
        {conversations.map((conversation) => (
          <li key={conversation.id} className="group/row relative">
            <Button
              label={conversation.title}
              to={`/chat/${conversation.id}`}
              icon={isAnswering(conversation) ? 'lucide:loader-circle' : undefined}
              ui={{ leadingIcon: 'animate-spin' }}
              color="neutral"
              variant="ghost"
              activeVariant="soft"
              className="w-full justify-start ps-2 pe-9 font-normal"
            />
            <div className="absolute inset-y-0 end-1 flex items-center opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-aria-expanded:opacity-100 [@media(hover:none)]:opacity-100">
              <ConversationMenu conversation={conversation} size="xs" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
