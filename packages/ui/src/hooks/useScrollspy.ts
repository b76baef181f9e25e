'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

export interface UseScrollspyReturn {
  /** Ids of the headings in sight, in the order of the page. */
  visibleHeadings: readonly string[]
  /** The same, but keeps the last ones while no heading is in sight: a long section stays marked. */
  activeHeadings: readonly string[]
  /** Says which headings to watch; the former ones are forgotten. Elements need an `id`. */
  updateHeadings: (elements: Iterable<Element>) => void
}

export interface UseScrollspyOptions {
  /** Shrinks or grows the part of the screen that counts, as in `IntersectionObserver`: `'-64px 0px 0px'` leaves out a header. @default '0px' */
  rootMargin?: string
}

const none: readonly string[] = []

/** Tells which headings are in sight, for a table of contents. */
export function useScrollspy({ rootMargin = '0px' }: UseScrollspyOptions = {}): UseScrollspyReturn {
  const [elements, setElements] = useState<readonly Element[]>([])
  const [visibleHeadings, setVisible] = useState(none)
  const [activeHeadings, setActive] = useState(none)
  const inSight = useRef(new Set<Element>())

  useEffect(() => {
    const seen = inSight.current
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        const visible = elements.filter((element) => seen.has(element)).map(({ id }) => id)
        setVisible((before) => (isSame(before, visible) ? before : visible))
        if (visible.length > 0) setActive((before) => (isSame(before, visible) ? before : visible))
      },
      { rootMargin },
    )
    for (const element of elements) observer.observe(element)
    return () => {
      observer.disconnect()
      seen.clear()
    }
  }, [elements, rootMargin])

  const updateHeadings = useCallback((next: Iterable<Element>) => {
    setVisible(none)
    setActive(none)
    setElements([...next])
  }, [])

  return { visibleHeadings, activeHeadings, updateHeadings }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
