'use client'

import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
  type VirtualItem,
  type Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
  type RefObject,
} from 'react'
import { fillSlot, type Slot } from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { itemKeyOf } from './item-keys.ts'

type Passed = Pick<
  VirtualizerOptions<Element, Element>,
  | 'anchorTo'
  | 'followOnAppend'
  | 'initialOffset'
  | 'isScrollingResetDelay'
  | 'paddingEnd'
  | 'paddingStart'
  | 'rangeExtractor'
  | 'scrollEndThreshold'
  | 'scrollPaddingEnd'
  | 'scrollPaddingStart'
>

/** How a long list is windowed. Further options are those of TanStack Virtual. */
export interface ScrollAreaVirtualizeOptions extends Partial<Passed> {
  /** Length of an item in px, before it is measured. @default 100 */
  estimateSize?: number | ((index: number) => number)
  /** Items drawn beyond what is seen, at either end. @default 12 */
  overscan?: number
  /** Space between items in px. @default 0 */
  gap?: number
  /** Columns of a vertical list, or rows of a horizontal one; each item goes to the shortest. @default 1 */
  lanes?: number
  /** Takes the estimate for the truth, for items whose length is known. @default false */
  skipMeasurement?: boolean
  /** The element that scrolls, where it is not this one: an element around it, or the document's. */
  getScrollElement?: () => Element | null
  /** What identifies an item. @default its `id`, else its index */
  getItemKey?: (index: number) => string | number
}

/** What renders an item. */
export interface ScrollAreaSlotArgs<Item> {
  item: Item
  index: number
  /** Where the item stands, in a windowed list. */
  virtualItem?: VirtualItem
}

export interface ScrollAreaHandle {
  /** What windows the list: `scrollToIndex()`, `scrollToOffset()` and more. */
  readonly virtualizer: Virtualizer<Element, Element>
}

interface VirtualItemsProps<Item> {
  items: readonly Item[]
  orientation: 'vertical' | 'horizontal'
  options: ScrollAreaVirtualizeOptions
  hydrated: boolean
  viewport: RefObject<HTMLDivElement | null>
  classes: Classes<'viewport' | 'item'>
  onScroll: ((isScrolling: boolean) => void) | undefined
  handleRef: Ref<ScrollAreaHandle> | undefined
  children: Slot<ScrollAreaSlotArgs<Item>>
}

/** Items that the server sends. */
const FIRST_ITEMS = 12

export function VirtualItems<Item>(props: VirtualItemsProps<Item>) {
  const { items, orientation, options, hydrated, viewport, classes, onScroll, handleRef, children } = props
  const {
    estimateSize = 100,
    overscan = 12,
    gap = 0,
    lanes = 1,
    skipMeasurement = false,
    getScrollElement,
    getItemKey,
    ...passed
  } = options
  const horizontal = orientation === 'horizontal'
  const { isRtl, scrollMargin } = usePlace(viewport, getScrollElement, horizontal)

  const wasScrolling = useRef(false)
  // Advice for the React Compiler, which is not in use.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<Element, Element>({
    ...passed,
    ...adapters,
    count: items.length,
    estimateSize: typeof estimateSize === 'function' ? estimateSize : () => estimateSize,
    overscan,
    gap,
    lanes,
    horizontal,
    isRtl,
    scrollMargin,
    // The area itself is the parent of the viewport; its own ref is not set yet when the first effects run.
    getScrollElement: () => (getScrollElement ? getScrollElement() : (viewport.current?.parentElement ?? null)),
    getItemKey: getItemKey ?? ((index) => itemKeyOf(items[index], index)),
    onChange: ({ isScrolling }) => {
      if (isScrolling === wasScrolling.current) return
      wasScrolling.current = isScrolling
      onScroll?.(isScrolling)
    },
  })
  useImperativeHandle(handleRef, () => ({ virtualizer }), [virtualizer])

  const shown = hydrated ? virtualizer.getVirtualItems() : undefined
  const drawItem = (index: number, virtualItem?: VirtualItem) => (
    <div
      key={virtualItem ? virtualItem.key : index}
      ref={virtualItem && !skipMeasurement ? virtualizer.measureElement : undefined}
      data-index={index}
      role="listitem"
      aria-setsize={items.length}
      aria-posinset={index + 1}
      className={classes.item}
      data-slot="item"
      style={virtualItem && placeOf(virtualItem, { horizontal, lanes, gap, scrollMargin, skipMeasurement })}
    >
      {fillSlot(children, { item: items[index]!, index, virtualItem })}
    </div>
  )

  return (
    <div
      ref={viewport}
      role="list"
      className={classes.viewport}
      data-slot="viewport"
      style={hydrated ? { [horizontal ? 'width' : 'height']: virtualizer.getTotalSize() } : undefined}
    >
      {shown
        ? shown.map((virtualItem) => drawItem(virtualItem.index, virtualItem))
        : items.slice(0, FIRST_ITEMS).map((_, index) => drawItem(index))}
    </div>
  )
}

