'use client'

import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { FrondContext, type FrondContextValue, type PortalTarget } from '../../system/frond-context.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { warn } from '../../system/warn.ts'

/** Marks the place of an overlay in the page. What opens inside an overlay is put there too: above it, and not hidden with the rest. */
export const PORTAL = 'data-frond-portal'

/** The place of the overlay around. */
const OuterPlace = createContext<HTMLElement | null>(null)

/**
 * The place of an overlay, which its content is rendered into: `null` on the server and while its HTML is taken over. It is
 * an element made by hand, so that whatever opens inside in the same moment knows it, and an overlay opens in one go.
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
  /** Name of the component, for its warning. */
  componentName: string
  /** Stands alone: it is not put into the overlay around it, nor is anything put into it. @default false */
  alone?: boolean
  children?: ReactNode
}

/**
 * Puts an overlay where its `portal` prop says, with the theme and direction of the place it comes from. Render it only
 * while there is something to show: it is the part of an overlay that costs.
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
      {/* Before the content, so that this is in the page when effects of the content run. */}
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

/** Where an overlay is to be put, with what `<App>` says. */
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
    // Without a box of its own it takes no gap in a flex or grid row. By script, because a Content-Security-Policy may
    // forbid style attributes.
    place.style.display = holder.current ? 'contents' : ''
    if (holder.current) holder.current.style.display = 'contents'
    const around = alone ? null : outer
    findContainer(wanted === true ? (around ?? document.body) : (holder.current ?? wanted), componentName).append(place)
    return () => place.remove()
  }, [place, wanted, outer, alone, componentName])

  return wanted === false && <span ref={holder} data-slot="portal" />
}

/** The element or root that is meant by the `portal` prop of a component. */
export function findContainer(wanted: PortalTarget, componentName: string): Element | ShadowRoot {
  if (typeof wanted === 'object') return wanted
  if (typeof wanted === 'boolean') return document.body
  let found: Element | null = null
  try {
    found = document.querySelector(wanted)
  } catch {
    // Not a selector at all: for the caller the same as one that matches nothing.
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

/** What is inside an overlay does not belong to the field or group its trigger stands in, and opens its own overlays within it. */
export function contextInside(frond: FrondContextValue): FrondContextValue {
  let context = inside.get(frond)
  if (!context) {
    context = { ...frond, portal: undefined, field: undefined, fieldGroup: undefined, avatarGroup: undefined }
    inside.set(frond, context)
  }
  return context
}
