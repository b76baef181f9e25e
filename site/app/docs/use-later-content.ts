import { useLayoutEffect, useState, type RefObject } from 'react'
import { afterPaint, afterPause } from '../scheduling/after-paint'
import { isShownFromTop } from '../navigation/page-change'
import type { DocsPageData } from './payload'

/** Height in px of what is above every article: the header of the site, and the title of the page. */
const PAGE_HEADER = 240

type Content = Pick<DocsPageData, 'html' | 'splits' | 'articleEnd'>

/**
 * After a client navigation to the top of a page, splits its HTML. The first screen is shown at once. The rest is added as
 * soon as the visitor scrolls. Otherwise it is added after a pause, one screen at a time, so that a slow device can respond
 * in between. `height` is the estimated height in px of the article, without its last part.
 */
export function useLaterContent(
  page: RefObject<HTMLElement | null>,
  content: Content,
): { html: string | undefined; isComplete: boolean; height: number } {
  const [{ first, later, height }] = useState(() => splitContent(content))
  const [isComplete, setComplete] = useState(later.length === 0)

  // In a layout effect, so that a jump to a heading before the first paint already finds the parts that wait.
  useLayoutEffect(() => {
    if (isComplete) return
    const article = page.current!.querySelector('article')!
    const waiting = [...later]
    let cancel = afterPause(addNext)
    function addNext(): void {
      article.insertAdjacentHTML('beforeend', waiting.shift()!)
      if (waiting.length > 0) cancel = afterPaint(addNext)
      else setComplete(true)
    }
    return () => cancel()
  }, [isComplete, later, page])

  return { html: first, isComplete, height }
}

interface SplitContent {
  /** The HTML of the page with the first screen of the article. */
  first: string | undefined
  /** The parts of the article below the first screen. */
  later: string[]
  /** The estimated height in px of the article above the last part. */
  height: number
}

function splitContent({ html, splits = [], articleEnd }: Content): SplitContent {
  const positions: number[] = []
  let shown = -PAGE_HEADER
  for (const [height, position] of splits) {
    if (height - shown < innerHeight) continue
    positions.push(position)
    shown = height
  }
  if (html === undefined || positions.length === 0 || !isShownFromTop()) return { first: html, later: [], height: 0 }
  const later = positions.map((position, index) => html.slice(position, positions[index + 1] ?? articleEnd))
  return { first: html.slice(0, positions[0]) + html.slice(articleEnd), later, height: shown }
}
