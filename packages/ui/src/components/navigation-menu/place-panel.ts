import { getAnimations } from '../../system/browser-support.ts'
import { findBounds } from '../../primitives/popup/place-popup.ts'
import { clamp } from '../../system/clamp.ts'

/** Position and size of a panel, relative to the left edge of the menu. */
export interface Frame {
  left: number
  width: number
  height: number
  /** Center of the item. */
  middle: number
}

export interface PanelParts {
  root: HTMLElement
  /** The element inside the item that is placed below the menu. */
  wrapper: HTMLElement
  viewport: HTMLElement
}

export interface PanelPlacement {
  align: 'start' | 'center' | 'end'
  /** Minimum distance from the edges of the window, in px. */
  padding: number
  /** Aligns the panel to the item instead of the whole menu. */
  besideItem: boolean
}

/** Places a panel below its item or below the menu, within the window and the ancestors that clip it. */
export function placePanel({ root, wrapper, viewport }: PanelParts, placement: PanelPlacement): Frame {
  const { align, padding, besideItem } = placement
  const menu = root.getBoundingClientRect()
  const item = wrapper.parentElement!.getBoundingClientRect()
  const anchor = besideItem ? item : menu
  const width = wrapper.offsetWidth
  const page = root.ownerDocument.documentElement

  let left = (anchor.left + anchor.right - width) / 2
  if (besideItem && align !== 'center') {
    const isLeft = (align === 'start') === (getComputedStyle(root).direction !== 'rtl')
    left = isLeft ? item.left : item.right - width
  }
  // An ancestor may clip the panel, such as a scroll container around the menu.
  const bounds = findBounds(root.ownerDocument.defaultView ?? window, root.parentElement, padding, [])
  left = clamp(left, bounds.left, bounds.right - width) - menu.left
  const middle = (item.left + item.right) / 2 - menu.left

  wrapper.style.left = `${left}px`
  const indicator = indicatorOf(wrapper)
  if (indicator) indicator.style.left = `${middle - left}px`
  const top = wrapper.getBoundingClientRect().top + viewport.offsetTop
  wrapper.style.setProperty('--available-height', `${Math.max(0, page.clientHeight - top - padding)}px`)
  return { left, width, height: viewport.offsetHeight, middle }
}

/** Starts a panel at the position and size of the previous one. The theme defines the transition to its own. */
export function moveFrom(last: Frame, now: Frame, { wrapper, viewport }: PanelParts): void {
  const indicator = indicatorOf(wrapper)
  const moving = [wrapper, viewport, indicator].filter((element) => element !== null)
  for (const { style } of moving) style.transition = 'none'
  wrapper.style.translate = `${last.left - now.left}px`
  if (indicator) indicator.style.translate = `${last.middle - last.left - (now.middle - now.left)}px`
  setSize(viewport, last)
  viewport.dataset.moving = ''
  // Forces a layout, so that the transition starts from these values.
  void viewport.offsetHeight
  for (const { style } of moving) style.transition = style.translate = ''
  setSize(viewport, now)
  const animations = moving.flatMap(getAnimations).map((animation) => animation.finished)
  void Promise.allSettled(animations).then(() => {
    delete viewport.dataset.moving
    viewport.style.width = viewport.style.height = ''
  })
}

function setSize({ style }: HTMLElement, { width, height }: Frame): void {
  style.width = `${width}px`
  style.height = `${height}px`
}

function indicatorOf(wrapper: HTMLElement): HTMLElement | null {
  return wrapper.querySelector<HTMLElement>(':scope > [data-slot="indicator"]')
}
