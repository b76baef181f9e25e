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
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type PortalTarget } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { OverlayPortal, usePlace } from '../primitives/popup/portal.tsx'
import { joinProps, joinRefs } from '../system/render-element.ts'
import { toPhysicalSide } from '../system/physical-side.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import {
  getServerToasts,
  getToasts,
  MAX_TOASTS,
  mountToaster,
  showingToaster,
  subscribeToToasts,
  type ToastId,
} from '../system/toast-store.ts'
import { toaster as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { toasterTheme } from '../theme/toaster.ts'
import type { ToastProps } from './Toast.tsx'
import { arrangeToasts } from './toast/arrange-toasts.ts'
import { ToasterItem } from './toast/toaster-item.tsx'
import { usePause } from './toast/use-pause.ts'
import { SWIPE_THRESHOLD_PX, type SwipeDirection } from './toast/use-swipe.ts'
import { useToasterFocus, useToasterHotkey } from './toast/use-toaster-focus.ts'

type PhysicalPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right'

export type ToasterPosition = PhysicalPosition | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end'

export interface ToasterProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /**
   * Position in the window. `start` and `end` follow the text direction. Toasts are swiped away towards this side.
   * @default 'bottom-right'
   */
  position?: ToasterPosition
  /** Shows toasts below each other. With `false` they are stacked until the stack is hovered or focused. @default true */
  expand?: boolean
  /** Space between toasts, and the visible part of stacked ones, in px. @default 16 */
  gap?: number
  /** Default orientation of toasts. @default 'vertical' */
  orientation?: ToastProps['orientation']
  /** Default for the progress bar of toasts. @default true */
  progress?: boolean
  /** Where toasts are rendered: `true` for the target of `<App>`, `false` for in place, a selector, or an element. @default true */
  portal?: PortalTarget
  /** Maximum of visible toasts. If there are more, the oldest are removed. @default 5 */
  max?: number
  /** Name of the region for screen readers. @default 'Notifications', in the language of the application */
  label?: string
  /** Default time until a toast closes, in ms. @default 5000 */
  duration?: number
  /** Disables swiping toasts away. @default false */
  disableSwipe?: boolean
  /** Distance after which a swiped toast closes, in px. @default 50 */
  swipeThreshold?: number
  /** Content of the application. */
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

const swipeDirections: Record<PhysicalPosition, SwipeDirection> = {
  'top-left': 'left',
  'top-center': 'up',
  'top-right': 'right',
  'bottom-left': 'left',
  'bottom-center': 'down',
  'bottom-right': 'right',
}

/** Shows the toasts of `useToast`. `<App>` renders one; a toaster inside `<App>` replaces it. */
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
    position: givenPosition,
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
  const focus = useToasterFocus(region)
  useToasterHotkey(region, toasts.length > 0)

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

  const position = toPhysicalSide(frond, givenPosition)
  const side = position.startsWith('top') ? 'top' : 'bottom'
  const classes = resolveClasses(frond, toasterTheme, { position, side }, ui, className)
  const expanded = expand || pause.hovered || pause.focused
  // The newest is first in the page, so that keyboard and screen reader users reach it first.
  const newestFirst = [...toasts].reverse()
  const { places, height } = arrangeToasts(newestFirst, heights, { side, expanded, gap })

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
    // Each toast is announced by its own live region. With `aria-live`, modal dialogs do not hide this region.
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
          <ToasterItem
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
