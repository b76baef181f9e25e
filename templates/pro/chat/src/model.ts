import type { Message } from './conversation'
import { findAnswer } from './fake-answers'

/**
 * The model. It runs in the browser and answers from the texts in `fake-answers.ts`, so that the app works without an
 * account. To use a real provider, replace the body of `streamAnswer`. The README has an example.
 */

export interface ModelRequest {
  /** A value of `models`. */
  model: string
  /** The conversation up to the question that needs an answer. */
  messages: readonly Message[]
  /** What the user wrote in the settings about the garden. */
  instructions: string
  /** Ends the answer when the user stops it. */
  signal: AbortSignal
}

/** What the model sends while it answers. `text` is what has been added since the last event. */
export type ModelEvent =
  | { type: 'reasoning'; text: string }
  | { type: 'tool-call'; id: string; name: string; input: string }
  | { type: 'tool-result'; id: string; output: string }
  | { type: 'text'; text: string }

export const models = [
  { value: 'oak', label: 'Oak', description: 'Thinks before it answers', icon: 'lucide:tree-deciduous' },
  { value: 'sprout', label: 'Sprout', description: 'Answers at once', icon: 'lucide:sprout' },
] as const

/** Streams the answer to the last question. Throws an error with a message for the user if there is no answer. */
export async function* streamAnswer(request: ModelRequest): AsyncGenerator<ModelEvent> {
  const { reasoning, tools, text } = findAnswer(request)
  await wait(600, request.signal)
  if (request.model === 'oak') {
    for (const piece of splitText(reasoning)) {
      yield { type: 'reasoning', text: piece }
      await wait(30, request.signal)
    }
  }
  for (const { name, input, output } of tools) {
    const id = crypto.randomUUID()
    yield { type: 'tool-call', id, name, input }
    await wait(900, request.signal)
    yield { type: 'tool-result', id, output }
  }
  for (const piece of splitText(text)) {
    yield { type: 'text', text: piece }
    await wait(25, request.signal)
  }
}

/** Pieces of about one word, as models send them. */
function splitText(text: string): string[] {
  return text.match(/\s*\S{1,8}/g) ?? []
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
