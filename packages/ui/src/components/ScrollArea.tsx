'use client'

import {
  useEffect,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { useScrollShadow } from '../hooks/useScrollShadow.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useHydrated } from '../system/use-hydrated.ts'
import { useScrollRegion } from '../primitives/focus/use-scroll-region.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { scrollAreaTheme } from '../theme/scroll-area.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { itemKeyOf, checkItemKeys } from './scroll-area/item-keys.ts'
import {
  VirtualItems,
  type ScrollAreaHandle,
  type ScrollAreaSlotArgs,
  type ScrollAreaVirtualizeOptions,
} from './scroll-area/virtual-items.tsx'

export type { ScrollAreaHandle, ScrollAreaSlotArgs, ScrollAreaVirtualizeOptions } from './scroll-area/virtual-items.tsx'

type Part = SlotOf<typeof scrollAreaTheme>

export interface ScrollAreaProps<Item = unknown> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'children' | 'onScroll'
> {
  /** The items of the list. `children` renders each of them. */
  items?: readonly Item[]
  /** Direction in which the area scrolls. @default 'vertical' */
  orientation?: ThemeOption<typeof scrollAreaTheme, 'orientation'>
  /** Renders only the items near the viewport. Pass an object to set options. @default false */
  virtualize?: boolean | ScrollAreaVirtualizeOptions
  /**
   * Fades out each edge beyond which there is more content. Pass an object to set the size of the fade in px.
   * @default false
   */
  shadow?: boolean | { size?: number }
  /** Called with `true` when scrolling starts and with `false` when it has stopped. */
  onScroll?: (isScrolling: boolean) => void
  /** Renders an item. Without `items`, the content of the area. */
  children?: Slot<ScrollAreaSlotArgs<Item>>
  /** Classes for the root, which is the scroll container. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
  /** Gives access to the virtualizer, such as to scroll to an item. */
  handleRef?: Ref<ScrollAreaHandle>
}

const defaults = { orientation: 'vertical', virtualize: false, shadow: false } as const

/** A scroll container for any content or for a list of items, which can be virtualized. */
export function ScrollArea<Item>(ownProps: ScrollAreaProps<Item>) {
  const frond = useFrond()
  const hydrated = useHydrated()
  const {
    items,
    orientation,
    virtualize,
    shadow,
    onScroll,
    children,
    className,
    ui,
    render,
    ref,
    handleRef,
    'aria-label': label,
    'aria-labelledby': labelledby,
    ...attributes
  } = resolveProps(frond, scrollAreaTheme, defaults, ownProps)
  const options = typeof virtualize === 'object' ? virtualize : {}
  const isVirtual = items !== undefined && virtualize !== false
  const classes = resolveClasses(
    frond,
    scrollAreaTheme,
    {
      orientation,
      placed: isVirtual && hydrated,
      outside: isVirtual && options.getScrollElement !== undefined,
    },
    ui,
    className,
  )
  const root = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  useScrollRegion({ box: root, content: viewport, label, labelledby })
  if (process.env.NODE_ENV !== 'production' && items) checkItemKeys(items)

  function content(): ReactNode {
    if (isVirtual) {
      return (
        <VirtualItems
          items={items}
          orientation={orientation}
          options={options}
          hydrated={hydrated}
          viewport={viewport}
          classes={classes}
          onScroll={onScroll}
          handleRef={handleRef}
        >
          {children}
        </VirtualItems>
      )
    }
    return (
      <div ref={viewport} role={items ? 'list' : undefined} className={classes.viewport} data-slot="viewport">
        {items
          ? items.map((item, index) => (
              <div key={itemKeyOf(item, index)} role="listitem" className={classes.item} data-slot="item">
                {fillSlot(children, { item, index })}
              </div>
            ))
          : (children as ReactNode)}
      </div>
    )
  }

  return renderElement('div', render, {
    'data-slot': 'scroll-area',
    ...attributes,
    className: classes.root,
    ref: joinRefs(root, ref),
    children: (
      <>
        {content()}
        {shadow !== false && (
          <EdgeShadow box={root} size={shadow === true ? undefined : shadow.size} orientation={orientation} />
        )}
        {onScroll && !isVirtual && <ScrollListener box={root} onScroll={onScroll} />}
      </>
    ),
  })
}

interface EdgeShadowProps {
  box: RefObject<HTMLElement | null>
  size: number | undefined
  orientation: 'vertical' | 'horizontal'
}

/** A separate component, so that an area without shadows does not observe its scroll position. */
function EdgeShadow({ box, size, orientation }: EdgeShadowProps) {
  const { style } = useScrollShadow(box, { size, orientation })
  const mask = style?.maskImage
  useLayoutEffect(() => {
    const element = box.current
    if (!element || mask === undefined) return
    element.style.maskImage = mask
    return () => {
      element.style.maskImage = ''
    }
  }, [box, mask])
  return null
}

/** Scrolling counts as stopped when no scroll event came for this long. */
const SCROLL_END_MS = 150

function ScrollListener({
  box,
  onScroll,
}: {
  box: RefObject<HTMLElement | null>
  onScroll: (isScrolling: boolean) => void
}) {
  const latest = useRef(onScroll)
  useEffect(() => {
    latest.current = onScroll
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      timer = undefined
      latest.current(false)
    }
    const scroll = () => {
      if (timer === undefined) latest.current(true)
      else clearTimeout(timer)
      timer = setTimeout(end, SCROLL_END_MS)
    }
    element.addEventListener('scroll', scroll, { passive: true })
    return () => {
      element.removeEventListener('scroll', scroll)
      clearTimeout(timer)
    }
  }, [box])
  return null
}
