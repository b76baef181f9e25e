/**
 * The message format of the AI SDK (`UIMessage` of the package `ai`), as far as the components read it. The types are
 * structural, so that messages of the SDK fit and the library does not depend on it.
 */

/** State of the chat. The same values as `status` of `useChat`. */
export type ChatStatus = 'ready' | 'submitted' | 'streaming' | 'error'

/** A part of a message: text, a file, reasoning, a tool call or data of the application. */
export interface ChatMessagePart {
  /** Kind of the part, such as `text`, `file`, `reasoning` or `tool-weather`. */
  readonly type: string
  /** Text of a `text` or `reasoning` part. */
  readonly text?: string
  /** State of the part, such as `streaming` or `done`. */
  readonly state?: string
  /** Address of a `file` part. */
  readonly url?: string
  /** Media type of a `file` part, such as `image/png`. */
  readonly mediaType?: string
  /** Name of a `file` part. */
  readonly filename?: string
}

/** A message with its parts. */
export interface ChatUIMessage {
  readonly id: string
  /** The author: `user`, `assistant` or `system`. */
  readonly role: string
  readonly parts: readonly ChatMessagePart[]
  /** Plain text, for messages without text parts. */
  readonly content?: string
  readonly metadata?: unknown
}

/** Whether an answer is expected or arriving. */
export function isBusy(status: ChatStatus | undefined): boolean {
  return status === 'submitted' || status === 'streaming'
}

/** The text of a message: its text parts as paragraphs, otherwise `content`. */
export function textOfMessage({ parts, content }: Pick<ChatUIMessage, 'parts' | 'content'>): string {
  const texts = parts.flatMap((part) => (part.type === 'text' && part.text ? [part.text] : []))
  return texts.length > 0 ? texts.join('\n\n') : (content ?? '')
}

/** Whether a message has anything to show. A message that begins to stream is empty or has only a `step-start` part. */
export function hasContent({ parts, content }: ChatUIMessage): boolean {
  return (
    Boolean(content) ||
    parts.some(({ type, text }) => (type === 'text' || type === 'reasoning' ? Boolean(text) : type !== 'step-start'))
  )
}
