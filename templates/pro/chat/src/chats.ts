import { useSyncExternalStore } from 'react'
import { addEvent, createConversation, createQuestion, finishParts } from './conversation'
import type { Conversation, Message, Question } from './conversation'
import { streamAnswer } from './model'
import { createSamples } from './samples'
import { loadSettings } from './settings'

/**
 * All conversations, and the answers that are arriving. The store is outside of React, so that an answer continues while
 * the user reads another conversation. Everything is saved in local storage: replace `load` and `save` with your API.
 */

const STORAGE_KEY = 'chat-conversations'

interface Store {
  conversations: readonly Conversation[]
  /** Whether the last change could not be saved. */
  isStorageFull: boolean
}

let store: Store = { conversations: load(), isStorageFull: false }
const listeners = new Set<() => void>()
const running = new Map<string, AbortController>()

export function useChats(): Store {
  return useSyncExternalStore(subscribe, () => store)
}

export function useChat(id: string | undefined): Conversation | undefined {
  return useSyncExternalStore(subscribe, () => findChat(id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function findChat(id: string | undefined): Conversation | undefined {
  return store.conversations.find((conversation) => conversation.id === id)
}

/** Starts a conversation with a question, and returns its id. */
export function startChat(question: Question): string {
  const conversation = createConversation(question)
  setConversations([conversation, ...store.conversations])
  ask(conversation.id, question)
  return conversation.id
}

export function ask(id: string, question: Question): void {
  const conversation = findChat(id)
  if (!conversation || running.has(id)) return
  void answer(id, [...conversation.messages, createQuestion(question)])
}

/** Answers the last question again, after an error or if the answer was not good. */
export function regenerate(id: string): void {
  const conversation = findChat(id)
  if (!conversation || running.has(id)) return
  const end = conversation.messages.findLastIndex(({ role }) => role === 'user') + 1
  void answer(id, conversation.messages.slice(0, end))
}

export function stop(id: string): void {
  running.get(id)?.abort()
}

export function renameChat(id: string, title: string): void {
  change(id, { title })
  save()
}

export function removeChats(ids: readonly string[]): void {
  ids.forEach(stop)
  setConversations(store.conversations.filter((conversation) => !ids.includes(conversation.id)))
}

/** Brings removed conversations back. */
export function restoreChats(removed: readonly Conversation[]): void {
  setConversations([...store.conversations, ...removed.map(toSaved)])
}

async function answer(id: string, history: readonly Message[]): Promise<void> {
  const controller = new AbortController()
  const message: Message = { id: crypto.randomUUID(), role: 'assistant', parts: [] }
  running.set(id, controller)
  change(id, { messages: history, status: 'submitted', error: undefined, updatedAt: Date.now() })
  save()

  let { parts } = message
  const show = (ended: Partial<Conversation>) =>
    change(id, { messages: parts.length > 0 ? [...history, { ...message, parts }] : history, ...ended })
  try {
    const { model, instructions } = loadSettings()
    for await (const event of streamAnswer({ model, messages: history, instructions, signal: controller.signal })) {
      parts = addEvent(parts, event)
      show({ status: 'streaming' })
    }
    parts = finishParts(parts)
    show({ status: 'ready', updatedAt: Date.now() })
  } catch (error) {
    parts = finishParts(parts)
    if (controller.signal.aborted) show({ status: 'ready' })
    else show({ status: 'error', error: error instanceof Error ? error.message : 'Something went wrong.' })
  }
  running.delete(id)
  save()
}

function change(id: string, changed: Partial<Conversation>): void {
  const conversations = store.conversations.map((each) => (each.id === id ? { ...each, ...changed } : each))
  update({ ...store, conversations })
}

function setConversations(conversations: readonly Conversation[]): void {
  update({ ...store, conversations })
  save()
}

function update(next: Store): void {
  store = next
  for (const listener of listeners) listener()
}

function save(): void {
  let isStorageFull = false
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(store.conversations))
  } catch {
    // The browser blocks storage, or the pictures in the conversations need more room than it gives a page.
    isStorageFull = true
  }
  if (isStorageFull !== store.isStorageFull) update({ ...store, isStorageFull })
}

function load(): readonly Conversation[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY)
    return text === null ? createSamples(Date.now()) : (JSON.parse(text) as Conversation[]).map(toSaved)
  } catch {
    return createSamples(Date.now())
  }
}

/** If the page was closed while an answer arrived, the answer ends there. */
function toSaved(conversation: Conversation): Conversation {
  return conversation.status === 'error' ? conversation : { ...conversation, status: 'ready' }
}

/** Size of the saved conversations, in characters, because browsers limit the number of characters. */
export function measureStorage(): number {
  return JSON.stringify(store.conversations).length
}

// Another tab has changed the conversations. While an answer arrives, this tab keeps its own.
addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY && running.size === 0) update({ ...store, conversations: load() })
})
