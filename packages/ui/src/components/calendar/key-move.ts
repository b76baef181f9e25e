import type { KeyboardEvent } from 'react'

/** Where a key moves the focus. The view decides how long a page is. */
export interface KeyMove {
  readonly cells?: number
  readonly pages?: number
  /** Moves by years instead of months. */
  readonly large?: boolean
  readonly to?: 'rowStart' | 'rowEnd'
}

export function moveOfKey(event: KeyboardEvent<HTMLElement>, columns: number): KeyMove | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  if (event.shiftKey && !event.key.startsWith('Page')) return undefined
  switch (event.key) {
    case 'ArrowLeft':
      return { cells: -forward }
    case 'ArrowRight':
      return { cells: forward }
    case 'ArrowUp':
      return { cells: -columns }
    case 'ArrowDown':
      return { cells: columns }
    case 'Home':
      return { to: 'rowStart' }
    case 'End':
      return { to: 'rowEnd' }
    case 'PageUp':
      return { pages: -1, large: event.shiftKey }
    case 'PageDown':
      return { pages: 1, large: event.shiftKey }
    default:
      return undefined
  }
}
