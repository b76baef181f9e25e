'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createResizeObserver, prefersReducedMotion, scrollToPosition } from '../../system/browser-support.ts'

/** Beyond this distance from the end, the button that scrolls to the end appears. */
const AWAY_PX = 100
/** Up to this distance from the end, the reader counts as being at the end. Zoomed pages have fractional positions. */
const END_PX = 8

interface ChatScrollOptions {
  /** Scrolls to the end when the list is mounted. */
  startsAtEnd: boolean
  /** Keeps the end visible while the list grows. */
  follows: boolean
  /** Subtracted from the height that is reserved below a new message of the user, in px. */
  spacingOffset: number
  /** Id of the last message of the user, if an answer to it is expected. */
  questionId: string | undefined
  findMessage: (id: string) => HTMLElement | undefined
}

interface ChatScroll {
  /** Whether the reader is far from the end. */
  isAway: boolean
  scrollToEnd: () => void
}

/**
 * Scrolls the nearest scroll container of the list. Following stops when the reader scrolls up, and resumes when the reader
 * comes back to the end.
 */
export function useChatScroll(root: RefObject<HTMLElement | null>, options: ChatScrollOptions): ChatScroll {
  const { startsAtEnd, questionId, findMessage, spacingOffset } = options
  const [isAway, setAway] = useState(false)
  const following = useRef(true)
  const follows = useRef(options.follows)
  useLayoutEffect(() => {
    const ended = follows.current && !options.follows
    follows.current = options.follows
    // The update that ends the answer can also add to it. The observer below runs later and does not follow any more.
    const scroller = ended && following.current && findScroller(root.current)
    if (scroller) scroller.scrollTop = scroller.scrollHeight
  }, [root, options.follows])

  useLayoutEffect(() => {
    const scroller = findScroller(root.current)
    if (startsAtEnd && scroller) scroller.scrollTop = scroller.scrollHeight
    // Only on mount: a later change of the prop must not move the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    const list = root.current
    const scroller = findScroller(list)
    if (!list || !scroller) return
    let lastTop = scroller.scrollTop
    const update = () => {
      const distance = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
      if (scroller.scrollTop < lastTop - 1) following.current = false
      if (distance <= END_PX) following.current = true
      lastTop = scroller.scrollTop
      setAway(distance > AWAY_PX)
    }
    const observer = createResizeObserver(() => {
      if (follows.current && following.current) scroller.scrollTop = scroller.scrollHeight
      update()
    })
    observer.observe(list)
    // The document element does not get scroll events of the page.
    const target = isPage(scroller) ? scroller.ownerDocument : scroller
    target.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      target.removeEventListener('scroll', update)
    }
  }, [root])

  const shownQuestion = useRef(questionId)
  useLayoutEffect(() => {
    if (questionId === undefined || questionId === shownQuestion.current) return
    shownQuestion.current = questionId
    const question = findMessage(questionId)
    const scroller = findScroller(root.current)
    if (!question || !scroller || !root.current) return
    reserveSpace(root.current, scroller, question, spacingOffset)
    following.current = true
    const top = question.getBoundingClientRect().top - topOf(scroller) + scroller.scrollTop - marginOf(question)
    scrollToPosition(scroller, { top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }, [root, questionId, findMessage, spacingOffset])

  const scrollToEnd = useCallback(() => {
    const scroller = findScroller(root.current)
    if (!scroller) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    scrollToPosition(scroller, { top: scroller.scrollHeight, behavior })
  }, [root])

  return { isAway, scrollToEnd }
}

/** Makes the answer high enough for the question to be at the top of the viewport, before the answer has any text. */
function reserveSpace(list: HTMLElement, scroller: Element, question: HTMLElement, offset: number): void {
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0
  const { paddingTop, paddingBottom } = getComputedStyle(scroller)
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
  const height = scroller.clientHeight - padding - question.offsetHeight - gap - offset
  list.style.setProperty('--last-message-height', `${Math.max(0, Math.floor(height))}px`)
}

function findScroller(element: HTMLElement | null): Element | null {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    const { body, documentElement } = at.ownerDocument
    if (at !== body && at !== documentElement && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return element && element.ownerDocument.scrollingElement
}

function isPage(scroller: Element): boolean {
  return scroller === scroller.ownerDocument.scrollingElement
}

/** Where the visible part of a scroll container begins, relative to the viewport. */
function topOf(scroller: Element): number {
  return isPage(scroller) ? 0 : scroller.getBoundingClientRect().top
}

function marginOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
}
