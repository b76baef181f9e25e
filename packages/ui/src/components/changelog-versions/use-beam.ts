'use client'

import { useEffect, type RefObject } from 'react'
import { viewOf } from '../../system/view-of.ts'
import { prefersReducedMotion } from '../../system/browser-support.ts'
import { clamp } from '../../system/clamp.ts'

export interface BeamOptions {
  /** The scroll container, if it is not the page. */
  container?: RefObject<HTMLElement | null>
}

export interface SpringOptions {
  /** Stiffness of the spring. Higher values move faster. @default 100 */
  stiffness?: number
  /** Damping of the spring. Higher values reduce overshooting. @default 30 */
  damping?: number
  /** Mass of the moving object. Higher values move more slowly. @default 1 */
  mass?: number
}

/**
 * Moves an element into its parent by the fraction of the parent that has been scrolled: completely outside while the
 * start of the parent is visible, completely inside when its end is visible.
 */
export function useBeam(
  beam: RefObject<HTMLElement | null>,
  { container }: BeamOptions,
  spring: SpringOptions | false,
) {
  const { stiffness = 100, damping = 30, mass = 1 } = spring || {}
  const noSpring = spring === false

  useEffect(() => {
    const element = beam.current
    const line = element?.parentElement
    if (!element || !line) return
    const isInstant = noSpring || prefersReducedMotion()
    let shown = 0
    let speed = 0
    let frame = 0
    let last = 0

    const show = (fraction: number) => {
      shown = fraction
      element.style.translate = `0 ${(fraction - 1) * 100}%`
    }

    const step = (now: number) => {
      // Limits the time step, because the spring would become unstable after a pause, such as in a hidden tab.
      const seconds = Math.min((now - last) / 1000, 1 / 30)
      last = now
      const target = scrolledFraction(line, container?.current)
      speed += ((target - shown) * stiffness - speed * damping) * (seconds / mass)
      const next = shown + speed * seconds
      const hasSettled = isInstant || (Math.abs(target - next) < 0.0005 && Math.abs(speed) < 0.01)
      show(hasSettled ? target : clamp(next, 0, 1))
      frame = hasSettled ? 0 : requestAnimationFrame(step)
      if (hasSettled) speed = 0
    }

    const follow = () => {
      if (frame) return
      last = performance.now()
      frame = requestAnimationFrame(step)
    }

    // Show the initial position without animation, for example after the browser has restored the scroll position.
    show(scrolledFraction(line, container?.current))
    // Scroll events do not bubble, so listen in the capture phase to get those of any scroll container.
    const view = viewOf(line)
    view.addEventListener('scroll', follow, { capture: true, passive: true })
    view.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      view.removeEventListener('scroll', follow, { capture: true })
      view.removeEventListener('resize', follow)
    }
  }, [beam, container, noSpring, stiffness, damping, mass])
}

/** The fraction of a line that has been scrolled, from 0 to 1. */
function scrolledFraction(line: HTMLElement, container: HTMLElement | null | undefined): number {
  const { top, height } = line.getBoundingClientRect()
  const frameTop = container ? container.getBoundingClientRect().top : 0
  const frameHeight = container ? container.clientHeight : line.ownerDocument.documentElement.clientHeight
  const scrollDistance = height - frameHeight
  // A line that fits into the viewport is complete as soon as its end is visible.
  if (scrollDistance <= 0) return top - frameTop + height <= frameHeight ? 1 : 0
  return clamp((frameTop - top) / scrollDistance, 0, 1)
}
