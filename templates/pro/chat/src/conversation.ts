import type { ChatStatus } from '@frond/ui'
import type { ModelEvent } from './model'

/** A part of a message, in the format of the chat components. */
export type Part =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string; state: 'streaming' | 'done' }
  | { type: 'tool'; id: string; name: string; input: string; output?: string }
  | Attachment

/** A file of a question. Images have a `url`, text files have a `text`. */
export interface Attachment {
  type: 'file'
  filename: string
  mediaType: string
  url?: string
  text?: string
}

export interface Message {
  id: string
  role: 'user' | 'assistant'
  parts: readonly Part[]
}

export interface Conversation {
  id: string
  title: string
  /** Time of the last change, in ms since 1970. */
  updatedAt: number
  messages: readonly Message[]
  status: ChatStatus
  /** Why the last answer failed. */
  error?: string
}

export interface Question {
  text: string
  files: readonly Attachment[]
}

export function createConversation({ text }: Question): Conversation {
  const title = text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text
  return { id: crypto.randomUUID(), title, updatedAt: Date.now(), messages: [], status: 'ready' }
}

export function createQuestion({ text, files }: Question): Message {
  return { id: crypto.randomUUID(), role: 'user', parts: [...files, { type: 'text', text }] }
}

/** The text parts of a message. */
export function textOf({ parts }: Message): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n')
}

/** The parts of an answer after the next event of the model. */
export function addEvent(parts: readonly Part[], event: ModelEvent): readonly Part[] {
  const last = parts.at(-1)
  switch (event.type) {
    case 'reasoning':
      return last?.type === 'reasoning'
        ? [...parts.slice(0, -1), { ...last, text: last.text + event.text }]
        : [...finishParts(parts), { type: 'reasoning', text: event.text, state: 'streaming' }]
    case 'text':
      return last?.type === 'text'
        ? [...parts.slice(0, -1), { type: 'text', text: last.text + event.text }]
        : [...finishParts(parts), { type: 'text', text: event.text }]
    case 'tool-call':
      return [...finishParts(parts), { type: 'tool', id: event.id, name: event.name, input: event.input }]
    case 'tool-result':
      return parts.map((part) =>
        part.type === 'tool' && part.id === event.id ? { ...part, output: event.output } : part,
      )
  }
}

/** Marks reasoning as complete, because the next part has begun or the answer has ended. */
export function finishParts(parts: readonly Part[]): readonly Part[] {
  return parts.map((part) => (part.type === 'reasoning' ? { ...part, state: 'done' } : part))
}

/** The conversations in groups by their day, the newest first. */
export function groupByDay(conversations: readonly Conversation[]) {
  const today = new Date().setHours(0, 0, 0, 0)
  const day = 24 * 60 * 60 * 1000
  const groups = [
    { label: 'Today', from: today },
    { label: 'Yesterday', from: today - day },
    { label: 'Previous 7 days', from: today - 7 * day },
    { label: 'Older', from: -Infinity },
  ]
  const sorted = conversations.toSorted((a, b) => b.updatedAt - a.updatedAt)
  return groups
    .map(({ label, from }, index) => ({
      label,
      conversations: sorted.filter(
        ({ updatedAt }) => updatedAt >= from && (index === 0 || updatedAt < groups[index - 1]!.from),
      ),
    }))
    .filter((group) => group.conversations.length > 0)
}
