import { PORTAL } from '../popup/portal.tsx'
import { findFocus, tryFocus } from './focus.ts'
import { findTabStop, isReachable } from './focusable.ts'
import { returnFocus } from './return-focus.ts'

/** A position in the page: the child of `parent` at `index`. */
interface Place {
  readonly parent: Element
  readonly index: number
}

/** The positions of elements and of their ancestors, from the inside out. */
const places = new WeakMap<Element, readonly Place[]>()

/** Overlays and popups that are closing. The focus must not go into them. */
const OVERLAYS = `[${PORTAL}],[data-ending-style]`

/** Remembers where an element is, so that the focus can go to a neighbor if the element is removed later. */
export function rememberPlace(element: Element): void {
  const path: Place[] = []
  for (let child = element; child.parentElement; child = child.parentElement) {
    path.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  }
  places.set(element, path)
}

/** If the element that opened an overlay was removed, focuses its nearest neighbor. Otherwise the page would lose the focus. */
export function focusNearRemoved(origin: Element | null | undefined): boolean {
  return origin?.isConnected === false && tryFocus(findNearPlace(origin), returnFocus)
}

/** As `focusNearRemoved`, if no element has the focus. To be called after an open menu was removed from the page. */
export function rescueFocus(origin: Element | null): void {
  if (origin && !findFocus(origin)) focusNearRemoved(origin)
}

/**
 * The Tab stop nearest to the place of a removed element: the one after it in the innermost ancestor that is left, otherwise
 * the one before it.
 */
function findNearPlace(element: Element): HTMLElement | undefined {
  for (const { parent, index } of places.get(element) ?? []) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    const after = children.slice(index).map((child) => ({ child, isLast: false }))
    const before = children
      .slice(0, index)
      .reverse()
      .map((child) => ({ child, isLast: true }))
    for (const { child, isLast } of [...after, ...before]) {
      if (child.matches(OVERLAYS)) continue
      const stop = findOwnStop(child, isLast)
      if (stop) return stop
    }
  }
  return undefined
}

function findOwnStop(element: Element, isLast: boolean): HTMLElement | undefined {
  const inside = findTabStop(element, isLast)
  const own = isReachable(element as HTMLElement) ? (element as HTMLElement) : undefined
  return isLast ? (inside ?? own) : (own ?? inside)
}
