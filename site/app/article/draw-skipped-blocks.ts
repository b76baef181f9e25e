import { whenIdle } from '../scheduling/when-idle.ts'

/** The blocks whose layout `article.css` and `home.css` skip below the viewport. */
const skippable = '.block-frame,.table-frame,.home>[data-slot=page-section],.home-column-low'

/**
 * Lays out the skipped blocks of a page, one in each idle moment. Afterwards, the scrollbar is exact, fast scrolling shows no
 * empty block, and neither does a picture of the whole page. Returns a function that stops this.
 */
export function drawSkippedBlocks(page: ParentNode): () => void {
  const blocks = page.querySelectorAll<HTMLElement>(skippable).values()
  let isStopped = false

  function drawNext(): void {
    const block = isStopped ? undefined : blocks.next().value
    if (!block) return
    block.style.contentVisibility = 'visible'
    whenIdle(drawNext)
  }
  whenIdle(drawNext)
  return () => (isStopped = true)
}
