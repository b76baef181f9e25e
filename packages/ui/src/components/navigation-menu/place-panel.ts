import { clamp } from '../../system/clamp.ts'

/** Where a panel is, from the edge of the menu. */
export interface Frame {
  left: number
  width: number
  height: number
  /** Middle of the item, from the edge of the menu. */
  middle: number
}

export interface PanelParts {
  root: HTMLElement
  /** Stands below the menu, inside the item. */
  wrapper: HTMLElement
  viewport: HTMLElement
}

export interface PanelPlacement {
  align: 'start' | 'center' | 'end'
  /** Distance from the edges of the window. */
  padding: number
  /** Lines up with the item rather than with the whole menu. */
  besideItem: boolean
}

/** Puts a panel below its item or below the menu, as far as the window allows. */
export function placePanel({ root, wrapper, viewport }: PanelParts, placement: PanelPlacement): Frame {
  const { align, padding, besideItem } = placement
  const menu = root.getBoundingClientRect()
  const item = wrapper.parentElement!.getBoundingClientRect()
  const beside = besideItem ? item : menu
  const width = wrapper.offsetWidth
  const room = root.ownerDocument.documentElement

  let left = (beside.left + beside.right - width) / 2
  if (besideItem && align !== 'center') {
    const isLeft = (align === 'start') === (getComputedStyle(root).direction !== 'rtl')
    left = isLeft ? item.left : item.right - width
  }
  left = clamp(left, padding, room.clientWidth - padding - width) - menu.left
  const middle = (item.left + item.right) / 2 - menu.left

  wrapper.style.left = `${left}px`
  const indicator = indicatorOf(wrapper)
  if (indicator) indicator.style.left = `${middle - left}px`
  const top = wrapper.getBoundingClientRect().top + viewport.offsetTop
  wrapper.style.setProperty('--available-height', `${Math.max(0, room.clientHeight - top - padding)}px`)
  return { left, width, height: viewport.offsetHeight, middle }
}

/** Lets a panel begin where the one before it was. How it gets from there is up to the theme. */
export function moveFrom(last: Frame, now: Frame, { wrapper, viewport }: PanelParts): void {
  const indicator = indicatorOf(wrapper)
  const moving = [wrapper, viewport, indicator].filter((element) => element !== null)
  for (const { style } of moving) style.transition = 'none'
  wrapper.style.translate = `${last.left - now.left}px`
  if (indicator) indicator.style.translate = `${last.middle - last.left - (now.middle - now.left)}px`
  setSize(viewport, last)
  viewport.dataset.moving = ''
  // The browser has to see it there before it can go on from there.
  void viewport.offsetHeight
  for (const { style } of moving) style.transition = style.translate = ''
  setSize(viewport, now)
  const movements = moving.flatMap((element) => element.getAnimations()).map((animation) => animation.finished)
  void Promise.allSettled(movements).then(() => {
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
