'use client'

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { IconData } from '../icons/roles.ts'
import {
  colorFormats,
  formatColor,
  hsvaToRgba,
  parseColor,
  rgbaToHsva,
  type ColorFormat,
  type Hsva,
} from '../internal/color-math.ts'
import type { ClassValue } from '../internal/component-override.ts'
import { inControl, reportField, resolveControl, useUnboundLabel } from '../internal/field.ts'
import { useFrond } from '../internal/frond-context.ts'
import { messagesOf } from '../internal/messages.ts'
import { renderElement, type RenderProp } from '../internal/render-element.ts'
import { resolveClasses, type Classes } from '../internal/resolve-classes.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { warn } from '../internal/warn.ts'
import { colorPicker as english } from '../locale/en.ts'
import { colorPickerTheme } from '../theme/color-picker.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import { Input } from './Input.tsx'

type Part = SlotOf<typeof colorPickerTheme>

/** How a colour is written: as CSS does, `cmyk` as `device-cmyk()`. */
export type ColorPickerFormat = ColorFormat

export interface ColorPickerSwatch {
  /** A colour in any of the formats. */
  value: string
  /** Names the colour. @default its value */
  label?: string
}

export interface ColorPickerProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'children' | 'defaultValue'
> {
  /** The colour, in any of the formats. */
  value?: string
  /** The colour at first. @default '#FFFFFF' */
  defaultValue?: string
  /** Called with the colour in `format`; during a drag at most every `throttle` milliseconds, and always with the last. */
  onValueChange?: (value: string) => void
  /** How the colour is written. @default 'hex' */
  format?: ColorPickerFormat
  /** Adds a track for the opacity. @default false */
  alpha?: boolean
  /** Milliseconds between two calls of `onValueChange`. @default 50 */
  throttle?: number
  /** Keeps the colour as it is, and out of the posted form. @default false */
  disabled?: boolean
  /** Size of the area, and with it of all else. @default 'md' */
  size?: ThemeOption<typeof colorPickerTheme, 'size'>
  /** Shows a field in which the colour can be typed. @default true */
  input?: boolean
  /** Shows a button that picks a colour from the screen, where the browser can; an object sets its props. @default true */
  eyeDropper?: boolean | ButtonProps
  /** Icon of that button. @default a pipette */
  eyeDropperIcon?: IconValue
  /** Colours to choose from at one press. */
  swatches?: readonly (string | ColorPickerSwatch)[]
  /** Name under which the colour is posted. */
  name?: string
  /** The form that the colour belongs to, by its id. @default the form around */
  form?: string
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  defaultValue: '#FFFFFF',
  format: 'hex',
  alpha: false,
  throttle: 50,
  size: 'md',
  input: true,
  eyeDropper: true,
} as const

const pipette: IconData = {
  body: '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><path d="m12 9l-8.414 8.414A2 2 0 0 0 3 18.828v1.344a2 2 0 0 1-.586 1.414A2 2 0 0 1 3.828 21h1.344a2 2 0 0 0 1.414-.586L15 12"/><path d="m18 9l.4.4a1 1 0 1 1-3 3l-3.8-3.8a1 1 0 1 1 3-3l.4.4l3.4-3.4a1 1 0 1 1 3 3zM2 22l.414-.414"/></g>',
}

/** How far a key moves a slider, in its own units. */
const STEP = 1
const LARGE_STEP = 10

type Axis = 's' | 'v' | 'h' | 'a'

/** Largest value of each slider. */
const ends: Readonly<Record<Axis, number>> = { s: 100, v: 100, h: 360, a: 100 }

