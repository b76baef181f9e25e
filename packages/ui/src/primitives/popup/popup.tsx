'use client'

import { useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { FrondContext, type FrondContextValue, type PortalTarget } from '../../system/frond-context.ts'
import { contextInside, findContainer as findNamed, PORTAL, resolveTarget } from './portal.tsx'
import { joinRefs } from '../../system/render-element.ts'
import { openLayer, type DismissReason, type Layer } from './layers.ts'
import { firstRoom, placePopup, type PopupAnchor, type PopupPlacement } from './place-popup.ts'

export interface PopupProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the component, for its warnings. */
  componentName: string
  frond: FrondContextValue
  /** Whether it is open. Render it also while it goes away, until `onGone`. */
  open: boolean
  /** Called at the end of the leave animation. */
  onGone: () => void
  /** Called on Escape and on a press outside. */
  onDismiss: (reason: DismissReason, event: Event) => void
  /** What it stands beside. A press on an anchor that is an element is not a press outside. */
  anchor: RefObject<PopupAnchor | null>
  placement: PopupPlacement
  /** The `portal` prop of the component. */
  target: PortalTarget
  /** The layer it belongs to, for a popup opened from a popup. */
  parentLayer?: Layer | undefined
  /** Gets the layer of this popup. */
  layerRef?: RefObject<Layer | null>
  /** See `Layer.light`. */
  light?: boolean
  /** Called before paint when it is in its place for the first time: the moment to focus or to scroll. */
  onPlaced?: () => void
  /** Lies under it, in the same place of the page: a backdrop. */
  before?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A popup beside an anchor: one element, placed by script, that enters by `@starting-style` (`starting:` in themes) and
 * leaves by `data-ending-style`. It takes no focus and hides nothing from screen readers; its owner does what its pattern
 * asks for. Popups that take the focus are dialogs, `src/primitives/dialog`.
 */
export function Popup({
  componentName,
  frond,
  open,
  onGone,
  onDismiss,
  anchor,
  placement,
  target,
  parentLayer,
  layerRef,
  light = false,
  onPlaced,
  before,
  ref,
  className,
  style,
  children,
  ...attributes
}: PopupProps) {
  const own = useRef<HTMLDivElement>(null)
  // On the server and in the first render of the browser there is no page to put it into.
  const [container, setContainer] = useState(
    () => anchor.current && findContainer(frond, target, anchor.current, componentName),
  )
  useLayoutEffect(() => {
    if (container === null) setContainer(findContainer(frond, target, anchor.current, componentName))
  }, [container, frond, target, anchor, componentName])

  const [room] = useState(() => anchor.current && firstRoom(anchor.current, placement))

  const latest = useRef({ onGone, onDismiss, onPlaced })
  useLayoutEffect(() => {
    latest.current = { onGone, onDismiss, onPlaced }
  })

  useLayoutEffect(() => {
    const popup = own.current
    if (!popup || !open) return
    const layer: Layer = {
      holds: (path) => path.includes(popup) || isOnAnchor(path, anchor.current),
      dismiss: (reason, event) => latest.current.onDismiss(reason, event),
      ...(parentLayer && { parent: parentLayer }),
      light,
    }
    if (layerRef) layerRef.current = layer
    return openLayer(layer)
  }, [open, container, anchor, parentLayer, layerRef, light])

  const { side, sideOffset, align, alignOffset, collisionPadding, collisionBoundary, avoidCollisions } = placement
  useLayoutEffect(() => {
    const popup = own.current
    if (!popup || !open || !anchor.current) return
    return placePopup(anchor.current, popup, placement, () => latest.current.onPlaced?.())
    // The parts of `placement` stand for it: callers may make a new object in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [
    open,
    container,
    anchor,
    side,
    sideOffset,
    align,
    alignOffset,
    collisionPadding,
    collisionBoundary,
    avoidCollisions,
  ])

  useLayoutEffect(() => {
    if (open) return
    let isCancelled = false
    const leaving = own.current?.getAnimations().map((animation) => animation.finished) ?? []
    if (leaving.length === 0) latest.current.onGone()
    else void Promise.allSettled(leaving).then(() => isCancelled || latest.current.onGone())
    return () => {
      isCancelled = true
    }
  }, [open])

  if (container === null) return null
  const popup = (
    <FrondContext value={contextInside(frond)}>
      {before}
      <div
        data-open={open ? '' : undefined}
        data-ending-style={open ? undefined : ''}
        dir={frond.dir}
        {...attributes}
        style={room ? { ...room, ...style } : style}
        className={frond.scope ? `${frond.scope} ${className ?? ''}` : className}
        ref={joinRefs(own, ref)}
      >
        {children}
      </div>
    </FrondContext>
  )
  return container === 'inline' ? popup : createPortal(popup, container)
}

/** A press on the label of a control is one on the control: the click that follows it closes what the control has opened. */
function isOnAnchor(path: readonly EventTarget[], anchor: PopupAnchor | null): boolean {
  if (!(anchor instanceof Element)) return false
  const labels = (anchor as Element & { readonly labels?: NodeListOf<HTMLLabelElement> | null }).labels
  return path.includes(anchor) || [...(labels ?? [])].some((label) => path.includes(label))
}

/**
 * Where a popup is put. Inside a dialog it is put into the dialog's own place in the page, so that it lies above it and is
 * not hidden with the rest.
 */
function findContainer(
  frond: FrondContextValue,
  target: PortalTarget,
  anchor: PopupAnchor | null,
  componentName: string,
): Element | ShadowRoot | 'inline' {
  const wanted = resolveTarget(frond, target)
  if (wanted === false) return 'inline'
  const element = anchor instanceof Element ? anchor : anchor?.contextElement
  return (wanted === true && element?.closest(`[${PORTAL}]`)) || findNamed(wanted, componentName)
}
