import { reveal } from './current-page'

/** How far a heading may be below the place where a link to it brings it, and still count as reached. */
const SLACK = 24

/** Marks the entry of the table of contents whose section is being read. Returns the function that stops it. */
export function followHeadings(page: HTMLElement): () => void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-toc] a')]
  const entries = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  if (entries.length === 0) return () => {}

  // A heading counts as reached where a link to it would bring it to.
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
