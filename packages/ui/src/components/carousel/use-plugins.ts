'use client'

import type useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'
import type { CarouselPluginOptions } from '../Carousel.tsx'

type Plugins = NonNullable<Parameters<typeof useEmblaCarousel>[1]>
type PluginName = keyof CarouselPluginOptions
type Factory = (options?: object) => Plugins[number]

/** The code of a plugin is loaded when a carousel first uses it. */
const loaders: Readonly<Record<PluginName, () => Promise<{ default: unknown }>>> = {
  autoplay: () => import('embla-carousel-autoplay'),
  autoScroll: () => import('embla-carousel-auto-scroll'),
  autoHeight: () => import('embla-carousel-auto-height'),
  classNames: () => import('embla-carousel-class-names'),
  fade: () => import('embla-carousel-fade'),
  wheelGestures: () => import('embla-carousel-wheel-gestures'),
}
const names = Object.keys(loaders) as PluginName[]

/** The plugins loaded so far, shared by all carousels. */
let loaded: Partial<Record<PluginName, Factory>> = {}

const none: Plugins = []

/** The wanted plugins that are loaded. With reduced motion, autoplay and auto scroll wait until the user starts them. */
export function usePlugins(wanted: CarouselPluginOptions, reducedMotion: boolean): Plugins {
  const [factories, setFactories] = useState(loaded)
  const missing = names.filter((name) => wanted[name] && !factories[name]).join()

  useEffect(() => {
    if (!missing) return
    let isCancelled = false
    const loads = (missing.split(',') as PluginName[]).map(async (name) => {
      // The cast is safe: each plugin exports a function that takes its options. Only the types of the options differ.
      loaded = { ...loaded, [name]: (await loaders[name]()).default as Factory }
    })
    void Promise.all(loads).then(() => {
      if (!isCancelled) setFactories(loaded)
    })
    return () => {
      isCancelled = true
    }
  }, [missing])

  const { autoplay, autoScroll, autoHeight, classNames, fade, wheelGestures } = wanted
  return useMemo(() => {
    const options = { autoplay, autoScroll, autoHeight, classNames, fade, wheelGestures }
    const plugins = names.flatMap((name) => {
      const own = options[name]
      const factory = factories[name]
      if (!own || !factory) return []
      const stopped =
        reducedMotion && (name === 'autoplay' || name === 'autoScroll') ? { playOnInit: false } : undefined
      return factory({ ...(typeof own === 'object' ? own : undefined), ...stopped })
    })
    return plugins.length > 0 ? plugins : none
  }, [factories, reducedMotion, autoplay, autoScroll, autoHeight, classNames, fade, wheelGestures])
}
