'use client'

import { Fragment, type InputHTMLAttributes, type ReactElement, type Ref } from 'react'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinProps, joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { withoutDefaults } from '../system/without-defaults.ts'
import { slider as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { sliderTheme } from '../theme/slider.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { DEFAULT_MAX, DEFAULT_MIN, DEFAULT_STEP } from './slider/scale.ts'
import { useSlider } from './slider/use-slider.ts'
import type { TooltipProps } from './Tooltip.tsx'

type Part = SlotOf<typeof sliderTheme>

export interface SliderProps<Value extends number | readonly number[] = number> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'color' | 'size' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /** The value. A list of numbers shows one thumb per number. Set it to control the slider. */
  value?: Value
  /** Initial value if `value` is not set. @default `min` */
  defaultValue?: Value
  /** Called while a thumb moves. */
  onValueChange?: (value: SliderValue<Value>) => void
  /** Called when the user releases a thumb or moves it with a key. */
  onValueCommit?: (value: SliderValue<Value>) => void
  /** Minimum value. @default 0 */
  min?: number
  /** Maximum value. @default 100 */
  max?: number
  /** Distance between two values. @default 1 */
  step?: number
  /** Minimum number of steps between two thumbs. @default 0 */
  minStepsBetweenThumbs?: number
  /** Color of the range and the thumbs. @default 'primary' */
  color?: Color
  /** Size of the track and the thumbs. @default 'md' */
  size?: ThemeOption<typeof sliderTheme, 'size'>
  /** Direction of the slider. The lowest value is at the start or at the bottom. @default 'horizontal' */
  orientation?: ThemeOption<typeof sliderTheme, 'orientation'>
  /** Puts the lowest value at the other end. @default false */
  inverted?: boolean
  /** Shows the value in a tooltip while a thumb is hovered, dragged or focused. Pass tooltip props to customize it. @default false */
  tooltip?: boolean | TooltipProps
  /** Shows a ring around the track. @default false */
  highlight?: boolean
  /** Disables the slider. Its value is not submitted with the form. @default false */
  disabled?: boolean
  /** Name of the form entry. Each thumb adds one entry. */
  name?: string
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  /** Ref to the native input, or to the root if there are several thumbs. */
  ref?: Ref<HTMLInputElement>
}

/** Value in callbacks: a number if `value` is a number, otherwise a list. */
export type SliderValue<Value> = Value extends number ? number : number[]

const defaults = {
  min: DEFAULT_MIN,
  max: DEFAULT_MAX,
  step: DEFAULT_STEP,
  minStepsBetweenThumbs: 0,
  color: 'primary',
  size: 'md',
  orientation: 'horizontal',
  inverted: false,
  tooltip: false,
  highlight: false,
} as const

// Each thumb has a native range input, which handles the keyboard, the name and the value, and is visible until the script
// runs. Pointer events are handled here, because browsers do not support several thumbs on one track.
/** Selects one or more numbers on a track. */
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
    // Removed, because a slider always has a value.
    required: _required,
    name,
    form,
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

  const output = (numbers: readonly number[]) => (single ? numbers[0] : [...numbers]) as SliderValue<Value>
  const slider = useSlider({
    value,
    defaultValue,
    min,
    max,
    step,
    minStepsBetweenThumbs,
    orientation,
    inverted,
    disabled,
    tooltip,
    handlers: {
      onChange,
      onKeyDown,
      onFocus,
      onBlur,
    },
    onChange: (numbers) => onValueChange?.(output(numbers)),
    onCommit: (numbers) => onValueCommit?.(output(numbers)),
  })
  const { scale, values, fractions } = slider
  const texts = single ? undefined : messagesOf(frond, 'slider', english)

  const group: Record<string, unknown> = {
    'data-slot': 'slider',
    ...slider.rootProps,
    className: classes.root,
    ref: joinRefs<HTMLElement>(slider.root, hideNative, single ? undefined : (ref as Ref<HTMLElement>)),
    children: (
      <>
        <span className={classes.track} data-slot="track">
          <svg className={classes.range} data-slot="range" viewBox="0 0 1 1" preserveAspectRatio="none">
            {/* With one thumb, the range starts outside of the track, which clips it. */}
            <path d={rangePath(single ? [...fractions, inverted ? 2 : -1] : fractions, orientation === 'vertical')} />
          </svg>
        </span>
        {values.map((_, index) => {
          let input: ReactElement = (
            <input
              type="range"
              data-slot="input"
              {...(single ? attributes : { 'aria-label': thumbName(texts!, index, values.length) })}
              ref={joinRefs<HTMLInputElement>(index === 0 ? slider.resetRef : undefined, single ? ref : undefined)}
              name={name}
              form={form}
              disabled={disabled}
              // Attributes that equal the browser's defaults are left out.
              min={scale.min === 0 ? undefined : scale.min}
              max={scale.max === 100 ? undefined : scale.max}
              step={scale.step === 1 ? undefined : scale.step}
              aria-orientation={orientation}
              {...slider.inputProps(index)}
            />
          )
          if (process.env.NODE_ENV !== 'production' && single) input = withNameCheck('Slider', input)
          return (
            // Thumbs have no identity besides their position.
            <Fragment key={index}>
              {input}
              {slider.addTooltip(
                <span className={classes.thumb} data-slot="thumb" {...slider.thumbProps(index)} />,
                index,
              )}
            </Fragment>
          )
        })}
      </>
    ),
  }
  const root = renderElement('div', render, single ? group : joinProps(group, { role: 'group', ...attributes }))
  return process.env.NODE_ENV === 'production' || single ? root : withNameCheck('Slider', root)
}

/** A context without a FormField. */
const noField = { components: {} }

/**
 * The colored range: a line through all thumbs. It is an attribute in the HTML from the server, which unlike a style
 * attribute no Content-Security-Policy forbids.
 */
function rangePath(fractions: readonly number[], isVertical: boolean): string {
  return `M${fractions.map((at) => (isVertical ? `0 ${1 - at}` : `${at} 0`)).join(' ')}`
}

/**
 * Hides the native inputs, because the thumbs are placed. By script, because a Content-Security-Policy can forbid style
 * attributes in the HTML from the server.
 */
function hideNative(root: HTMLElement | null): void {
  if (root) root.style.cssText += '--native:0;--native-events:none'
}

function thumbName(texts: typeof english, index: number, count: number): string {
  if (count === 2) return index === 0 ? texts.minimum : texts.maximum
  return fillText(texts.thumb, { index: index + 1, count })
}
