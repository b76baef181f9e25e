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
import { viewOf } from '../../system/view-of.ts'
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

/** How a list is virtualized. Other options are passed to TanStack Virtual. */
export interface ScrollAreaVirtualizeOptions extends Partial<Passed> {
  /** Size of an item in px along the scroll direction, before it is measured. @default 100 */
  estimateSize?: number | ((index: number) => number)
  /** Items rendered beyond each end of the visible part. @default 12 */
  overscan?: number
  /** Space between items in px. @default 0 */
  gap?: number
  /** Number of columns of a vertical list, or of rows of a horizontal one. Each item goes to the shortest. @default 1 */
  lanes?: number
  /** Uses `estimateSize` as the real size and measures no items. For items of a known size. @default false */
  skipMeasurement?: boolean
  /** The scroll container, if it is not the area itself: an element around the area, or `document.scrollingElement`. */
  getScrollElement?: () => Element | null
  /** Returns the unique key of an item. @default its `id`, else its index */
  getItemKey?: (index: number) => string | number
}

/** What the slot that renders an item receives. */
export interface ScrollAreaSlotArgs<Item> {
  item: Item
  index: number
  /** Position and size of the item, if the list is virtualized. */
  virtualItem?: VirtualItem
}

export interface ScrollAreaHandle {
  /** The TanStack virtualizer: `scrollToIndex()`, `scrollToOffset()` and more. */
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

/** Number of items in the HTML of the server, and while the area has no height. */
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
  const { isRtl, scrollMargin } = useListPosition(viewport, getScrollElement, horizontal)

  const wasScrolling = useRef(false)
  // The rule concerns the React Compiler, which is not in use here.
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
    // The area is the parent of the viewport. The ref of the area is not set yet when the first effects run.
    getScrollElement: () => (getScrollElement ? getScrollElement() : (viewport.current?.parentElement ?? null)),
    getItemKey: getItemKey ?? ((index) => itemKeyOf(items[index], index)),
    onChange: ({ isScrolling }) => {
      if (isScrolling === wasScrolling.current) return
      wasScrolling.current = isScrolling
      onScroll?.(isScrolling)
    },
  })
  useImperativeHandle(handleRef, () => ({ virtualizer }), [virtualizer])

  const shown = hydrated ? virtualizer.getVirtualItems() : []
  const renderItem = (index: number, virtualItem?: VirtualItem) => (
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
      {shown.length > 0
        ? shown.map((virtualItem) => renderItem(virtualItem.index, virtualItem))
        : items.slice(0, FIRST_ITEMS).map((_, index) => renderItem(index))}
    </div>
  )
}

/**
 * Reading and setting the scroll position of the window needs other functions than those for an element. Which of the
 * two scrolls is known only in the browser.
 */
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

/** The same virtualizer, with the window as its scroll element. */
function asWindow(instance: Virtualizer<Element, Element>): Virtualizer<Window, Element> {
  return new Proxy(instance, {
    get: (target, key) =>
      key === 'scrollElement' ? target.targetWindow : (Reflect.get(target, key, target) as unknown),
  }) as unknown as Virtualizer<Window, Element>
}

/**
 * The text direction, and the distance between the start of the scroll container and the list. Both can be read only
 * in the browser.
 */
function useListPosition(
  viewport: RefObject<HTMLElement | null>,
  getScrollElement: (() => Element | null) | undefined,
  horizontal: boolean,
): { isRtl: boolean; scrollMargin: number } {
  const [place, setPlace] = useState({ isRtl: false, scrollMargin: 0 })
  // React sets the ref of an element around the list after the first layout effects of the list. Render again, so
  // that they run again.
  const [, rerender] = useState(false)
  const isOutside = getScrollElement !== undefined
  useEffect(() => rerender(isOutside), [isOutside])
  // Every render may have moved the list. This does not loop, because the position of the list does not depend on
  // this state.
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
  const outer = isDocument(scroller)
    ? { top: 0, left: 0, right: viewOf(scroller).innerWidth }
    : scroller.getBoundingClientRect()
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
