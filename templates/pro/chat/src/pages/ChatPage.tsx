import { Alert, ChatMessages, ChatShimmer, DashboardNavbar, DashboardPanel } from '@frond/ui'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ask, regenerate, stop, useChat } from '../chats'
import { type Conversation, textOf } from '../conversation'
import { Answer, AnswerActions } from '../parts/Answer'
import { ConversationMenu } from '../parts/ConversationMenu'
import { Prompt } from '../parts/Prompt'
import { usePageTitle } from '../parts/use-page-title'
import { loadSettings } from '../settings'
import { NotFoundPage } from './NotFoundPage'

export function ChatPage() {
  const { id } = useParams()
  const conversation = useChat(id)
  if (!conversation) return <NotFoundPage />
  // The key resets the scroll position and the prompt when another conversation is opened.
  return <ChatPanel key={id} conversation={conversation} />
}

function ChatPanel({ conversation }: { conversation: Conversation }) {
  const { id, title, status } = conversation
  usePageTitle(title)

  return (
    <DashboardPanel
      header={<DashboardNavbar title={title} right={<ConversationMenu conversation={conversation} />} />}
      body={
        <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6">
          <Messages conversation={conversation} />
        </div>
      }
      footer={
        <div className="px-4 pb-3 sm:px-6">
          <div className="mx-auto max-w-3xl">
            <Prompt status={status} onAsk={(question) => ask(id, question)} onStop={() => stop(id)} />
            <p className="mt-2 text-center text-xs text-muted">The assistant can be wrong. Check important answers.</p>
          </div>
        </div>
      }
    />
  )
}

function Messages({ conversation }: { conversation: Conversation }) {
  const { id, messages, status, error } = conversation
  const [{ showReasoning }] = useState(loadSettings)
  const isBusy = status === 'submitted' || status === 'streaming'

  return (
    <>
      <ChatMessages
        messages={messages}
        status={status}
        shouldAutoScroll
        className={status === 'error' ? 'flex-none' : undefined}
        assistant={{ icon: 'lucide:sprout' }}
        indicator={<ChatShimmer text="Asking the assistant" className="text-sm" />}
        renderContent={({ message, streaming }) =>
          message.role === 'user' ? (
            <span className="whitespace-pre-wrap">{textOf(message)}</span>
          ) : (
            <Answer message={message} streaming={streaming} showReasoning={showReasoning} />
          )
        }
        renderActions={({ message, streaming }) =>
          message.role === 'assistant' &&
          !streaming && (
            <AnswerActions
              message={message}
              onRegenerate={!isBusy && message === messages.at(-1) ? () => regenerate(id) : undefined}
            />
          )
        }
      />
      <div role="alert" className="empty:hidden">
        {status === 'error' && (
          <Alert
            color="error"
            variant="subtle"
            icon="lucide:circle-alert"
            title="No answer"
            description={`${error} Your question is saved.`}
            actions={[
              {
                label: 'Try again',
                icon: 'lucide:refresh-cw',
                color: 'error',
                variant: 'outline',
                onClick: () => regenerate(id),
              },
            ]}
          />
        )}
      </div>
    </>
  )
}
