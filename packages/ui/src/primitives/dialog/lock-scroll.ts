let locks = 0
let unlock: (keepsPlace: boolean) => void

/**
 * Keeps the page from scrolling until what it returns is called, which takes whether the page stays where it is by then.
 * Only the first of several does something, and only the last undoes it.
 */
export function lockScroll(): (keepsPlace?: boolean) => void {
  if (++locks === 1) unlock = lock()
  return (keepsPlace = false) => {
    if (--locks === 0) unlock(keepsPlace)
  }
}

function lock(): (keepsPlace: boolean) => void {
  const { documentElement: html, body } = document
  const { overflowX, overflowY, scrollbarGutter } = getComputedStyle(html)
  // The window scrolls by what the root says, and if that says nothing, by what the body says. Set on the other one, it
  // would make a second part that scrolls, and what is sticky would lose its hold.
  const scroller = overflowX === 'visible' && overflowY === 'visible' ? body : html
  const hasScrollbar = innerWidth > html.clientWidth
  if (!hasScrollbar || CSS.supports('scrollbar-gutter', 'stable')) {
    const undo = [setStyles(scroller, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' })]
    if (hasScrollbar && !scrollbarGutter.includes('stable'))
      undo.push(setStyles(html, { 'scrollbar-gutter': 'stable' }))
    return () => undo.forEach((each) => each())
  }
  // Where one has zoomed in, the page would jump.
  return (window.visualViewport?.scale ?? 1) === 1 ? scrollBody(html, body) : () => {}
}

/**
 * For browsers that cannot keep the room of a scrollbar: the window shows one that has nothing to scroll, and the page
 * stands where it was inside the body.
 */
function scrollBody(html: HTMLElement, body: HTMLElement): (keepsPlace: boolean) => void {
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
  body.scrollTo({ top, left, behavior: 'instant' })

  return (keepsPlace) => {
    const place = keepsPlace ? { top: body.scrollTop, left: body.scrollLeft } : { top, left }
    undo.forEach((each) => each())
    delete html.dataset.frondScrollLocked
    window.scrollTo({ ...place, behavior: 'instant' })
  }
}

/** Sets styles and returns what puts back those that nobody has changed since. */
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
