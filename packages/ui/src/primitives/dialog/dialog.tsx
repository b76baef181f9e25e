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
import { returnFocus } from '../focus/return-focus.ts'
import { OverlayPortal, PORTAL, resolveTarget, usePlace } from '../popup/portal.tsx'
import { DialogContext, useParts, type DialogParts } from './context.ts'
import { findFocus, isInside, resolveFocus, tryFocus } from '../focus/focus.ts'
import { findTabStop } from '../focus/focusable.ts'
import { hideOthers } from './hide-others.ts'
import { FocusTrap } from '../focus/focus-trap.ts'
import { lockScroll } from './lock-scroll.ts'
import type { DialogState } from './use-dialog.ts'

export interface DialogProps {
  /** Name of the component, for its warnings. */
  componentName: string
  frond: FrondContextValue
  dialog: DialogState
  /** The `portal` prop of the component. */
  target: PortalTarget
  /** Keeps the focus and the pointer inside and the page from scrolling; with `'focus'` the focus alone. */
  modal: boolean | 'focus'
  /** Leaves the page where it has been scrolled to meanwhile. @default false */
  keepsScroll?: boolean
  /** Called in place of `dialog.dismiss`. */
  onDismiss?: DialogState['dismiss']
  children?: ReactNode
}

/** The behaviour of a dialog around its overlay and its popup, and their place in the page. */
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

  // Effects of the content come first: what they have focused keeps the focus, and a popover stands in its place.
  const pendingReturn = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    if (!open) {
      pendingReturn.current?.()
      return
    }
    pendingReturn.current = null
    focusInside(parts, latest.current.dialog)
    const unlock = modal === true ? lockScroll() : undefined
    const focusTrap =
      popup.current && (modal ? new FocusTrap({ place, popup: popup.current }) : keepFocus(parts, gate.current, latest))
    parts.focusTrap.current = focusTrap

    return () => {
      focusTrap?.stop()
      unlock?.(latest.current.keepsScroll)
      // React puts the focus back to where it was before its work, so it is moved when that is done: by this effect, or if
      // the dialog is taken away while it is open, a moment later.
      const returnPendingFocus = () => {
        pendingReturn.current = null
        restoreFocus(parts, latest.current.dialog)
      }
      pendingReturn.current = returnPendingFocus
      queueMicrotask(() => pendingReturn.current === returnPendingFocus && returnPendingFocus())
    }
  }, [open, modal, place, parts, popup])

  const wrap = (event: FocusEvent, isFirst: boolean) => {
    const fromInside = event.relatedTarget instanceof Node && isInside(place, event.relatedTarget)
    const box = popup.current
    if (box) (findTabStop(box, isFirst === fromInside) ?? box).focus()
  }
  // Beside its trigger it is where the Tab key finds it.
  const isElsewhere = resolveTarget(frond, target) !== false

  return (
    <DialogContext value={{ dialog, parts }}>
      {open && !modal && isElsewhere && (
        <>
          <Guard ref={gate} />
          {/* Screen readers find it here as well. */}
          <span aria-owns={id} style={unseen} />
        </>
      )}
      <OverlayPortal place={place} frond={frond} target={target} componentName={componentName}>
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

/** What has to be done before the content, and before a dialog that opens inside in the same moment. */
function Opening({ open, modal, parts, latest }: OpeningProps) {
  useLayoutEffect(() => {
    if (!open) return
    const { place, focusTrap, before, there } = parts
    rememberFocus(place, before)
    there.current = [...document.body.children]
    const layer: Layer = {
      holds: (path) => !isPressOutside(path, parts, latest.current.dialog),
      dismiss: (reason, event) => latest.current.onDismiss(reason, event),
      patient: true,
    }
    parts.layer.current = layer
    const close = openLayer(layer)
    const show = modal && hideOthers(place, () => focusTrap.current?.recapture())
    return () => {
      close()
      if (show) show()
    }
  }, [open, modal, parts, latest])
  return null
}

/** What had the focus before each dialog, by its place. */
const befores = new WeakMap<Element, DialogParts['before']>()

function rememberFocus(place: HTMLElement, before: DialogParts['before']): void {
  befores.set(place, before)
  const active = findFocus(place)
  if (!active || isInside(place, active)) return
  // It may go with the dialog it is in.
  const around = active.closest(`[${PORTAL}]`)
  before.current = [active, ...((around && befores.get(around)?.current) ?? [])]
}

function isPressOutside(path: readonly EventTarget[], parts: DialogParts, dialog: DialogState): boolean {
  const { place, popup, overlay, cover } = parts
  const target = path[0]
  if (!(target instanceof Node)) return true
  // What covers the page takes every press that is meant for it. All else lies above: toasts, popups of other scripts.
  if (cover.current || overlay.current)
    return (
      target === cover.current || target === overlay.current || (target !== place && target.contains(popup.current))
    )
  // Of a press in a closed shadow tree one hears only that it was there.
  const root = place.getRootNode()
  if (root instanceof ShadowRoot && root.mode === 'closed' && target === root.host) return false
  return !path.includes(place) && !isBeside(target, parts, dialog)
}

/** Whether something outside counts as part of the dialog. What was not there when it opened is a popup of another script. */
function isBeside(node: Node, { there }: DialogParts, { triggerRef }: DialogState): boolean {
  if (!node.isConnected || isInside(triggerRef.current, node)) return true
  if (node instanceof Element && node.closest('[data-slot="toaster"]')) return true
  const wasThere = there.current.some((child) => isInside(child, node))
  return !wasThere && node !== document.body && node !== document.documentElement
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
      // A dialog that something inside has opened gives the focus back.
      if (!layer.current || !isUnderLayer(layer.current)) latest.current.onDismiss('focus-out', event)
    },
  })
}

/** To what had it before, unless the visitor has moved on. */
function restoreFocus({ place, options, before }: DialogParts, dialog: DialogState): void {
  const origins = before.current
  before.current = []
  const active = findFocus(place)
  if (active && !isInside(place, active)) return
  const wanted = resolveFocus(options.current.finalFocus, dialog.closedBy())
  const targets = wanted === true ? [...origins, dialog.triggerRef.current] : [wanted]
  const isBack = targets.some((target) => target && tryFocus(target as HTMLElement, returnFocus))
  // Safari scrolls the page when a field goes that has the focus.
  if (!isBack && active instanceof HTMLElement) active.blur()
}

const unseen: CSSProperties = {
  position: 'fixed',
  top: 0,
  insetInlineStart: 0,
  width: 1,
  height: 1,
  clipPath: 'inset(50%)',
}
const covering: CSSProperties = { position: 'fixed', inset: 0, userSelect: 'none' }
const passed: CSSProperties = { ...covering, pointerEvents: 'none' }

/** The Tab key stops here for a moment, and is led to where it has to go. */
function Guard({ ref, onFocus }: { ref?: Ref<HTMLSpanElement>; onFocus?: (event: FocusEvent) => void }) {
  // Nobody hears of it: what it leads to has the focus at once.
  // oxlint-disable-next-line jsx-a11y/no-aria-hidden-on-focusable
  return <span ref={ref} tabIndex={0} aria-hidden data-frond-guard="" style={unseen} onFocus={onFocus} />
}
