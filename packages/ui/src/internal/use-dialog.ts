'use client'

import type { Dialog } from '@base-ui/react/dialog'
import {
  isValidElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { isCovered, openLayer, type Layer } from './popup/layers.ts'
import { joinProps } from './render-element.ts'
import { cloneTrigger } from './trigger.ts'
import { useControlled } from './use-controlled.ts'
import { usePresence } from './use-presence.ts'
import { warn } from './warn.ts'

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

export interface DialogState {
  open: boolean
  /** Whether anything of the dialog has to be rendered beside its trigger. */
  present: boolean
  /** The trigger, ready to be rendered. */
  trigger: ReactNode
  /** For the id of the content. */
  id: string
  /** The id of the trigger, which names a dialog that has no title. */
  triggerId: string | undefined
  close: () => void
  setOpen: (open: boolean) => void
  /** How the dialog was opened last. */
  openedBy: () => string
  /** For the root of the Base UI dialog. */
  root: Pick<Dialog.Root.Props, 'open' | 'modal' | 'onOpenChange' | 'onOpenChangeComplete'>
}

/**
 * The behaviour of Modal and its relatives. While a dialog is closed there is its trigger and nothing else, unless it is
 * to keep its content: the Base UI dialog comes with the first opening.
 */
export function useDialog(who: string, options: DialogOptions, named: boolean): DialogState {
  const { modal = true, dismissible = true, unmountOnHide = true } = options
  const [open, setOwnOpen] = useControlled(options.open, options.defaultOpen ?? false)
  const { present, leave } = usePresence(open)
  const ownId = useId()
  const id = options.id ?? ownId
  const opener = useRef<{ element: Element; pointerType: string } | null>(null)
  const layer = useLayer(open)

  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    options.onOpenChange?.(next)
  }

  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented) return
    const element = event.currentTarget
    opener.current = { element, pointerType: (event.nativeEvent as PointerEvent).pointerType ?? '' }
    // Safari does not focus a button that is pressed; the focus has to be there to come back to it.
    if (element.ownerDocument.activeElement !== element) element.focus({ preventScroll: true })
    setOpen(!open)
  }

  const onOpenChange: Dialog.Root.Props['onOpenChange'] = (next, details) => {
    if (next) return
    const { reason, event } = details
    if ((reason === 'escape-key' || reason === 'outside-press') && isCovered(layer, reason, event)) {
      details.cancel()
      // The menu or the tooltip above listens further out.
      details.allowPropagation()
      return
    }
    if (reason === 'outside-press' || reason === 'focus-out') {
      const target = reason === 'focus-out' ? (event as FocusEvent).relatedTarget : event.composedPath()[0]
      // The trigger answers a press by itself. What has left the page meanwhile was inside when it was pressed.
      if (target instanceof Node && (opener.current?.element.contains(target) || !target.isConnected))
        return details.cancel()
    }
    if (!dismissible && reason !== 'close-press' && reason !== 'imperative-action') {
      details.cancel()
      if (reason !== 'focus-out') options.onClosePrevent?.(event)
      return
    }
    setOpen(false)
  }

  const trigger = typeof options.trigger === 'function' ? options.trigger({ open }) : options.trigger
  if (trigger !== undefined && !isValidElement(trigger)) {
    warn(
      who,
      'its trigger is not an element and does not open it. Pass one element that takes onClick, such as a <Button>.',
    )
  }

  let triggerId: string | undefined
  const clone =
    isValidElement(trigger) &&
    cloneTrigger(trigger, (element) => {
      triggerId = named ? undefined : ((element.props.id as string | undefined) ?? `${id}t`)
      const own = {
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
    trigger: clone || trigger,
    id,
    triggerId,
    close: () => setOpen(false),
    setOpen,
    openedBy: () => opener.current?.pointerType ?? '',
    root: {
      open,
      modal,
      onOpenChange,
      onOpenChangeComplete(isOpen) {
        if (isOpen) return options.onAfterEnter?.()
        if (unmountOnHide) leave()
        options.onAfterLeave?.()
      },
    },
  }
}

/** Puts an open dialog among the layers of the page. It closes by itself, and asks whether it is its turn. */
function useLayer(open: boolean): Layer {
  const [layer] = useState<Layer>(newLayer)
  useLayoutEffect(() => (open ? openLayer(layer) : undefined), [open, layer])
  return layer
}

const newLayer = (): Layer => ({ holds: () => true })

/** Tells the beginning of each opening and closing. To be used inside the content. */
export function useDialogMoves(open: boolean, { onEnter, onLeave }: Pick<DialogOptions, 'onEnter' | 'onLeave'>): void {
  const told = useRef(false)
  useEffect(() => {
    if (told.current === open) return
    told.current = open
    if (open) onEnter?.()
    else onLeave?.()
  }, [open, onEnter, onLeave])
}

/**
 * Where the focus goes when a dialog opens: to the first control of the body; else to the body itself where it scrolls, so
 * that the arrow keys scroll it; else to the first control of the footer. The close button comes last, as it is the least
 * likely thing to do first. A dialog opened by touch takes the focus itself, or the screen keyboard would cover it.
 * `seenPx` is how much of it is in sight where that is not all of it.
 */
export function findInitialFocus(content: HTMLElement | null, openedBy: string, seenPx = Infinity): HTMLElement | true {
  if (!content) return true
  const body = content.querySelector<HTMLElement>(
    ':scope > [data-slot="body"], :scope > [data-slot="container"] > [data-slot="body"]',
  )
  const scrolls = body !== null && body.scrollHeight > body.clientHeight
  // Browsers differ in whether a part that scrolls can be focused by itself.
  if (body && scrolls && !body.hasAttribute('tabindex')) body.tabIndex = 0
  if (openedBy === 'touch') return content

  // Measured from its own upper edge: it may be on its way in, and outside the window still.
  const { top, height } = content.getBoundingClientRect()
  const end = top + Math.min(height, content.ownerDocument.documentElement.clientHeight, seenPx)
  const inBody = body && findControl(body, end)
  if (inBody) return inBody
  return scrolls ? body : (findControl(content, end) ?? content)
}

/** The first control that is in sight: one further down would scroll the beginning away. */
function findControl(part: HTMLElement, end: number): HTMLElement | undefined {
  const bottom = Math.min(part.getBoundingClientRect().bottom, end)
  let inHeader: HTMLElement | undefined
  for (const control of part.querySelectorAll<HTMLElement>(
    'input,select,textarea,button,a[href],[tabindex],[contenteditable]',
  )) {
    if (
      control.tabIndex < 0 ||
      control.matches(':disabled, [data-slot="handle"]') ||
      !control.checkVisibility({ visibilityProperty: true })
    )
      continue
    if (control.getBoundingClientRect().top >= bottom) break
    if (!control.closest('[data-slot="header"]')) return control
    inHeader ??= control
  }
  return inHeader
}
