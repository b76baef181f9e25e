'use client'

import { useEffect, type RefObject } from 'react'

interface ScrollRegion {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>
  /** What makes it scroll. */
  content: RefObject<HTMLElement | null>
  /** Name of the region. Without a name it can be focused, but is no region. */
  label?: string | undefined
  labelledby?: string | undefined
}

/**
 * Makes a box whose content does not fit a region that the keyboard can reach and scroll, and nothing otherwise. It happens
 * in the page alone: drawing all that is inside again for a few attributes would be a waste.
 */
export function useScrollRegion({ box, content, label, labelledby }: ScrollRegion): void {
  useEffect(() => {
    const element = box.current
    if (!element || !content.current || element.hasAttribute('role') || element.hasAttribute('tabindex')) return
    const attributes = {
      tabindex: '0',
      role: label === undefined && labelledby === undefined ? undefined : 'region',
      'aria-label': label,
      'aria-labelledby': labelledby,
    }
    const update = (scrolls: boolean) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (scrolls && value !== undefined) element.setAttribute(name, value)
        else element.removeAttribute(name)
      }
    }
    const observer = new ResizeObserver(() => {
      update(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    })
    observer.observe(element)
    observer.observe(content.current)
    return () => {
      observer.disconnect()
      update(false)
    }
  }, [box, content, label, labelledby])
}
