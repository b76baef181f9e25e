import type { RefObject } from 'react'
import { findTabStop } from './focusable.ts'

/** The kind of input that opened or closed a dialog. Empty if code did it. */
export type PressKind = '' | 'keyboard' | 'mouse' | 'pen' | 'touch'

/** Where the focus goes: `true` or `null` for the default element, `false` for none, a ref, or a function that returns one of these. */
export type FocusTarget =
  | boolean
  | RefObject<HTMLElement | null>
  // A function that returns nothing has moved the focus itself.
  // oxlint-disable-next-line typescript/no-invalid-void-type
  | ((by: PressKind) => HTMLElement | boolean | null | undefined | void)

/** The element that gets the focus, `true` for the default one, or `false` for none. */
export function resolveFocus(target: FocusTarget | undefined, by: PressKind): HTMLElement | boolean {
  if (target === undefined) return true
  const wanted = typeof target === 'function' ? target(by) : target
  if (wanted === undefined) return false
  if (wanted === null) return true
  return typeof wanted === 'object' && 'current' in wanted
    ? (wanted.current ?? true)
    : (wanted as HTMLElement | boolean)
}

/** The focused element, also inside shadow trees, or `null` if no element has the focus. */
export function findFocus(node: Node): Element | null {
  const root = node.getRootNode() as Document | ShadowRoot
  const page = node.ownerDocument ?? document
  let active = (root.isConnected && root.activeElement) || page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active === page.body || active === page.documentElement ? null : active
}

/** Whether a node is inside another one or in a shadow tree below it. */
export function isInside(outer: Node | null | undefined, node: Node): boolean {
  if (!outer) return false
  let inner: Node | undefined = node
  while (inner && !outer.contains(inner)) inner = (inner.getRootNode() as ShadowRoot).host
  return inner !== undefined
}

/** Focuses an element, or the first Tab stop inside if the element is not focusable. Returns whether that worked. */
export function tryFocus(
  element: HTMLElement | null | undefined,
  focus: (element: HTMLElement) => void = (target) => target.focus(),
): boolean {
  // `activeElement` is the body if no element has the focus.
  if (!element?.isConnected || element === element.ownerDocument.body) return false
  focus(element)
  if (hasFocus(element)) return true
  const control = findTabStop(element)
  if (control) focus(control)
  return control !== undefined && hasFocus(control)
}

function hasFocus(element: HTMLElement): boolean {
  const active = findFocus(element)
  return active !== null && isInside(element, active)
}
