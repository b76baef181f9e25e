'use client'

import { useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Entry } from './entries.ts'
import type { Frame } from './place-panel.ts'

/** How long the pointer may be outside of an item and its panel before the panel closes. */
const LEAVE_MS = 150

export interface PanelOptions {
  /** Key of the item whose panel is open, or `''`. */
  value: string
  setValue: (value: string, entry: Entry) => void
  entries: readonly Entry[]
  /** How long the pointer rests on an item before its panel opens, in ms. */
  delayDuration: number
  /** If less time has passed since a panel closed, the next one opens without delay, in ms. */
  skipDelayDuration: number
  disableClickTrigger: boolean
  disableHoverTrigger: boolean
  disablePointerLeaveClose: boolean
}

export interface PanelState {
  /** Whether the shown panel is open. `false` during its closing animation. */
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

/** Opens and closes the panels of a horizontal menu. At most one is open. */
export function usePanel(options: PanelOptions): PanelState {
  const { value, entries } = options
  const find = (key: string) => entries.find((entry) => entry.key === key && entry.opens)
  const current = find(value)
  /** The item of the rendered panel, also during the closing animation, and the item of the panel before it. */
  const [panel, setPanel] = useState<{ key: string; before?: Entry | undefined }>({ key: current ? value : '' })
  if (current && panel.key !== value) setPanel({ key: value, before: find(panel.key) })

  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  /** Whether the panel was opened by a press. It then stays open when the pointer leaves. */
  const isPinned = useRef(false)
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
    isPinned.current = true
    change(entry, true)
  }

  function close(): void {
    const entry = latest.current.entries.find(({ key }) => key === latest.current.value)
    isPinned.current = false
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
      const opensAtOnce = now !== '' || performance.now() - closedAt.current < skipDelayDuration
      const show = () => {
        isPinned.current = false
        change(entry, true)
      }
      if (opensAtOnce || delayDuration <= 0) show()
      else timer.current = setTimeout(show, delayDuration)
    },
    onLeave(entry, { pointerType }) {
      if (pointerType === 'touch') return
      clearTimeout(timer.current)
      if (latest.current.value !== entry.key || isPinned.current || latest.current.disablePointerLeaveClose) return
      timer.current = setTimeout(close, LEAVE_MS)
    },
    onPress(entry, event) {
      // Clicks by the keyboard, which have no click count, still open panels: the keyboard has no other way.
      if (latest.current.disableClickTrigger && event.detail !== 0) return
      const isOpen = latest.current.value === entry.key
      // If hovering opened the panel, a press keeps it open instead of closing it.
      if (isOpen && isPinned.current) close()
      else open(entry)
    },
  }
}
