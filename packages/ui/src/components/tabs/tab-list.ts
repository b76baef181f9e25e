'use client'

import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { createResizeObserver, scrollToPosition } from '../../system/browser-support.ts'
import { moveFocus } from '../../primitives/focus/move-focus.ts'

/** Arrow keys, Home and End move the focus among the enabled tabs. A press can focus a disabled tab, too. */
export function moveToTab(event: KeyboardEvent<HTMLElement>, orientation: 'horizontal' | 'vertical'): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > [role="tab"]')]
  const isStop = (tab: HTMLElement) => tab === event.target || !tab.ariaDisabled
  moveFocus(event, tabs.filter(isStop), { orientation })
}

/** Returns the ref of the indicator, which follows the selected tab. */
export function useTabIndicator(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  selected: string | undefined,
): RefObject<HTMLSpanElement | null> {
  const indicator = useRef<HTMLSpanElement>(null)
  const revealed = useRef<Element>(null)
  const order = keys.join('\n')
  useEffect(() => followTab(list.current!, indicator.current!, revealed), [list, selected, order])
  return indicator
}

/** Distance in px between the selected tab and the edge of a list that scrolls. */
const EDGE = 8

/**
 * Keeps the indicator at the selected tab when tabs change their size, and scrolls the tab into view unless it is the one in
 * `revealed`. A ResizeObserver reports the sizes after the browser's own layout, so this causes no layout of its own.
 */
function followTab(
  list: HTMLElement,
  indicator: HTMLElement,
  revealed: { current: Element | null },
): (() => void) | undefined {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
  const tab = tabs.find((each) => each.ariaSelected === 'true')
  if (!tab) {
    indicator.hidden = true
    return undefined
  }

  const observer = createResizeObserver(() => {
    const { style } = indicator
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = tab
    // The distance from the start edge is the same in both text directions, so a change of the direction needs no update.
    const start = getComputedStyle(list).direction === 'rtl' ? list.clientWidth - left - width : left
    style.setProperty('--active-tab-start', `${start}px`)
    style.setProperty('--active-tab-top', `${top}px`)
    style.setProperty('--active-tab-width', `${width}px`)
    style.setProperty('--active-tab-height', `${height}px`)
    // If it were visible before it has its position, it would slide there.
    indicator.hidden = false
    if (revealed.current !== tab)
      reveal(list, { left, right: left + width, top, bottom: top + height }, revealed.current ? 'auto' : 'instant')
    revealed.current = tab
  })
  observer.observe(list)
  for (const each of tabs) observer.observe(each)
  return () => observer.disconnect()
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Scrolls the list only. `scrollIntoView` would also scroll the page. */
function reveal(list: HTMLElement, { left, right, top, bottom }: Box, behavior: ScrollBehavior): void {
  const { scrollLeft, clientWidth, scrollTop, clientHeight } = list
  const scrollTo = (from: number, to: number, now: number, room: number) => {
    if (from < now) return from - EDGE
    return to > now + room ? to - room + EDGE : now
  }
  const x = scrollTo(left, right, scrollLeft, clientWidth)
  const y = scrollTo(top, bottom, scrollTop, clientHeight)
  if (x !== scrollLeft || y !== scrollTop) scrollToPosition(list, { left: x, top: y, behavior })
}
