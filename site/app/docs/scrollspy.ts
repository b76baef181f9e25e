import { reveal } from './current-page'

/** Tolerance in px: a heading this far below its scroll target still counts as reached. */
const SLACK = 24

/** Marks the table of contents entry of the section in view. Returns a function that stops it. */
export function followHeadings(page: HTMLElement): () => void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-toc] a')]
  const entries = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  if (entries.length === 0) return () => {}

  // A heading is reached when it is at the position to which its anchor link scrolls.
  const readingLine = parseFloat(getComputedStyle(entries[0]!.heading).scrollMarginTop) + SLACK
  let scheduled = 0
  function mark(): void {
    scheduled = 0
    const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    const reached = entries.filter(({ heading }) => heading.getBoundingClientRect().top < readingLine)
    const current = (atEnd ? entries.at(-1) : reached.at(-1)) ?? entries[0]!
    if (current.link.ariaCurrent) return
    for (const { link } of entries) link.ariaCurrent = link === current.link ? 'location' : null
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
