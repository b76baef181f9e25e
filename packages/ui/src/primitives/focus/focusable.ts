import { isElement } from '../../system/is-node.ts'

import { attributeSelector, isVisible } from '../../system/browser-support.ts'
/** Elements that can have the focus. Leaves out frames: a page does not receive the keys pressed inside them. */
const FOCUSABLE =
  'a[href],button,input:not([type="hidden"],[aria-hidden="true"]),select,textarea,summary,[tabindex],' +
  '[contenteditable]:not([contenteditable="false"]),audio[controls],video[controls]'

/** Elements that respond to a press themselves. A label counts because it passes the press on to its control. */
const PRESSABLE = `${FOCUSABLE},a,label,[role="button"],[role="slider"]`

/** The element inside `container`, or the container itself, that takes the focus when `target` is pressed. */
export function findFocusable(target: EventTarget, container: Element): Element | null {
  const element = (target as Element).closest(FOCUSABLE)
  return element && container.contains(element) ? element : null
}

/** Whether an element can have the focus by its kind. It may be disabled or hidden at the moment. */
export function isFocusable(element: Element): boolean {
  return element.matches(FOCUSABLE)
}

/**
 * Whether an event comes from a control inside `container`, such as a button in a row that can be pressed as a whole. The
 * container itself does not count.
 */
export function isFromControl(target: EventTarget, container: Element): boolean {
  const control = isElement(target) ? target.closest(PRESSABLE) : null
  return control !== null && control !== container && container.contains(control)
}

/** All elements inside that the keyboard can reach, including every radio button of a group. */
export function findReachable(container: ParentNode): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable)
}

/** The first element inside at which the Tab key stops, or the last. */
export function findTabStop(container: ParentNode, last = false): HTMLElement | undefined {
  let found: HTMLElement | undefined
  for (const stop of tabStops(container)) {
    found = stop
    if (!last) break
  }
  return found
}

/**
 * The element at which the Tab key stops after `target`, or before it. The elements inside `group` count as one stop. Returns
 * `undefined` if the Tab key leaves the container.
 */
export function findNextTabStop(
  container: HTMLElement,
  group: HTMLElement | null,
  target: Element,
  backwards: boolean,
): HTMLElement | undefined {
  const stops = [...tabStops(container)]
  const current = stops.findIndex((stop) => stop === target || (stop === group && stop.contains(target)))
  return current === -1 ? undefined : stops[current + (backwards ? -1 : 1)]
}

/** Every element inside at which the Tab key stops, in document order, including those in shadow trees. */
function* tabStops(container: ParentNode): Generator<HTMLElement> {
  const walker = document.createTreeWalker(container as ParentNode & Node, NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const element = walker.currentNode as HTMLElement
    if (isReachable(element) && !isSkippedRadio(element as HTMLInputElement)) yield element
    if (element.shadowRoot) yield* tabStops(element.shadowRoot)
  }
}

/** Whether the Tab key stops at an element. */
export function isReachable(element: HTMLElement): boolean {
  const isInTabOrder =
    element.tabIndex >= 0
      ? element.tagName !== 'A' || element.hasAttribute('href') || element.hasAttribute('tabindex')
      : // The `tabIndex` of these elements is -1 without the attribute, but the Tab key stops at them.
        !element.hasAttribute('tabindex') &&
        element.matches('[contenteditable]:not([contenteditable="false"]), audio[controls], video[controls]')
  return isInTabOrder && !element.matches(':disabled') && !element.closest('[inert]') && isVisible(element, true)
}

/** In a group of radio buttons with a checked one, the Tab key stops only at the checked one. */
function isSkippedRadio({ type, name, form, checked, ownerDocument }: HTMLInputElement): boolean {
  if (type !== 'radio' || checked || !name) return false
  const chosen = (form ?? ownerDocument).querySelector(`input[type="radio"]${attributeSelector('name', name)}:checked`)
  return (chosen as HTMLInputElement | null)?.form === form && chosen !== null
}