/** The window scrolls by other means than an element, and it is known only in the browser which of them it is. */
const adapters: Pick<
  VirtualizerOptions<Element, Element>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
> = {
  observeElementRect: (instance, callback) =>
    isDocument(instance.scrollElement)
      ? observeWindowRect(asWindow(instance), callback)
      : observeElementRect(instance, callback),
  observeElementOffset: (instance, callback) =>
    isDocument(instance.scrollElement)
      ? observeWindowOffset(asWindow(instance), callback)
      : observeElementOffset(instance, callback),
  scrollToFn: (offset, options, instance) =>
    isDocument(instance.scrollElement)
      ? windowScroll(offset, options, asWindow(instance))
      : elementScroll(offset, options, instance),
}

function isDocument(element: Element | null): boolean {
  return element !== null && element === element.ownerDocument.scrollingElement
}

/** The same virtualizer, with the window as what scrolls. */
function asWindow(instance: Virtualizer<Element, Element>): Virtualizer<Window, Element> {
  return new Proxy(instance, {
    get: (target, key) =>
      key === 'scrollElement' ? target.targetWindow : (Reflect.get(target, key, target) as unknown),
  }) as unknown as Virtualizer<Window, Element>
}

/** Which way it reads, and how far down the scrolling element it begins: both are known only in the page. */
function usePlace(
  viewport: RefObject<HTMLElement | null>,
  getScrollElement: (() => Element | null) | undefined,
  horizontal: boolean,
): { isRtl: boolean; scrollMargin: number } {
  const [place, setPlace] = useState({ isRtl: false, scrollMargin: 0 })
  // An element around the list is given to its ref after the first layout effects of the list, so they have to run again.
  const [, redraw] = useState(false)
  const isOutside = getScrollElement !== undefined
  useEffect(() => redraw(isOutside), [isOutside])
  // Whatever was drawn may have moved it. It settles, because where it stands does not depend on the answer.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    const element = viewport.current
    if (!element) return
    const isRtl = getComputedStyle(element).direction === 'rtl'
    const scroller = getScrollElement?.()
    const scrollMargin = scroller ? Math.round(distanceIn(scroller, element, horizontal, isRtl)) : 0
    if (place.isRtl !== isRtl || place.scrollMargin !== scrollMargin) setPlace({ isRtl, scrollMargin })
  })
  return place
}

function distanceIn(scroller: Element, element: Element, horizontal: boolean, isRtl: boolean): number {
  const inner = element.getBoundingClientRect()
  const outer = isDocument(scroller) ? { top: 0, left: 0, right: innerWidth } : scroller.getBoundingClientRect()
  if (!horizontal) return inner.top - outer.top + scroller.scrollTop
  return isRtl ? outer.right - inner.right - scroller.scrollLeft : inner.left - outer.left + scroller.scrollLeft
}

interface Layout {
  horizontal: boolean
  lanes: number
  gap: number
  scrollMargin: number
  skipMeasurement: boolean
}

function placeOf({ start, size, lane }: VirtualItem, layout: Layout): CSSProperties {
  const { horizontal, lanes, gap, scrollMargin, skipMeasurement } = layout
  const along = start - scrollMargin
  const share = `(100% - ${(lanes - 1) * gap}px) / ${lanes}`
  const across = lanes === 1 ? undefined : `calc((${share} + ${gap}px) * ${lane})`
  const breadth = lanes === 1 ? undefined : `calc(${share})`
  const length = skipMeasurement ? size : undefined
  return horizontal
    ? { insetInlineStart: along, top: across, height: breadth, width: length }
    : { top: along, insetInlineStart: across, width: breadth, height: length }
}
