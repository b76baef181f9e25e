'use client'

import { useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useExit } from '../presence/use-exit.ts'
import { FrondContext, type FrondContextValue, type PortalTarget } from '../../system/frond-context.ts'
import {
  contextInside,
  findContainer,
  findSurroundings,
  PORTAL,
  resolveTarget,
  toScopeClass,
  type Surroundings,
} from './portal.tsx'
import { joinRefs } from '../../system/render-element.ts'
import { openLayer, type DismissReason, type Layer } from './layers.ts'
import { firstRoom, placePopup, type PopupAnchor, type PopupPlacement } from './place-popup.ts'
import { isElement, isSameTree } from '../../system/is-node.ts'

export interface PopupProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the component, for warnings. */
  componentName: string
  frond: FrondContextValue
  /** Whether it is open. Keep it rendered after closing until `onGone` is called. */
  open: boolean
  /** Called when the exit animation has ended. */
  onGone: () => void
  /** Called on Escape and on a press outside. */
  onDismiss: (reason: DismissReason, event: Event) => void
  /** What it is positioned beside. A press on an anchor element does not count as a press outside. */
  anchor: RefObject<PopupAnchor | null>
  placement: PopupPlacement
  /** The `portal` prop of the component. */
  target: PortalTarget
  /** The layer of the popup that opened this one. */
  parentLayer?: Layer | undefined
  /** Gets the layer of this popup. */
  layerRef?: RefObject<Layer | null>
  /** See `Layer.light`. */
  light?: boolean
  /** Called before the first paint, when the popup has its position. Focus and scroll positions can be set here. */
  onPlaced?: () => void
  /** Rendered before the popup in the same portal, such as a backdrop. */
  before?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A popup beside an anchor: one element, positioned by script. Its enter transition uses `@starting-style` (`starting:` in
 * themes), its exit transition `data-ending-style`. It takes no focus and hides nothing from screen readers; the component
 * that renders it implements its own accessibility pattern. Popups that take the focus use `primitives/dialog`.
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
  // `null` on the server and while hydrating, because the anchor is not in the page yet.
  const [place, setPlace] = useState(() => anchor.current && findPlace(frond, target, anchor.current, componentName))
  useLayoutEffect(() => {
    if (place === null) setPlace(findPlace(frond, target, anchor.current, componentName))
  }, [place, frond, target, anchor, componentName])

  const [room] = useState(() => anchor.current && firstRoom(anchor.current, placement))

  const latest = useRef({ onDismiss, onPlaced })
  useLayoutEffect(() => {
    latest.current = { onDismiss, onPlaced }
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
    const trigger = anchor.current
    if (isElement(trigger) && !isSameTree(trigger, popup)) trigger.removeAttribute('aria-controls')
    return openLayer(layer, popup.ownerDocument)
  }, [open, place, anchor, parentLayer, layerRef, light])

  const { side, sideOffset, align, alignOffset, collisionPadding, collisionBoundary, avoidCollisions } = placement
  useLayoutEffect(() => {
    const popup = own.current
    if (!popup || !open || !anchor.current) return
    return placePopup(anchor.current, popup, placement, () => latest.current.onPlaced?.())
    // Lists the properties of `placement`, because callers may create a new object in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, place, anchor, side, sideOffset, align, alignOffset, collisionPadding, collisionBoundary, avoidCollisions])

  useExit(own, open, onGone)

  if (place === null) return null
  const { container, surroundings } = place
  const scope = toScopeClass(frond, surroundings)
  const popup = (
    <FrondContext value={contextInside(frond)}>
      {before}
      <div
        data-open={open ? '' : undefined}
        data-ending-style={open ? undefined : ''}
        dir={surroundings?.dir ?? frond.dir}
        {...attributes}
        style={room ? { ...room, ...style } : style}
        className={scope ? `${scope} ${className ?? ''}` : className}
        ref={joinRefs(own, ref)}
      >
        {children}
      </div>
    </FrondContext>
  )
  return container === 'inline' ? popup : createPortal(popup, container)
}

/**
 * Whether a press is on the anchor or its label. The browser then sends a click to the anchor, which closes the popup. If the
 * press closed it already, that click would open it again.
 */
function isOnAnchor(path: readonly EventTarget[], anchor: PopupAnchor | null): boolean {
  if (!isElement(anchor)) return false
  const labels = (anchor as Element & { readonly labels?: NodeListOf<HTMLLabelElement> | null }).labels
  return path.includes(anchor) || [...(labels ?? [])].some((label) => path.includes(label))
}

/** Where a popup is rendered. */
interface PopupPlace {
  readonly container: Element | ShadowRoot | 'inline'
  readonly surroundings?: Surroundings | undefined
}

/**
 * Finds the element that a popup is rendered into. Inside a dialog that is the portal of the dialog, so that the popup is above
 * the dialog and is not hidden from screen readers together with the page.
 */
function findPlace(
  frond: FrondContextValue,
  target: PortalTarget,
  anchor: PopupAnchor | null,
  componentName: string,
): PopupPlace {
  const wanted = resolveTarget(frond, target)
  if (wanted === false) return { container: 'inline' }
  const element = isElement(anchor) ? anchor : anchor?.contextElement
  const container = (wanted === true && element?.closest(`[${PORTAL}]`)) || findContainer(wanted, componentName)
  return { container, surroundings: element && findSurroundings(element, container) }
}
