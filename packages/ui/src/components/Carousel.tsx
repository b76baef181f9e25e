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

/** Options of a slide that an item can set. All other fields are yours. */
export interface CarouselItem {
  /** Classes for the slide. */
  className?: ClassValue
  /** Extra classes for each part of this slide. */
  ui?: { [P in Part]?: ClassValue }
}

export interface CarouselHandle {
  /** The element that clips the slides. `null` until it is rendered in the browser. */
  readonly emblaRef: HTMLElement | null
  /** The Embla API, which moves the slides and reports their state. `undefined` until it is loaded in the browser. */
  readonly emblaApi: EmblaApi | undefined
}

/** Props that enable a plugin. The code of a plugin is loaded only if its prop is set. */
export interface CarouselPluginOptions {
  /**
   * Moves to the next slide automatically. Pass an object to set options. If the user prefers reduced motion, it
   * starts only with the play button. @default false
   */
  autoplay?: boolean | AutoplayOptionsType
  /** Scrolls slowly and endlessly. Pass an object to set options. @default false */
  autoScroll?: boolean | AutoScrollOptionsType
  /** Adapts the height of the carousel to the visible slides. Pass an object to set options. @default false */
  autoHeight?: boolean | AutoHeightOptionsType
  /** Adds classes such as `is-snapped` to the visible slides. Pass an object to set options. @default false */
  classNames?: boolean | ClassNamesOptionsType
  /** Fades between slides instead of moving them. Pass an object to set options. @default false */
  fade?: boolean | FadeOptionsType
  /** Moves the slides with the mouse wheel or trackpad. Pass an object to set options. @default false */
  wheelGestures?: boolean | CarouselWheelOptions
}

// Not the types of the plugin itself: they fail to compile in applications without `skipLibCheck`.
/** How the mouse wheel moves the slides. */
export interface CarouselWheelOptions {
  active?: boolean
  /** Class of the carousel while the wheel moves the slides. */
  wheelDraggingClass?: string
  /** The wheel axis that moves the slides. @default the axis of the carousel */
  forceWheelAxis?: 'x' | 'y'
  /** The element that listens to wheel events. @default the carousel */
  target?: Element
}

export interface CarouselProps<Item = unknown>
  extends CarouselPluginOptions, Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'onSelect'> {
  /** The items of the slides, of any type. `children` renders them. Without `children`, items must be text or elements. */
  items?: readonly Item[]
  /** Direction in which the slides move. @default 'horizontal' */
  orientation?: ThemeOption<typeof carouselTheme, 'orientation'>
  /** Shows buttons for the previous and the next slide. @default false */
  arrows?: boolean
  /** Shows a dot for each scroll position. Pressing a dot moves there. @default false */
  dots?: boolean
  /** Props of the button for the previous slide. @default { size: 'md', color: 'neutral', variant: 'link' } */
  prev?: ButtonProps
  /** Icon of the previous button. @default the icon of the role `arrowLeft` */
  prevIcon?: IconValue
  /** Props of the button for the next slide. @default { size: 'md', color: 'neutral', variant: 'link' } */
  next?: ButtonProps
  /** Icon of the next button. @default the icon of the role `arrowRight` */
  nextIcon?: IconValue
  /** Shows a button that pauses and resumes automatic movement. Pass an object to set its props. @default true */
  toggle?: boolean | ButtonProps
  /** How slides are aligned in the visible part. @default 'center' */
  align?: EmblaOptions['align']
  /** Leaves no empty space before the first and after the last slide. @default 'trimSnaps' */
  containScroll?: EmblaOptions['containScroll']
  /** Number of slides that one step moves. @default 1 */
  slidesToScroll?: EmblaOptions['slidesToScroll']
  /** Lets the slides stop anywhere after a drag. @default false */
  dragFree?: boolean
  /** Distance in px after which a press becomes a drag. @default 10 */
  dragThreshold?: number
  /** Visible fraction from which a slide counts as in view, from 0 to 1. @default 0 */
  inViewThreshold?: EmblaOptions['inViewThreshold']
  /** Continues with the first slide after the last. @default false */
  loop?: boolean
  /** Lets a fast drag skip slides. @default false */
  skipSnaps?: boolean
  /** Duration of the animation, without a unit: 20 is fast, 60 is slow. @default 25 */
  duration?: number
  /** Index of the initial scroll position. @default 0 */
  startIndex?: number
  /** Whether the user can drag the slides, or a function that decides for each drag. @default true */
  watchDrag?: EmblaOptions['watchDrag']
  /** Whether the carousel updates when its size or the size of a slide changes. @default true */
  watchResize?: EmblaOptions['watchResize']
  /** Whether the carousel updates when slides are added or removed. @default true */
  watchSlides?: EmblaOptions['watchSlides']
  /** Whether a slide scrolls into view when an element in it gets focus. @default true */
  watchFocus?: EmblaOptions['watchFocus']
  /** Whether the carousel can move. @default true */
  active?: boolean
  /** Options that apply while a media query matches, such as `{ '(min-width: 768px)': { active: false } }`. @default {} */
  breakpoints?: EmblaOptions['breakpoints']
  /** Called with the index of the scroll position when it changes. */
  onSelect?: (index: number) => void
  /** Renders an item as the content of its slide. */
  children?: Slot<{ item: Item; index: number }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
  /** Gives access to the carousel, for example to move it from outside. */
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

/** Displays slides that users move by drag, arrow keys, buttons or dots. */
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
        {/* Before scripts run, the viewport is a scroll container, which the keyboard must reach. Later it keeps the focus. */}
        <div
          ref={emblaRef}
          tabIndex={embla ? -1 : 0}
          className={classes.viewport}
          data-slot="viewport"
          data-ready={embla ? '' : undefined}
        >
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
  warn(
    'Carousel',
    'its items are neither text nor elements, so its slides are empty. Pass children that render an item.',
  )
  return null
}
