import type { KeyboardEvent } from 'react'
import { findNextTabStop } from '../focus/focusable.ts'
import { isCovered, type Layer } from '../popup/layers.ts'
import { findTyped, isTyping } from '../text/typeahead.ts'
import { findHighlighted, findItems } from './highlight.ts'
import { hasChildren, type MenuChoice } from './menu-model.ts'

/** What the keys of a menu level act on. */
interface MenuKeyOptions {
  viewport: HTMLElement | null
  /** The search field. */
  field: HTMLInputElement | null
  layer: Layer | null
  choices: readonly MenuChoice[]
  isSubmenu: boolean
  highlightAt: (index: number) => void
  openSubmenu: (index: number) => void
  onClose: () => void
  onCloseAll: () => void
}

/** Handles the keys of a menu as the APG pattern "Menu" describes them. Keys that are not handled reach the page. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>, options: MenuKeyOptions): void {
  const { viewport, layer, onClose, onCloseAll } = options
  const { key, nativeEvent, currentTarget } = event
  const target = event.target as Element
  // React events bubble through portals. The keys of a submenu are handled by the submenu.
  if (event.defaultPrevented || nativeEvent.isComposing || !currentTarget.contains(target)) return
  if (key === 'Escape') {
    if (layer && isCovered(layer, nativeEvent)) return
    consume(event)
    onClose()
  } else if (key === 'Tab') {
    const stop = findNextTabStop(currentTarget, viewport, target, event.shiftKey)
    if (!stop) return onCloseAll()
    consume(event)
    stop.focus()
  } else if (viewport && !event.altKey && !event.ctrlKey && !event.metaKey) {
    // Controls above or below the items handle their own keys.
    const isFromItems = target === options.field || target === currentTarget || viewport.contains(target)
    if (isFromItems && handleItemKey(event, viewport, options)) consume(event)
  }
}

/** Handles a key that was pressed on an item or in the search field. Returns `false` if the key has no effect. */
function handleItemKey(event: KeyboardEvent, menu: HTMLElement, options: MenuKeyOptions): boolean {
  const { key } = event
  const { field, choices, highlightAt } = options
  const isInField = event.target === field
  const current = findHighlighted(menu)
  const from = current ? findItems(menu).indexOf(current) : -1
  const last = choices.length - 1
  const isRtl = getComputedStyle(menu).direction === 'rtl'

  if (key === 'ArrowDown') highlightAt(from < last ? from + 1 : 0)
  else if (key === 'ArrowUp') highlightAt(from > 0 ? from - 1 : last)
  else if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
    if (!choices[from] || !hasChildren(choices[from].item) || (isInField && !isCaretAt(field, 'end'))) return false
    options.openSubmenu(from)
  } else if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
    if (!options.isSubmenu || (isInField && !isCaretAt(field, 'start'))) return false
    options.onClose()
  } else if (isInField) {
    if (key !== 'Enter') return false
    current?.click()
  } else if (key === 'Home' || key === 'PageUp') highlightAt(0)
  else if (key === 'End' || key === 'PageDown') highlightAt(last)
  else if (key === 'Enter' || (key === ' ' && !isTyping(menu))) {
    // The browser follows a focused link on Enter and respects modifier keys.
    if (key === 'Enter' && current?.matches('a[href]')) return false
    current?.click()
  } else if (key.length === 1) {
    const typed = findTyped(menu, key, choices, from)
    if (typed) highlightAt(choices.indexOf(typed))
  } else return false
  return true
}

function consume(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function isCaretAt(field: HTMLInputElement | null, end: 'start' | 'end'): boolean {
  if (!field || field.selectionStart !== field.selectionEnd) return false
  return field.selectionStart === (end === 'start' ? 0 : field.value.length)
}
