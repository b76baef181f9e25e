'use client'

import {
  useId,
  useState,
  type FieldsetHTMLAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { moveChoice } from '../primitives/focus/radio-keys.ts'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useOmittedName } from '../primitives/form/form-events.ts'
import { useResettableValue } from '../primitives/form/use-resettable-value.ts'
import { clamp } from '../system/clamp.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import type { Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { warn } from '../system/warn.ts'
import { inputRating as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputRatingTheme } from '../theme/input-rating.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import { ratingRadios } from './input-rating/rating-radios.tsx'
import { ratingLookProps, ratingStars } from './input-rating/rating-stars.tsx'

type Part = SlotOf<typeof inputRatingTheme>

/** Arguments of the slot of an icon. */
export interface InputRatingSlotArgs {
  /** Index of the icon, from 0. */
  index: number
  /** Whether the icon is filled, at least in part. */
  filled: boolean
  /** The filled share of the icon, from 0 to 1. */
  fill: number
}

export interface InputRatingProps extends Omit<
  FieldsetHTMLAttributes<HTMLElement>,
  'className' | 'color' | 'children' | 'defaultValue'
> {
  /** The rating, from 0 (no rating) to `length`. */
  value?: number
  /** Initial rating if `value` is not set. @default 0 */
  defaultValue?: number
  /** Called with the new rating. */
  onValueChange?: (value: number) => void
  /** Number of icons. @default 5 */
  length?: number
  /** Smallest difference between two ratings. Use 0.5 for half icons. @default 1 */
  step?: number
  /** Clears the rating when the user selects the current rating again. @default false */
  clearable?: boolean
  /** Previews the rating under the pointer. @default false */
  hoverable?: boolean
  /** Shows the rating as an image that cannot be changed. @default false */
  readOnly?: boolean
  /** Icon of the filled part. @default the icon of the role `star` */
  icon?: IconValue
  /** Icon of the empty part. @default `icon`, without its fill */
  emptyIcon?: IconValue
  /** Color of the filled part. @default 'primary' */
  color?: Color
  /** Shows the empty part in the color, too. @default false */
  highlight?: boolean
  /** Size of the icons. @default 'md' */
  size?: ThemeOption<typeof inputRatingTheme, 'size'>
  /** Direction of the icons. @default 'horizontal' */
  orientation?: ThemeOption<typeof inputRatingTheme, 'orientation'>
  /** Disables the rating. It is not submitted with the form. @default false */
  disabled?: boolean
  /** Requires a rating before the form is submitted. @default false */
  required?: boolean
  /** Name of the rating in the form. */
  name?: string
  /** Id of the form that the value belongs to. @default the form around the control */
  form?: string
  /** Replaces the icons. */
  item?: Slot<InputRatingSlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element, a `fieldset`. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  defaultValue: 0,
  length: 5,
  step: 1,
  clearable: false,
  hoverable: false,
  readOnly: false,
  color: 'primary',
  size: 'md',
  orientation: 'horizontal',
  highlight: false,
} as const

