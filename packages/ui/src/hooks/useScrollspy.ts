'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { createIntersectionObserver } from '../system/browser-support.ts'

export interface UseScrollspyReturn {
  /** Ids of the visible headings, in the order of the page. */
  visibleHeadings: readonly string[]
  /** Like `visibleHeadings`, but keeps the last ones while no heading is visible, so that a long section stays marked. */
  activeHeadings: readonly string[]
  /** Sets the headings to observe and replaces the previous ones. Each element needs an `id`. */
  updateHeadings: (elements: Iterable<Element>) => void
}

export interface UseScrollspyOptions {
  /**
   * Shrinks or grows the observed part of the viewport, as in `IntersectionObserver`: `'-64px 0px 0px'` excludes a
   * header. @default '0px'
   */
  rootMargin?: string
}

const none: readonly string[] = []

/** Finds the headings that are visible, for a table of contents. */
export function useScrollspy({ rootMargin = '0px' }: UseScrollspyOptions = {}): UseScrollspyReturn {
  const [elements, setElements] = useState<readonly Element[]>([])
  const [visibleHeadings, setVisible] = useState(none)
  const [activeHeadings, setActive] = useState(none)
  const visibleElements = useRef(new Set<Element>())

  useEffect(() => {
    const seen = visibleElements.current
    const observer = createIntersectionObserver(
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
