'use client'

import { useState, type KeyboardEvent, type RefObject } from 'react'
import { clamp } from '../../system/clamp.ts'
import { formatColor, hsvaToRgba, type Hsva } from './color-math.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { colorPicker } from '../../locale/en.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { colorPickerTheme } from '../../theme/color-picker.ts'
import { usePointerDrag } from '../../primitives/gestures/use-pointer-drag.ts'

interface PickerProps {
  hsva: Hsva
  /** Whether the user can choose the opacity. */
  alpha: boolean
  disabled: boolean
  form: string | undefined
  classes: Classes<SlotOf<typeof colorPickerTheme>>
  texts: typeof colorPicker
  /** Language code for formatting numbers. */
  code: string
  hueSlider: RefObject<HTMLInputElement | null>
  onChange: (next: Partial<Hsva>) => void
  onDragEnd: () => void
}

/** An area for saturation and brightness, a track for the hue and one for the opacity. Each has native sliders. */
export function Picker(props: PickerProps) {
  const { hsva, alpha, disabled, classes, texts, onChange, onDragEnd } = props
  const opaque = formatColor(hsvaToRgba(hsva), 'hex')
  const pureHue = formatColor(hsvaToRgba({ h: hsva.h, s: 1, v: 1, a: 1 }), 'hex')
  const percent = percentOf(props.code)
  const slider = useSliders(props)
  const dragArea = usePointerDrag(disabled, onDragEnd, ({ x, y }) => onChange({ s: x, v: 1 - y }))
  const dragHue = usePointerDrag(disabled, onDragEnd, ({ y }) => onChange({ h: (1 - y) * 360 }))
  const dragAlpha = usePointerDrag(disabled, onDragEnd, ({ y }) => onChange({ a: 1 - y }))

  return (
    <div className={classes.picker} data-slot="picker">
      <div className={classes.selector} data-slot="selector" {...dragArea}>
        <svg aria-hidden className={classes.selectorBackground} data-slot="selectorBackground" color={pureHue}>
          <circle
            className={classes.selectorThumb}
            data-slot="selectorThumb"
            cx={toPercent(hsva.s)}
            cy={toPercent(1 - hsva.v)}
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
            cy={toPercent(1 - hsva.h / 360)}
            r={7}
            color={pureHue}
          />
        </svg>
        {slider('h', texts.hue, `${Math.round(hsva.h)}°`)}
      </div>
      {alpha && (
        <div className={classes.alphaTrack} data-slot="alphaTrack" {...dragAlpha}>
          <svg aria-hidden className={classes.alphaTrackBackground} data-slot="alphaTrackBackground" color={opaque}>
            <circle
              className={classes.alphaTrackThumb}
              data-slot="alphaTrackThumb"
              cx="50%"
              cy={toPercent(1 - hsva.a)}
              r={7}
              color={opaque}
            />
          </svg>
          {slider('a', texts.alpha, percent.format(hsva.a))}
        </div>
      )}
    </div>
  )
}

/** Renders the native slider of an axis. The area has two sliders but one tab stop: the most recently used slider. */
function useSliders({ hsva, disabled, form, classes, hueSlider, onChange }: PickerProps) {
  const [areaAxis, setAreaAxis] = useState<'s' | 'v'>('s')
  const toUnits = (axis: Axis) => Math.round(axis === 'h' ? hsva.h : hsva[axis] * 100)
  const setUnits = (axis: Axis, units: number) => {
    const limited = clamp(units, 0, ends[axis])
    onChange({ [axis]: axis === 'h' ? limited : limited / 100 })
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>, axis: Axis): void {
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const isArea = axis === 's' || axis === 'v'
    // In the area each arrow key moves in its own direction. On a track all of them move along the track.
    const moved = isArea && move.axis ? move.axis : axis
    const by = move.by * (event.shiftKey ? LARGE_STEP : 1)
    setUnits(moved, move.to === undefined ? toUnits(moved) + by : move.to * ends[moved])
    if (moved === axis || !isArea) return
    setAreaAxis(moved as 's' | 'v')
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-axis="${moved}"]`)?.focus()
  }

  return (axis: Axis, label: string, valueText: string) => (
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
      onKeyDown={(event) => pressKey(event, axis)}
      onFocus={axis === 's' || axis === 'v' ? () => setAreaAxis(axis) : undefined}
      onChange={(event) => {
        // The form is notified of the color, not of a change of each slider.
        event.stopPropagation()
        setUnits(axis, event.currentTarget.valueAsNumber)
      }}
    />
  )
}

/** How far a key moves a slider, in the units of the slider. */
const STEP = 1
const LARGE_STEP = 10

type Axis = 's' | 'v' | 'h' | 'a'

/** Largest value of each slider. */
const ends: Readonly<Record<Axis, number>> = { s: 100, v: 100, h: 360, a: 100 }

interface Move {
  /** The axis of the area that the key moves along. Without it, the key moves the focused slider. */
  readonly axis?: 's' | 'v'
  readonly by: number
  /** Moves to an end: 0 for the lowest value, 1 for the highest. */
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

const percents = new Map<string, Intl.NumberFormat>()

/** Cached, because creating a formatter takes longer than one pointer move of a drag. */
function percentOf(code: string): Intl.NumberFormat {
  let format = percents.get(code)
  if (!format) percents.set(code, (format = new Intl.NumberFormat(code, { style: 'percent' })))
  return format
}

/** A fraction as a percentage, for an attribute of an SVG element. */
function toPercent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
