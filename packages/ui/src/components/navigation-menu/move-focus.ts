import type { KeyboardEvent } from 'react'

const FOCUSABLE = ':is(a[href], button:not(:disabled))'

/** The arrow keys, Home and End: between the items of a menu, and between the links of an open panel. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, vertical: boolean): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const menu = event.currentTarget
  const find = (within: Element, selector: string) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0)
  const isRtl = getComputedStyle(menu).direction === 'rtl'
  const [left, right] = isRtl ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowLeft', 'ArrowRight'] as const)
  const target = event.target as HTMLElement

  let stops = find(
    menu,
    vertical ? `${FOCUSABLE}:is([data-slot="link"], [data-split])` : `:scope > ul > li > ${FOCUSABLE}`,
  )
  let from = stops.indexOf(target)
  let to: number | undefined
  if (from !== -1) {
    const count = stops.length
    if (event.key === (vertical ? 'ArrowDown' : right)) to = (from + 1) % count
    else if (event.key === (vertical ? 'ArrowUp' : left)) to = (from - 1 + count) % count
  } else {
    const panel = target.closest('[data-slot="viewport"]')
    if (vertical || !panel || !menu.contains(panel)) return
    stops = find(panel, FOCUSABLE)
    from = stops.indexOf(target)
    if (from === -1) return
    // Above the first link is the item that the panel belongs to.
    stops.unshift(...find(menu, `:scope > ul > li > ${FOCUSABLE}`).filter((item) => item.ariaExpanded === 'true'))
    from++
    if (event.key === 'ArrowDown' || event.key === right) to = Math.min(from + 1, stops.length - 1)
    else if (event.key === 'ArrowUp' || event.key === left) to = from - 1
    else if (event.key === 'Home') to = 1
  }
  if (event.key === 'Home') to ??= 0
  else if (event.key === 'End') to = stops.length - 1
  if (to === undefined) return
  event.preventDefault()
  stops[to]?.focus()
}
