import type { RefObject } from 'react'

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

/** The first element inside that the Tab key stops at, or the last. */
export function findTabStop(container: ParentNode, last = false): HTMLElement | undefined {
  let found: HTMLElement | undefined
  for (const stop of tabStops(container)) {
    found = stop
    if (!last) break
  }
  return found
}

function* tabStops(container: ParentNode): Generator<HTMLElement> {
  const walker = document.createTreeWalker(container as ParentNode & Node, NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const element = walker.currentNode as HTMLElement
    if (isTabStop(element)) yield element
    if (element.shadowRoot) yield* tabStops(element.shadowRoot)
  }
}

function isTabStop(element: HTMLElement): boolean {
  const takesTab =
    element.tabIndex >= 0
      ? element.tagName !== 'A' || element.hasAttribute('href') || element.hasAttribute('tabindex')
      : // These say -1 and are stops all the same.
        !element.hasAttribute('tabindex') &&
        element.matches('[contenteditable]:not([contenteditable="false"]), audio[controls], video[controls]')
  return (
    takesTab &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !isPassedOver(element as HTMLInputElement)
  )
}

/** Of radio buttons with one name the Tab key stops at the one that is chosen. */
function isPassedOver({ type, name, form, checked, ownerDocument }: HTMLInputElement): boolean {
  if (type !== 'radio' || checked || !name) return false
  const chosen = (form ?? ownerDocument).querySelector(`input[type="radio"][name="${CSS.escape(name)}"]:checked`)
  return (chosen as HTMLInputElement | null)?.form === form && chosen !== null
}
