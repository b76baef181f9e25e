'use client'

import {
  Fragment,
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
} from 'react'
import { clamp } from '../system/clamp.ts'
import type { ClassValue } from '../system/component-override.ts'
import { resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { fillText } from '../system/fill-text.ts'
import { listenToForm } from '../primitives/form/form-events.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { setNativeValue } from '../primitives/form/native-value.ts'
import { joinProps, joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { snap } from '../primitives/number/steps.ts'
import { warn } from '../system/warn.ts'
import { withoutDefaults } from '../system/without-defaults.ts'
import { slider as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { sliderTheme } from '../theme/slider.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { TooltipProps } from './Tooltip.tsx'

type Part = SlotOf<typeof sliderTheme>

export interface SliderProps<Value extends number | readonly number[] = number> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'color' | 'size' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /** The value; a list has one thumb per number. */
  value?: Value
  /** The value at first. @default `min` */
  defaultValue?: Value
  /** Called while a thumb moves. */
  onValueChange?: (value: SliderValue<Value>) => void
  /** Called when a thumb has been let go, or moved by a key. */
  onValueCommit?: (value: SliderValue<Value>) => void
  /** The least value. @default 0 */
  min?: number
  /** The greatest value. @default 100 */
  max?: number
  /** The distance between two values. @default 1 */
  step?: number
  /** How many steps thumbs keep between each other. @default 0 */
  minStepsBetweenThumbs?: number
  /** Colour of range and thumbs. @default 'primary' */
  color?: Color
  /** Size of track and thumbs. @default 'md' */
  size?: ThemeOption<typeof sliderTheme, 'size'>
  /** Puts the least value at the start, or at the bottom. @default 'horizontal' */
  orientation?: ThemeOption<typeof sliderTheme, 'orientation'>
  /** Puts the least value at the other end. @default false */
  inverted?: boolean
  /** Shows the value over a thumb that is pointed at, dragged or focused; an object sets props of the tooltip. @default false */
  tooltip?: boolean | TooltipProps
  /** Puts a ring around the track. @default false */
  highlight?: boolean
  /** Keeps the value as it is, and out of the posted form. @default false */
  disabled?: boolean
  /** Name under which the value is posted, once per thumb. */
  name?: string
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the root. */
  render?: RenderProp
  /** The native input; with several thumbs, the root. */
  ref?: Ref<HTMLInputElement>
}

/** What callbacks get: one number where one was given, else a list. */
export type SliderValue<Value> = Value extends number ? number : number[]

const defaults = {
  min: 0,
  max: 100,
  step: 1,
  minStepsBetweenThumbs: 0,
  color: 'primary',
  size: 'md',
  orientation: 'horizontal',
  inverted: false,
  tooltip: false,
  highlight: false,
} as const

// One native range input per thumb: it has the keyboard, the name and the value, and shows in its place until the script
// runs. The pointer is ours, because the browser knows nothing of several thumbs.
/** Picks a number, or several, on a line. */
export function Slider<const Value extends number | readonly number[] = number>(ownProps: SliderProps<Value>) {
  const frond = useFrond()
  const single = !Array.isArray(ownProps.value ?? ownProps.defaultValue)
  const {
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    min,
    max,
    step,
    minStepsBetweenThumbs,
    color,
    size,
    orientation,
    inverted,
    tooltip,
    highlight,
    disabled,
    // A slider always has a value.
    required: _required,
    name,
    className,
    ui,
    render,
    ref,
    onChange,
    onKeyDown,
    onFocus,
    onBlur,
    ...attributes
  } = resolveControl(frond, sliderTheme, defaults, ownProps, { bind: single })
  useUnboundLabel(single ? noField : frond)
  const classes = resolveClasses(
    frond,
    sliderTheme,
    { color, size, inverted, highlight, ...withoutDefaults(frond, sliderTheme, { orientation }, defaults) },
    ui,
    className,
  )

  const scale = toScale(min, max, step)
  const [own, setOwn] = useState<number | readonly number[] | undefined>(defaultValue)
  const values = toValues(value === undefined ? own : value, scale)
  // Several moves may come before the next render.
  const latest = useRef(values)
  latest.current = values
  const root = useRef<HTMLElement>(null)
  const thumbs = useRef<HTMLElement[]>([])
  const drag = useRef<Drag>(null)

  const first = useRef(defaultValue)
  const followReset = useCallback(
    (input: HTMLInputElement | null) => (input ? listenToForm(input, 'reset', () => setOwn(first.current)) : undefined),
    [],
  )

  /** The thumb whose tooltip shows. Nothing of tooltips is loaded before the first one does. */
  const [shown, setShown] = useState<number | null>()
  const show = (index: number | null) => tooltip && !disabled && setShown(index)
  const showFocused = () => {
    const index = inputsIn(root.current).findIndex((input) => input.matches(':focus-visible'))
    show(index < 0 ? null : index)
  }

  const output = () => (single ? latest.current[0] : [...latest.current]) as SliderValue<Value>

  /** A thumb goes as far as its neighbours let it. */
  function bounded(index: number, wanted: number): number {
    const list = latest.current
    const gap = minStepsBetweenThumbs * scale.step
    const low = index > 0 ? list[index - 1]! + gap : scale.min
    const high = index < list.length - 1 ? list[index + 1]! - gap : scale.max
    return low > high ? list[index]! : clamp(scale.snap(wanted), low, high)
  }

  /** Moves a thumb by an event of its input, so that everybody who listens to the form hears it. */
  function move(index: number, wanted: number): boolean {
    const input = inputsIn(root.current)[index]
    const next = bounded(index, wanted)
    if (!input || next === latest.current[index]) return false
    setNativeValue(input, String(next))
    return true
  }

  /** What the input says, be it by our hand, by the browser's or by a screen reader's. */
  function take(index: number, wanted: number): void {
    const next = bounded(index, wanted)
    if (next === latest.current[index]) return
    latest.current = latest.current.with(index, next)
    // A new list each time, so that what the caller does not take is taken back.
    setOwn(latest.current)
    onValueChange?.(output())
  }

  function commit(index: number): void {
    inputsIn(root.current)[index]?.dispatchEvent(new Event('change', { bubbles: true }))
    onValueCommit?.(output())
  }

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (disabled || event.button !== 0 || event.defaultPrevented || !root.current) return
      const track = measure(root.current, thumbs.current[0], orientation, inverted)
      const at = track.fractionOf(event)
      const index = nearest(latest.current.map(scale.toFraction), at)
      const input = inputsIn(root.current)[index]
      if (!input) return
      event.preventDefault()
      root.current.setPointerCapture(event.pointerId)
      input.focus({ preventScroll: true })
      // A thumb that is held does not jump to the pointer.
      const off = at - scale.toFraction(latest.current[index]!)
      const isHeld = Math.abs(off) * track.length <= track.thumb / 2
      drag.current = { index, start: latest.current[index]!, offset: isHeld ? off : 0, track }
      show(index)
      if (!isHeld) move(index, scale.toNumber(at))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return
      const { index, offset, track } = drag.current
      move(index, scale.toNumber(track.fractionOf(event) - offset))
    },
    onPointerUp() {
      const { index, start } = drag.current ?? {}
      drag.current = null
      if (index === undefined) return
      showFocused()
      if (start !== latest.current[index]) commit(index)
    },
    // The browser has made a scroll of it.
    onPointerCancel() {
      const { index, start } = drag.current ?? {}
      drag.current = null
      showFocused()
      if (index !== undefined) move(index, start!)
    },
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const rtl = getComputedStyle(event.currentTarget.parentElement!).direction === 'rtl'
    const horizontal = orientation === 'horizontal'
    const wanted = afterKey(event, latest.current[index]!, scale, {
      right: horizontal && rtl !== inverted ? -1 : 1,
      up: !horizontal && inverted ? -1 : 1,
    })
    if (wanted === undefined) return
    event.preventDefault()
    if (move(index, wanted)) commit(index)
  }

  const fractions = values.map((number) => (inverted ? 1 - scale.toFraction(number) : scale.toFraction(number)))
  const texts = single ? undefined : messagesOf(frond, 'slider', english)
  if (process.env.NODE_ENV !== 'production' && single) checkName(attributes)

  // By script, because a Content-Security-Policy may forbid style attributes in the HTML of the server.
  const place = (element: HTMLElement | null) => {
    if (!element) return
    const set = (property: string, to: string | number) => element.style.setProperty(property, String(to))
    set('--native', 0)
    set('--native-events', 'none')
    set('--from', Math.min(...fractions))
    set('--to', Math.max(...fractions))
    // The range of one thumb begins at the end of the track.
    set('--from-end', single && !inverted ? '0px' : '')
    set('--to-end', single && inverted ? '0px' : '')
  }

  function thumb(index: number): ReactElement {
    const element = (
      <span
        className={classes.thumb}
        data-slot="thumb"
        ref={(node) => {
          if (!node) return
          thumbs.current[index] = node
          node.style.setProperty('--at', String(fractions[index]))
        }}
        onPointerEnter={tooltip ? () => drag.current ?? show(index) : undefined}
        onPointerLeave={tooltip ? () => drag.current ?? showFocused() : undefined}
      />
    )
    if (!tooltip || shown === undefined) return element
    const own = tooltip === true ? undefined : tooltip
    return (
      <Suspense fallback={element}>
        <Tooltip
          text={String(values[index])}
          disableClosingTrigger
          {...own}
          content={{ side: orientation === 'vertical' ? 'right' : 'top', ...own?.content }}
          // A new place for each value, so that it is read again.
          reference={{ getBoundingClientRect: () => thumbs.current[index]!.getBoundingClientRect() }}
          open={shown === index}
        >
          {element}
        </Tooltip>
      </Suspense>
    )
  }

  const group: Record<string, unknown> = {
    'data-slot': 'slider',
    ...pointer,
    className: classes.root,
    ref: joinRefs<HTMLElement>(root, place, single ? undefined : (ref as Ref<HTMLElement>)),
    children: (
      <>
        <span className={classes.track} data-slot="track">
          <span className={classes.range} data-slot="range" />
        </span>
        {values.map((number, index) => (
          // Thumbs are told apart by their place alone.
          <Fragment key={index}>
            <input
              type="range"
              data-slot="input"
              {...(single ? attributes : { 'aria-label': thumbName(texts!, index, values.length) })}
              ref={joinRefs<HTMLInputElement>(index === 0 ? followReset : undefined, single ? ref : undefined)}
              name={name}
              disabled={disabled}
              // What the browser takes for granted need not be said.
              min={scale.min === 0 ? undefined : scale.min}
              max={scale.max === 100 ? undefined : scale.max}
              step={scale.step === 1 ? undefined : scale.step}
              aria-orientation={orientation === 'vertical' ? orientation : undefined}
              value={number}
              onChange={(event) => {
                onChange?.(event)
                take(index, event.currentTarget.valueAsNumber)
              }}
              onKeyDown={(event) => pressKey(event, index)}
              onFocus={(event) => {
                onFocus?.(event)
                showFocused()
              }}
              onBlur={(event) => {
                onBlur?.(event)
                if (!drag.current) show(null)
              }}
            />
            {thumb(index)}
          </Fragment>
        ))}
      </>
    ),
  }
  return renderElement('div', render, single ? group : joinProps(group, { role: 'group', ...attributes }))
}

