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

/** Options of all dialogs. */
export interface DialogOptions {
  id?: string
  /** Element that opens the dialog when pressed, or a function that returns it. */
  trigger?: ReactElement | ((state: { open: boolean }) => ReactElement)
  /** Whether the dialog is open. Leave it out to let the dialog keep its own state. */
  open?: boolean
  /** Whether the dialog is initially open. @default false */
  defaultOpen?: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Keeps the focus and the pointer inside and stops the page from scrolling. @default true */
  modal?: boolean
  /** Closes on Escape and on a press outside. @default true */
  dismissible?: boolean
  /** Called when `dismissible={false}` has prevented the dialog from closing. */
  onClosePrevent?: (event: Event) => void
  /** Removes the content while the dialog is closed. With `false` the content is hidden instead and keeps its state. @default true */
  unmountOnHide?: boolean
  /** Called when the dialog starts to open. */
  onEnter?: () => void
  /** Called when the dialog is open and its animation has ended. */
  onAfterEnter?: () => void
  /** Called when the dialog starts to close. */
  onLeave?: () => void
  /** Called when the dialog is closed and its animation has ended. */
  onAfterLeave?: () => void
}

/** What made a dialog close. */
export type LeaveReason = DismissReason | 'focus-out'

export interface DialogState {
  open: boolean
  /** Whether the dialog is rendered, in addition to its trigger. */
  present: boolean
  /** Whether the dialog is visible: open, or in its exit animation. */
  shown: boolean
  /** The trigger element with its props. */
  trigger: ReactNode
  /** The element of the trigger. */
  triggerRef: RefObject<Element | null>
  /** The id of the popup. */
  id: string
  /** The id of the trigger, if the trigger names the dialog because there is no title. */
  triggerId: string | undefined
  close: () => void
  setOpen: (open: boolean) => void
  /** Closes the dialog if it is dismissible. */
  dismiss: (reason: LeaveReason, event: Event) => void
  /** The kind of input that opened the dialog. */
  openedBy: () => PressKind
  /** The kind of input that closed the dialog. */
  closedBy: () => PressKind
  /** Whether the caller has passed `onAfterEnter`. */
  reportsEntry: boolean
  /** Call it when the enter animation has ended. */
  onShown: () => void
  /** Call it when the exit animation has ended. */
  onGone: () => void
}

/** State and trigger of Modal, Slideover, Drawer, ConfirmDialog and Popover. A closed dialog renders only its trigger. */
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
    // Safari does not focus a pressed button. The dialog returns the focus to the element that has it when it opens.
    if (element.ownerDocument.activeElement !== element) element.focus({ preventScroll: true })
    setOpen(!open, pressKind(event.nativeEvent))
  }

  const dismiss = (reason: LeaveReason, event: Event) => {
    if (!dismissible) {
      if (reason !== 'focus-out') options.onClosePrevent?.(event)
      return
    }
    // Otherwise Escape would also end the full-screen mode of Safari.
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
      // After React has removed the content and `onLeave` was called.
      queueMicrotask(() => options.onAfterLeave?.())
    },
  }
}

function pressKind(event: Event): PressKind {
  return ((event as PointerEvent).pointerType as PressKind) || 'keyboard'
}

/** Calls `onEnter` and `onLeave`. Use it inside the content of the dialog. */
export function useDialogMoves(open: boolean, { onEnter, onLeave }: Pick<DialogOptions, 'onEnter' | 'onLeave'>): void {
  const reportedOpen = useRef(false)
  useEffect(() => {
    if (reportedOpen.current === open) return
    reportedOpen.current = open
    if (open) onEnter?.()
    else onLeave?.()
  }, [open, onEnter, onLeave])
}
