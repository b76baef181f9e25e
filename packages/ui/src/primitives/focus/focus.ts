import type { RefObject } from 'react'
import { findTabStop } from './focusable.ts'

/** What a dialog was opened or closed with; empty where code did it. */
export type PressKind = '' | 'keyboard' | 'mouse' | 'pen' | 'touch'

/** Where the focus goes: `true` or `null` for the usual place, `false` or nothing for none, an element, or a function that tells. */
export type FocusTarget =
  | boolean
  | RefObject<HTMLElement | null>
  // A function without an answer is one that has seen to the focus by itself.
  // oxlint-disable-next-line typescript/no-invalid-void-type
  | ((by: PressKind) => HTMLElement | boolean | null | undefined | void)

/** The element that is meant, `true` for the usual one, or `false` for none. */
export function resolveFocus(target: FocusTarget | undefined, by: PressKind): HTMLElement | boolean {
  if (target === undefined) return true
  const wanted = typeof target === 'function' ? target(by) : target
  if (wanted === undefined) return false
  if (wanted === null) return true
  return typeof wanted === 'object' && 'current' in wanted
    ? (wanted.current ?? true)
    : (wanted as HTMLElement | boolean)
}

/** What has the focus, also inside shadow trees, or `null` where it is nowhere. */
export function findFocus(node: Node): Element | null {
  const root = node.getRootNode() as Document | ShadowRoot
  let active = (root.isConnected && root.activeElement) || document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active === document.body || active === document.documentElement ? null : active
}

/** Whether a node lies inside another, also in a shadow tree inside it. */
export function isInside(outer: Node | null | undefined, node: Node): boolean {
  if (!outer) return false
  let inner: Node | undefined = node
  while (inner && !outer.contains(inner)) inner = (inner.getRootNode() as ShadowRoot).host
  return inner !== undefined
}

/** Focuses an element, or else the first control inside it. Returns whether it could be focused. */
export function tryFocus(
  element: HTMLElement | null | undefined,
  focus: (element: HTMLElement) => void = (target) => target.focus(),
): boolean {
  // Where nothing had the focus, the body is said to have had it.
  if (!element?.isConnected || element === document.body) return false
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
