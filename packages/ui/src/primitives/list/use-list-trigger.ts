'use client'

import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
} from 'react'
import { joinRefs } from '../../system/render-element.ts'
import { useControlled } from '../../system/use-controlled.ts'
import { usePresence } from '../presence/use-presence.ts'
import type { Entry } from '../items/list-items.ts'
import { isLetter, isTyping } from '../text/typeahead.ts'
import type { InitialRow, ListState } from './use-list.ts'

/** A press this long or this far is meant to end on an item. */
const HOLD_MS = 300
const DRAG_PX = 8

interface TriggerOptions<Item> {
  open: boolean | undefined
  defaultOpen: boolean | undefined
  disabled: boolean | undefined
  multiple: boolean
  /** The focus goes into the popup when it opens, so it opens on a click and the button hears no keys meanwhile. @default false */
  yieldsFocus?: boolean
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void
  /** Chooses an item. */
  onPick: (entry: Entry<Item>) => void
  /** Called with a letter that is typed while the list is closed. */
  onType: (letter: string) => void
}

export interface ListTrigger<Item> {
  open: boolean
  /** Whether anything of the popup has to be rendered. */
  present: boolean
  leave: () => void
  setOpen: (open: boolean, initial?: InitialRow) => void
  /** The button, the popup and the list in it. */
  trigger: RefObject<HTMLButtonElement | null>
  /** The ref of the button, joined with the caller's; the same one as long as that is. */
  joinTrigger: (ref: Ref<HTMLButtonElement> | undefined) => Ref<HTMLButtonElement> | undefined
  popup: RefObject<HTMLDivElement | null>
  list: RefObject<ListState<Item> | null>
  /** The row to begin with, where the key that opened the list names one. */
  initial: () => InitialRow | undefined
  /** Whether the press that goes on began on the button and may end on an item. */
  takesRelease: () => boolean
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void
    onClick: (event: MouseEvent<HTMLButtonElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
    onKeyUp: (event: KeyboardEvent<HTMLButtonElement>) => void
    onBlur: (event: FocusEvent<HTMLButtonElement>) => void
  }
}

interface Refs<Item> {
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly popup: RefObject<HTMLDivElement | null>
  readonly list: RefObject<ListState<Item> | null>
  initial: InitialRow | undefined
  press: { x: number; y: number; at: number; moved: boolean } | undefined
  isPressed: boolean
  joined: { own: Ref<HTMLButtonElement> | undefined; all: Ref<HTMLButtonElement> | undefined } | undefined
}

const newRefs = <Item>(): Refs<Item> => ({
  trigger: { current: null },
  popup: { current: null },
  list: { current: null },
  initial: undefined,
  press: undefined,
  isPressed: false,
  joined: undefined,
})

/**
 * A button that opens a list and keeps the focus, as a native select does: it opens when it is pressed and not when it is
 * let go, so that one press can go on to an item.
 */
export function useListTrigger<Item>(options: TriggerOptions<Item>): ListTrigger<Item> {
  const { disabled = false, multiple, yieldsFocus = false, onOpenChange, onPick, onType } = options
  const [isOpen, setOwnOpen] = useControlled(options.open, options.defaultOpen ?? false)
  const open = isOpen && !disabled
  const { present, leave } = usePresence(open)
  const [refs] = useState(newRefs<Item>)

  function setOpen(next: boolean, initial?: InitialRow): void {
    if (next === open) return
    refs.initial = initial
    // What had the focus in the popup goes away with it.
    if (!next && refs.popup.current?.contains(document.activeElement))
      refs.trigger.current?.focus({ preventScroll: true })
    setOwnOpen(next)
    onOpenChange(next)
  }

  function onOpenKey(event: KeyboardEvent<HTMLButtonElement>, list: ListState<Item>): void {
    const { key } = event
    const typing = isTyping(refs.trigger.current)
    if (key === 'Enter' || (key === ' ' && !typing) || (key === 'ArrowUp' && event.altKey)) {
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

  function onClosedKey(event: KeyboardEvent<HTMLButtonElement>): void {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return
    if (key === 'Enter' || key === 'ArrowDown' || (key === ' ' && !isTyping(refs.trigger.current))) setOpen(true)
    else if (key === 'ArrowUp') setOpen(true, event.altKey ? undefined : 'last')
    else if (key === 'Home') setOpen(true, 'first')
    else if (key === 'End') setOpen(true, 'last')
    else {
      if (isLetter(event)) onType(key)
      return
    }
    event.preventDefault()
  }

  return {
    open,
    present,
    leave,
    setOpen,
    trigger: refs.trigger,
    joinTrigger(ref) {
      if (!refs.joined || refs.joined.own !== ref) refs.joined = { own: ref, all: joinRefs(refs.trigger, ref) }
      return refs.joined.all
    },
    popup: refs.popup,
    list: refs.list,
    initial: () => refs.initial,
    takesRelease: () => refs.press !== undefined && (refs.press.moved || performance.now() - refs.press.at > HOLD_MS),
    handlers: {
      onPointerDown(event) {
        if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.pointerType !== 'mouse') return
        if (yieldsFocus) return
        refs.isPressed = true
        setOpen(!open)
        if (!open) watchPress(refs, event)
      },
      onClick(event) {
        if (event.defaultPrevented) return
        // Safari does not focus a button that is pressed.
        refs.trigger.current?.focus({ preventScroll: true })
        if (!refs.isPressed) setOpen(!open)
        refs.isPressed = false
      },
      onKeyDown(event) {
        if (event.defaultPrevented || disabled) return
        if (open && refs.list.current && !yieldsFocus) onOpenKey(event, refs.list.current)
        else if (!open) onClosedKey(event)
      },
      onKeyUp(event) {
        // Firefox presses a button when the space bar is let go, whatever happened when it was pressed.
        if (event.key === ' ') event.preventDefault()
      },
      onBlur(event) {
        const next = event.relatedTarget
        if (open && next instanceof Node && !refs.popup.current?.contains(next)) setOpen(false)
      },
    },
  }
}

/** Follows a press until it ends, wherever that is. */
function watchPress(refs: Pick<Refs<unknown>, 'press'>, { clientX: x, clientY: y, currentTarget }: PointerEvent): void {
  const page = currentTarget.ownerDocument
  const press = { x, y, at: performance.now(), moved: false }
  refs.press = press
  const follow = (event: globalThis.PointerEvent) => {
    press.moved ||= Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PX
  }
  const end = () => {
    page.removeEventListener('pointermove', follow)
    page.removeEventListener('pointerup', end)
    page.removeEventListener('pointercancel', end)
    refs.press = undefined
  }
  page.addEventListener('pointermove', follow)
  page.addEventListener('pointerup', end)
  page.addEventListener('pointercancel', end)
}
