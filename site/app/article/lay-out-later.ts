/** Blocks at the beginning of an article, which are in sight in any window. */
const FIRST_BLOCKS = 3
const BLOCKS_PER_FRAME = 6

const unseen = { contentVisibility: 'auto', containIntrinsicBlockSize: '20rem' }
const seen = { contentVisibility: '', containIntrinsicBlockSize: '' }

/**
 * Lets an article that has just come be painted with what is in sight; the browser styles and lays out the rest in the
 * frames after that. For those who arrive at its beginning: a place further down is known only when all above it is.
 */
export function layOutLater(page: HTMLElement): () => void {
  const blocks = [...page.querySelectorAll<HTMLElement>(`article > :nth-child(n + ${FIRST_BLOCKS + 1})`)]
  for (const { style } of blocks) Object.assign(style, unseen)

  let frame = requestAnimationFrame(() => {
    // The first frame is that of the page itself.
    frame = requestAnimationFrame(layOutSome)
  })
  function layOutSome(): void {
    for (const { style } of blocks.splice(0, BLOCKS_PER_FRAME)) Object.assign(style, seen)
    if (blocks.length > 0) frame = requestAnimationFrame(layOutSome)
  }
  return () => cancelAnimationFrame(frame)
}
