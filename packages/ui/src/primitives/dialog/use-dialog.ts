'use client'

import {
  isValidElement,
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import type { DismissReason } from '../popup/layers.ts'
import { joinProps } from '../../system/render-element.ts'
import { cloneTrigger } from '../../system/clone-trigger.ts'
import { useControlled } from '../../system/use-controlled.ts'
import { usePresence } from '../presence/use-presence.ts'
import { resolveLazy } from '../../system/resolve-lazy.ts'
import { warn } from '../../system/warn.ts'
import type { PressKind } from '../focus/focus.ts'

/** What every dialog takes, whatever it looks like. */
export interface DialogOptions {
  id?: string
  /** Opens the dialog on a press: one element, or a function that returns it. */
  trigger?: ReactElement | ((state: { open: boolean }) => ReactElement)
  /** Whether it is open. Without it the dialog keeps its own state. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void
  /** Keeps the focus and the pointer inside and the page from scrolling. @default true */
  modal?: boolean
  /** Closes on Escape and on a press outside. @default true */
  dismissible?: boolean
  /** Called when `dismissible` kept it from closing. */
  onClosePrevent?: (event: Event) => void
  /** Removes the content when it is closed. With `false` it is in the page from the start, unseen, and keeps its state. @default true */
  unmountOnHide?: boolean
  /** Called when it begins to open. */
  onEnter?: () => void
  /** Called when it is open and the animation is over. */
  onAfterEnter?: () => void
  /** Called when it begins to close. */
  onLeave?: () => void
  /** Called when it is closed and the animation is over. */
  onAfterLeave?: () => void
}

/** Why a dialog is asked to close. */
export type LeaveReason = DismissReason | 'focus-out'

export interface DialogState {
  open: boolean
  /** Whether anything of the dialog has to be rendered beside its trigger. */
  present: boolean
  /** Whether it is seen: open, or on its way out. */
  shown: boolean
  /** The trigger, ready to be rendered. */
  trigger: ReactNode
  /** The element of the trigger. */
  triggerRef: RefObject<Element | null>
  /** For the id of the content. */
  id: string
  /** The id of the trigger, which names a dialog that has no title. */
  triggerId: string | undefined
  close: () => void
  setOpen: (open: boolean) => void
  /** Closes it on Escape and the like, if it may be dismissed. */
  dismiss: (reason: LeaveReason, event: Event) => void
  /** How the dialog was opened last. */
  openedBy: () => PressKind
  /** How the dialog was closed last. */
  closedBy: () => PressKind
  /** Whether somebody wants to know when it has come in. */
  reportsEntry: boolean
  /** Called when it has come in. */
  onShown: () => void
  /** Called when it has gone out. */
  onGone: () => void
}

/**
 * The behaviour of Modal and its relatives. While a dialog is closed there is its trigger and nothing else, unless it is
 * to keep its content.
 */
export function useDialog(componentName: string, options: DialogOptions, named: boolean): DialogState {
  const { dismissible = true, unmountOnHide = true } = options
  const [open, setOwnOpen] = useControlled(options.open, options.defaultOpen ?? false)
  const { present, leave } = usePresence(open)
  const ownId = useId()
  const id = options.id ?? ownId
  const triggerRef = useRef<Element>(null)
  const press = useRef<{ opened: PressKind; closed: PressKind }>({ opened: '', closed: '' })

  const setOpen = (next: boolean, by: PressKind = '') => {
    press.current = next ? { opened: by, closed: '' } : { opened: '', closed: by }
    setOwnOpen(next)
    options.onOpenChange?.(next)
  }

  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented) return
    const element = event.currentTarget
    triggerRef.current ??= element
    // Safari does not focus a button that is pressed; the focus has to be there to come back to it.
    if (element.ownerDocument.activeElement !== element) element.focus({ preventScroll: true })
    setOpen(!open, pressKind(event.nativeEvent))
  }

  const dismiss = (reason: LeaveReason, event: Event) => {
    if (!dismissible) {
      if (reason !== 'focus-out') options.onClosePrevent?.(event)
      return
    }
    // Safari would leave its full screen as well.
    if (reason === 'escape-key') event.preventDefault()
    setOpen(false, pressKind(event))
  }

  const trigger = resolveLazy(typeof options.trigger === 'function' ? options.trigger({ open }) : options.trigger)
  if (trigger !== undefined && !isValidElement(trigger)) {
    warn(
      componentName,
      'its trigger is not an element and does not open it. Pass one element that takes onClick, such as a <Button>.',
    )
  }

  let triggerId: string | undefined
  const clone =
    isValidElement(trigger) &&
    cloneTrigger(trigger, (element) => {
      triggerId = named ? undefined : ((element.props.id as string | undefined) ?? `${id}t`)
      const own = {
        ref: triggerRef,
        id: triggerId,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: toggle,
      }
      return joinProps(own, element.props)
    })

  return {
    open,
    present: present || !unmountOnHide,
    shown: present,
    trigger: clone || trigger,
    triggerRef,
    id,
    triggerId,
    close: () => setOpen(false),
    setOpen,
    dismiss,
    openedBy: () => press.current.opened,
    closedBy: () => press.current.closed,
    reportsEntry: options.onAfterEnter !== undefined,
    onShown: () => options.onAfterEnter?.(),
    onGone() {
      leave()
      // When the content is gone, and has said that it leaves.
      queueMicrotask(() => options.onAfterLeave?.())
    },
  }
}

function pressKind(event: Event): PressKind {
  return ((event as PointerEvent).pointerType as PressKind) || 'keyboard'
}

/** Tells the beginning of each opening and closing. To be used inside the content. */
export function useDialogMoves(open: boolean, { onEnter, onLeave }: Pick<DialogOptions, 'onEnter' | 'onLeave'>): void {
  const reportedOpen = useRef(false)
  useEffect(() => {
    if (reportedOpen.current === open) return
    reportedOpen.current = open
    if (open) onEnter?.()
    else onLeave?.()
  }, [open, onEnter, onLeave])
}
