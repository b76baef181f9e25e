'use client'

import { useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Entry } from './entries.ts'
import type { Frame } from './place-panel.ts'

/** How long the pointer may be off an item and its panel before the panel closes. */
const LEAVE_MS = 150

export interface PanelOptions {
  /** Key of the item whose panel is open, or `''`. */
  value: string
  setValue: (value: string, entry: Entry) => void
  entries: readonly Entry[]
  /** Wait before a panel opens under the pointer, in ms. */
  delayDuration: number
  /** Time after one panel closed in which the next opens at once, in ms. */
  skipDelayDuration: number
  disableClickTrigger: boolean
  disableHoverTrigger: boolean
  disablePointerLeaveClose: boolean
}

export interface PanelState {
  /** Whether the panel that is shown is open, and not on its way out. */
  hasOpen: boolean
  shown: string
  before: Entry | undefined
  frame: RefObject<Frame | null>
  takesFocus: RefObject<boolean>
  open: (entry: Entry) => void
  close: () => void
  onGone: () => void
  onEnter: (entry: Entry, event: PointerEvent) => void
  onLeave: (entry: Entry, event: PointerEvent) => void
  onPress: (entry: Entry, event: MouseEvent) => void
}

/** When the panels of a horizontal menu open and close. */
export function usePanel(options: PanelOptions): PanelState {
  const { value, entries } = options
  const find = (key: string) => entries.find((entry) => entry.key === key && entry.opens)
  const current = find(value)
  /** The panel in the page, also while it goes away, and the one before it. */
  const [panel, setPanel] = useState<{ key: string; before?: Entry | undefined }>({ key: current ? value : '' })
  if (current && panel.key !== value) setPanel({ key: value, before: find(panel.key) })

  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  /** Whether it was opened by a press, and stays when the pointer goes. */
  const isKept = useRef(false)
  const closedAt = useRef(-Infinity)
  const frame = useRef<Frame>(null)
  const takesFocus = useRef(false)

  function change(entry: Entry, opens: boolean): void {
    clearTimeout(timer.current)
    const { value: now, setValue } = latest.current
    if ((now === entry.key) === opens) return
    if (!opens) closedAt.current = performance.now()
    setValue(opens ? entry.key : '', entry)
  }

  function open(entry: Entry): void {
    isKept.current = true
    change(entry, true)
  }

  function close(): void {
    const entry = latest.current.entries.find(({ key }) => key === latest.current.value)
    isKept.current = false
    if (entry) change(entry, false)
  }

  return {
    hasOpen: current !== undefined,
    shown: current ? value : panel.key,
    before: panel.before,
    frame,
    takesFocus,
    open,
    close,
    onGone() {
      frame.current = null
      setPanel({ key: '' })
    },
    onEnter(entry, { pointerType }) {
      clearTimeout(timer.current)
      const { value: now, delayDuration, skipDelayDuration, disableHoverTrigger } = latest.current
      if (pointerType === 'touch' || disableHoverTrigger || now === entry.key) return
      const isWarm = now !== '' || performance.now() - closedAt.current < skipDelayDuration
      const show = () => {
        isKept.current = false
        change(entry, true)
      }
      if (isWarm || delayDuration <= 0) show()
      else timer.current = setTimeout(show, delayDuration)
    },
    onLeave(entry, { pointerType }) {
      if (pointerType === 'touch') return
      clearTimeout(timer.current)
      if (latest.current.value !== entry.key || isKept.current || latest.current.disablePointerLeaveClose) return
      timer.current = setTimeout(close, LEAVE_MS)
    },
    onPress(entry, event) {
      // The keyboard has no other way to open a panel: its presses have no count.
      if (latest.current.disableClickTrigger && event.detail !== 0) return
      const isOpen = latest.current.value === entry.key
      // Who points at an item and then presses it wants the panel that has just opened, not to lose it.
      if (isOpen && isKept.current) close()
      else open(entry)
    },
  }
}
