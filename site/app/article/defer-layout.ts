/** Number of blocks at the start of an article that can be in the viewport of any window. */
const FIRST_BLOCKS = 3
const BLOCKS_PER_FRAME = 6

const unseen = { contentVisibility: 'auto', containIntrinsicBlockSize: '20rem' }
const seen = { contentVisibility: '', containIntrinsicBlockSize: '' }

/**
 * Lets the browser paint a new article with what is in the viewport first, and lay out the rest in the following frames.
 * Only for pages that are shown from the top: the position of an anchor is known only after everything above is laid out.
 */
export function deferLayout(page: HTMLElement): () => void {
  const blocks = [...page.querySelectorAll<HTMLElement>(`article > :nth-child(n + ${FIRST_BLOCKS + 1})`)]
  for (const { style } of blocks) Object.assign(style, unseen)

  let frame = requestAnimationFrame(() => {
    // The first frame paints the page itself.
    frame = requestAnimationFrame(layOutSome)
  })
  function layOutSome(): void {
    for (const { style } of blocks.splice(0, BLOCKS_PER_FRAME)) Object.assign(style, seen)
    if (blocks.length > 0) frame = requestAnimationFrame(layOutSome)
  }
  return () => cancelAnimationFrame(frame)
}
