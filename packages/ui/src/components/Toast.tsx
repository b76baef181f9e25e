'use client'

import {
  Fragment,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type AnimationEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { close as closeRole } from '../icons/close.ts'
import { isFromControl } from '../primitives/focus/focusable.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { joinProps, joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { REMOVE_DELAY_MS } from '../system/toast-store.ts'
import { useControlled } from '../system/use-controlled.ts'
import { useHydrated } from '../system/use-hydrated.ts'
import { warn } from '../system/warn.ts'
import { toast as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { toastTheme } from '../theme/toast.ts'
import { Avatar, type AvatarProps, type AvatarSize } from './Avatar.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { Icon, type IconValue } from './Icon.tsx'
import { Progress, type ProgressProps } from './Progress.tsx'
import { ToasterContext } from './toast/toaster-context.ts'
import { endsByItself, useCountdown } from './toast/use-countdown.ts'
import { usePause } from './toast/use-pause.ts'
import { SWIPE_THRESHOLD_PX, useSwipe, type SwipeCallbacks, type ToastSwipe } from './toast/use-swipe.ts'

export type { ToastSwipe }

type Part = SlotOf<typeof toastTheme>
type SlotArgs = { ui: Classes<Part> }

/** How long a toast stays unless told otherwise. */
const DURATION_MS = 5000

/**
 * How long the live region of a toast is there before its text. Screen readers say only what changes in a region they
 * know, so a text that came with its region would be passed over.
 */
const ANNOUNCE_DELAY_MS = 50

export interface ToastAction extends ButtonProps {
  /** Another way to do the same, said to those who cannot reach the button in time. @default the label of the button */
  altText?: string
}

export interface ToastHandle {
  /** Height of the toast, in px. */
  readonly height: number
}

export interface ToastProps
  extends SwipeCallbacks, Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'title' | 'children'> {
  /** What happened, in a few words: text, a node, or a function that returns one. */
  title?: Slot<void>
  /** More about it: text, a node, or a function that returns one. */
  description?: Slot<void>
  icon?: IconValue
  /** Picture before the text; an icon in that place wins. */
  avatar?: AvatarProps
  /** @default 'primary' */
  color?: Color
  /** Puts the actions below the text, or beside it. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical'
  /** The close button: `false` for none, or its props. @default true */
  close?: boolean | ButtonProps
  /** @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Buttons. A press closes the toast unless its event is prevented; with `loadingAuto` once the promise is settled. */
  actions?: readonly ToastAction[]
  /** Time until it closes by itself, in ms. It never does with 0 or `Infinity`. @default 5000 */
  duration?: number
  /** Bar that shows the time left: `false` for none, or its props. @default true */
  progress?: boolean | ProgressProps
  /** Whether it is open. Without it the toast keeps its own state. */
  open?: boolean
  /** Whether it is open at first. @default true */
  defaultOpen?: boolean
  /** Called when it closes. */
  onOpenChange?: (open: boolean) => void
  /** How screen readers say it: `foreground` at once, `background` when they have come to an end. @default 'background' */
  type?: 'foreground' | 'background'
  /** Called when its time stops, because of the pointer, the focus, or another window. */
  onPause?: () => void
  /** Called when its time goes on. */
  onResume?: () => void
  /** Called on Escape. It closes unless the event is prevented. */
  onEscapeKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Replaces icon and avatar. */
  leading?: Slot<SlotArgs>
  /** Replaces the buttons of `actions`. */
  renderActions?: ReactNode
  /** Replaces the close button. */
  renderClose?: Slot<SlotArgs>
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  /** Tells the height of the toast. */
  handleRef?: Ref<ToastHandle>
  ref?: Ref<HTMLElement>
}

const defaults = {
  color: 'primary',
  orientation: 'vertical',
  close: true,
  duration: DURATION_MS,
  progress: true,
  defaultOpen: true,
  type: 'background',
} as const

type ResolvedProps = WithDefaults<ToastProps, typeof defaults>

/** One notification. They are usually made by `useToast` and shown by the `<Toaster>` of `<App>`; one on its own belongs in a list. */
export function Toast(ownProps: ToastProps) {
  const frond = useFrond()
  const toaster = use(ToasterContext)
  const {
    open: openProp,
    defaultOpen,
    onOpenChange,
    ...props
  } = resolveProps(frond, toastTheme, defaults, ownProps, toaster?.props)
  const [open, setOpen] = useControlled(openProp, defaultOpen)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setPresent(false), REMOVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [open])

  const dismiss = () => {
    setOpen(false)
    onOpenChange?.(false)
  }
  return present && <Card {...props} frond={frond} open={open} dismiss={dismiss} />
}

interface CardProps extends Omit<ResolvedProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  frond: FrondContextValue
  open: boolean
  dismiss: () => void
}

