import type { KeyboardEvent } from 'react'
import { findArrowStep } from './move-focus.ts'

/**
 * Arrow keys in a group of native radio buttons. Browsers always wrap around, and the right arrow key selects the next
 * button also in a right-to-left layout. Where the group must behave differently, this function moves the selection.
 */
export function moveChoice(event: KeyboardEvent<HTMLElement>, loop: boolean): void {
  const target = event.target as HTMLInputElement
  const step = findArrowStep(event)
  if (!step || !target.matches('input[type="radio"]')) return
  const isMirrored = event.key === (step > 0 ? 'ArrowLeft' : 'ArrowRight')
  if (loop && !isMirrored) return

  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')]
  const index = radios.indexOf(target) + step
  const next = loop ? radios.at(index % radios.length) : radios[index]
  next?.focus()
  next?.click()
}
