/** A dialog that the page behind is hidden for. */
interface Shown {
  /** Where it is in the page. */
  readonly place: Element
  /** Called when something that is hidden gets the focus. */
  readonly onStray: () => void
}

/** The dialogs that hide the page, the one on top last. */
const shown: Shown[] = []
/** What is hidden, with the attribute it had before. */
const hidden = new Map<Node, string | null>()

/** What nobody reads. */
const SILENT = /^(?:script|style|link|template)$/i

/**
 * Hides all but one place of the page from screen readers, and the focus comes back from what is hidden. By attributes on
 * as few elements as possible: `inert` would have the styles of the whole page computed anew.
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

/** Within one shadow tree the focus moves unseen by the document. */
function listen({ place }: Shown, on: boolean): void {
  for (const root of [document, place.getRootNode()]) {
    if (on) root.addEventListener('focusin', watch, true)
    else root.removeEventListener('focusin', watch, true)
  }
}

/** Only what the topmost dialog asks for is hidden: one that opens elsewhere may lie in what another has hidden. */
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

/** The siblings of a place and of all that it lies in, except what speaks to the visitor by itself. */
function findOthers(place: Element): Set<Element> {
  const others = new Set<Element>()
  const live = [...document.querySelectorAll('[aria-live]')]
  const add = (element: Element) => {
    if (SILENT.test(element.tagName) || live.includes(element)) return
    if (live.some((region) => element.contains(region))) for (const child of element.children) add(child)
    else others.add(element)
  }

  let inner: Node = place
  while (inner !== document.body && inner.parentNode) {
    const parent: ParentNode & Node = inner.parentNode
    for (const child of parent.children) if (child !== inner) add(child)
    inner = parent instanceof ShadowRoot ? parent.host : parent
  }
  return others
}

let isReturning = false

function watch(event: Event): void {
  // Another script may hold on to the focus as well: whoever is second gives in.
  if (isReturning || !event.composedPath().some((node) => hidden.has(node as Node))) return
  isReturning = true
  shown.at(-1)?.onStray()
  isReturning = false
}
