'use client'

import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { FrondContext, type FrondContextValue, type PortalTarget } from '../../system/frond-context.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { warn } from '../../system/warn.ts'
import { isInside } from '../focus/focus.ts'

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
  /** The trigger. The overlay has its color mode and direction, otherwise those of the element it is rendered in. */
  trigger?: RefObject<Element | null>
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
  trigger,
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
        trigger={trigger}
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
  trigger: RefObject<Element | null> | undefined
}

function Placing({ place, frond, wanted, trigger, componentName, alone }: PlacingProps) {
  const outer = use(OuterPlace)
  const holder = useRef<HTMLSpanElement>(null)
  const marker = useRef<HTMLTemplateElement>(null)
  const [isMarked, setIsMarked] = useState(true)
  const surroundings = useRef<Surroundings>(undefined)

  useLayoutEffect(() => {
    // `display: contents` avoids a gap in a flex or grid row. Set by script, because a Content-Security-Policy may forbid
    // style attributes.
    place.style.display = holder.current ? 'contents' : ''
    if (holder.current) holder.current.style.display = 'contents'
    const around = alone ? null : outer
    const container = findContainer(
      wanted === true ? (around ?? document.body) : (holder.current ?? wanted),
      componentName,
    )
    container.append(place)
    const origin = trigger?.current?.isConnected ? trigger.current : marker.current
    if (origin) surroundings.current = findSurroundings(origin, container)
    setIsMarked(false)
    return () => place.remove()
  }, [place, wanted, trigger, outer, alone, componentName])

  useLayoutEffect(() => {
    const dir = surroundings.current?.dir ?? frond.dir
    place.className = toScopeClass(frond, surroundings.current)
    place.toggleAttribute(PORTAL, !alone)
    if (dir) place.dir = dir
    else place.removeAttribute('dir')
  }, [place, frond, alone])

  if (wanted === false) return <span ref={holder} data-slot="portal" />
  // Shows where the overlay is in the page. It is removed before the browser paints, because rules such as `:last-child`
  // would count it.
  return isMarked && <template ref={marker} />
}

/** The color mode and text direction that an overlay must copy from its surroundings. */
export interface Surroundings {
  readonly mode: 'light' | 'dark' | undefined
  readonly dir: 'ltr' | 'rtl' | undefined
}

/**
 * The color mode and direction that are set on an element around `origin`, but not around the container of an overlay. The
 * overlay inherits what is set around both, so that it follows later changes.
 */
export function findSurroundings(origin: Element, container: Node): Surroundings {
  const find = (selector: string) => {
    const element = findAround(origin, selector)
    return element && !isInside(element, container) ? element : undefined
  }
  const mode = find('.light,.dark')?.classList
  const directed = find('[dir]')
  return {
    mode: mode && (mode.contains('dark') ? 'dark' : 'light'),
    dir: directed && (getComputedStyle(directed).direction as 'ltr' | 'rtl'),
  }
}

/** The nearest element around a node that matches, also outside the shadow tree of the node. */
function findAround(node: Element, selector: string): Element | undefined {
  let inner: Element | undefined = node
  while (inner) {
    const found = inner.closest(selector)
    if (found) return found
    inner = (inner.getRootNode() as ShadowRoot).host
  }
  return undefined
}

/** The classes that give an overlay the theme and the color mode of its surroundings. */
export function toScopeClass({ scope = '' }: FrondContextValue, surroundings: Surroundings | undefined): string {
  const mode = surroundings?.mode
  return scope && mode ? `${scope} ${mode}` : (mode ?? scope)
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
