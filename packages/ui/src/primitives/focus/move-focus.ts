import type { KeyboardEvent } from 'react'
import { clamp } from '../../system/clamp.ts'

/** The arrow keys that move the focus: up and down, left and right, or all four. */
type Orientation = 'vertical' | 'horizontal' | 'both'

interface FocusOrder {
  /** @default 'both' */
  orientation?: Orientation
  /** Whether the focus wraps from the last element to the first, and back. @default true */
  loop?: boolean
  /** How many elements Page Up and Page Down move. Without it, these keys are ignored. */
  pageSize?: number
}

/**
 * Moves the focus among `elements` with the arrow keys, Home and End. In a right-to-left layout the left arrow key moves
 * forward. Ignores other keys, keys pressed with a modifier, and events from an element that is not in the list.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  elements: readonly HTMLElement[],
  { orientation = 'both', loop = true, pageSize }: FocusOrder = {},
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const from = elements.indexOf(event.target as HTMLElement)
  if (from === -1) return
  const last = elements.length - 1
  const step = findArrowStep(event, orientation)
  let to: number
  if (step && loop) to = (from + step + elements.length) % elements.length
  else if (step) to = from + step
  else if (event.key === 'Home') to = 0
  else if (event.key === 'End') to = last
  else if (pageSize && event.key === 'PageDown') to = from + pageSize
  else if (pageSize && event.key === 'PageUp') to = from - pageSize
  else return
  event.preventDefault()
  elements[clamp(to, 0, last)]!.focus()
}

/** Returns 1 if an arrow key moves forward in the reading direction, -1 if it moves back, and 0 for any other key. */
export function findArrowStep(event: KeyboardEvent<HTMLElement>, orientation: Orientation = 'both'): -1 | 0 | 1 {
  const { key } = event
  if (orientation !== 'horizontal') {
    if (key === 'ArrowDown') return 1
    if (key === 'ArrowUp') return -1
  }
  if (orientation === 'vertical' || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return 0
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  return (key === 'ArrowLeft') === isRtl ? 1 : -1
}
