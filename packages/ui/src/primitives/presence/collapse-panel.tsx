'use client'

import { useEffect, useLayoutEffect, useRef, type HTMLAttributes } from 'react'
import { afterAnimations } from './after-animations.ts'
import { usePresence } from './use-presence.ts'

interface CollapsePanelProps extends HTMLAttributes<HTMLDivElement> {
  open: boolean
  /** Keeps the closed panel in the page, so that find-in-page of the browser can open it. */
  kept: boolean
  /** The custom property with the height during the animation. It is unset otherwise, so that the content can grow. */
  height: `--${string}`
  /** Called when find-in-page has a match inside the closed panel. */
  onFind: () => void
}

/** A panel that animates its height. The theme defines the animation with `data-starting-style` and `data-ending-style`. */
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
    // `leave` is left out because it does the same in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, height])

  const isHidden = kept && !present
  useLayoutEffect(() => {
    // React renders `hidden` as a boolean attribute, without the value.
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
      // Skips the animation, because the browser is about to scroll to the match.
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
  // If the panel is closing at this moment, the animation reverses from its current height.
  if (!element.hasAttribute('data-ending-style')) {
    element.setAttribute('data-starting-style', '')
    element.getBoundingClientRect()
  }
  element.removeAttribute('data-starting-style')
  element.removeAttribute('data-ending-style')
  return afterAnimations(element, () => clearHeight(element, height))
}

function animateClosed(element: HTMLElement, height: string, leave: () => void): () => void {
  if (!element.style.getPropertyValue(height)) {
    element.style.setProperty(height, `${element.offsetHeight}px`)
    element.getBoundingClientRect()
  }
  element.setAttribute('data-ending-style', '')
  return afterAnimations(element, () => {
    clearHeight(element, height)
    element.removeAttribute('data-ending-style')
    leave()
  })
}

function clearHeight(element: HTMLElement, height: string): void {
  element.style.removeProperty(height)
  // Removes the empty attribute, so that the markup is the same as before the animation.
  if (element.style.length === 0) element.removeAttribute('style')
}
