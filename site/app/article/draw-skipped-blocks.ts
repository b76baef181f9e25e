import { whenIdle } from '../scheduling/when-idle.ts'

/** The blocks whose layout `article.css` and `home.css` skip below the viewport. */
const skippable = '.block-frame,.table-frame,.home>[data-slot=page-section],.home-column-low'

/**
 * As many elements as a phone with a quarter of the speed of a laptop draws in about 50 ms. Larger steps need a fifth less
 * time in all, but block the page several times as long.
 */
const ELEMENTS_AT_ONCE = 40

/**
 * Lays out the skipped blocks of a page and loads their images, some in each idle moment. Afterwards, the scrollbar is exact,
 * fast scrolling shows no empty block, and neither does a picture of the whole page. Returns a function that stops this.
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
      for (const image of block.querySelectorAll('img')) image.removeAttribute('loading')
      elements += block.getElementsByTagName('*').length
    }
    whenIdle(drawSome)
  }
  whenIdle(drawSome)
  return () => (isStopped = true)
}
