'use client'

import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createRect, prefersReducedMotion, scrollIntoView as scrollElement } from '../system/browser-support.ts'
import { clamp } from '../system/clamp.ts'
import { warn } from '../system/warn.ts'

/** A rectangle in the viewport that is not an element. */
export interface TourPlace {
  getBoundingClientRect(): DOMRect
}

/**
 * What a step points at: a selector, an id, an element, a rectangle, a function that returns one, or `null` for the
 * center of the viewport.
 */
export type TourTarget = string | Element | TourPlace | null | (() => Element | TourPlace | null)

/** A step of a tour: its target, and any data that you show in it. */
export interface TourStep {
  /** @default the center of the viewport */
  target?: TourTarget
}

export interface UseTourOptions {
  /** Index of the first step. @default 0 */
  initialStep?: number
  /** Continues with the first step after the last. @default false */
  loop?: boolean
  /** Scrolls the target into the center of the viewport. @default true */
  scrollIntoView?: boolean
}

export interface UseTourReturn<Step extends object> {
  /** Whether the tour is open. */
  open: boolean
  /** Index of the current step, from 0. */
  index: number
  /** The current step. `undefined` while the tour is closed. */
  current: Step | undefined
  /** The target of the current step, for the `reference` of a Popover. */
  reference: Element | TourPlace | undefined
  total: number
  hasNext: boolean
  hasPrev: boolean
  /** Opens the tour, at the given step or at the first one. */
  start: (index?: number) => void
  /** Goes to the next step. After the last step the tour closes, or starts again with `loop`. */
  next: () => void
  prev: () => void
  goTo: (index: number) => void
  finish: () => void
}

/** The state of a tour that explains a page step by step. Show the steps with a Popover or a component of your choice. */
export function useTour<const Step extends object>(
  steps: readonly Step[],
  { initialStep = 0, loop = false, scrollIntoView = true }: UseTourOptions = {},
): UseTourReturn<Step> {
  const total = steps.length
  const [wanted, setWanted] = useState<number | null>(null)
  const [reference, setReference] = useState<Element | TourPlace>()
  const open = wanted !== null && total > 0
  const index = toStepIndex(wanted ?? initialStep, total)
  const current = open ? steps[index] : undefined
  const target = (current as TourStep | undefined)?.target

  useLayoutEffect(() => {
    if (!open) return setReference(undefined)
    const found = findTarget(target)
    setReference(found)
    if (scrollIntoView && isElement(found)) {
      const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
      scrollElement(found, { block: 'center', inline: 'nearest', behavior })
    }
  }, [open, index, target, scrollIntoView])

  // Read the latest state instead of that of the last render, so that two calls in one handler move two steps.
  const latest = useRef({ index, open })
  useLayoutEffect(() => {
    latest.current = { index, open }
  })
  const moves = useMemo(() => {
    const go = (to: number | null) => {
      if (to !== null) latest.current = { index: toStepIndex(to, total), open: total > 0 }
      else latest.current.open = false
      setWanted(to === null ? null : toStepIndex(to, total))
    }
    const step = (by: 1 | -1) => {
      if (!latest.current.open) return
      const to = latest.current.index + by
      if (to >= 0 && to < total) go(to)
      else if (loop) go((to + total) % total)
      else if (to >= total) go(null)
    }
    return {
      start: (at = initialStep) => go(at),
      next: () => step(1),
      prev: () => step(-1),
      goTo: (at: number) => go(at),
      finish: () => go(null),
    }
  }, [total, loop, initialStep])

  return {
    open,
    index,
    current,
    reference,
    total,
    hasNext: open && (loop || index < total - 1),
    hasPrev: open && (loop || index > 0),
    ...moves,
  }
}

function toStepIndex(index: number, total: number): number {
  return Number.isFinite(index) ? clamp(Math.trunc(index), 0, total - 1) : 0
}

const middle: TourPlace = {
  getBoundingClientRect: () => createRect(innerWidth / 2, innerHeight / 2),
}

/** An element of another document, such as that of an iframe, is no instance of the `Element` of this window. */
function isElement(target: Element | TourPlace): target is Element {
  return 'nodeType' in target
}

function findTarget(target: TourTarget | undefined): Element | TourPlace {
  const found = typeof target === 'function' ? target() : target
  if (typeof found !== 'string') return found ?? middle
  const element = document.getElementById(found) ?? findBySelector(found)
  if (!element) {
    warn(
      'useTour',
      `the target "${found}" is not in the page, so the step is shown in the center of the viewport. Use the id or selector of an element in the page.`,
    )
  }
  return element ?? middle
}

function findBySelector(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}
