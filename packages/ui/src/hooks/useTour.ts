'use client'

import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { clamp } from '../system/clamp.ts'
import { warn } from '../system/warn.ts'

/** A place on the screen that is no element. */
export interface TourPlace {
  getBoundingClientRect(): DOMRect
}

/** What a step points at: a selector, an id, an element, a place, a function that finds one, or `null` for the middle of the screen. */
export type TourTarget = string | Element | TourPlace | null | (() => Element | TourPlace | null)

/** A step: where it points, and whatever you show in it. */
export interface TourStep {
  /** @default the middle of the screen */
  target?: TourTarget
}

export interface UseTourOptions {
  /** The step it begins with. @default 0 */
  initialStep?: number
  /** After the last step comes the first. @default false */
  loop?: boolean
  /** Scrolls the target into the middle of the screen. @default true */
  scrollIntoView?: boolean
}

export interface UseTourReturn<Step extends object> {
  /** Whether the tour goes on. */
  open: boolean
  /** Number of the step, from 0. */
  index: number
  /** The step; `undefined` while the tour is not open. */
  current: Step | undefined
  /** What the step points at, for the `reference` of a Popover. */
  reference: Element | TourPlace | undefined
  total: number
  hasNext: boolean
  hasPrev: boolean
  /** Begins, at a step if one is given. */
  start: (index?: number) => void
  /** Goes on; after the last step it ends, or begins anew with `loop`. */
  next: () => void
  prev: () => void
  goTo: (index: number) => void
  finish: () => void
}

/** Leads through a page step by step. It keeps the state; show the steps with a Popover or whatever fits. */
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
    if (scrollIntoView && found instanceof Element) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: calm ? 'auto' : 'smooth' })
    }
  }, [open, index, target, scrollIntoView])

  // The moves read what is there when they are called: two of them in one handler make two steps.
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
  getBoundingClientRect: () => new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0),
}

function findTarget(target: TourTarget | undefined): Element | TourPlace {
  const found = typeof target === 'function' ? target() : target
  if (typeof found !== 'string') return found ?? middle
  const element = document.getElementById(found) ?? findBySelector(found)
  if (!element) {
    warn(
      'useTour',
      `the target "${found}" is not in the page, so the step stands in the middle of the screen. Use the id or selector of an element that is there.`,
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