const Tooltip = lazy(() => import('./Tooltip.tsx').then((module) => ({ default: module.Tooltip })))

const noField = { components: {} }

interface Drag {
  index: number
  /** The value before it began. */
  start: number
  /** How far from the middle of the thumb it is held. */
  offset: number
  track: Track
}

interface Scale {
  min: number
  max: number
  step: number
  snap: (number: number) => number
  toFraction: (number: number) => number
  toNumber: (fraction: number) => number
}

function toScale(givenMin: number, givenMax: number, givenStep: number): Scale {
  const min = Number.isFinite(givenMin) ? givenMin : defaults.min
  let max = Number.isFinite(givenMax) ? givenMax : defaults.max
  const step = givenStep > 0 && Number.isFinite(givenStep) ? givenStep : defaults.step
  if (max <= min) max = min + Math.max(step, defaults.max)
  if (min !== givenMin || max !== givenMax || step !== givenStep) {
    warn(
      'Slider',
      `min ${givenMin}, max ${givenMax} and step ${givenStep} make no scale, so it goes from ${min} to ${max} by ${step}. Pass a max above min and a step above 0.`,
    )
  }
  return {
    min,
    max,
    step,
    snap: (number) => clamp(snap(number, min, step, max), min, max),
    toFraction: (number) => (number - min) / (max - min),
    toNumber: (fraction) => min + fraction * (max - min),
  }
}

