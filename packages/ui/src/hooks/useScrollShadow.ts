'use client'

import { useEffect, useMemo, useState, type CSSProperties, type RefObject } from 'react'
import { createResizeObserver } from '../system/browser-support.ts'

export interface ScrollEdges {
  top: boolean
  bottom: boolean
  left: boolean
  right: boolean
}

export interface UseScrollShadowOptions {
  /** Length of the fade in px. @default 24 */
  size?: number
  /** Direction in which the element scrolls. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
}

export interface UseScrollShadowReturn {
  /** For the `style` of the element. Fades out the edges beyond which there is more content. */
  style: CSSProperties | undefined
  /** Whether the content is larger than the element. */
  isOverflowing: boolean
  /** Whether the element is scrolled to each of its edges. */
  arrivedState: ScrollEdges
}

const everywhere: ScrollEdges = { top: true, bottom: true, left: true, right: true }

/** Tolerance in px: the browser may stop scrolling a fraction of a pixel before the edge. */
const TOLERANCE = 1

/** Fades out the edges of a scroll container beyond which there is more content. */
export function useScrollShadow(
  element: RefObject<Element | null>,
  { size = 24, orientation = 'vertical' }: UseScrollShadowOptions = {},
): UseScrollShadowReturn {
  const [arrivedState, setArrived] = useState(everywhere)

  useEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => {
      const next = findEdges(target)
      setArrived((before) => (isSame(before, next) ? before : next))
    }
    measure()
    target.addEventListener('scroll', measure, { passive: true })
    // A change of the content's size changes how far the element can scroll, so observe the children too.
    const resizes = createResizeObserver(measure)
    const changes = new MutationObserver(() => {
      watchChildren()
      measure()
    })
    const watchChildren = () => {
      for (const child of target.children) {
        // Decoration, such as the indicator of tabs, is sized after the other children and needs no room to scroll.
        if (child.role !== 'presentation') resizes.observe(child)
      }
    }
    resizes.observe(target)
    watchChildren()
    changes.observe(target, { childList: true })
    return () => {
      target.removeEventListener('scroll', measure)
      resizes.disconnect()
      changes.disconnect()
    }
  }, [element])

  const isVertical = orientation === 'vertical'
  const [start, end] = isVertical ? [arrivedState.top, arrivedState.bottom] : [arrivedState.left, arrivedState.right]
  const isOverflowing = !start || !end
  const style = useMemo<CSSProperties | undefined>(() => {
    if (!isOverflowing) return undefined
    const from = start ? 'black' : `transparent, black ${size}px`
    const to = end ? 'black' : `black calc(100% - ${size}px), transparent`
    return { maskImage: `linear-gradient(to ${isVertical ? 'bottom' : 'right'}, ${from}, ${to})` }
  }, [isOverflowing, start, end, size, isVertical])

  return { style, isOverflowing, arrivedState }
}

function findEdges(target: Element): ScrollEdges {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = target
  // In right-to-left text the scroll position starts at 0 and is negative to the left.
  const fromLeft = getComputedStyle(target).direction === 'rtl' ? scrollLeft + scrollWidth - clientWidth : scrollLeft
  return {
    top: scrollTop <= TOLERANCE,
    bottom: scrollTop + clientHeight >= scrollHeight - TOLERANCE,
    left: fromLeft <= TOLERANCE,
    right: fromLeft + clientWidth >= scrollWidth - TOLERANCE,
  }
}

function isSame(a: ScrollEdges, b: ScrollEdges): boolean {
  return a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right
}
