'use client'

import { memo, useCallback, useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { arrowDown } from '../icons/arrowDown.ts'
import { chatMessages as english } from '../locale/en.ts'
import { useStable } from '../primitives/list/use-stable.ts'
import { bindSlots } from '../system/bind-slots.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, roleIcon, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import type { chatMessageTheme } from '../theme/chat-message.ts'
import { chatMessagesTheme } from '../theme/chat-messages.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { hasContent, isBusy, type ChatStatus, type ChatUIMessage } from './chat/chat-types.ts'
import { useAnnouncement } from './chat/use-announcement.ts'
import { useChatScroll } from './chat/use-chat-scroll.ts'
import { ChatMessage, type ChatMessageProps } from './ChatMessage.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof chatMessagesTheme>

/** Arguments of the slots of a message in a list. */
export interface ChatMessagesSlotArgs<Message> {
  message: Message
  /** The text parts of the message, joined. */
  text: string
  /** Whether the message still arrives. */
  streaming: boolean
  /** The classes of each part of the message. */
  ui: Classes<SlotOf<typeof chatMessageTheme>>
}

/** Tells the list which element shows a message. Needed for messages in `children` that are not ChatMessages. */
export type RegisterMessageRef = (id: string, element: HTMLElement | null) => void

export interface ChatMessagesHandle {
  readonly registerMessageRef: RegisterMessageRef
}

/** Props of all messages of one author. */
export type ChatMessageOptions = Partial<Omit<ChatMessageProps, keyof ChatUIMessage>>

export interface ChatMessagesProps<Message extends ChatUIMessage = ChatUIMessage> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'children'
> {
  /** Accessible name of the list. @default a message in the language of the application */
  'aria-label'?: string
  /** The messages, in the format of the AI SDK. */
  messages?: readonly Message[]
  /** Status of the chat. */
  status?: ChatStatus
  /** Keeps the end visible while an answer arrives, until the reader scrolls up. @default false */
  shouldAutoScroll?: boolean
  /** Scrolls to the end on mount. @default true */
  shouldScrollToBottom?: boolean
  /** Shows a button that scrolls to the end. Pass button props to customize it. @default true */
  autoScroll?: boolean | ButtonProps
  /** Icon of that button. @default the icon of the role `arrowDown` */
  autoScrollIcon?: IconValue
  /** Props of the messages of the user. @default { side: 'right', variant: 'soft' } */
  user?: ChatMessageOptions
  /** Props of the messages of the assistant. @default { side: 'left', variant: 'naked' } */
  assistant?: ChatMessageOptions
  /** Uses smaller text and less space. @default false */
  compact?: boolean
  /** Height at the end of the scroll container that is covered, for example by a sticky prompt, in px. @default 0 */
  spacingOffset?: number
  /** Content above each message. */
  header?: Slot<ChatMessagesSlotArgs<Message>>
  /** Replaces the icon or avatar of each message. */
  leading?: Slot<ChatMessagesSlotArgs<Message>>
  /** Replaces the files of each message. */
  files?: Slot<ChatMessagesSlotArgs<Message>>
  /** Replaces files, content and actions of each message. */
  body?: Slot<ChatMessagesSlotArgs<Message>>
  /** Replaces the text of each message, for example by rendered Markdown. */
  renderContent?: Slot<ChatMessagesSlotArgs<Message>>
  /** Replaces the buttons of each message. */
  renderActions?: Slot<ChatMessagesSlotArgs<Message>>
  /** Content while an answer is expected. @default three dots */
  indicator?: Slot<{ ui: Classes<Part> }>
  /** Replaces the button that scrolls to the end. */
  viewport?: Slot<{ ui: Classes<Part>; onClick: () => void }>
  /** Messages as elements, instead of `messages`. */
  children?: Slot<{ registerMessageRef: RegisterMessageRef }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
  handleRef?: Ref<ChatMessagesHandle>
}

const defaults = {
  shouldAutoScroll: false,
  shouldScrollToBottom: true,
  autoScroll: true,
  compact: false,
  spacingOffset: 0,
} as const

/** The slots that each message gets. */
const messageSlots = {
  header: true,
  leading: true,
  files: true,
  body: true,
  renderContent: true,
  renderActions: true,
} as const

const none: readonly never[] = []

/** The messages of a chat. Scrolls to new messages and announces each answer when it is complete. */
export function ChatMessages<Message extends ChatUIMessage>(ownProps: ChatMessagesProps<Message>) {
  const frond = useFrond()
  const [slots, props] = splitProps(resolveProps(frond, chatMessagesTheme, defaults, ownProps), messageSlots)
  const {
    'aria-label': label,
    messages = none,
    status,
    shouldAutoScroll,
    shouldScrollToBottom,
    autoScroll,
    autoScrollIcon,
    user,
    assistant,
    compact,
    spacingOffset,
    indicator,
    viewport,
    children,
    className,
    ui,
    render,
    ref,
    handleRef,
    ...attributes
  } = props
  const classes = resolveClasses(frond, chatMessagesTheme, { compact }, ui, className)
  const texts = messagesOf(frond, 'chatMessages', english)
  const root = useRef<HTMLElement>(null)
  const { registerMessageRef, findMessage } = useMessageElements()
  useImperativeHandle(handleRef, () => ({ registerMessageRef }), [registerMessageRef])

  const busy = isBusy(status)
  const last = messages.at(-1)
  const { isAway, scrollToEnd } = useChatScroll(root, {
    startsAtEnd: shouldScrollToBottom,
    follows: shouldAutoScroll && busy,
    spacingOffset,
    questionId: busy ? messages.findLast(({ role }) => role === 'user')?.id : undefined,
    findMessage,
  })
  const announcement = useAnnouncement(last, busy, findMessage)

  const jump = () => {
    // The button disappears at the end. Move the focus to the list, otherwise it falls back to `body`.
    root.current?.focus({ preventScroll: true })
    scrollToEnd()
  }

  const isWaiting = busy && (status === 'submitted' || last?.role === 'user' || !last || !hasContent(last))
  const byAuthor = { user: useStable(user ?? emptyOptions), assistant: useStable(assistant ?? emptyOptions) }
  const stableSlots = useStable(slots)
  const rows = messages.map((message) =>
    isWaiting && message === last && message.role !== 'user' && !hasContent(message) ? null : (
      <MessageRow
        key={message.id}
        message={message}
        slots={stableSlots}
        options={message.role === 'user' ? byAuthor.user : byAuthor.assistant}
        compact={compact}
        streaming={busy && message === last && message.role !== 'user'}
        isLast={!isWaiting && message === last && message.role !== 'user'}
        register={registerMessageRef}
      />
    ),
  )

  return renderElement('div', render, {
    'data-slot': 'chat-messages',
    // Without `aria-live="off"`, screen readers would read a log token by token.
    role: 'log',
    'aria-live': 'off',
    'aria-label': attributes['aria-labelledby'] ? undefined : (label ?? texts.label),
    'aria-busy': busy || undefined,
    tabIndex: -1,
    ...attributes,
    className: classes.root,
    ref: useJoinedRef(root, ref),
    children: (
      <>
        {children === undefined ? rows : fillSlot(children, { registerMessageRef })}
        {isWaiting && (
          <div className={classes.indicator} data-slot="indicator" data-last="">
            {indicator === undefined ? dots(classes.dot) : fillSlot(indicator, { ui: classes })}
          </div>
        )}
        {autoScroll && isAway && (
          <div className={classes.viewport} data-slot="viewport">
            {viewport === undefined
              ? scrollButton(frond, autoScroll === true ? {} : autoScroll, autoScrollIcon, classes, jump)
              : fillSlot(viewport, { ui: classes, onClick: jump })}
          </div>
        )}
        <div role="status" className={classes.status} data-slot="status">
          {busy ? texts.writing : announcement}
        </div>
      </>
    ),
  })
}

function scrollButton(
  frond: FrondContextValue,
  own: ButtonProps,
  icon: IconValue | undefined,
  classes: Classes<Part>,
  jump: () => void,
): ReactNode {
  return (
    <Button
      icon={icon ?? roleIcon(frond, 'arrowDown', arrowDown)}
      color="neutral"
      variant="outline"
      aria-label={messagesOf(frond, 'chatMessages', english).end}
      data-slot="autoScroll"
      {...own}
      className={addClass(classes.autoScroll, own.className)}
      onClick={(event) => {
        own.onClick?.(event)
        jump()
      }}
    />
  )
}

const emptyOptions: ChatMessageOptions = {}

function dots(className: string): ReactNode {
  return [1, 2, 3].map((number) => <span key={number} className={className} data-slot="dot" />)
}

/** The elements of the messages by id, to scroll to them and to read their text. */
function useMessageElements() {
  const elements = useRef(new Map<string, HTMLElement>())
  const registerMessageRef = useCallback<RegisterMessageRef>((id, element) => {
    if (element) elements.current.set(id, element)
    else elements.current.delete(id)
  }, [])
  const findMessage = useCallback((id: string) => elements.current.get(id), [])
  return { registerMessageRef, findMessage }
}

interface MessageRowProps {
  message: ChatUIMessage
  slots: object
  options: ChatMessageOptions
  compact: boolean
  streaming: boolean
  isLast: boolean
  register: RegisterMessageRef
}

/** One message. While an answer arrives, only its own row renders again. */
const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, slots, options, compact, streaming, isLast, register } = props
  const { id, role, parts, content, metadata } = message
  const ref = useCallback((element: HTMLElement | null) => register(id, element), [id, register])
  const look = role === 'user' ? ({ side: 'right', variant: 'soft' } as const) : undefined
  return (
    <ChatMessage
      compact={compact}
      {...look}
      {...options}
      {...bindSlots(slots, { message, streaming })}
      {...(isLast && { 'data-last': '' })}
      id={id}
      role={role}
      parts={parts}
      content={content}
      metadata={metadata}
      ref={ref}
    />
  )
})
