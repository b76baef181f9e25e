'use client'

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type PortalTarget } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { OverlayPortal, usePlace } from '../primitives/popup/portal.tsx'
import { joinProps, joinRefs } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import {
  getServerToasts,
  getToasts,
  MAX_TOASTS,
  mountToaster,
  removeToast,
  showingToaster,
  subscribeToToasts,
  type ToastId,
  type ToastItem,
} from '../system/toast-store.ts'
import { toaster as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { toasterTheme } from '../theme/toaster.ts'
import { Toast, type ToastProps } from './Toast.tsx'
import { ToasterContext, type ToasterContextValue } from './toast/toaster-context.ts'
import { usePause } from './toast/use-pause.ts'
import { SWIPE_THRESHOLD_PX, type SwipeDirection } from './toast/use-swipe.ts'

export type ToasterPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right'

export interface ToasterProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Corner or side of the window. Toasts are swiped away towards it. @default 'bottom-right' */
  position?: ToasterPosition
  /** Shows toasts one above the other. With `false` they lie behind the newest until the pointer or the focus is there. @default true */
  expand?: boolean
  /** Space between toasts, and what is seen of one that lies behind another, in px. @default 16 */
  gap?: number
  /** Where the buttons are of toasts that do not say otherwise: below the text, or beside it. @default 'vertical' */
  orientation?: ToastProps['orientation']
  /** Shows the time left on each toast that does not say otherwise. @default true */
  progress?: boolean
  /** Where toasts are put: `true` for the place `<App>` names, `false` right here, a selector or an element. @default true */
  portal?: PortalTarget
  /** How many are shown at once; the oldest of more are dropped. With 0 none is shown. @default 5 */
  max?: number
  /** Name of the region for screen readers. @default 'Notifications', in the language of the application */
  label?: string
  /** Time until a toast closes that does not say otherwise, in ms. @default 5000 */
  duration?: number
  /** Keeps toasts from being swiped away. @default false */
  disableSwipe?: boolean
  /** Way after which a toast that is let go closes, in px. @default 50 */
  swipeThreshold?: number
  /** Content of the application, if it is to be inside. */
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof toasterTheme>]?: ClassValue }
  ref?: Ref<HTMLElement>
}

const defaults = {
  position: 'bottom-right',
  expand: true,
  gap: 16,
  portal: true,
  max: MAX_TOASTS,
  disableSwipe: false,
  swipeThreshold: SWIPE_THRESHOLD_PX,
} as const

/** By how much each toast of a stack is smaller than the one before it. */
const SCALE_STEP = 0.05

/** Key that leads to the toasts from anywhere. */
const HOTKEY = 'F8'

const swipeDirections: Record<ToasterPosition, SwipeDirection> = {
  'top-left': 'left',
  'top-center': 'up',
  'top-right': 'right',
  'bottom-left': 'left',
  'bottom-center': 'down',
  'bottom-right': 'right',
}

/** Shows the toasts made by `useToast`. `<App>` brings one by itself; one that stands inside it takes its place. */
export function Toaster(ownProps: ToasterProps) {
  const frond = useFrond()
  const { portal, max, children, ...props } = resolveProps(frond, toasterTheme, defaults, ownProps)

  const toaster = useMemo(() => ({ level: frond.toasterLevel ?? 0, max }), [frond.toasterLevel, max])
  useLayoutEffect(() => mountToaster(toaster), [toaster])
  const shows = useSyncExternalStore(
    subscribeToToasts,
    () => showingToaster() === toaster,
    () => false,
  )

  const place = usePlace()

  return (
    <>
      {children}
      {shows && place && (
        <OverlayPortal place={place} frond={frond} target={portal} componentName="Toaster" alone>
          <Viewport {...props} />
        </OverlayPortal>
      )}
    </>
  )
}

type ViewportProps = Omit<ToasterProps, 'portal' | 'max' | 'children'> &
  Required<Pick<ToasterProps, 'position' | 'expand' | 'gap' | 'disableSwipe' | 'swipeThreshold'>>

function Viewport(props: ViewportProps) {
  const {
    position,
    expand,
    gap,
    orientation,
    progress,
    label,
    duration,
    disableSwipe,
    swipeThreshold,
    className,
    ui,
    ref,
    ...attributes
  } = props
  const frond = useFrond()
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getServerToasts)
  const region = useRef<HTMLElement>(null)
  const pause = usePause(region)
  const focus = useFocusReturn(region)
  useHotkey(region, toasts.length > 0)

  const { check } = pause
  useEffect(check, [toasts, check])

  const [heights, setHeights] = useState<ReadonlyMap<ToastId, number>>(new Map())
  const setHeight = useCallback((id: ToastId, height: number | undefined) => {
    setHeights((current) => {
      const next = new Map(current)
      if (height === undefined) next.delete(id)
      else next.set(id, height)
      return next
    })
  }, [])

  const side = position.startsWith('top') ? 'top' : 'bottom'
  const classes = resolveClasses(frond, toasterTheme, { position, side }, ui, className)
  const expanded = expand || pause.hovered || pause.focused
  // The newest comes first in the page, so that the keyboard and screen readers meet it first.
  const newestFirst = [...toasts].reverse()
  const { places, height } = arrange(newestFirst, heights, { side, expanded, gap })

  const toastDefaults = useMemo(
    () => ({
      ...(duration !== undefined && { duration }),
      ...(orientation !== undefined && { orientation }),
      ...(progress !== undefined && { progress }),
    }),
    [duration, orientation, progress],
  )

  const own = {
    'data-slot': 'toaster',
    'aria-label': label ?? messagesOf(frond, 'toaster', english).label,
    // Each toast announces itself. The attribute is what keeps dialogs from hiding the region with the rest of the page.
    'aria-live': 'off',
    tabIndex: -1,
    'data-expanded': expanded ? '' : undefined,
    style: { '--height': `${height}px`, '--gap': `${gap}px` } as CSSProperties,
    ...pause.handlers,
    onFocus(event: FocusEvent<HTMLElement>) {
      pause.handlers.onFocus()
      focus.remember(event)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || event.target !== event.currentTarget) return
      event.stopPropagation()
      focus.returnFocusToPage()
    },
  }

  return (
    <section {...joinProps(own, attributes)} className={classes.viewport} ref={ref ? joinRefs(region, ref) : region}>
      <ol data-slot="list">
        {newestFirst.map((toast, index) => (
          <Item
            key={toast.id}
            toast={toast}
            place={places[index]!}
            className={classes.base}
            onResize={setHeight}
            onLeave={focus.rescue}
            context={{
              props: toastDefaults,
              paused: pause.paused,
              swipeDirection: swipeDirections[position],
              swipeThreshold,
              disableSwipe,
              repeats: toast.repeats,
              revision: toast.revision,
            }}
          />
        ))}
      </ol>
    </section>
  )
}

