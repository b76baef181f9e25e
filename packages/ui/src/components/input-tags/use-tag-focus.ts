'use client'

import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { arrowKey } from './arrow-key.ts'

interface TagFocusOptions {
  root: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  count: number
  onRemove: (index: number) => void
}

/** Moves the focus between the tags and the input. An index past the last tag means the input. */
export function useTagFocus({ root, input, count, onRemove }: TagFocusOptions) {
  /** The tag to focus when the removed one is gone from the document. */
  const nextFocus = useRef<number>(undefined)
  useLayoutEffect(() => {
    const to = nextFocus.current
    nextFocus.current = undefined
    if (to !== undefined) focusTag(to)
  })

  function focusTag(index: number): void {
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-slot="itemDelete"]')
    const target = buttons?.[index] ?? input.current
    target?.focus()
  }

  function handleTagKey(event: KeyboardEvent<HTMLElement>, index: number): void {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    let to: number | undefined
    if (key === arrowKey(event.currentTarget, true)) to = Math.max(0, index - 1)
    else if (key === arrowKey(event.currentTarget, false)) to = index + 1
    else if (key === 'Home') to = 0
    else if (key === 'End' || key === 'Escape') to = count
    else if (key === 'Backspace' || key === 'Delete' || key === 'Enter' || key === ' ') {
      // The next tag moves to this index. After the last tag, focus the one before it, or the input if none is left.
      const isLast = index === count - 1
      nextFocus.current = isLast ? (index > 0 ? index - 1 : count) : index
      onRemove(index)
    } else if (key.length === 1) {
      // The browser types the letter into the input.
      input.current?.focus()
      return
    } else return
    event.preventDefault()
    if (to !== undefined) focusTag(to)
  }

  return { focusTag, handleTagKey }
}