/** Chooses a colour by area and tracks, by text, from swatches or from the screen. */
export function ColorPicker(ownProps: ColorPickerProps) {
  const frond = useFrond()
  const {
    value,
    defaultValue,
    onValueChange,
    format: wantedFormat,
    alpha,
    throttle,
    disabled = false,
    size,
    input: hasInput,
    eyeDropper,
    eyeDropperIcon,
    swatches = [],
    name,
    form,
    className,
    ui,
    render,
    // What a field gives to its control and this one has no use for.
    color: _color,
    highlight: _highlight,
    required: _required,
    'aria-invalid': isFieldInvalid,
    ...attributes
  } = resolveControl(frond, colorPickerTheme, defaults, ownProps as ColorPickerProps & FieldProps, { bind: false })
  useUnboundLabel(frond)
  const classes = resolveClasses(frond, colorPickerTheme, { size, alpha }, ui, className)
  const texts = messagesOf(frond, 'colorPicker', english)
  const swatchName = useId()
  const hydrated = useHydrated()
  const format = checkFormat(wantedFormat)
  const write = (hsva: Hsva) => formatColor(hsvaToRgba(hsva), format, alpha)

  const [hsva, setHsva] = useState(
    () => (value && read(value, alpha)) || read(defaultValue, alpha, 'defaultValue') || fallback,
  )
  // Between a change and the answer of the caller, and during a drag, the colour is our own.
  const [isBusy, setBusy] = useState(false)
  const given = value === undefined ? undefined : read(value, alpha, 'value')
  if (given && !isBusy && write(given) !== write(hsva)) setHsva(keepHue(given, hsva))
  const text = write(hsva)
  const opaque = formatColor(hsvaToRgba(hsva), 'hex')

  const deliver = useThrottle(
    (next: string) => {
      onValueChange?.(next)
      reportField(frond, 'change', name)
    },
    throttle,
    setBusy,
  )

  /** What was typed and not taken over yet. */
  const [draft, setDraft] = useState<string>()
  const [isWrong, setWrong] = useState(false)

  function change(next: Partial<Hsva>): void {
    if (disabled) return
    const changed = { ...hsva, ...next }
    setHsva(changed)
    setDraft(undefined)
    setWrong(false)
    const written = write(changed)
    if (written === text) return
    setBusy(true)
    deliver.soon(written)
  }

  /** Takes over what was typed. What is no colour stays to be mended. */
  function commitDraft(): void {
    if (draft === undefined) return
    const typed = read(draft, alpha)
    if (typed) change(keepHue(typed, hsva))
    else setWrong(true)
  }

  async function pickFromScreen(): Promise<void> {
    const picked = await openEyeDropper()
    const found = picked && read(picked, alpha)
    if (found) change({ ...keepHue(found, hsva), a: hsva.a })
  }

  const hueSlider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const owner = hueSlider.current?.form
    if (!owner) return
    const reset = (event: Event) => {
      if (event.defaultPrevented) return
      const first = read(defaultValue, alpha) ?? fallback
      setHsva(first)
      setDraft(undefined)
      setWrong(false)
      if (write(first) !== text) onValueChange?.(write(first))
    }
    owner.addEventListener('reset', reset)
    return () => owner.removeEventListener('reset', reset)
  })

  const percent = percentOf(frond.locale?.code ?? 'en')
  const toUnits = (axis: Axis) => Math.round(axis === 'h' ? hsva.h : hsva[axis] * 100)
  const setUnits = (axis: Axis, units: number) => {
    const within = Math.min(ends[axis], Math.max(0, units))
    change({ [axis]: axis === 'h' ? within : within / 100 })
  }

  // The area has two sliders and one stop of the Tab key: the slider that was used last.
  const [areaAxis, setAreaAxis] = useState<'s' | 'v'>('s')

  function steer(event: KeyboardEvent<HTMLInputElement>, axis: Axis): void {
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const isArea = axis === 's' || axis === 'v'
    // In the area each arrow goes where it points. A track has one axis for all of them.
    const moved = isArea && move.axis ? move.axis : axis
    const from = toUnits(moved)
    const by = move.by * (event.shiftKey ? LARGE_STEP : 1)
    setUnits(moved, move.to === undefined ? from + by : move.to * ends[moved])
    if (moved === axis || !isArea) return
    setAreaAxis(moved as 's' | 'v')
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-axis="${moved}"]`)?.focus()
  }

  const slider = (axis: Axis, label: string, valueText: string) => (
    <input
      type="range"
      data-slot="slider"
      data-axis={axis}
      className={classes.slider}
      ref={axis === 'h' ? hueSlider : undefined}
      form={form}
      min={0}
      max={ends[axis]}
      value={toUnits(axis)}
      disabled={disabled}
      tabIndex={(axis === 's' || axis === 'v') && axis !== areaAxis ? -1 : undefined}
      aria-label={label}
      aria-valuetext={valueText}
      aria-orientation={axis === 's' ? undefined : 'vertical'}
      onKeyDown={(event) => steer(event, axis)}
      onFocus={axis === 's' || axis === 'v' ? () => setAreaAxis(axis) : undefined}
      onChange={(event) => {
        // The form hears of the colour and not of each slider.
        event.stopPropagation()
        setUnits(axis, event.currentTarget.valueAsNumber)
      }}
    />
  )

  const endDrag = () => deliver.now()
  const dragArea = usePointerDrag(disabled, endDrag, ({ x, y }) => change({ s: x, v: 1 - y }))
  const dragHue = usePointerDrag(disabled, endDrag, ({ y }) => change({ h: (1 - y) * 360 }))
  const dragAlpha = usePointerDrag(disabled, endDrag, ({ y }) => change({ a: 1 - y }))

  const picker = (
    <div className={classes.picker} data-slot="picker">
      <div className={classes.selector} data-slot="selector" {...dragArea}>
        <svg
          aria-hidden
          className={classes.selectorBackground}
          data-slot="selectorBackground"
          color={formatColor(hsvaToRgba({ h: hsva.h, s: 1, v: 1, a: 1 }), 'hex')}
        >
          <circle
            className={classes.selectorThumb}
            data-slot="selectorThumb"
            cx={place(hsva.s)}
            cy={place(1 - hsva.v)}
            r={7}
            color={opaque}
          />
        </svg>
        {slider('s', texts.saturation, percent.format(hsva.s))}
        {slider('v', texts.brightness, percent.format(hsva.v))}
      </div>
      <div className={classes.track} data-slot="track" {...dragHue}>
        <svg aria-hidden className={classes.trackBackground} data-slot="trackBackground">
          <circle
            className={classes.trackThumb}
            data-slot="trackThumb"
            cx="50%"
            cy={place(1 - hsva.h / 360)}
            r={7}
            color={formatColor(hsvaToRgba({ h: hsva.h, s: 1, v: 1, a: 1 }), 'hex')}
          />
        </svg>
        {slider('h', texts.hue, `${toUnits('h')}°`)}
      </div>
      {alpha && (
        <div className={classes.alphaTrack} data-slot="alphaTrack" {...dragAlpha}>
          <svg aria-hidden className={classes.alphaTrackBackground} data-slot="alphaTrackBackground" color={opaque}>
            <circle
              className={classes.alphaTrackThumb}
              data-slot="alphaTrackThumb"
              cx="50%"
              cy={place(1 - hsva.a)}
              r={7}
              color={opaque}
            />
          </svg>
          {slider('a', texts.alpha, percent.format(hsva.a))}
        </div>
      )}
    </div>
  )

  const dropper = eyeDropper && hydrated && 'EyeDropper' in globalThis && (
    <EyeDropperButton
      size={size}
      icon={eyeDropperIcon ?? pipette}
      label={texts.eyeDropper}
      disabled={disabled}
      own={eyeDropper === true ? undefined : eyeDropper}
      classes={classes}
      onPick={pickFromScreen}
    />
  )
  const shownColor = formatColor(hsvaToRgba(hsva), 'hex', alpha)

  return renderElement('div', render, {
    role: 'group',
    'data-slot': 'color-picker',
    'data-disabled': disabled || undefined,
    'aria-disabled': disabled || undefined,
    'aria-label': attributes['aria-labelledby'] ? undefined : texts.label,
    ...attributes,
    className: classes.root,
    children: inControl(
      frond,
      <>
        {picker}
        {(hasInput || dropper) && (
          <div className={classes.controls} data-slot="controls">
            {hasInput && (
              <Input
                size={size}
                className={classes.input}
                aria-label={texts.value}
                aria-invalid={isWrong || isFieldInvalid || undefined}
                dir="ltr"
                spellCheck={false}
                autoComplete="off"
                disabled={disabled}
                value={draft ?? text}
                onValueChange={setDraft}
                onBlur={commitDraft}
                onKeyDown={(event) => {
                  if (draft === undefined) return
                  if (event.key === 'Escape') {
                    setDraft(undefined)
                    setWrong(false)
                  } else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  else commitDraft()
                  // It is the field that was meant, and not the form or the dialog around it.
                  event.preventDefault()
                  event.stopPropagation()
                }}
                renderLeading={<svg aria-hidden className={classes.preview} data-slot="preview" color={shownColor} />}
              />
            )}
            {dropper}
          </div>
        )}
        {swatches.length > 0 && (
          <div role="radiogroup" aria-label={texts.swatches} className={classes.swatches} data-slot="swatches">
            {swatches.map((swatch, index) => {
              const { value: swatchValue, label = swatchValue } =
                typeof swatch === 'string' ? { value: swatch } : swatch
              const swatchColor = read(swatchValue, alpha, 'swatches')
              if (!swatchColor) return null
              const written = write(swatchColor)
              return (
                <span key={index} className={classes.swatch} data-slot="swatch">
                  <svg
                    aria-hidden
                    className={classes.swatchColor}
                    data-slot="swatchColor"
                    color={formatColor(hsvaToRgba(swatchColor), 'hex', alpha)}
                  />
                  <input
                    type="radio"
                    className={classes.swatchInput}
                    data-slot="swatchInput"
                    // Grouped by the name and posted by nobody: it belongs to no form.
                    name={swatchName}
                    form=""
                    aria-label={label}
                    title={label}
                    checked={written === text}
                    disabled={disabled}
                    onChange={(event) => {
                      event.stopPropagation()
                      change(keepHue(swatchColor, hsva))
                    }}
                  />
                </span>
              )
            })}
          </div>
        )}
        {name && <input type="hidden" name={name} value={text} disabled={disabled} form={form} />}
      </>,
    ),
  })
}

/** What a form field may add to the props. */
interface FieldProps {
  color?: unknown
  highlight?: unknown
  required?: unknown
}

interface EyeDropperButtonProps {
  size: ButtonProps['size']
  icon: IconValue
  label: string
  disabled: boolean
  own: ButtonProps | undefined
  classes: Classes<Part>
  onPick: () => Promise<void>
}

function EyeDropperButton({ size, icon, label, disabled, own, classes, onPick }: EyeDropperButtonProps): ReactNode {
  return (
    <Button
      icon={icon}
      size={size}
      color="neutral"
      variant="outline"
      aria-label={label}
      disabled={disabled}
      data-slot="eyeDropper"
      {...own}
      className={classes.eyeDropper}
      onClick={(event) => {
        const answer = own?.onClick?.(event)
        return event.defaultPrevented ? answer : onPick()
      }}
    />
  )
}

interface EyeDropperApi {
  open(): Promise<{ readonly sRGBHex: string }>
}

/** The colour that was picked; nothing if one left it. */
async function openEyeDropper(): Promise<string | undefined> {
  const { EyeDropper } = globalThis as unknown as { EyeDropper: new () => EyeDropperApi }
  try {
    return (await new EyeDropper().open()).sRGBHex
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

const fallback: Hsva = { h: 0, s: 0, v: 1, a: 1 }

function read(text: string, alpha: boolean, where?: string): Hsva | undefined {
  const color = typeof text === 'string' ? parseColor(text) : undefined
  if (color) return rgbaToHsva(alpha ? color : { ...color, a: 1 })
  if (where !== undefined) warn('ColorPicker', sayWrong(where, text))
  return undefined
}

function sayWrong(where: string, text: unknown): string {
  return `\`${where}\` holds "${String(text)}", which is not a color that can be read. Write it as hex, rgb(), hsl(), device-cmyk(), lab() or oklch().`
}