interface Place {
  /** Whether it lies behind another in the stack. */
  behind: boolean
  style: CSSProperties
}

/** Where each toast lies, the newest at the edge of the window. One that is closing stays where it is while others move up. */
function arrange(
  newestFirst: readonly ToastItem[],
  heights: ReadonlyMap<ToastId, number>,
  { side, expanded, gap }: { side: 'top' | 'bottom'; expanded: boolean; gap: number },
): { places: Place[]; height: number } {
  const heightOf = (toast: ToastItem | undefined) => (toast && heights.get(toast.id)) ?? 0
  const front = heightOf(newestFirst.find((toast) => toast.open))
  const away = side === 'top' ? 1 : -1
  let before = 0
  let count = 0

  const places = newestFirst.map((toast, index): Place => {
    const height = heightOf(toast)
    const behind = !expanded && count > 0
    // A toast of the stack shows its far edge only; what would look out on the other side of the front one is cut off.
    const y = away * (behind ? front - height + gap * count : before)
    const style = {
      '--y': `${y}px`,
      '--z': newestFirst.length - index,
      '--scale': behind ? 1 - SCALE_STEP * count : 1,
      '--clip': behind ? `${Math.max(0, height - front)}px` : undefined,
    }
    if (toast.open) {
      before += expanded ? height + gap : count === 0 ? 0 : gap
      count += 1
    }
    return { behind, style: style as CSSProperties }
  })

  const height = expanded ? Math.max(0, before - gap) : front + before
  return { places, height }
}

interface ItemProps {
  toast: ToastItem
  place: Place
  className: string
  context: ToasterContextValue
  onResize: (id: ToastId, height: number | undefined) => void
  onLeave: (element: HTMLElement) => void
}

function Item({ toast, place, className, context, onResize, onLeave }: ItemProps) {
  const { id, open, repeats: _, revision: __, onClick, onOpenChange, ...props } = toast
  const element = useRef<HTMLLIElement>(null)

  useLayoutEffect(() => {
    const node = element.current!
    const observer = new ResizeObserver(() => onResize(id, node.offsetHeight))
    observer.observe(node)
    return () => {
      observer.disconnect()
      onResize(id, undefined)
      onLeave(node)
    }
  }, [id, onResize, onLeave])

  useLayoutEffect(() => {
    if (!open) onLeave(element.current!)
  }, [open, onLeave])

  return (
    <li
      ref={element}
      className={className}
      style={place.style}
      data-slot="base"
      data-behind={place.behind ? '' : undefined}
    >
      <ToasterContext value={context}>
        <Toast
          {...props}
          open={open}
          onOpenChange={(next) => {
            onOpenChange?.(next)
            if (!next) removeToast(id)
          }}
          onClick={onClick && (() => onClick(toast))}
          render={<div />}
        />
      </ToasterContext>
    </li>
  )
}

function useHotkey(region: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const lead = (event: globalThis.KeyboardEvent) => {
      if (event.key !== HOTKEY || event.defaultPrevented) return
      event.preventDefault()
      region.current?.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', lead)
    return () => window.removeEventListener('keydown', lead)
  }, [region, enabled])
}

/** Keeps the focus from falling to the start of the page when the toast that has it goes. */
function useFocusReturn(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null)

  const returnFocusToPage = useCallback(() => {
    const root = region.current?.getRootNode() as Document | ShadowRoot | undefined
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true })
    else if (root?.activeElement instanceof HTMLElement) root.activeElement.blur()
  }, [region])

  const remember = useCallback((event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) origin.current = from
    else if (!from) origin.current = null
  }, [])

  /** The keyboard goes on to the next toast; the pointer had only come for this one. */
  const rescue = useCallback(
    (item: HTMLElement) => {
      const focused = (item.getRootNode() as Document | ShadowRoot).activeElement
      if (!focused || !item.contains(focused)) return
      const items = [...(item.parentElement?.children ?? [])]
      const candidates = [...items.slice(items.indexOf(item) + 1), ...items.slice(0, items.indexOf(item)).reverse()]
      const next = candidates
        .map((other) => other.firstElementChild)
        .find((toast) => toast && !toast.hasAttribute('data-ending-style'))
      if (focused.matches(':focus-visible') && next instanceof HTMLElement) next.focus({ preventScroll: true })
      else returnFocusToPage()
    },
    [returnFocusToPage],
  )

  return { remember, returnFocusToPage, rescue }
}
