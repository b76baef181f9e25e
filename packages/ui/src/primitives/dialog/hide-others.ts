import { isShadowRoot } from '../../system/is-node.ts'

/** A modal dialog that hides the rest of the page from screen readers. */
interface Shown {
  /** The portal element of the dialog. */
  readonly place: Element
  /** Called when a hidden element gets the focus. */
  readonly onStray: () => void
}

/** The dialogs that hide the page, from bottom to top. */
const shown: Shown[] = []
/** The hidden elements, with their previous `aria-hidden` attribute. */
const hidden = new Map<Node, string | null>()

/** Elements that screen readers ignore anyway. */
const SILENT = /^(?:script|style|link|template)$/i

/**
 * Hides everything except one element from screen readers, and calls `onStray` when a hidden element gets the focus. Sets
 * `aria-hidden` on as few elements as possible. `inert` would make the browser recompute the styles of the whole page.
 */
export function hideOthers(place: Element, onStray: () => void): () => void {
  const own: Shown = { place, onStray }
  shown.push(own)
  update()
  listen(own, true)
  return () => {
    shown.splice(shown.indexOf(own), 1)
    update()
    listen(own, false)
    for (const other of shown) listen(other, true)
  }
}

/** Also listens on the shadow root: the document gets no event when the focus moves inside one shadow tree. */
function listen({ place }: Shown, on: boolean): void {
  for (const root of [place.ownerDocument, place.getRootNode()]) {
    if (on) root.addEventListener('focusin', watch, true)
    else root.removeEventListener('focusin', watch, true)
  }
}

/** Hides what the topmost dialog requires. Its portal element may be inside an element that another dialog has hidden. */
function update(): void {
  const top = shown.at(-1)
  const others = top ? findOthers(top.place) : new Set<Element>()
  for (const [element, before] of hidden as Map<Element, string | null>) {
    if (others.has(element)) continue
    hidden.delete(element)
    if (before === null) element.removeAttribute('aria-hidden')
    else element.setAttribute('aria-hidden', before)
  }
  for (const element of others) {
    const before = element.getAttribute('aria-hidden')
    if (hidden.has(element) || before === 'true') continue
    hidden.set(element, before)
    element.setAttribute('aria-hidden', 'true')
  }
}

/** The siblings of an element and of its ancestors, except live regions. */
function findOthers(place: Element): Set<Element> {
  const others = new Set<Element>()
  const live = [...place.ownerDocument.querySelectorAll('[aria-live]')]
  const add = (element: Element) => {
    if (SILENT.test(element.tagName) || live.includes(element)) return
    if (live.some((region) => element.contains(region))) for (const child of element.children) add(child)
    else others.add(element)
  }

  let inner: Node = place
  while (inner !== place.ownerDocument.body && inner.parentNode) {
    const parent: ParentNode & Node = inner.parentNode
    for (const child of parent.children) if (child !== inner) add(child)
    inner = isShadowRoot(parent) ? parent.host : parent
  }
  return others
}

let isReturning = false

function watch(event: Event): void {
  // Another script may trap the focus, too. Without the flag the two would call each other endlessly.
  if (isReturning || !event.composedPath().some((node) => hidden.has(node as Node))) return
  isReturning = true
  shown.at(-1)?.onStray()
  isReturning = false
}
