'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollToPosition } from '../../system/browser-support.ts'
import type { EmblaApi } from './use-carousel.ts'

/** What the controls show. */
export interface EmblaState {
  /** Number of positions. */
  count: number
  selected: number
  hasPrev: boolean
  hasNext: boolean
  /** Whether the slides move without the user. */
  isPlaying: boolean
}

const initial: EmblaState = { count: 0, selected: 0, hasPrev: false, hasNext: false, isPlaying: false }

/** The state of an Embla carousel, and a callback when its selected position changes. */
export function useEmblaState(
  embla: EmblaApi | undefined,
  onSelect: ((index: number) => void) | undefined,
): EmblaState {
  const [state, setState] = useState(initial)
  const latest = useRef(onSelect)
  useLayoutEffect(() => {
    latest.current = onSelect
  })

  useEffect(() => {
    if (!embla) return
    const read = () => {
      const { autoplay, autoScroll } = embla.plugins()
      const now: EmblaState = {
        count: embla.scrollSnapList().length,
        selected: embla.selectedScrollSnap(),
        hasPrev: embla.canScrollPrev(),
        hasNext: embla.canScrollNext(),
        isPlaying: (autoplay ?? autoScroll)?.isPlaying() ?? false,
      }
      setState((last) => (isSame(last, now) ? last : now))
    }
    // The plugins emit these events before they change their state.
    const readSoon = () => queueMicrotask(read)
    const select = () => {
      read()
      latest.current?.(embla.selectedScrollSnap())
    }
    scrollToPosition(embla.rootNode(), { left: 0, top: 0 })
    read()
    embla.on('select', select).on('reInit', read)
    for (const event of autoEvents) embla.on(event, readSoon)
    return () => {
      embla.off('select', select).off('reInit', read)
      for (const event of autoEvents) embla.off(event, readSoon)
    }
  }, [embla])

  return state
}

const autoEvents = ['autoplay:play', 'autoplay:stop', 'autoScroll:play', 'autoScroll:stop'] as const

function isSame(one: EmblaState, other: EmblaState): boolean {
  return (Object.keys(one) as (keyof EmblaState)[]).every((key) => one[key] === other[key])
}
