'use client'

import {
  Fragment,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { toast as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinProps, joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { REMOVE_DELAY_MS } from '../system/toast-store.ts'
import { useControlled } from '../system/use-controlled.ts'
import { warn } from '../system/warn.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { toastTheme } from '../theme/toast.ts'
import { Avatar, type AvatarProps, type AvatarSize } from './Avatar.tsx'
import { closeButton } from './button/close-button.tsx'
import type { ButtonProps } from './Button.tsx'
import { Icon, type IconValue } from './Icon.tsx'
import { Progress, type ProgressProps } from './Progress.tsx'
import { ActionButton } from './toast/action-button.tsx'
import { ToasterContext } from './toast/toaster-context.ts'
import { endsByItself } from './toast/use-countdown.ts'
import type { SwipeCallbacks, ToastSwipe } from './toast/use-swipe.ts'
import { useToastBehavior } from './toast/use-toast-behavior.ts'

export type { ToastSwipe }

type Part = SlotOf<typeof toastTheme>
type SlotArgs = { ui: Classes<Part> }

/** Default duration of a toast. */
const DURATION_MS = 5000

export interface ToastAction extends ButtonProps {
  /** Alternative way to do the action, for screen reader users who cannot reach the button in time. @default the label of the button */
  altText?: string
}

export interface ToastHandle {
  /** Height of the toast, in px. */
  readonly height: number
}

export interface ToastProps
  extends SwipeCallbacks, Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'title' | 'children'> {
  /** Title: text, a node, or a function that returns one. */
  title?: Slot<void>
  /** Description: text, a node, or a function that returns one. */
  description?: Slot<void>
  icon?: IconValue
  /** Avatar before the text. An icon replaces it. */
  avatar?: AvatarProps
  /** @default 'primary' */
  color?: Color
  /** Position of the actions: below the text (`vertical`) or beside it. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical'
  /** Shows a close button. Pass button props to customize it. @default true */
  close?: boolean | ButtonProps
  /** Icon of the close button. @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Buttons. A press closes the toast unless its event is prevented; with `loadingAuto` after the promise has settled. */
  actions?: readonly ToastAction[]
  /** Time until the toast closes, in ms. `0` or `Infinity` keep it open. @default 5000 */
  duration?: number
  /** Shows the remaining time as a bar. Pass progress props to customize it. @default true */
  progress?: boolean | ProgressProps
  /** Whether the toast is open. Leave it out to let the toast keep its own state. */
  open?: boolean
  /** Whether it is initially open. @default true */
  defaultOpen?: boolean
  /** Called when the toast closes. */
  onOpenChange?: (open: boolean) => void
  /** Announced by screen readers at once (`foreground`), or after the current speech (`background`). @default 'background' */
  type?: 'foreground' | 'background'
  /** Called when the countdown pauses, because of hover, focus, or an inactive window. */
  onPause?: () => void
  /** Called when the countdown resumes. */
  onResume?: () => void
  /** Called on Escape. The toast closes unless the event is prevented. */
  onEscapeKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Replaces the icon or avatar. */
  leading?: Slot<SlotArgs>
  /** Replaces the buttons of `actions`. */
  renderActions?: ReactNode
  /** Replaces the close button. */
  renderClose?: Slot<SlotArgs>
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  /** Ref to a handle with the height of the toast. */
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

/** A notification. Usually added with `useToast` and shown by the `<Toaster>` of `<App>`. A toast on its own must be in a list. */
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

const closeLook = { size: 'sm', color: 'neutral', variant: 'ghost' } as const

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
  const root = useRef<HTMLElement>(null)
  const id = useId()
  const behavior = useToastBehavior(root, {
    open,
    duration,
    dismiss,
    onClick,
    onPause,
    onResume,
    onEscapeKeyDown,
    onSwipeStart,
    onSwipeMove,
    onSwipeCancel,
    onSwipeEnd,
  })
  const { isReady } = behavior
  useImperativeHandle(
    handleRef,
    () => ({
      get height() {
        return root.current?.offsetHeight ?? 0
      },
    }),
    [],
  )

  const classes = resolveClasses(frond, toastTheme, { color, orientation }, ui, className)
  const titleId = isEmptySlot(title) ? undefined : `${id}t`
  const descriptionId = isEmptySlot(description) ? undefined : `${id}d`
  if (!titleId && !descriptionId) warn('Toast', 'it has no content. Pass a title or a description.')

  const own = {
    'data-slot': 'toast',
    'aria-labelledby': titleId ?? descriptionId,
    'aria-describedby': titleId && descriptionId,
    ...behavior.attributes,
  }
  const closeView =
    renderClose === undefined
      ? closeButton(
          frond,
          { close, closeIcon },
          { ...closeLook, 'aria-label': messagesOf(frond, 'toast', english).close, className: classes.close },
          dismiss,
        )
      : fillSlot(renderClose, { ui: classes })

  return renderElement('li', render, {
    ...joinProps(own, attributes),
    className: classes.root,
    ref: ref ? joinRefs(root, ref) : root,
    children: (
      <>
        {leading === undefined ? leadingOf(icon, avatar, classes) : fillSlot(leading, { ui: classes })}
        <div
          role={type === 'foreground' ? 'alert' : 'status'}
          aria-live={type === 'foreground' ? 'assertive' : 'polite'}
          aria-atomic
          className={classes.wrapper}
          data-slot="wrapper"
        >
          {/* A new key replaces the text, so that screen readers announce a toast that was added again. */}
          {isReady && <Fragment key={behavior.repeats}>{textOf(props, classes, titleId, descriptionId)}</Fragment>}
          {isReady && (renderActions !== undefined || actions.length > 0) && (
            <div className={classes.actions} data-slot="actions">
              {renderActions ??
                actions.map((action, index) => (
                  <ActionButton key={index} color={color} action={action} dismiss={dismiss} />
                ))}
            </div>
          )}
        </div>
        {closeView}
        {isReady && endsByItself(duration) && countdownBar(progress, color, behavior.revision, classes)}
      </>
    ),
  })
}

function leadingOf(icon: IconValue | undefined, avatar: AvatarProps | undefined, classes: Classes<Part>): ReactNode {
  if (icon) return <Icon name={icon} className={classes.icon} data-slot="icon" />
  if (!avatar) return null
  return <Avatar size={classes.avatarSize as AvatarSize} {...avatar} className={classes.avatar} data-slot="avatar" />
}

/** Title, description, and for screen readers the other ways to do what the buttons do. */
function textOf(
  { title, description, actions = [] }: Pick<ToastProps, 'title' | 'description' | 'actions'>,
  classes: Classes<Part>,
  titleId: string | undefined,
  descriptionId: string | undefined,
): ReactNode {
  return (
    <>
      {titleId && (
        <div id={titleId} className={classes.title} data-slot="title">
          {fillSlot(title, undefined)}
        </div>
      )}
      {descriptionId && (
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
    </>
  )
}

/** Shows the time left. The new key of another revision restarts its animation. */
function countdownBar(
  progress: boolean | ProgressProps,
  color: Color,
  revision: number,
  classes: Classes<Part>,
): ReactNode {
  if (!progress) return null
  return (
    <Progress
      key={revision}
      size="xs"
      color={color}
      data-slot="progress"
      // Some screen readers beep while a progress bar changes.
      aria-hidden
      {...(typeof progress === 'object' && progress)}
      value={100}
      max={100}
      className={classes.progress}
    />
  )
}
