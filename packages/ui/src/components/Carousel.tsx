'use client'

import type { AutoHeightOptionsType } from 'embla-carousel-auto-height'
import type { AutoScrollOptionsType } from 'embla-carousel-auto-scroll'
import type { AutoplayOptionsType } from 'embla-carousel-autoplay'
import type { ClassNamesOptionsType } from 'embla-carousel-class-names'
import type { FadeOptionsType } from 'embla-carousel-fade'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import {
  isValidElement,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { arrowLeft as arrowLeftRole } from '../icons/arrowLeft.ts'
import { arrowRight as arrowRightRole } from '../icons/arrowRight.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, roleIcon, type Slot } from '../system/slots.ts'
import { itemClasses } from '../system/item-classes.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import { carousel as english } from '../locale/en.ts'
import { carouselTheme } from '../theme/carousel.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { pauseMark, playMark } from './carousel/toggle-icons.ts'
import { usePlugins } from './carousel/use-plugins.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof carouselTheme>
type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>
type EmblaApi = NonNullable<UseEmblaCarouselType[1]>

/** What an item may say about its slide. Everything else on it is yours. */
export interface CarouselItem {
  /** Classes for the slide. */
  className?: ClassValue
  /** Extra classes for each part of this slide. */
  ui?: { [P in Part]?: ClassValue }
}

export interface CarouselHandle {
  /** The part that slides are seen through; `null` until the browser has it. */
  readonly emblaRef: HTMLElement | null
  /** Moves the slides and tells where they are; `undefined` until the browser has them. */
  readonly emblaApi: EmblaApi | undefined
}

/** The props that bring a plugin, whose code is loaded with them. */
export interface CarouselPluginOptions {
  /** Goes on to the next slide by itself; an object sets the options. Those who want less motion start it by its button. @default false */
  autoplay?: boolean | AutoplayOptionsType
  /** Moves on slowly and without end; an object sets the options. @default false */
  autoScroll?: boolean | AutoScrollOptionsType
  /** Makes the carousel as high as the slides in view; an object sets the options. @default false */
  autoHeight?: boolean | AutoHeightOptionsType
  /** Gives slides in view classes such as `is-snapped`; an object sets the options. @default false */
  classNames?: boolean | ClassNamesOptionsType
  /** Fades from slide to slide instead of moving; an object sets the options. @default false */
  fade?: boolean | FadeOptionsType
  /** Moves the slides with the wheel or the trackpad; an object sets the options. @default false */
  wheelGestures?: boolean | CarouselWheelOptions
}

// The types of the plugin itself do not compile where an application checks its libraries too.
/** How the wheel moves the slides. */
export interface CarouselWheelOptions {
  active?: boolean
  /** Class of the carousel while the wheel moves it. */
  wheelDraggingClass?: string
  /** The axis of the wheel that counts. @default that of the carousel */
  forceWheelAxis?: 'x' | 'y'
  /** What the wheel is heard on. @default the carousel */
  target?: Element
}

export interface CarouselProps<Item = unknown>
  extends CarouselPluginOptions, Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'onSelect'> {
  /** What the slides show. They may be of any type: `children` says how; text and elements show themselves. */
  items?: readonly Item[]
  /** Direction in which the slides move. @default 'horizontal' */
  orientation?: ThemeOption<typeof carouselTheme, 'orientation'>
  /** Shows buttons for the previous and the next slide. @default false */
  arrows?: boolean
  /** Shows a dot for each position, to go there. @default false */
  dots?: boolean
  /** Props of the button for the previous slide. @default { size: 'md', color: 'neutral', variant: 'link' } */
  prev?: ButtonProps
  /** Icon of that button. @default the icon of the role `arrowLeft` */
  prevIcon?: IconValue
  /** Props of the button for the next slide. @default { size: 'md', color: 'neutral', variant: 'link' } */
  next?: ButtonProps
  /** Icon of that button. @default the icon of the role `arrowRight` */
  nextIcon?: IconValue
  /** Shows a button that stops and starts what moves by itself; an object sets its props. @default true */
  toggle?: boolean | ButtonProps
  /** Where a slide stands in view. @default 'center' */
  align?: EmblaOptions['align']
  /** Leaves no empty space before the first and after the last slide. @default 'trimSnaps' */
  containScroll?: EmblaOptions['containScroll']
  /** How many slides one step moves. @default 1 */
  slidesToScroll?: EmblaOptions['slidesToScroll']
  /** Lets the slides stop anywhere after a drag. @default false */
  dragFree?: boolean
  /** How far to drag before it counts, in px. @default 10 */
  dragThreshold?: number
  /** How much of a slide has to show for it to be in view, from 0 to 1. @default 0 */
  inViewThreshold?: EmblaOptions['inViewThreshold']
  /** Goes on with the first slide after the last. @default false */
  loop?: boolean
  /** Lets a strong drag pass over slides. @default false */
  skipSnaps?: boolean
  /** How fast it moves: 20 is quick, 60 is slow. It is not a time. @default 25 */
  duration?: number
  /** Position that is shown at first. @default 0 */
  startIndex?: number
  /** Whether slides can be dragged, or a function that decides for each drag. @default true */
  watchDrag?: EmblaOptions['watchDrag']
  /** Whether it follows changes of size. @default true */
  watchResize?: EmblaOptions['watchResize']
  /** Whether it follows slides that come and go. @default true */
  watchSlides?: EmblaOptions['watchSlides']
  /** Whether a slide with the focus comes into view. @default true */
  watchFocus?: EmblaOptions['watchFocus']
  /** Whether it moves at all. @default true */
  active?: boolean
  /** Options that hold for a media query, such as `{ '(min-width: 768px)': { active: false } }`. @default {} */
  breakpoints?: EmblaOptions['breakpoints']
  /** Called with the position when another one is shown. */
  onSelect?: (index: number) => void
  /** What a slide shows. */
  children?: Slot<{ item: Item; index: number }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
  /** Gives access to the carousel, such as to move it from outside. */
  handleRef?: Ref<CarouselHandle>
}

const defaults = {
  orientation: 'horizontal',
  arrows: false,
  dots: false,
  toggle: true,
  autoplay: false,
  autoScroll: false,
  autoHeight: false,
  classNames: false,
  fade: false,
  wheelGestures: false,
  align: 'center',
  containScroll: 'trimSnaps',
  slidesToScroll: 1,
  dragFree: false,
  dragThreshold: 10,
  inViewThreshold: 0,
  loop: false,
  skipSnaps: false,
  duration: 25,
  startIndex: 0,
  watchDrag: true,
  watchResize: true,
  watchSlides: true,
  watchFocus: true,
  active: true,
  breakpoints: {},
} as const

const arrow: ButtonProps = { size: 'md', color: 'neutral', variant: 'link' }

/** A strip of slides that is moved by drag, keys, arrows or dots. */
export function Carousel<Item>(ownProps: CarouselProps<Item>) {
  const frond = useFrond()
  const {
    items = [],
    orientation,
    arrows,
    dots,
    prev,
    prevIcon,
    next,
    nextIcon,
    toggle,
    autoplay,
    autoScroll,
    autoHeight,
    classNames,
    fade,
    wheelGestures,
    align,
    containScroll,
    slidesToScroll,
    dragFree,
    dragThreshold,
    inViewThreshold,
    loop,
    skipSnaps,
    duration,
    startIndex,
    watchDrag,
    watchResize,
    watchSlides,
    watchFocus,
    active,
    breakpoints,
    onSelect,
    children,
    className,
    ui,
    render,
    ref,
    handleRef,
    onKeyDown,
    ...attributes
  } = resolveProps(frond, carouselTheme, defaults, ownProps)
  const classes = resolveClasses(frond, carouselTheme, { orientation }, ui, className)
  const messages = messagesOf(frond, 'carousel', english)
  const vertical = orientation === 'vertical'
  const isCalm = useSyncExternalStore(subscribeToCalm, readCalm, () => false)
  const id = useId()

  const root = useRef<HTMLDivElement>(null)
  // Slides move in the direction of the text around them, which `<App>` knows, or else the page.
  const [pageDir, setPageDir] = useState<'ltr' | 'rtl'>()
  const dir = frond.dir ?? pageDir
  useLayoutEffect(() => {
    if (root.current) setPageDir(getComputedStyle(root.current).direction as 'ltr' | 'rtl')
  }, [])

  const plugins = usePlugins({ autoplay, autoScroll, autoHeight, classNames, fade, wheelGestures }, isCalm)
  const [emblaRef, embla] = useEmblaCarousel(
    {
      axis: vertical ? 'y' : 'x',
      direction: vertical ? 'ltr' : dir,
      align: fade ? 'center' : align,
      containScroll: fade ? false : containScroll,
      slidesToScroll,
      dragFree,
      dragThreshold,
      inViewThreshold,
      loop,
      skipSnaps,
      duration,
      startIndex,
      watchDrag,
      watchResize,
      watchSlides,
      watchFocus,
      active,
      breakpoints,
    },
    plugins,
  )
  useImperativeHandle(handleRef, () => ({ emblaRef: embla?.rootNode() ?? null, emblaApi: embla }), [embla])
  const state = useEmblaState(embla, onSelect)

  const mover = () => embla?.plugins().autoplay ?? embla?.plugins().autoScroll
  /** Moves by hand: what moves by itself stops, unless it was told to go on. */
  function move(by: (api: EmblaApi) => void): void {
    if (!embla) return
    by(embla)
    const own = mover()
    if (own?.options.stopOnInteraction === false) own.reset()
    else own?.stop()
  }
  const goPrev = () => move((api) => api.scrollPrev(isCalm))
  const goNext = () => move((api) => api.scrollNext(isCalm))
  const goTo = (index: number) => move((api) => api.scrollTo(index, isCalm))

  function onKey(event: KeyboardEvent<HTMLDivElement>): void {
    onKeyDown?.(event)
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

  /** The first slide of each position, which a dot stands for. */
  const firstSlides = embla ? embla.internalEngine().slideRegistry.map(([first]) => first) : []
  const movesItself = Boolean(autoplay || autoScroll)
  const ownToggle = typeof toggle === 'object' ? toggle : undefined
  const controls = (arrows || dots || (movesItself && toggle !== false)) && (
    <div className={classes.controls} data-slot="controls">
      {movesItself && toggle !== false && (
        <Button
          size="sm"
          color="neutral"
          variant="ghost"
          icon={state.isPlaying ? pauseMark : playMark}
          aria-label={state.isPlaying ? messages.pause : messages.play}
          {...ownToggle}
          className={addClass(classes.toggle, ownToggle?.className)}
          data-slot="toggle"
          onClick={(event) => {
            ownToggle?.onClick?.(event)
            if (state.isPlaying) mover()?.stop()
            else mover()?.play()
          }}
        />
      )}
      {arrows && (
        <div className={classes.arrows} data-slot="arrows">
          <Button
            {...arrow}
            icon={prevIcon ?? roleIcon(frond, 'arrowLeft', arrowLeftRole)}
            aria-label={messages.prev}
            {...prev}
            // A button that is disabled would lose the focus, and the arrow keys with it.
            aria-disabled={!state.hasPrev}
            className={addClass(classes.prev, prev?.className)}
            data-slot="prev"
            onClick={(event) => {
              prev?.onClick?.(event)
              goPrev()
            }}
          />
          <Button
            {...arrow}
            icon={nextIcon ?? roleIcon(frond, 'arrowRight', arrowRightRole)}
            aria-label={messages.next}
            {...next}
            aria-disabled={!state.hasNext}
            className={addClass(classes.next, next?.className)}
            data-slot="next"
            onClick={(event) => {
              next?.onClick?.(event)
              goNext()
            }}
          />
        </div>
      )}
      {dots && (
        <div role="tablist" aria-label={messages.dots} className={classes.dots} data-slot="dots">
          {Array.from({ length: state.count }, (_, index) => (
            <button
              key={index}
              type="button"
              role="tab"
              aria-label={fillText(messages.goto, { page: index + 1 })}
              aria-selected={index === state.selected}
              aria-controls={`${id}-${firstSlides[index] ?? index}`}
              tabIndex={index === state.selected ? 0 : -1}
              className={classes.dot}
              data-slot="dot"
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
    </div>
  )

  return renderElement('div', render, {
    role: 'region',
    'aria-roledescription': messages.role,
    tabIndex: 0,
    'data-slot': 'carousel',
    'data-orientation': orientation,
    ...attributes,
    className: classes.root,
    ref: joinRefs(root, ref),
    onKeyDown: onKey,
    children: (
      <>
        {controls}
        <div ref={emblaRef} className={classes.viewport} data-slot="viewport" data-ready={embla ? '' : undefined}>
          <div className={classes.container} data-slot="container" data-height={autoHeight ? 'auto' : undefined}>
            {items.map((item, index) => (
              <div
                key={index}
                id={dots ? `${id}-${index}` : undefined}
                role={dots ? 'tabpanel' : 'group'}
                aria-roledescription={dots ? undefined : messages.slideRole}
                aria-label={fillText(messages.slide, { page: index + 1, count: items.length })}
                className={isStyled(item) ? itemClasses(classes, item, 'item').item : classes.item}
                data-slot="item"
              >
                {children === undefined ? asNode(item) : fillSlot(children, { item, index })}
              </div>
            ))}
          </div>
        </div>
      </>
    ),
  })
}

interface EmblaState {
  /** How many positions there are. */
  count: number
  selected: number
  hasPrev: boolean
  hasNext: boolean
  /** Whether it moves by itself. */
  isPlaying: boolean
}

const still: EmblaState = { count: 0, selected: 0, hasPrev: false, hasNext: false, isPlaying: false }

/** What the controls have to know of the slides. */
function useEmblaState(embla: EmblaApi | undefined, onSelect: ((index: number) => void) | undefined): EmblaState {
  const [state, setState] = useState(still)
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
    // They tell before they have started or stopped.
    const readSoon = () => queueMicrotask(read)
    const select = () => {
      read()
      latest.current?.(embla.selectedScrollSnap())
    }
    embla.rootNode().scrollTo(0, 0)
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

function isStyled(item: unknown): item is CarouselItem {
  return typeof item === 'object' && item !== null && ('ui' in item || 'className' in item)
}

function asNode(item: unknown): ReactNode {
  const node = resolveLazy(item)
  if (typeof node === 'string' || typeof node === 'number' || isValidElement(node)) return node
  warn('Carousel', 'its items are neither text nor elements, so its slides are empty. Pass children that show an item.')
  return null
}

const calmQuery = '(prefers-reduced-motion: reduce)'

function subscribeToCalm(listener: () => void): () => void {
  const query = matchMedia(calmQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function readCalm(): boolean {
  return matchMedia(calmQuery).matches
}
