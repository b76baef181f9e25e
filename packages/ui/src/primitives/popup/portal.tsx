'use client'

import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FrondContext, type FrondContextValue, type PortalTarget } from '../../system/frond-context.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { warn } from '../../system/warn.ts'

/**
 * Marks the portal element of an overlay. Overlays opened from inside are rendered into it, so that they are above it and are
 * not hidden from screen readers with the page.
 */
export const PORTAL = 'data-frond-portal'

/** The portal element of the surrounding overlay. */
const OuterPlace = createContext<HTMLElement | null>(null)

/**
 * The portal element of an overlay: `null` on the server and while hydrating. It is created by script and not rendered by
 * React, so that the overlay opens in one render, and overlays that open inside it at the same time can use it.
 */
export function usePlace(): HTMLElement | null {
  const [place] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')))
  return useHydrated() ? place : null
}

export interface OverlayPortalProps {
  place: HTMLElement
  frond: FrondContextValue
  /** The `portal` prop of the component. @default true */
  target?: PortalTarget
  /** Name of the component, for warnings. */
  componentName: string
  /** Neither renders into the surrounding overlay nor lets other overlays render into it. @default false */
  alone?: boolean
  children?: ReactNode
}

/**
 * Renders an overlay into the target of its `portal` prop, with the theme and direction of the component. Render it only
 * while the overlay is shown, because it is the expensive part of an overlay.
 */
export function OverlayPortal({
  place,
  frond,
  target = true,
  componentName,
  alone = false,
  children,
}: OverlayPortalProps) {
  return (
    <>
      {/* Before the content, so that the element is in the page when effects of the content run. */}
      <Placing
        place={place}
        frond={frond}
        wanted={resolveTarget(frond, target)}
        componentName={componentName}
        alone={alone}
      />
      {createPortal(
        <OuterPlace value={alone ? null : place}>
          <FrondContext value={contextInside(frond)}>{children}</FrondContext>
        </OuterPlace>,
        place,
      )}
    </>
  )
}

/** The portal target of an overlay. `true` means the target that `<App>` sets. */
export function resolveTarget(frond: FrondContextValue, target: PortalTarget): PortalTarget {
  return target === true ? (frond.portal ?? true) : target
}

interface PlacingProps extends Required<Pick<OverlayPortalProps, 'place' | 'frond' | 'componentName' | 'alone'>> {
  wanted: PortalTarget
}

function Placing({ place, frond, wanted, componentName, alone }: PlacingProps) {
  const outer = use(OuterPlace)
  const holder = useRef<HTMLSpanElement>(null)
  const { scope = '', dir } = frond

  useLayoutEffect(() => {
    place.className = scope
    place.toggleAttribute(PORTAL, !alone)
    if (dir) place.dir = dir
    else place.removeAttribute('dir')
  }, [place, scope, dir, alone])

  useLayoutEffect(() => {
    // `display: contents` avoids a gap in a flex or grid row. Set by script, because a Content-Security-Policy may forbid
    // style attributes.
    place.style.display = holder.current ? 'contents' : ''
    if (holder.current) holder.current.style.display = 'contents'
    const around = alone ? null : outer
    findContainer(wanted === true ? (around ?? document.body) : (holder.current ?? wanted), componentName).append(place)
    return () => place.remove()
  }, [place, wanted, outer, alone, componentName])

  return wanted === false && <span ref={holder} data-slot="portal" />
}

/** The element or shadow root that a `portal` prop stands for. Falls back to the body with a warning. */
export function findContainer(wanted: PortalTarget, componentName: string): Element | ShadowRoot {
  if (typeof wanted === 'object') return wanted
  if (typeof wanted === 'boolean') return document.body
  let found: Element | null = null
  try {
    found = document.querySelector(wanted)
  } catch {
    // An invalid selector gets the same warning as one that matches nothing.
  }
  if (!found) {
    warn(
      componentName,
      `portal="${wanted}" matches nothing in the page, so the body is used. Render the target first, or pass the element itself.`,
    )
  }
  return found ?? document.body
}

const inside = new WeakMap<FrondContextValue, FrondContextValue>()

/** The context inside an overlay: without the form field or group around its trigger, and with the overlay as portal target. */
export function contextInside(frond: FrondContextValue): FrondContextValue {
  let context = inside.get(frond)
  if (!context) {
    context = { ...frond, portal: undefined, field: undefined, fieldGroup: undefined, avatarGroup: undefined }
    inside.set(frond, context)
  }
  return context
}
