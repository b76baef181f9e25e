import type { CSSProperties } from 'react'
import type { ToastId, ToastItem } from '../../system/toast-store.ts'

/** Each toast of a stack is smaller than the one before it by this factor. */
const SCALE_STEP = 0.05

export interface ToastPlace {
  /** Whether another toast of the stack covers it. */
  behind: boolean
  style: CSSProperties
}

/**
 * The position of each toast. The newest one is at the edge of the window. A toast that is closing keeps its position while
 * the others move up.
 */
export function arrangeToasts(
  newestFirst: readonly ToastItem[],
  heights: ReadonlyMap<ToastId, number>,
  { side, expanded, gap }: { side: 'top' | 'bottom'; expanded: boolean; gap: number },
): { places: ToastPlace[]; height: number } {
  const heightOf = (toast: ToastItem | undefined) => (toast && heights.get(toast.id)) ?? 0
  const front = heightOf(newestFirst.find((toast) => toast.open))
  const away = side === 'top' ? 1 : -1
  let before = 0
  let count = 0

  const places = newestFirst.map((toast, index): ToastPlace => {
    const height = heightOf(toast)
    const behind = !expanded && count > 0
    // Only the far edge of a stacked toast is visible. If it is taller than the front one, its near edge is clipped.
    const y = away * (behind ? front - height + gap * count : before)
    const style = {
      '--y': `${y}px`,
      '--z': newestFirst.length - index,
      '--scale': behind ? 1 - SCALE_STEP * count : 1,
      '--clip': behind ? `${Math.max(0, height - front)}px` : undefined,
    }
    if (toast.open) {
      before += expanded ? height + gap : count === 0 ? 0 : gap
      count += 1
    }
    return { behind, style: style as CSSProperties }
  })

  const height = expanded ? Math.max(0, before - gap) : front + before
  return { places, height }
}
