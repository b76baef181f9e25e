import { isElement } from '../../system/is-node.ts'

/**
 * The highlighted item of a menu is stored in the DOM and not in React state, so that moving the pointer over a menu renders
 * nothing. The highlighted item has focus. In a menu with a search field, the field keeps focus and refers to the highlighted
 * item by `aria-activedescendant`.
 */

/** The elements of all items that can be chosen. */
export function findItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** The item that contains the target of an event. */
export function findItemAt(menu: HTMLElement | null, target: EventTarget): HTMLElement | null {
  const item = isElement(target) ? target.closest<HTMLElement>('[role^="menuitem"]') : null
  return item && menu?.contains(item) ? item : null
}

export function findHighlighted(menu: HTMLElement | null): HTMLElement | null {
  return menu?.querySelector<HTMLElement>('[data-highlighted]') ?? null
}

export function highlight(menu: HTMLElement, item: HTMLElement | null, field: HTMLElement | null): void {
  setHighlighted(menu, item)
  focusHighlighted(menu, field)
}

/** Highlights the first item after a search, or none if the search field is empty. Does not move focus. */
export function highlightMatch(menu: HTMLElement | null, field: HTMLElement, hasTerm: boolean): void {
  const item = (hasTerm && menu && findItems(menu)[0]) || null
  if (menu) setHighlighted(menu, item)
  setActiveDescendant(field, item)
}

/** Moves focus to the search field, or else to the highlighted item, or else to the menu. */
export function focusHighlighted(menu: HTMLElement, field: HTMLElement | null): void {
  const item = findHighlighted(menu)
  if (field) setActiveDescendant(field, item)
  const target = field ?? item ?? menu
  target.focus({ preventScroll: true })
}

function setHighlighted(menu: HTMLElement, item: HTMLElement | null): void {
  const current = findHighlighted(menu)
  if (current === item) return
  current?.removeAttribute('data-highlighted')
  item?.setAttribute('data-highlighted', '')
}

function setActiveDescendant(field: HTMLElement, item: HTMLElement | null): void {
  if (item) field.setAttribute('aria-activedescendant', item.id)
  else field.removeAttribute('aria-activedescendant')
}