const percents = new Map<string, Intl.NumberFormat>()

/** Kept, since making one takes longer than a step of a drag. */
function percentOf(code: string): Intl.NumberFormat {
  let format = percents.get(code)
  if (!format) percents.set(code, (format = new Intl.NumberFormat(code, { style: 'percent' })))
  return format
}

/** Greys have no hue and black has no saturation; the sliders stay where they were. */
function keepHue(next: Hsva, before: Hsva): Hsva {
  if (next.v === 0) return { ...next, h: before.h, s: before.s }
  return next.s === 0 ? { ...next, h: before.h } : next
}

/** Where a share of the way is, as an attribute of an SVG element. */
function place(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}

interface Move {
  /** The axis of the area it moves along; without it that of the slider. */
  readonly axis?: 's' | 'v'
  readonly by: number
  /** The end it goes to, as a share. */
  readonly to?: number
}

const moves: Readonly<Record<string, Move | undefined>> = {
  ArrowRight: { axis: 's', by: STEP },
  ArrowLeft: { axis: 's', by: -STEP },
  ArrowUp: { axis: 'v', by: STEP },
  ArrowDown: { axis: 'v', by: -STEP },
  PageUp: { by: LARGE_STEP },
  PageDown: { by: -LARGE_STEP },
  Home: { by: 0, to: 0 },
  End: { by: 0, to: 1 },
}