function Card({ frond, open, dismiss, ...props }: CardProps) {
  const {
    title,
    description,
    icon,
    avatar,
    color,
    orientation,
    close,
    closeIcon,
    actions = [],
    duration,
    progress,
    type,
    onPause,
    onResume,
    onEscapeKeyDown,
    onSwipeStart,
    onSwipeMove,
    onSwipeCancel,
    onSwipeEnd,
    leading,
    renderActions,
    renderClose,
    className,
    ui,
    render,
    handleRef,
    ref,
    onClick,
    ...attributes
  } = props
  const toaster = use(ToasterContext)
  const root = useRef<HTMLElement>(null)
  const id = useId()
  const ready = useReady()
  const ownPause = usePause(root)
  const swipe = useSwipe({
    direction: toaster?.swipeDirection ?? 'right',
    threshold: toaster?.swipeThreshold ?? SWIPE_THRESHOLD_PX,
    disabled: toaster?.disableSwipe ?? false,
    onSwipeStart,
    onSwipeMove,
    onSwipeCancel,
    onSwipeEnd,
    onSwiped: dismiss,
  })
  const paused = (toaster ?? ownPause).paused || swipe.swiping
  const revision = toaster?.revision ?? 0
  useCountdown({ duration, running: open && ready && !paused, revision, onEnd: dismiss })
  usePauseCallbacks(paused, onPause, onResume)
  useImperativeHandle(
    handleRef,
    () => ({
      get height() {
        return root.current?.offsetHeight ?? 0
      },
    }),
    [],
  )

  // By script, because a Content-Security-Policy may forbid style attributes in the HTML of the server.
  useLayoutEffect(() => root.current?.style.setProperty('--countdown', `${duration}ms`), [duration])

  const repeats = toaster?.repeats ?? 0
  const [pulses, setPulses] = useState(repeats)
  useLayoutEffect(() => {
    if (repeats === 0) return
    // Added again while it pulses: the pulse begins anew.
    for (const animation of root.current?.getAnimations() ?? []) {
      if (animation instanceof CSSAnimation) animation.currentTime = 0
    }
  }, [repeats])

  const classes = resolveClasses(frond, toastTheme, { color, orientation }, ui, className)
  const slotArgs = { ui: classes }
  const hasTitle = !isEmptySlot(title)
  const hasDescription = !isEmptySlot(description)
  if (!hasTitle && !hasDescription) warn('Toast', 'it has nothing to say. Give it a title or a description.')
  const titleId = hasTitle ? `${id}t` : undefined
  const descriptionId = hasDescription ? `${id}d` : undefined

  const own = {
    'data-slot': 'toast',
    // The toaster puts it inside an item of its list; alone it is an item of the caller's.
    role: toaster ? 'group' : undefined,
    // Focusable, so that the keyboard can stop its time, press it and close it.
    tabIndex: 0,
    'aria-labelledby': titleId ?? descriptionId,
    'aria-describedby': titleId && descriptionId,
    'data-starting-style': ready ? undefined : '',
    'data-ending-style': open ? undefined : '',
    'data-paused': paused ? '' : undefined,
    'data-pulse': repeats > pulses ? '' : undefined,
    'data-clickable': onClick ? '' : undefined,
    ...swipe.attributes,
    ...swipe.handlers,
    ...(!toaster && ownPause.handlers),
    onClick(event: MouseEvent<HTMLElement>) {
      if (!isFromControl(event.target, event.currentTarget)) onClick?.(event)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') {
        // What lies behind, such as a dialog, is not meant.
        event.stopPropagation()
        onEscapeKeyDown?.(event)
        if (!event.defaultPrevented) dismiss()
      } else if (event.key === 'Enter' && onClick && event.target === event.currentTarget) {
        event.currentTarget.click()
      }
    },
    onAnimationEnd(event: AnimationEvent) {
      if (event.target === event.currentTarget) setPulses(repeats)
    },
  }

  let before: ReactNode = fillSlot(leading, slotArgs)
  if (leading === undefined) {
    if (icon) before = <Icon name={icon} className={classes.icon} data-slot="icon" />
    else if (avatar) {
      before = (
        <Avatar size={classes.avatarSize as AvatarSize} {...avatar} className={classes.avatar} data-slot="avatar" />
      )
    }
  }

  const words = (
    // A toast that is added again is said again, for which its text has to be new to the page.
    <Fragment key={repeats}>
      {hasTitle && (
        <div id={titleId} className={classes.title} data-slot="title">
          {fillSlot(title, undefined)}
        </div>
      )}
      {hasDescription && (
        <div id={descriptionId} className={classes.description} data-slot="description">
          {fillSlot(description, undefined)}
        </div>
      )}
      {actions.map(
        ({ altText, label }, index) =>
          altText &&
          altText !== label && (
            <span key={index} data-slot="altText">
              {altText}
            </span>
          ),
      )}
    </Fragment>
  )

  const buttons =
    renderActions ??
    actions.map((action, index) => <ActionButton key={index} color={color} action={action} dismiss={dismiss} />)

  const content = (
    <>
      {before}
      <div
        role={type === 'foreground' ? 'alert' : 'status'}
        aria-live={type === 'foreground' ? 'assertive' : 'polite'}
        aria-atomic
        className={classes.wrapper}
        data-slot="wrapper"
      >
        {ready && words}
        {ready && (renderActions !== undefined || actions.length > 0) && (
          <div className={classes.actions} data-slot="actions">
            {buttons}
          </div>
        )}
      </div>
      <CloseButton frond={frond} props={{ close, closeIcon, renderClose }} classes={classes} dismiss={dismiss} />
      {ready && progress && endsByItself(duration) && (
        // Hidden from screen readers, some of which would beep along with it.
        <Progress
          key={revision}
          size="xs"
          color={color}
          data-slot="progress"
          aria-hidden
          {...(typeof progress === 'object' && progress)}
          value={100}
          max={100}
          className={classes.progress}
        />
      )}
    </>
  )

  return renderElement('li', render, {
    ...joinProps(own, attributes),
    className: classes.root,
    ref: ref ? joinRefs(root, ref) : root,
    children: content,
  })
}

