import type { KeyboardEvent } from 'react'
import { moveFocus } from '../../primitives/focus/move-focus.ts'

/** Arrow keys, Home and End move the focus among the enabled tabs. A press can focus a disabled tab, too. */
export function moveToTab(event: KeyboardEvent<HTMLElement>, orientation: 'horizontal' | 'vertical'): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > [role="tab"]')]
  const isStop = (tab: HTMLElement) => tab === event.target || !tab.ariaDisabled
  moveFocus(event, tabs.filter(isStop), { orientation })
}

/** Room kept between the selected tab and the edge of a list that scrolls. */
const EDGE = 8

/**
 * Keeps the indicator at the selected tab, whatever changes its place, and brings the tab into view unless it is the one
 * in `revealed`. Sizes are read when the browser has them, so that tabs cost no layout of their own.
 */
export function followTab(
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

  const observer = new ResizeObserver(() => {
    const { style } = indicator
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = tab
    style.setProperty('--active-tab-left', `${left}px`)
    style.setProperty('--active-tab-top', `${top}px`)
    style.setProperty('--active-tab-width', `${width}px`)
    style.setProperty('--active-tab-height', `${height}px`)
    // Not before it has its place, or it would slide there.
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

/** Scrolls the list and nothing around it. */
function reveal(list: HTMLElement, { left, right, top, bottom }: Box, behavior: ScrollBehavior): void {
  const { scrollLeft, clientWidth, scrollTop, clientHeight } = list
  const along = (from: number, to: number, now: number, room: number) => {
    if (from < now) return from - EDGE
    return to > now + room ? to - room + EDGE : now
  }
  const x = along(left, right, scrollLeft, clientWidth)
  const y = along(top, bottom, scrollTop, clientHeight)
  if (x !== scrollLeft || y !== scrollTop) list.scrollTo({ left: x, top: y, behavior })
}
