'use client'

import { useEffect, type RefObject } from 'react'
import { createResizeObserver } from '../../system/browser-support.ts'

interface ScrollRegion {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>
  /** The content whose size decides whether the box scrolls. Without it, this is every child of the box. */
  content?: RefObject<HTMLElement | null> | undefined
  /** Name of the region for screen readers. Without a name the box is focusable but has no role. */
  label?: string | undefined
  labelledby?: string | undefined
}

/**
 * Makes a box focusable while its content overflows, so that the arrow keys can scroll it. Sets the attributes directly,
 * because a state change would render the whole content again.
 */
export function useScrollRegion({ box, content, label, labelledby }: ScrollRegion): void {
  useEffect(() => {
    const element = box.current
    if (!element || element.hasAttribute('role') || element.hasAttribute('tabindex')) return
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
    const observer = createResizeObserver(() => {
      update(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    })
    const observeContent = () => {
      for (const child of content?.current ? [content.current] : element.children) observer.observe(child)
    }
    const childList = new MutationObserver(observeContent)
    if (!content) childList.observe(element, { childList: true })
    observer.observe(element)
    observeContent()
    return () => {
      observer.disconnect()
      childList.disconnect()
      update(false)
    }
  }, [box, content, label, labelledby])
}
