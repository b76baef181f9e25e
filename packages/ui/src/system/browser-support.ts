/**
 * Browser functions that simulated documents lack. jsdom and happy-dom, in which users test their pages, have no layout and no
 * animations, and therefore only some of these functions. Components call them here, so that they work there, too.
 */

/** Calls back when the size of an observed element changes. Without layout, sizes never change. */
export function createResizeObserver(
  onResize: ResizeObserverCallback,
): Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'> {
  return typeof ResizeObserver === 'undefined' ? idleObserver : new ResizeObserver(onResize)
}

/** Calls back when an observed element enters or leaves the viewport. Without layout, no element does. */
export function createIntersectionObserver(
  onIntersect: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  return typeof IntersectionObserver === 'undefined' ? idleObserver : new IntersectionObserver(onIntersect, options)
}

const idleObserver = { observe() {}, unobserve() {}, disconnect() {} }

/** Whether libraries that measure elements can run. */
export function hasLayout(): boolean {
  return (
    typeof matchMedia === 'function' &&
    typeof ResizeObserver === 'function' &&
    typeof IntersectionObserver === 'function'
  )
}

/** Whether an element is rendered. `hasVisibility` also demands that its `visibility` is `visible`. */
export function isVisible(element: Element, hasVisibility = false): boolean {
  if (element.checkVisibility) return element.checkVisibility({ visibilityProperty: hasVisibility })
  if (hasVisibility && getComputedStyle(element).visibility === 'hidden') return false
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (getComputedStyle(part).display === 'none') return false
  }
  return element.isConnected
}

/** The running animations and transitions of an element, or of all elements of a document. */
export function getAnimations(target: DocumentOrShadowRoot | Animatable): Animation[] {
  return target.getAnimations?.() ?? []
}

/** Whether a media query matches. */
export function matchesMedia(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

/** Calls back when the result of a media query changes. Returns a function that stops it. */
export function listenToMedia(query: string, onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export function prefersReducedMotion(): boolean {
  return matchesMedia(REDUCED_MOTION)
}

/** Whether the browser knows a CSS property and value. If the document cannot tell, the answer is yes. */
export function supportsStyle(property: string, value: string): boolean {
  return typeof CSS === 'undefined' || !CSS.supports || CSS.supports(property, value)
}

/** An attribute selector for any value, such as `[name="a[0]"]`. */
export function attributeSelector(name: string, value: string): string {
  return `[${name}="${value.replace(/["\\\n]/g, (char) => `\\${char.codePointAt(0)!.toString(16)} `)}"]`
}

export function scrollIntoView(element: Element | null | undefined, options: ScrollIntoViewOptions): void {
  element?.scrollIntoView?.(options)
}

/** Scrolls an element or the window. */
export function scrollToPosition(target: Element | Window, options: ScrollToOptions): void {
  target.scrollTo?.(options)
}

/** The rectangle of a point in the viewport. */
export function createRect(x: number, y: number): DOMRect {
  return { x, y, left: x, right: x, top: y, bottom: y, width: 0, height: 0, toJSON: () => ({ x, y }) }
}

/** Sends all further events of a pointer to `element` until the pointer is released. */
export function capturePointer(element: Element, pointerId: number): void {
  element.setPointerCapture?.(pointerId)
}
