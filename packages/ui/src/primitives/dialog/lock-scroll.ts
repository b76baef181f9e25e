import { scrollToPosition, supportsStyle } from '../../system/browser-support.ts'
interface Lock {
  count: number
  readonly unlock: (keepsPlace: boolean) => void
}

const locks = new WeakMap<Document, Lock>()

/**
 * Stops a page from scrolling until the returned function is called. Its argument says whether the page keeps its current
 * scroll position instead of the previous one. If several locks are active, the last one to end unlocks the page.
 */
export function lockScroll(page: Document): (keepsPlace?: boolean) => void {
  const lock = locks.get(page) ?? { count: 0, unlock: stopScrolling(page) }
  locks.set(page, lock)
  lock.count += 1
  return (keepsPlace = false) => {
    lock.count -= 1
    if (lock.count > 0) return
    locks.delete(page)
    lock.unlock(keepsPlace)
  }
}

function stopScrolling({ documentElement: html, body, defaultView }: Document): (keepsPlace: boolean) => void {
  const view = defaultView ?? window
  const { overflowX, overflowY, scrollbarGutter } = getComputedStyle(html)
  // The viewport uses the overflow of the root element, or that of the body if the root has none. Setting it on the other
  // element would create a second scroll container, and sticky elements would stop working.
  const scroller = overflowX === 'visible' && overflowY === 'visible' ? body : html
  const hasScrollbar = view.innerWidth > html.clientWidth
  if (!hasScrollbar || supportsStyle('scrollbar-gutter', 'stable')) {
    const undo = [setStyles(scroller, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' })]
    if (hasScrollbar && !scrollbarGutter.includes('stable'))
      undo.push(setStyles(html, { 'scrollbar-gutter': 'stable' }))
    return () => undo.forEach((each) => each())
  }
  // If the user has zoomed in, locking would make the page jump.
  return (view.visualViewport?.scale ?? 1) === 1 ? scrollBody(view, html, body) : () => {}
}

/**
 * For browsers without `scrollbar-gutter`: the window keeps a scrollbar that cannot scroll, and the body becomes a scroll
 * container at the position of the page.
 */
function scrollBody(view: Window, html: HTMLElement, body: HTMLElement): (keepsPlace: boolean) => void {
  const { marginTop, marginBottom } = getComputedStyle(body)
  const { scrollTop: top, scrollLeft: left } = html
  const undo = [
    setStyles(html, { 'overflow-y': 'scroll', 'overflow-x': 'hidden' }),
    setStyles(body, {
      position: 'relative',
      'box-sizing': 'border-box',
      height: `calc(100dvh - ${marginTop} - ${marginBottom})`,
      'overflow-x': 'hidden',
      'overflow-y': 'hidden',
    }),
  ]
  html.dataset.frondScrollLocked = ''
  scrollToPosition(body, { top, left, behavior: 'instant' })

  return (keepsPlace) => {
    const place = keepsPlace ? { top: body.scrollTop, left: body.scrollLeft } : { top, left }
    undo.forEach((each) => each())
    delete html.dataset.frondScrollLocked
    scrollToPosition(view, { ...place, behavior: 'instant' })
  }
}

/** Sets styles. Returns a function that restores those that were not changed by other code since. */
function setStyles({ style }: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const changes = Object.entries(styles).map(([name, value]) => {
    const before = style.getPropertyValue(name)
    style.setProperty(name, value)
    return { name, before, value: style.getPropertyValue(name) }
  })
  return () => {
    for (const { name, before, value } of changes) {
      if (style.getPropertyValue(name) === value) style.setProperty(name, before)
    }
  }
}
