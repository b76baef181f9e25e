'use client'

import { useEffect, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { clamp } from '../system/clamp.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import { progress as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { progressTheme } from '../theme/progress.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { PercentBox } from './progress/percent-box.tsx'

export interface ProgressProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children'> {
  /** Progress from 0 to `max`, or the index of the current step. `null` means indeterminate. @default null */
  value?: number | null
  /** Maximum value, or the labels of the steps. @default 100 */
  max?: number | readonly ReactNode[]
  /** Shows the percentage at the end of the bar. @default false */
  status?: boolean
  /** Fills the bar from the other end. @default false */
  inverted?: boolean
  /** Thickness of the bar. @default 'md' */
  size?: ThemeOption<typeof progressTheme, 'size'>
  /** Color of the bar. @default 'primary' */
  color?: Color
  /** Direction of the bar. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Animation of an indeterminate bar. @default 'carousel' */
  animation?: ThemeOption<typeof progressTheme, 'animation'>
  /** Accessible name of the bar, if it depends on the value. Otherwise use `aria-label`. */
  getValueLabel?: (value: number | null, max: number) => string | undefined
  /** Text of the value for screen readers. @default the percentage, or the label of the step */
  getValueText?: (value: number | null, max: number) => string | undefined
  /** Called with the value that is shown instead, if `value` is not between 0 and `max`. */
  onValueChange?: (value: number | null) => void
  /** Called with the maximum that is used instead, if `max` is not above 0. */
  onMaxChange?: (max: number) => void
  /** Replaces the percentage. */
  renderStatus?: Slot<{ percent: number }>
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof progressTheme>]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const DEFAULT_MAX = 100

const defaults = {
  max: DEFAULT_MAX,
  status: false,
  inverted: false,
  size: 'md',
  color: 'primary',
  orientation: 'horizontal',
  animation: 'carousel',
} as const

/** A bar that shows the progress of a task, or that a task is running. */
export function Progress(ownProps: ProgressProps) {
  const frond = useFrond()
  const {
    value: givenValue = null,
    max: givenMax,
    status,
    inverted,
    size,
    color,
    orientation,
    animation,
    getValueLabel,
    getValueText,
    onValueChange,
    onMaxChange,
    renderStatus,
    className,
    ui,
    render,
    ref,
    ...attributes
  } = resolveProps(frond, progressTheme, defaults, ownProps)

  const steps = Array.isArray(givenMax) ? (givenMax as readonly ReactNode[]) : undefined
  const max = steps ? Math.max(steps.length - 1, 0) : toValidMax(givenMax as number)
  const value = toValidValue(givenValue, max)
  const percent = value === null ? null : max === 0 ? 100 : Math.round((value / max) * 100)

  useEffect(() => {
    if (value !== givenValue) onValueChange?.(value)
  }, [value, givenValue, onValueChange])
  useEffect(() => {
    if (!steps && max !== givenMax) onMaxChange?.(max)
  }, [steps, max, givenMax, onMaxChange])

  const classes = resolveClasses(
    frond,
    progressTheme,
    {
      orientation,
      // The animations define where an indeterminate bar starts.
      inverted: inverted && percent !== null,
      size,
      color,
      animation: percent === null ? animation : undefined,
      step: undefined,
    },
    ui,
    className,
  )

  function stepClass(index: number): string {
    const step = index !== value ? 'other' : index === 0 ? 'first' : index === max ? 'last' : 'active'
    const options = { orientation, inverted, size, color, animation: undefined, step } as const
    return addClass(resolveClasses(frond, progressTheme, options).step, ui?.step)
  }

  const label = getValueLabel?.(value, max)
  const named = label ?? (attributes['aria-labelledby'] ? undefined : messagesOf(frond, 'progress', english).label)
  const step = steps && value !== null ? steps[value] : undefined
  const text =
    getValueText?.(value, max) ?? (typeof step === 'string' ? step : percent === null ? undefined : `${percent}%`)

  const showsStatus = percent !== null && (status || renderStatus !== undefined)
  const content = (
    <>
      {showsStatus && (
        <div className={classes.status} data-slot="status">
          {renderStatus === undefined ? `${percent}%` : fillSlot(renderStatus, { percent })}
          <PercentBox orientation={orientation} percent={100 - percent} thickness={0} />
        </div>
      )}
      <div className={classes.base} data-slot="base">
        <PercentBox
          orientation={orientation}
          percent={percent ?? undefined}
          className={classes.indicator}
          data-slot="indicator"
        />
      </div>
      {steps && value !== null && (
        <div className={classes.steps} data-slot="steps">
          {steps.map((stepLabel, index) => (
            // Labels can be equal, and the list does not change its order.
            <div key={index} className={stepClass(index)} data-slot="step">
              {stepLabel}
            </div>
          ))}
        </div>
      )}
    </>
  )

  return renderElement('div', render, {
    'data-slot': 'progress',
    role: 'progressbar',
    'aria-label': named,
    ...attributes,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value ?? undefined,
    'aria-valuetext': text,
    className: classes.root,
    ref,
    children: content,
  })
}

function toValidMax(max: number): number {
  if (Number.isFinite(max) && max > 0) return max
  warn(
    'Progress',
    `max is ${String(max)}, so ${DEFAULT_MAX} is used. Pass a number above 0, or the labels of the steps.`,
  )
  return DEFAULT_MAX
}

function toValidValue(value: number | null, max: number): number | null {
  if (value === null || (value >= 0 && value <= max)) return value
  const shown = Number.isNaN(value) ? null : clamp(value, 0, max)
  warn(
    'Progress',
    `the value ${value} is not between 0 and ${max}, so ${shown === null ? 'no value' : shown} is shown. Pass one that is, or change max.`,
  )
  return shown
}