/** The numbers to show: all on the scale, each at least as great as the one before. */
function toValues(given: number | readonly number[] | undefined, { min, max, snap: toStep }: Scale): readonly number[] {
  const list = typeof given === 'object' ? given : [given ?? min]
  let last = min
  return (list.length === 0 ? [min] : list).map((number) => {
    if (!(number >= min && number <= max)) {
      warn('Slider', `the value ${number} is not between ${min} and ${max}. Pass one that is, or change min and max.`)
    } else if (number < last) {
      warn('Slider', `the values ${list.join(', ')} are not in order, so thumbs share a place. Sort them.`)
    }
    last = Math.max(Number.isNaN(Number(number)) ? min : toStep(number), last)
    return last
  })
}

function inputsIn(root: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>(':scope > input') ?? [])]
}

interface Track {
  /** Way of a thumb from end to end, in px. */
  length: number
  thumb: number
  /** Where the pointer is, from the end of the least value to that of the greatest. */
  fractionOf: (event: { clientX: number; clientY: number }) => number
}

function measure(root: HTMLElement, anyThumb: HTMLElement | undefined, orientation: string, inverted: boolean): Track {
  const { left, right, bottom, width, height } = root.getBoundingClientRect()
  const thumb = anyThumb?.getBoundingClientRect().width ?? 0
  const horizontal = orientation === 'horizontal'
  const rtl = getComputedStyle(root).direction === 'rtl'
  const length = (horizontal ? width : height) - thumb
  return {
    length,
    thumb,
    fractionOf({ clientX, clientY }) {
      const way = horizontal ? (rtl ? right - clientX : clientX - left) : bottom - clientY
      const fraction = clamp((way - thumb / 2) / (length || 1), 0, 1)
      return inverted ? 1 - fraction : fraction
    },
  }
}

