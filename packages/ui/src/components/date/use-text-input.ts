'use client'

import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { findUnit } from './segment-focus.ts'
import type { SegmentUnit } from './segments.ts'

interface TextHandlers {
  readonly insert: (unit: SegmentUnit, text: string) => void
  readonly remove: (unit: SegmentUnit) => void
}

/**
 * Handles text that the user types into or deletes from the segments. The browser reports it as `beforeinput`, also for
 * touch keyboards, and React has no event for that. Returns an `onFocus` handler for the group, which adds the native
 * listeners when a segment gets the focus for the first time.
 */
export function useTextInput({ insert, remove }: TextHandlers): (event: FocusEvent<HTMLElement>) => void {
  // The native listeners are added once, but must call the functions of the last render.
  const handleText = useRef<(event: InputEvent) => void>(undefined)
  useLayoutEffect(() => {
    handleText.current = (event) => {
      const unit = findUnit(event.target)
      if (!unit) return
      event.preventDefault()
      if (event.inputType.startsWith('delete')) remove(unit)
      else if (event.data) insert(unit, event.data)
    }
  })
  const isListening = useRef(false)
  return (event) => {
    if (isListening.current) return
    isListening.current = true
    listenToText(event.currentTarget, (input) => handleText.current?.(input))
  }
}

function listenToText(element: HTMLElement, handleText: (event: InputEvent) => void): void {
  let before: string | null = null
  element.addEventListener('beforeinput', (event) => {
    // The text of an input method editor cannot be prevented, so the `input` listener below removes it again.
    if (event.inputType === 'insertCompositionText') before = (event.target as Element).textContent
    else handleText(event)
  })
  element.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent) || event.inputType !== 'insertCompositionText') return
    const segment = event.target as Element
    segment.textContent = before
    handleText(event)
  })
}