function checkFormat(format: ColorFormat): ColorFormat {
  if (colorFormats.includes(format)) return format
  warn('ColorPicker', `unknown format "${String(format)}". Use one of ${colorFormats.join(', ')}.`)
  return 'hex'
}

interface Place {
  /** Share of the width, from the left. */
  readonly x: number
  /** Share of the height, from above. */
  readonly y: number
}

/** Follows a pointer that was pressed on an element, within the bounds of that. */
function usePointerDrag(disabled: boolean, onEnd: () => void, onMove: (place: Place) => void) {
  const dragging = useRef<number>(undefined)

  function follow(event: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const within = (share: number) => Math.min(1, Math.max(0, share))
    onMove({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) })
  }

  function end({ pointerId }: PointerEvent<HTMLElement>): void {
    if (dragging.current !== pointerId) return
    dragging.current = undefined
    onEnd()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (disabled || event.button !== 0 || dragging.current !== undefined) return
      // Keys go on where the pointer was; the press would take the focus from the slider again.
      event.preventDefault()
      event.currentTarget.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      dragging.current = event.pointerId
      follow(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragging.current === event.pointerId) follow(event)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  }
}

/** Calls back at once, then at most once in a while, and always with the last value. */
function useThrottle(call: (value: string) => void, ms: number, setBusy: (busy: boolean) => void) {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  const [state] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waiting: string | undefined

    const flush = () => {
      if (waiting === undefined) return false
      const value = waiting
      waiting = undefined
      latest.current(value)
      return true
    }
    const rest = (pause: number) => {
      timer = setTimeout(() => {
        timer = undefined
        if (flush()) rest(pause)
        else setBusy(false)
      }, pause)
    }
    return {
      soon(value: string, pause: number) {
        waiting = value
        if (timer !== undefined) return
        flush()
        rest(pause)
      },
      now() {
        clearTimeout(timer)
        timer = undefined
        flush()
        setBusy(false)
      },
    }
  })
  useEffect(() => () => state.now(), [state])
  return { soon: (value: string) => state.soon(value, ms), now: state.now }
}
