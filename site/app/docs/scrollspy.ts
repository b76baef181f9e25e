import { reveal } from './current-page'

/** Tolerance in px: a heading this far from the position to which its anchor link scrolls still counts as being there. */
const SLACK = 24
/** The reader looks at the upper part of the viewport: a heading above this share of its height is being read. */
const READING_SHARE = 1 / 3

/** Marks the table of contents entry of the section in view. Returns a function that stops it. */
export function followHeadings(page: HTMLElement): () => void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-toc] a')]
  const entries = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  if (entries.length === 0) return () => {}

  const anchorTop = parseFloat(getComputedStyle(entries[0]!.heading).scrollMarginTop)
  let scheduled = 0
  function mark(): void {
    scheduled = 0
    const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    const readingLine = Math.max(anchorTop + SLACK, innerHeight * READING_SHARE)
    const reached = entries.filter(({ heading }) => heading.getBoundingClientRect().top < readingLine)
    // Several headings may be above the line. The first that is still below the header is current, so that an anchor link
    // marks its own heading.
    const visible = reached.find(({ heading }) => heading.getBoundingClientRect().top > anchorTop - SLACK)
    const current = (atEnd ? entries.at(-1) : (visible ?? reached.at(-1))) ?? entries[0]!
    if (current.link.ariaCurrent) return
    for (const { link } of entries) {
      link.ariaCurrent = link === current.link ? 'location' : null
      link.toggleAttribute('data-active', link === current.link)
    }
    reveal(current.link)
  }
  function schedule(): void {
    scheduled ||= requestAnimationFrame(mark)
  }

  mark()
  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule)
  return () => {
    cancelAnimationFrame(scheduled)
    removeEventListener('scroll', schedule)
    removeEventListener('resize', schedule)
  }
}
