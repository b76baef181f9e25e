'use client'

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useLayoutEffect, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react'
import { hasLayout, listenToMedia, prefersReducedMotion, REDUCED_MOTION } from '../../system/browser-support.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { CarouselPluginOptions, CarouselProps } from '../Carousel.tsx'
import { useEmblaState, type EmblaState } from './use-embla-state.ts'
import { usePlugins } from './use-plugins.ts'

export type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>
export type EmblaApi = NonNullable<UseEmblaCarouselType[1]>

/** The props that are passed on to Embla. */
export const emblaProps = {
  align: true,
  containScroll: true,
  slidesToScroll: true,
  dragFree: true,
  dragThreshold: true,
  inViewThreshold: true,
  loop: true,
  skipSnaps: true,
  duration: true,
  startIndex: true,
  watchDrag: true,
  watchResize: true,
  watchSlides: true,
  watchFocus: true,
  active: true,
  breakpoints: true,
} as const

interface CarouselOptions {
  frond: FrondContextValue
  orientation: 'horizontal' | 'vertical'
  plugins: CarouselPluginOptions
  embla: Pick<CarouselProps, keyof typeof emblaProps>
  onSelect: ((index: number) => void) | undefined
}

/** Moves the slides on behalf of the user. */
export interface SlideMoves {
  goPrev: () => void
  goNext: () => void
  goTo: (index: number) => void
  moveByKey: (event: KeyboardEvent<HTMLDivElement>) => void
}

export interface Carousel {
  /** Not set in documents without layout, such as jsdom: Embla would throw there. */
  emblaRef: UseEmblaCarouselType[0] | undefined
  embla: EmblaApi | undefined
  state: EmblaState
  slides: SlideMoves
}

// The return type is explicit. Otherwise the declaration file names Embla's type by a path that users do not have.
/** The Embla carousel inside `root`, its state, and the ways to move it. */
export function useCarousel(root: RefObject<HTMLElement | null>, options: CarouselOptions): Carousel {
  const { fade } = options.plugins
  const vertical = options.orientation === 'vertical'
  const reducedMotion = useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, () => false)

  // Slides move in the direction of the text: that of `<App>`, otherwise that of the page.
  const [pageDir, setPageDir] = useState<'ltr' | 'rtl'>()
  const dir = options.frond.dir ?? pageDir
  useLayoutEffect(() => {
    if (root.current) setPageDir(getComputedStyle(root.current).direction as 'ltr' | 'rtl')
  }, [root])

  const [emblaRef, embla] = useEmblaCarousel(
    {
      ...(options.embla as EmblaOptions),
      axis: vertical ? 'y' : 'x',
      direction: vertical ? 'ltr' : dir,
      ...(fade && { align: 'center', containScroll: false }),
    },
    usePlugins(options.plugins, reducedMotion),
  )
  const state = useEmblaState(embla, options.onSelect)

  /** A move by the user stops autoplay, unless its options say otherwise. */
  function move(by: (api: EmblaApi) => void): void {
    if (!embla) return
    by(embla)
    const auto = findAutoPlugin(embla)
    if (auto?.options.stopOnInteraction === false) auto.reset()
    else auto?.stop()
  }
  const goPrev = () => move((api) => api.scrollPrev(reducedMotion))
  const goNext = () => move((api) => api.scrollNext(reducedMotion))
  const goTo = (index: number) => move((api) => api.scrollTo(index, reducedMotion))

  function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (target.matches('input, textarea, select, [contenteditable]')) return
    const isRtl = !vertical && dir === 'rtl'
    const [back, forth] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    const isDot = target.role === 'tab' && target.parentElement?.dataset.slot === 'dots'
    if (event.key === (isRtl ? forth : back)) goPrev()
    else if (event.key === (isRtl ? back : forth)) goNext()
    else if (event.key === 'Home' && isDot) goTo(0)
    else if (event.key === 'End' && isDot) goTo(state.count - 1)
    else return
    event.preventDefault()
    // The focus follows the selected dot.
    if (isDot && embla) (target.parentElement!.children[embla.selectedScrollSnap()] as HTMLElement | undefined)?.focus()
  }

  const slides: SlideMoves = { goPrev, goNext, goTo, moveByKey }
  return { emblaRef: hasLayout() ? emblaRef : undefined, embla, state, slides }
}

/** The plugin that moves the slides without the user. */
export function findAutoPlugin(embla: EmblaApi | undefined) {
  const plugins = embla?.plugins()
  return plugins?.autoplay ?? plugins?.autoScroll
}

const subscribeToReducedMotion = (listener: () => void) => listenToMedia(REDUCED_MOTION, listener)
