'use client'

import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type Ref } from 'react'
import { joinRefs } from '../../system/render-element.ts'
import type { Entry } from '../items/list-items.ts'
import { findTyped, isLetter, isTyping } from '../text/typeahead.ts'
import { chooseItem } from './choose-item.ts'
import type { ListControl } from './use-list-control.ts'
import { useListPopup, type ListPopup, type ListPopupProps } from './use-list-popup.ts'
import type { InitialRow, ListState } from './use-list.ts'
import { isNode } from '../../system/is-node.ts'

/** A press that lasts longer or moves further than this chooses the item on which it ends. */
const HOLD_MS = 300
const DRAG_PX = 8

interface TriggerOptions<Item> {
  control: ListControl<Item, HTMLButtonElement>
  props: ListPopupProps
  disabled: boolean | undefined
  /** The popup takes the focus. It then opens on click, and the button ignores keys while it is open. @default false */
  focusesPopup?: boolean
  /** Chooses an item. */
  onPick: (entry: Entry<Item>) => void
}

export interface ListTrigger<Item> extends Omit<ListPopup<Item>, 'initial'> {
  /** The row to highlight first. */
  initial: InitialRow
  /** Joins the ref of the button with the caller's. The result is the same as long as the caller's ref is. */
  joinTrigger: (ref: Ref<HTMLButtonElement> | undefined) => Ref<HTMLButtonElement> | undefined
  /** Whether the current press began on the button and chooses the item on which it ends. */
  takesRelease: () => boolean
  handlers: TriggerHandlers
}

export type TriggerHandlers = {
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
  onKeyUp: (event: KeyboardEvent<HTMLButtonElement>) => void
  onBlur: (event: FocusEvent<HTMLButtonElement>) => void
}

interface Memory {
  press: { at: number; moved: boolean } | undefined
  /** `pointerdown` opened or closed the list already, so the click that follows must not. */
  isPressed: boolean
  joined: { own: Ref<HTMLButtonElement> | undefined; all: Ref<HTMLButtonElement> | undefined } | undefined
}

const createMemory = (): Memory => ({ press: undefined, isPressed: false, joined: undefined })

/**
 * A button that opens a list, as a native select does. It keeps the focus and opens on `pointerdown`, so that one press can
 * open the list, move to an item and choose it.
 */
export function useListTrigger<Item>(options: TriggerOptions<Item>): ListTrigger<Item> {
  const { control, disabled = false, focusesPopup = false, onPick } = options
  const { element, multiple, selection } = control
  const popup = useListPopup<Item>(options.props, disabled)
  const { open } = popup
  const [memory] = useState(createMemory)

  function setOpen(next: boolean, initial?: InitialRow): void {
    // If focus is inside the popup, move it to the button; otherwise it falls back to `body` when the popup unmounts.
    const list = popup.popup.current
    if (!next && open && list?.contains(list.ownerDocument.activeElement)) focusButton()
    popup.setOpen(next, initial)
  }

  function focusButton(): void {
    element.current?.focus({ preventScroll: true })
  }

  function handleOpenKey(event: KeyboardEvent<HTMLButtonElement>, list: ListState<Item>): void {
    const { key } = event
    if (key === 'Enter' || (key === ' ' && !isTyping(element.current)) || (key === 'ArrowUp' && event.altKey)) {
      event.preventDefault()
      if (list.active) onPick(list.active)
      if (!list.active || (multiple && event.altKey)) setOpen(false)
    } else if (key === 'Tab') {
      if (list.active && !multiple) onPick(list.active)
      setOpen(false)
    } else if (key === 'Home' || key === 'End') {
      event.preventDefault()
      list.moveToEnd(key === 'Home' ? 'first' : 'last')
    } else if (isLetter(event)) {
      event.preventDefault()
      list.type(key)
    } else list.moveByKey(event)
  }

  function handleClosedKey(event: KeyboardEvent<HTMLButtonElement>): void {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return
    if (key === 'Enter' || key === 'ArrowDown' || (key === ' ' && !isTyping(element.current))) setOpen(true)
    else if (key === 'ArrowUp') setOpen(true, event.altKey || selection.values.length > 0 ? undefined : 'last')
    else if (key === 'Home') setOpen(true, 'first')
    else if (key === 'End') setOpen(true, 'last')
    else {
      if (isLetter(event)) handleLetter(key)
      return
    }
    event.preventDefault()
  }

  /** Type-ahead while the list is closed. */
  function handleLetter(letter: string): void {
    // The popup takes the focus at once, so the browser types the letter into its search field.
    if (focusesPopup) return setOpen(true)
    const rows = control.entries()
    const from = rows.findIndex(({ key }) => selection.values.length > 0 && key === String(selection.values[0]))
    const found = findTyped(element.current, letter, rows, from)
    if (found && multiple) setOpen(true, { key: found.key })
    else if (found && chooseItem(found)) selection.pick(found)
  }

  return {
    ...popup,
    setOpen,
    initial: popup.initial ?? (selection.values.length > 0 ? { key: String(selection.values[0]) } : 'first'),
    joinTrigger(ref) {
      if (!memory.joined || memory.joined.own !== ref) memory.joined = { own: ref, all: joinRefs(element, ref) }
      return memory.joined.all
    },
    takesRelease: () => isLongPress(memory.press),
    handlers: {
      onPointerDown(event) {
        if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.pointerType !== 'mouse') return
        // Browsers send `pointerdown` to a button in a disabled fieldset, too.
        if (focusesPopup || event.currentTarget.matches(':disabled')) return
        memory.isPressed = true
        setOpen(!open)
        if (!open) watchPress(memory, event)
      },
      onClick(event) {
        if (event.defaultPrevented) return
        // Safari does not focus a button on click.
        focusButton()
        if (!memory.isPressed) setOpen(!open)
        memory.isPressed = false
      },
      onKeyDown(event) {
        if (event.defaultPrevented || disabled) return
        if (open && popup.list.current && !focusesPopup) handleOpenKey(event, popup.list.current)
        else if (!open) handleClosedKey(event)
      },
      onKeyUp(event) {
        // Firefox clicks the button when Space is released, even if `keydown` was prevented.
        if (event.key === ' ') event.preventDefault()
      },
      onBlur(event) {
        const next = event.relatedTarget
        if (open && isNode(next) && !popup.popup.current?.contains(next)) setOpen(false)
      },
    },
  }
}

function isLongPress(press: Memory['press']): boolean {
  return press !== undefined && (press.moved || performance.now() - press.at > HOLD_MS)
}

/** Follows a press until it ends, anywhere in the document. */
function watchPress(memory: Pick<Memory, 'press'>, { clientX: x, clientY: y, currentTarget }: PointerEvent): void {
  const page = currentTarget.ownerDocument
  const press = { at: performance.now(), moved: false }
  memory.press = press
  const follow = (event: globalThis.PointerEvent) => {
    press.moved ||= Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PX
  }
  const end = () => {
    page.removeEventListener('pointermove', follow)
    page.removeEventListener('pointerup', end)
    page.removeEventListener('pointercancel', end)
    memory.press = undefined
  }
  page.addEventListener('pointermove', follow)
  page.addEventListener('pointerup', end)
  page.addEventListener('pointercancel', end)
}
