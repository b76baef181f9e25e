'use client'

import { useEffect, useLayoutEffect, useRef, type HTMLAttributes } from 'react'
import { usePresence } from './use-presence.ts'

interface CollapsePanelProps extends HTMLAttributes<HTMLDivElement> {
  open: boolean
  /** Whether the panel stays in the page while it is closed, where the browser's search finds it. */
  kept: boolean
  /** The custom property that holds the height while the panel moves. At rest there is none, so that what is inside can grow. */
  height: `--${string}`
  /** Called when the browser's search has found something inside. */
  onFind: () => void
}

/** A panel that opens and closes in its height. The theme says how by `data-starting-style` and `data-ending-style`. */
export function CollapsePanel({ open, kept, height, onFind, ...props }: CollapsePanelProps) {
  const { present, leave } = usePresence(open)
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element || wasOpen.current === open) return
    wasOpen.current = open
    if (open) return animateOpen(element, height)
    return animateClosed(element, height, leave)
    // What it calls at the end does the same in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, height])

  const isHidden = kept && !present
  useLayoutEffect(() => {
    // React knows the attribute as one without a value.
    if (isHidden) panel.current?.setAttribute('hidden', 'until-found')
  }, [isHidden])

  const find = useRef(onFind)
  useEffect(() => {
    find.current = onFind
  })
  useEffect(() => {
    const element = panel.current
    if (!isHidden || !element) return
    const show = () => {
      // What was found is shown at once: the browser is about to scroll to it.
      wasOpen.current = true
      find.current()
    }
    element.addEventListener('beforematch', show)
    return () => element.removeEventListener('beforematch', show)
  }, [isHidden])

  if (!present && !kept) return null
  return <div {...props} ref={panel} hidden={isHidden} data-open={open ? '' : undefined} />
}

function animateOpen(element: HTMLElement, height: string): () => void {
  element.style.setProperty(height, `${element.scrollHeight}px`)
  // A panel on its way to close turns round where it is.
  if (!element.hasAttribute('data-ending-style')) {
    element.setAttribute('data-starting-style', '')
    element.getBoundingClientRect()
  }
  element.removeAttribute('data-starting-style')
  element.removeAttribute('data-ending-style')
  return whenStill(element, () => forget(element, height))
}

function animateClosed(element: HTMLElement, height: string, leave: () => void): () => void {
  if (!element.style.getPropertyValue(height)) {
    element.style.setProperty(height, `${element.offsetHeight}px`)
    element.getBoundingClientRect()
  }
  element.setAttribute('data-ending-style', '')
  return whenStill(element, () => {
    forget(element, height)
    element.removeAttribute('data-ending-style')
    leave()
  })
}

function forget(element: HTMLElement, height: string): void {
  element.style.removeProperty(height)
  // A policy may forbid style attributes, and an empty one is of no use.
  if (element.style.length === 0) element.removeAttribute('style')
}

/** Calls `then` once the element has come to rest, at once where it does not move. */
function whenStill(element: HTMLElement, then: () => void): () => void {
  let isCancelled = false
  const moving = element.getAnimations().map((animation) => animation.finished)
  if (moving.length === 0) then()
  else void Promise.allSettled(moving).then(() => isCancelled || then())
  return () => {
    isCancelled = true
  }
}
