import type { KeyboardEvent } from 'react'
import { moveFocus } from '../../primitives/focus/move-focus.ts'

/** The arrow keys move among links and buttons only. In a field inside a panel they move the caret. */
const ITEM = ':is(a[href], button:not(:disabled))'

/** Arrow keys, Home and End move among the items of a menu, and among the links of an open panel. */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>, vertical: boolean): void {
  const menu = event.currentTarget
  const target = event.target as HTMLElement
  const items = findVisible(
    menu,
    vertical ? `${ITEM}:is([data-slot="link"], [data-slot="trigger"], [data-split])` : `:scope > ul > li > ${ITEM}`,
  )
  if (items.includes(target)) return moveFocus(event, items, { orientation: vertical ? 'vertical' : 'horizontal' })

  const panel = target.closest('[data-slot="viewport"]')
  if (vertical || !panel || !menu.contains(panel)) return
  const links = findVisible(panel, ITEM)
  // The arrow keys go from the first link back to the item that opened the panel. Home stays in the panel.
  const opener = event.key === 'Home' ? [] : items.filter((item) => item.ariaExpanded === 'true')
  moveFocus(event, [...opener, ...links], { loop: false })
}

function findVisible(container: Element, selector: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(selector)].filter((item) => item.getClientRects().length > 0)
}
