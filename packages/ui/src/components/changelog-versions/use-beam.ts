'use client'

import { useEffect, type RefObject } from 'react'
import { clamp } from '../../system/clamp.ts'

export interface BeamOptions {
  /** What is scrolled, if it is not the page. */
  container?: RefObject<HTMLElement | null>
}

export interface SpringOptions {
  /** How strongly it is pulled. @default 100 */
  stiffness?: number
  /** How strongly it is braked. @default 30 */
  damping?: number
  /** How heavy it is. @default 1 */
  mass?: number
}

/**
 * Moves an element into its parent as far as the parent has been scrolled through: not at all while its beginning is in
 * sight, wholly when its end is.
 */
export function useBeam(
  beam: RefObject<HTMLElement | null>,
  { container }: BeamOptions,
  spring: SpringOptions | false,
) {
  const { stiffness = 100, damping = 30, mass = 1 } = spring || {}
  const still = spring === false

  useEffect(() => {
    const element = beam.current
    const line = element?.parentElement
    if (!element || !line) return
    const calm = still || matchMedia('(prefers-reduced-motion: reduce)').matches
    let shown = 0
    let speed = 0
    let frame = 0
    let last = 0

    const show = (part: number) => {
      shown = part
      element.style.translate = `0 ${(part - 1) * 100}%`
    }

    const step = (now: number) => {
      // After a pause, such as that of a hidden tab, the spring must not be torn.
      const seconds = Math.min((now - last) / 1000, 1 / 30)
      last = now
      const aim = scrolledPart(line, container?.current)
      speed += ((aim - shown) * stiffness - speed * damping) * (seconds / mass)
      const next = shown + speed * seconds
      const rests = calm || (Math.abs(aim - next) < 0.0005 && Math.abs(speed) < 0.01)
      show(rests ? aim : clamp(next, 0, 1))
      frame = rests ? 0 : requestAnimationFrame(step)
      if (rests) speed = 0
    }

    const follow = () => {
      if (frame) return
      last = performance.now()
      frame = requestAnimationFrame(step)
    }

    // Where one comes back to is no movement to be shown.
    show(scrolledPart(line, container?.current))
    // Whatever scrolls, it is heard on its way down.
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [beam, container, still, stiffness, damping, mass])
}

/** How much of a line has been scrolled through, from 0 to 1. */
function scrolledPart(line: HTMLElement, container: HTMLElement | null | undefined): number {
  const { top, height } = line.getBoundingClientRect()
  const frameTop = container ? container.getBoundingClientRect().top : 0
  const frameHeight = container ? container.clientHeight : line.ownerDocument.documentElement.clientHeight
  const way = height - frameHeight
  // A line that fits is read at once.
  if (way <= 0) return top - frameTop + height <= frameHeight ? 1 : 0
  return clamp((frameTop - top) / way, 0, 1)
}
