'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { useScrollspy } from '../../hooks/useScrollspy.ts'
import type { TocEntry } from './toc-entries.ts'

/** Ids of the headings in view, in the document of `root`. If none is in view, those that were last. */
export function useActiveHeadings(
  root: RefObject<HTMLElement | null>,
  entries: readonly TocEntry[],
): readonly string[] {
  const { activeHeadings, updateHeadings } = useScrollspy()
  // Callers often pass new but equal links with each render.
  const ids = entries.map(({ id }) => id).join('\n')
  useEffect(() => {
    const page = root.current?.ownerDocument ?? document
    const found = ids.split('\n').map((id) => page.getElementById(id))
    updateHeadings(found.filter((element) => element !== null))
  }, [root, ids, updateHeadings])
  return activeHeadings
}

/** Scrolls the table of contents so that the first active link is in its center. The page does not scroll. */
export function useCenteredLink(root: RefObject<HTMLElement | null>, activeId: string | undefined): void {
  const previous = useRef<string>(undefined)
  useEffect(() => {
    const scroller = root.current
    if (!scroller || activeId === previous.current) return
    previous.current = activeId
    const link = scroller.querySelector('[data-slot="link"][data-active]')
    if (!link || scroller.scrollHeight <= scroller.clientHeight) return
    const { top, height } = link.getBoundingClientRect()
    const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2
    scroller.scrollBy(0, top + height / 2 - middle)
  }, [root, activeId])
}