interface ActionButtonProps {
  action: ToastAction
  color: Color
  dismiss: () => void
}

function ActionButton({ action: { altText: _, ...action }, color, dismiss }: ActionButtonProps) {
  return (
    <Button
      size="xs"
      color={color}
      variant="soft"
      {...action}
      onClick={(event) => {
        const answer = action.onClick?.(event)
        if (event.defaultPrevented) return answer
        if (action.loadingAuto) return Promise.resolve(answer).then(dismiss)
        dismiss()
      }}
    />
  )
}

interface CloseButtonProps {
  frond: FrondContextValue
  props: Pick<ToastProps, 'close' | 'closeIcon' | 'renderClose'>
  classes: Classes<Part>
  dismiss: () => void
}

function CloseButton({ frond, props, classes, dismiss }: CloseButtonProps): ReactNode {
  if (props.renderClose !== undefined) return fillSlot(props.renderClose, { ui: classes })
  if (!props.close) return null
  const own = props.close === true ? undefined : props.close
  return (
    <Button
      icon={props.closeIcon ?? roleIcon(frond, 'close', closeRole)}
      size="sm"
      color="neutral"
      variant="ghost"
      aria-label={messagesOf(frond, 'toast', english).close}
      data-slot="close"
      {...own}
      className={classes.close}
      onClick={(event) => {
        const answer = own?.onClick?.(event)
        if (!event.defaultPrevented) dismiss()
        return answer
      }}
    />
  )
}

/** True once the text may be shown. A text that came with the page from the server is there from the first. */
function useReady(): boolean {
  const fromServer = !useHydrated()
  const [ready, setReady] = useState(fromServer)
  useEffect(() => {
    if (ready) return
    const timer = setTimeout(() => setReady(true), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [ready])
  return ready
}

function usePauseCallbacks(paused: boolean, onPause?: () => void, onResume?: () => void): void {
  const wasPaused = useRef(false)
  useEffect(() => {
    if (wasPaused.current === paused) return
    wasPaused.current = paused
    if (paused) onPause?.()
    else onResume?.()
  }, [paused, onPause, onResume])
}
