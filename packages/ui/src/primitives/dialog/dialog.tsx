'use client'

import {
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import type { FrondContextValue, PortalTarget } from '../../system/frond-context.ts'
import { isUnderLayer, openLayer, type Layer } from '../popup/layers.ts'
import { focusNearRemoved, rememberPlace } from '../focus/focus-place.ts'
import { returnFocus } from '../focus/return-focus.ts'
import { OverlayPortal, PORTAL, resolveTarget, usePlace } from '../popup/portal.tsx'
import { DialogContext, useParts, type DialogParts } from './context.ts'
import { findFocus, isInside, resolveFocus, tryFocus } from '../focus/focus.ts'
import { findTabStop } from '../focus/focusable.ts'
import { hideOthers } from './hide-others.ts'
import { FocusTrap } from '../focus/focus-trap.ts'
import { lockScroll } from './lock-scroll.ts'
import type { DialogState } from './use-dialog.ts'
import { isElement, isNode, isSameTree, isShadowRoot } from '../../system/is-node.ts'

export interface DialogProps {
  /** Name of the component, for warnings. */
  componentName: string
  frond: FrondContextValue
  dialog: DialogState
  /** The `portal` prop of the component. */
  target: PortalTarget
  /** Keeps the focus and the pointer inside and stops the page from scrolling. With `'focus'` it keeps only the focus inside. */
  modal: boolean | 'focus'
  /** Keeps the scroll position that the page has when the dialog closes. @default false */
  keepsScroll?: boolean
  /** Called instead of `dialog.dismiss`. */
  onDismiss?: DialogState['dismiss']
  children?: ReactNode
}

/** Focus, dismissal, scroll lock and portal of a dialog. The children are its overlay and its popup. */
export function Dialog(props: DialogProps) {
  const place = usePlace()
  return place && <PlacedDialog {...props} place={place} />
}

function PlacedDialog({
  place,
  componentName,
  frond,
  dialog,
  target,
  modal,
  keepsScroll = false,
  onDismiss = dialog.dismiss,
  children,
}: DialogProps & { place: HTMLElement }) {
  const { open } = dialog
  const parts = useParts(place)
  const { popup, cover } = parts
  const gate = useRef<HTMLSpanElement>(null)
  const id = useId()

  const latest = useRef({ dialog, onDismiss, keepsScroll })
  useLayoutEffect(() => {
    latest.current = { dialog, onDismiss, keepsScroll }
  })
  useLayoutEffect(() => {
    place.id = id
  }, [place, id])

  // Effects of the content run first, so an element they have focused keeps the focus, and a popover has its position.
  const pendingReturn = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    if (!open) {
      pendingReturn.current?.()
      return
    }
    pendingReturn.current = null
    focusInside(parts, latest.current.dialog)
    const unlock = modal === true ? lockScroll(place.ownerDocument) : undefined
    const focusTrap =
      popup.current && (modal ? new FocusTrap({ place, popup: popup.current }) : keepFocus(parts, gate.current, latest))
    parts.focusTrap.current = focusTrap

    return () => {
      focusTrap?.stop()
      unlock?.(latest.current.keepsScroll)
      // After a commit React restores the focus it had before. Move the focus after that: in the next run of this effect, or
      // in a microtask if the dialog was removed while open.
      const returnPendingFocus = () => {
        pendingReturn.current = null
        restoreFocus(parts, latest.current.dialog)
      }
      pendingReturn.current = returnPendingFocus
      queueMicrotask(() => pendingReturn.current === returnPendingFocus && returnPendingFocus())
    }
  }, [open, modal, place, parts, popup])

  const wrap = (event: FocusEvent, isFirst: boolean) => {
    const fromInside = isNode(event.relatedTarget) && isInside(place, event.relatedTarget)
    const box = popup.current
    if (box) (findTabStop(box, isFirst === fromInside) ?? box).focus()
  }
  // A dialog that is rendered beside its trigger already has the right position in the Tab order.
  const isElsewhere = resolveTarget(frond, target) !== false

  return (
    <DialogContext value={{ dialog, parts }}>
      {open && !modal && isElsewhere && (
        <>
          <Guard ref={gate} />
          {/* Puts the dialog here in the reading order of screen readers, too. */}
          <span aria-owns={id} style={visuallyHidden} />
        </>
      )}
      <OverlayPortal
        place={place}
        frond={frond}
        target={target}
        trigger={dialog.triggerRef}
        componentName={componentName}
      >
        <Opening open={open} modal={modal} parts={parts} latest={latest} />
        {dialog.shown && modal === true && <div ref={cover} role="presentation" style={open ? covering : passed} />}
        {open && modal && <Guard onFocus={(event) => wrap(event, true)} />}
        {children}
        {open && modal && <Guard onFocus={(event) => wrap(event, false)} />}
      </OverlayPortal>
    </DialogContext>
  )
}

type Latest = RefObject<{ dialog: DialogState; onDismiss: DialogState['dismiss'] }>

interface OpeningProps {
  open: boolean
  modal: DialogProps['modal']
  parts: DialogParts
  latest: Latest
}