// Native radio buttons cover the icons. The browser handles arrow keys, validation and form data.
/** A rating by stars or other icons. */
export function InputRating(ownProps: InputRatingProps) {
  const frond = useFrond()
  const ownId = useId()
  const [look, props] = splitProps(
    resolveControl(frond, inputRatingTheme, defaults, ownProps, { bind: false }),
    ratingLookProps,
  )
  const {
    value: givenValue,
    defaultValue,
    onValueChange,
    length: givenLength,
    step: givenStep,
    clearable,
    hoverable,
    readOnly,
    disabled,
    required,
    name = ownId,
    render,
    ref,
    onKeyDown,
    onPointerLeave,
    ...attributes
  } = props
  useUnboundLabel(frond)

  const { length, step } = toScale(givenLength, givenStep)
  const { own, setOwn, resetRef } = useResettableValue(defaultValue)
  const value = toRating(givenValue ?? own, length)
  const [hovered, setHovered] = useState<number | null>(null)
  const isUnnamed = name === ownId
  const omitRef = useOmittedName(ownId)
  const nameOf = ratingNames(frond, length)

  function rate(next: number): void {
    setOwn(next)
    onValueChange?.(next)
  }

  function clear(): void {
    rate(0)
    setHovered(null)
    // No radio button changes, so the form gets no event.
    reportField(frond, 'change', name)
  }

  const { classes, star } = ratingStars(frond, look, hovered ?? value)

  const items = (renderRadios?: (index: number) => ReactNode) =>
    Array.from({ length }, (_, index) => (
      <span key={index} className={classes.item} data-slot="item">
        {star(index)}
        {renderRadios?.(index)}
      </span>
    ))

  if (readOnly) {
    const { form, ...image } = attributes
    const posted = !isUnnamed && (
      <input key="value" type="hidden" name={name} form={form} value={value} disabled={disabled} />
    )
    return renderElement('div', render, {
      'data-slot': 'input-rating',
      ...imageAttributes(image, ownId, nameOf(value)),
      className: classes.root,
      ref,
      children: [items(), posted],
    })
  }

  const radios = {
    shared: { name, required, form: attributes.form },
    step,
    value,
    nameOf,
    onRate: rate,
    onRepeat: clearable ? clear : undefined,
    onHover: hoverable ? setHovered : undefined,
  }
  const fieldset = renderElement('fieldset', render, {
    'data-slot': 'input-rating',
    role: 'radiogroup',
    ...attributes,
    disabled,
    className: classes.root,
    ref: joinRefs<HTMLElement>(resetRef, isUnnamed ? omitRef : undefined, ref),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown?.(event)
      if (event.defaultPrevented) return
      moveChoice(event, true)
      // Browsers do nothing when Space is pressed on a checked radio button.
      if (!clearable || value === 0 || disabled || !/^(?: |Backspace|Delete)$/.test(event.key)) return
      event.preventDefault()
      clear()
    },
    onPointerLeave: (event: never) => {
      onPointerLeave?.(event)
      if (hovered !== null) setHovered(null)
    },
    children: items((index) => ratingRadios(index, radios)),
  })
  return process.env.NODE_ENV === 'production' ? fieldset : withNameCheck('InputRating', fieldset)
}

/** Names a rating in the language of the page: "3 of 5". */
function ratingNames(frond: FrondContextValue, length: number): (rating: number) => string {
  const texts = messagesOf(frond, 'inputRating', english)
  const code = frond.locale?.code
  const write = (number: number) => (code ? number.toLocaleString(code) : number)
  return (rating) => fillText(texts.value, { value: write(rating), length: write(length) })
}

/** A rating that cannot be changed is an image with a text. If another element names it, the rating follows that name. */
function imageAttributes(attributes: HTMLAttributes<HTMLElement>, ownId: string, name: string) {
  const {
    'aria-label': label,
    'aria-labelledby': labelledby,
    'aria-invalid': _invalid,
    id = labelledby ? ownId : undefined,
    ...rest
  } = attributes
  return {
    role: 'img',
    'aria-label': label ? `${label}: ${name}` : name,
    'aria-labelledby': labelledby && `${labelledby} ${id}`,
    id,
    ...rest,
  }
}

function toScale(givenLength: number, givenStep: number): { length: number; step: number } {
  const length = Number.isInteger(givenLength) && givenLength > 0 ? givenLength : defaults.length
  const shares = Math.round(1 / givenStep)
  const step = shares >= 1 && shares <= 100 && Math.abs(shares * givenStep - 1) < 1e-6 ? givenStep : defaults.step
  if (length !== givenLength || step !== givenStep) {
    warn(
      'InputRating',
      `length ${givenLength} and step ${givenStep} are not valid, so ${length} icons and a step of ${step} are used. Pass a whole length and a step that divides 1.`,
    )
  }
  return { length, step }
}

function toRating(value: number, length: number): number {
  if (value >= 0 && value <= length) return value
  const shown = Number.isNaN(value) ? 0 : clamp(value, 0, length)
  warn(
    'InputRating',
    `the value ${value} is not between 0 and ${length}, so ${shown} is shown. Pass a value in this range.`,
  )
  return shown
}
