'use client'

import { useEffect, useRef, useState } from 'react'
import type { ChatUIMessage } from './chat-types.ts'

/** Screen readers have read the live region by then. If it kept the text, they would find every answer twice in the page. */
const CLEAR_MS = 10_000

/**
 * Returns the text of a live region. Each message that is not from the user is announced once, when it is complete. The text is
 * read from the rendered message, so that screen readers do not read Markdown markers.
 */
export function useAnnouncement(
  last: ChatUIMessage | undefined,
  busy: boolean,
  findMessage: (id: string) => HTMLElement | undefined,
): string {
  const [text, setText] = useState('')
  const announced = useRef(last?.id)

  useEffect(() => {
    if (busy) announced.current = undefined
    if (busy || !last || last.id === announced.current) return
    announced.current = last.id
    if (last.role === 'user') return
    const element = findMessage(last.id)
    const content = element?.querySelector<HTMLElement>('[data-slot="content"]') ?? element
    setText(content?.innerText ?? '')
    // The message object changes with every token. Only its id decides whether it is new.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [busy, last?.id, findMessage])

  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => setText(''), CLEAR_MS)
    return () => clearTimeout(timer)
  }, [text])

  return text
}
