import { whenIdle } from '../scheduling/when-idle.ts'

/** The blocks whose layout `article.css` and `home.css` skip below the viewport. */
const skippable = '.block-frame,.table-frame,.home>[data-slot=page-section],.home-column-low'

/** As many elements as a slow phone lays out in about 50 ms. */
const ELEMENTS_AT_ONCE = 200

/**
 * Lays out the skipped blocks of a page, some in each idle moment. Afterwards, the scrollbar is exact, fast scrolling shows no
 * empty block, and neither does a picture of the whole page. Returns a function that stops this.
 */
export function drawSkippedBlocks(page: ParentNode): () => void {
  const blocks = page.querySelectorAll<HTMLElement>(skippable).values()
  let isStopped = false

  function drawSome(): void {
    // One layout for several blocks costs much less than one for each.
    for (let elements = 0; elements < ELEMENTS_AT_ONCE;) {
      const block = isStopped ? undefined : blocks.next().value
      if (!block) return
      block.style.contentVisibility = 'visible'
      elements += block.getElementsByTagName('*').length
    }
    whenIdle(drawSome)
  }
  whenIdle(drawSome)
  return () => (isStopped = true)
}
