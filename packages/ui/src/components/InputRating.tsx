'use client'

import { useId, useState, type FieldsetHTMLAttributes, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import { moveChoice } from '../primitives/focus/radio-keys.ts'
import { reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useOmittedName } from '../primitives/form/form-events.ts'
import { useResettableValue } from '../primitives/form/use-resettable-value.ts'
import { snap } from '../primitives/number/steps.ts'
import { clamp } from '../system/clamp.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import type { Slot } from '../system/slots.ts'
import { warn } from '../system/warn.ts'
import { inputRating as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputRatingTheme } from '../theme/input-rating.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import { ratingStars } from './input-rating/rating-stars.tsx'

type Part = SlotOf<typeof inputRatingTheme>

/** What an icon of the rating knows. */
export interface InputRatingSlotArgs {
  /** Its place, from 0. */
  index: number
  /** Whether the rating reaches it. */
  filled: boolean
  /** How far the rating fills it, from 0 to 1. */
  fill: number
}

export interface InputRatingProps extends Omit<
  FieldsetHTMLAttributes<HTMLElement>,
  'className' | 'color' | 'children' | 'defaultValue'
> {
  /** The rating, from 0 for none to `length`. */
  value?: number
  /** The rating at first. @default 0 */
  defaultValue?: number
  /** Called with the new rating. */
  onValueChange?: (value: number) => void
  /** How many icons there are. @default 5 */
  length?: number
  /** The least difference between two ratings: 0.5 for halves. @default 1 */
  step?: number
  /** Takes the rating away when it is chosen again. @default false */
  clearable?: boolean
  /** Shows the rating under the pointer before it is pressed. @default false */
  hoverable?: boolean
  /** Shows the rating and keeps it from being changed. @default false */
  readOnly?: boolean
  /** Icon of what the rating reaches. @default the icon of the role `star` */
  icon?: IconValue
  /** Icon of what it does not reach. @default `icon`, without its fill */
  emptyIcon?: IconValue
  /** Colour of what the rating reaches. @default 'primary' */
  color?: Color
  /** Gives icons that the rating does not reach the colour too. @default false */
  highlight?: boolean
  /** Size of the icons. @default 'md' */
  size?: ThemeOption<typeof inputRatingTheme, 'size'>
  /** Puts the icons beside or below each other. @default 'horizontal' */
  orientation?: ThemeOption<typeof inputRatingTheme, 'orientation'>
  /** Keeps the rating from being changed and from being sent with its form. @default false */
  disabled?: boolean
  /** Asks for a rating before the form is posted. @default false */
  required?: boolean
  /** Name under which the rating is posted. */
  name?: string
  /** Replaces the icons. */
  item?: Slot<InputRatingSlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered, a `fieldset`. */
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

// Native radio buttons over the icons: the browser moves between them, posts and validates them.
/** A rating in stars, which can be given and shown. */
export function InputRating(ownProps: InputRatingProps) {
  const frond = useFrond()
  const ownId = useId()
  const {
    value: givenValue,
    defaultValue,
    onValueChange,
    length: givenLength,
    step: givenStep,
    clearable,
    hoverable,
    readOnly,
    icon,
    emptyIcon,
    color,
    size,
    orientation,
    highlight,
    disabled,
    required,
    name = ownId,
    item,
    className,
    ui,
    render,
    ref,
    onKeyDown,
    onPointerLeave,
    ...attributes
  } = resolveControl(frond, inputRatingTheme, defaults, ownProps, { bind: false })
  useUnboundLabel(frond)

  const { length, step } = toScale(givenLength, givenStep)
  const { own, setOwn, resetRef } = useResettableValue(defaultValue)
  const value = toRating(givenValue ?? own, length)
  const [hovered, setHovered] = useState<number | null>(null)
  const unnamed = name === ownId
  const omitRef = useOmittedName(ownId)
  const nameOf = ratingNames(frond, length)

  function rate(next: number): void {
    setOwn(next)
    onValueChange?.(next)
  }

  function clear(): void {
    rate(0)
    setHovered(null)
    reportField(frond, 'change', name)
  }

  const { classes, star } = ratingStars(frond, {
    color,
    size,
    orientation,
    highlight,
    ui,
    className,
    icon,
    emptyIcon,
    item,
    rating: hovered ?? value,
  })

  if (readOnly) {
    return renderElement('div', render, {
      'data-slot': 'input-rating',
      ...imageAttributes(attributes, ownId, nameOf(value)),
      className: classes.root,
      ref,
      children: (
        <>
          {Array.from({ length }, (_, index) => (
            <span key={index} className={classes.item} data-slot="item">
              {star(index)}
            </span>
          ))}
          {!unnamed && <input type="hidden" name={name} value={value} disabled={disabled} />}
        </>
      ),
    })
  }

  const shares = Math.round(1 / step)
  const radio = (index: number, share: number) => {
    const rating = snap(index + (share + 1) * step, 0, step)
    return (
      <input
        key={share}
        type="radio"
        name={name}
        value={rating}
        aria-label={nameOf(rating)}
        required={required}
        checked={rating === value}
        ref={(input) => {
          // Each radio button covers its share of the icon. Set by script, because a Content-Security-Policy can forbid
          // style attributes in the HTML from the server.
          if (!input) return
          input.style.insetInlineStart = `${(share / shares) * 100}%`
          input.style.width = `${100 / shares}%`
        }}
        onChange={() => rate(rating)}
        onClick={() => {
          if (clearable && rating === value) clear()
        }}
        onPointerEnter={
          hoverable && !disabled ? (event) => event.pointerType !== 'touch' && setHovered(rating) : undefined
        }
      />
    )
  }

  return renderElement('fieldset', render, {
    'data-slot': 'input-rating',
    role: 'radiogroup',
    ...attributes,
    disabled,
    className: classes.root,
    ref: joinRefs<HTMLElement>(resetRef, unnamed ? omitRef : undefined, ref),
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
    children: Array.from({ length }, (_, index) => (
      <span key={index} className={classes.item} data-slot="item">
        {star(index)}
        {Array.from({ length: shares }, (_share, share) => radio(index, share))}
      </span>
    )),
  })
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
      `length ${givenLength} and step ${givenStep} cannot be used, so there are ${length} icons and steps of ${step}. Pass a whole length, and a step by which 1 can be divided.`,
    )
  }
  return { length, step }
}

function toRating(value: number, length: number): number {
  if (value >= 0 && value <= length) return value
  const shown = Number.isNaN(value) ? 0 : clamp(value, 0, length)
  warn('InputRating', `the value ${value} is not between 0 and ${length}, so ${shown} is shown. Pass one that is.`)
  return shown
}
