'use client'

import type { AutoHeightOptionsType } from 'embla-carousel-auto-height'
import type { AutoScrollOptionsType } from 'embla-carousel-auto-scroll'
import type { AutoplayOptionsType } from 'embla-carousel-autoplay'
import type { ClassNamesOptionsType } from 'embla-carousel-class-names'
import type { FadeOptionsType } from 'embla-carousel-fade'
import {
  isValidElement,
  useId,
  useImperativeHandle,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { itemClasses } from '../system/item-classes.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { warn } from '../system/warn.ts'
import { carousel as english } from '../locale/en.ts'
import { carouselTheme } from '../theme/carousel.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { carouselControls, controlProps } from './carousel/controls.tsx'
import { emblaProps, useCarousel, type EmblaApi, type EmblaOptions } from './carousel/use-carousel.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof carouselTheme>

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

/** A strip of slides that is moved by drag, keys, arrows or dots. */
export function Carousel<Item>(ownProps: CarouselProps<Item>) {
  const frond = useFrond()
  const [emblaOptions, withControls] = splitProps(resolveProps(frond, carouselTheme, defaults, ownProps), emblaProps)
  const [controlOptions, props] = splitProps(withControls, controlProps)
  const {
    items = [],
    orientation,
    autoplay,
    autoScroll,
    autoHeight,
    classNames,
    fade,
    wheelGestures,
    onSelect,
    children,
    className,
    ui,
    render,
    ref,
    handleRef,
    onKeyDown,
    ...attributes
  } = props
  const classes = resolveClasses(frond, carouselTheme, { orientation }, ui, className)
  const messages = messagesOf(frond, 'carousel', english)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const { emblaRef, embla, state, slides } = useCarousel(root, {
    frond,
    orientation,
    onSelect,
    plugins: {
      autoplay,
      autoScroll,
      autoHeight,
      classNames,
      fade,
      wheelGestures,
    },
    embla: emblaOptions,
  })
  useImperativeHandle(handleRef, () => ({ emblaRef: embla?.rootNode() ?? null, emblaApi: embla }), [embla])
  const { dots } = controlOptions

  return renderElement('div', render, {
    role: 'region',
    'aria-roledescription': messages.role,
    tabIndex: 0,
    'data-slot': 'carousel',
    'data-orientation': orientation,
    ...attributes,
    className: classes.root,
    ref: joinRefs(root, ref),
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      onKeyDown?.(event)
      slides.moveByKey(event)
    },
    children: (
      <>
        {carouselControls(frond, controlOptions, {
          embla,
          state,
          slides,
          classes,
          id,
          movesItself: Boolean(autoplay || autoScroll),
        })}
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

function isStyled(item: unknown): item is CarouselItem {
  return typeof item === 'object' && item !== null && ('ui' in item || 'className' in item)
}

function asNode(item: unknown): ReactNode {
  const node = resolveLazy(item)
  if (typeof node === 'string' || typeof node === 'number' || isValidElement(node)) return node
  warn('Carousel', 'its items are neither text nor elements, so its slides are empty. Pass children that show an item.')
  return null
}
