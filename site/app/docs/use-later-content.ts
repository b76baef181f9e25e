import { useEffect, useState, type RefObject } from 'react'
import { afterPaint } from '../scheduling/after-paint'
import { isShownFromTop } from '../navigation/page-change'
import type { DocsPageData } from './payload'

/**
 * After a client navigation to the top of a page, splits its HTML: the first screen is shown at once, and the content
 * below it is added after the first paint.
 */
export function useLaterContent(
  page: RefObject<HTMLElement | null>,
  { html, later }: Pick<DocsPageData, 'html' | 'later'>,
): { html: string | undefined; isComplete: boolean } {
  const [parts] = useState(() => {
    if (html === undefined || !later || later[0] === later[1] || !isShownFromTop()) return { first: html }
    const [start, end] = later
    return { first: html.slice(0, start) + html.slice(end), rest: html.slice(start, end) }
  })
  const [isComplete, setComplete] = useState(parts.rest === undefined)

  useEffect(() => {
    if (isComplete) return
    return afterPaint(() => {
      page.current!.querySelector('article')!.insertAdjacentHTML('beforeend', parts.rest!)
      setComplete(true)
    })
  }, [isComplete, page, parts])

  return { html: parts.first, isComplete }
}