/** The thumb to take. Of several in one place, the one that can go the way of the pointer. */
function nearest(fractions: readonly number[], at: number): number {
  const distances = fractions.map((fraction) => Math.abs(fraction - at))
  const least = Math.min(...distances)
  const first = distances.indexOf(least)
  return at > fractions[first]! || fractions[first]! < 0.5 ? distances.lastIndexOf(least) : first
}

function afterKey(
  { key, shiftKey }: KeyboardEvent,
  value: number,
  { min, max, step }: Scale,
  { right, up }: { right: 1 | -1; up: 1 | -1 },
): number | undefined {
  if (key === 'Home') return min
  if (key === 'End') return max
  const page = step * 10
  if (key === 'PageUp') return value + page
  if (key === 'PageDown') return value - page
  const one = shiftKey ? page : step
  if (key === 'ArrowRight') return value + right * one
  if (key === 'ArrowLeft') return value - right * one
  if (key === 'ArrowUp') return value + up * one
  if (key === 'ArrowDown') return value - up * one
  return undefined
}

function thumbName(texts: typeof english, index: number, count: number): string {
  if (count === 2) return index === 0 ? texts.minimum : texts.maximum
  return fillText(texts.thumb, { index: index + 1, count })
}

function checkName(attributes: InputHTMLAttributes<HTMLInputElement>): void {
  if (attributes['aria-label'] || attributes['aria-labelledby'] || attributes.title || attributes.id) return
  warn('Slider', 'it has no name. Put it into a FormField with a label, or give it an aria-label.')
}