/** Its layout effect runs before those of the content, and so before that of a dialog that opens inside at the same time. */
function Opening({ open, modal, parts, latest }: OpeningProps) {
  useLayoutEffect(() => {
    if (!open) return
    const { place, focusTrap, before, there } = parts
    rememberFocus(place, before)
    there.current = [...place.ownerDocument.body.children]
    const layer: Layer = {
      holds: (path) => !isPressOutside(path, parts, latest.current.dialog),
      dismiss: (reason, event) => latest.current.onDismiss(reason, event),
      patient: true,
    }
    parts.layer.current = layer
    const trigger = latest.current.dialog.triggerRef.current
    if (!isSameTree(trigger, place)) trigger?.removeAttribute('aria-controls')
    const close = openLayer(layer, place.ownerDocument)
    const show = modal && hideOthers(place, () => focusTrap.current?.recapture())
    return () => {
      close()
      if (show) show()
    }
  }, [open, modal, parts, latest])
  return null
}

/** The elements that had the focus before each dialog, by the portal element of the dialog. */
const befores = new WeakMap<Element, DialogParts['before']>()

function rememberFocus(place: HTMLElement, before: DialogParts['before']): void {
  befores.set(place, before)
  const active = findFocus(place)
  if (!active || isInside(place, active)) return
  rememberPlace(active)
  // If the element is inside another dialog that also closes, the focus returns to the element before that dialog.
  const around = active.closest(`[${PORTAL}]`)
  before.current = [active, ...((around && befores.get(around)?.current) ?? [])]
}

function isPressOutside(path: readonly EventTarget[], parts: DialogParts, dialog: DialogState): boolean {
  const { place, popup, overlay, cover } = parts
  const target = path[0]
  if (!isNode(target)) return true
  // Presses on the page hit the cover or the overlay. Everything else is above the dialog, such as toasts.
  if (cover.current || overlay.current)
    return (
      target === cover.current || target === overlay.current || (target !== place && target.contains(popup.current))
    )
  // Events from a closed shadow tree only show its host, so the press may be inside the dialog.
  const root = place.getRootNode()
  if (isShadowRoot(root) && root.mode === 'closed' && target === root.host) return false
  return !path.includes(place) && !isBeside(target, parts, dialog)
}

/** Whether a node outside counts as part of the dialog: its trigger, a toast, or a popup that another script added later. */
function isBeside(node: Node, { there }: DialogParts, { triggerRef }: DialogState): boolean {
  if (!node.isConnected || isInside(triggerRef.current, node)) return true
  if (isElement(node) && node.closest('[data-slot="toaster"]')) return true
  const wasThere = there.current.some((child) => isInside(child, node))
  const { body, documentElement } = node.ownerDocument ?? document
  return !wasThere && node !== body && node !== documentElement
}

function focusInside({ place, popup, options }: DialogParts, dialog: DialogState): void {
  const box = popup.current
  const active = findFocus(place)
  if (!box || (active && isInside(place, active))) return
  const wanted = resolveFocus(options.current.initialFocus, dialog.openedBy())
  if (wanted === false) return
  const target = wanted === true ? findTabStop(box) : wanted
  if (target === box || !tryFocus(target)) box.focus({ preventScroll: true })
}

function keepFocus(parts: DialogParts, gate: HTMLElement | null, latest: Latest): FocusTrap {
  const { place, popup, layer, before } = parts
  return new FocusTrap({
    place,
    popup: popup.current!,
    gate,
    isBeside: (node) =>
      node === before.current[0] || node.contains(place) || isBeside(node, parts, latest.current.dialog),
    onLeave(event) {
      // If another layer was opened from inside, it returns the focus when it closes.
      if (!layer.current || !isUnderLayer(layer.current)) latest.current.onDismiss('focus-out', event)
    },
  })
}

/** Returns the focus to the element that had it before, unless the user has focused something else. */
function restoreFocus({ place, options, before }: DialogParts, dialog: DialogState): void {
  const origins = before.current
  before.current = []
  const active = findFocus(place)
  if (active && !isInside(place, active)) return
  const wanted = resolveFocus(options.current.finalFocus, dialog.closedBy())
  const targets = wanted === true ? [...origins, dialog.triggerRef.current] : [wanted]
  const isBack =
    targets.some((target) => target && tryFocus(target as HTMLElement, returnFocus)) ||
    (wanted === true && focusNearRemoved(origins[0]))
  // Safari scrolls the page when a focused field is removed.
  if (!isBack && active) (active as HTMLElement).blur()
}

const visuallyHidden: CSSProperties = {
  position: 'fixed',
  top: 0,
  insetInlineStart: 0,
  width: 1,
  height: 1,
  clipPath: 'inset(50%)',
}
const covering: CSSProperties = { position: 'fixed', inset: 0, userSelect: 'none' }
const passed: CSSProperties = { ...covering, pointerEvents: 'none' }

/** A Tab stop before and after the content. When it gets the focus, it passes it on to the other end. */
function Guard({ ref, onFocus }: { ref?: Ref<HTMLSpanElement>; onFocus?: (event: FocusEvent) => void }) {
  // Screen readers do not announce it, because it passes the focus on at once.
  // oxlint-disable-next-line jsx-a11y/no-aria-hidden-on-focusable
  return <span ref={ref} tabIndex={0} aria-hidden data-frond-guard="" style={visuallyHidden} onFocus={onFocus} />
}
