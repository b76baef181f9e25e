'use client'

import { useImperativeHandle, useRef, type InputHTMLAttributes, type Ref, type RefObject } from 'react'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { focusOnPress, reportField, resolveControl } from '../primitives/form/field.ts'
import { useDelayedFocus } from '../primitives/form/use-delayed-focus.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import type { Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { inputNumber as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputNumberTheme } from '../theme/input-number.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import { numberInput, postedNumber } from './input-number/number-input.tsx'
import { numberRuleProps, numberRules } from './input-number/number-rules.ts'
import { stepButtonProps, stepButtons } from './input-number/step-buttons.tsx'
import { useHold } from './input-number/use-hold.ts'
import { useNumber, useWheelSteps } from './input-number/use-number.ts'

type Part = SlotOf<typeof inputNumberTheme>

export interface InputNumberModifiers {
  /** Reports `null` for an empty field. This is the default. */
  readonly nullable?: boolean
  /** Reports `undefined` for an empty field. */
  readonly optional?: boolean
}

/** The value of an InputNumber: a number, or `null` or `undefined` if the field is empty. */
export type InputNumberValue<Modifiers = {}> =
  | number
  | (Modifiers extends { readonly optional: true } ? undefined : null)

export interface InputNumberHandle {
  /** The native input. */
  readonly inputRef: RefObject<HTMLInputElement | null>
}

export interface InputNumberProps<Modifiers extends InputNumberModifiers = {}> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'className'
  | 'color'
  | 'size'
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'step'
  | 'readOnly'
  | 'autoFocus'
> {
  /** The number, or `null` for an empty field. */
  value?: number | null
  /** Initial number if `value` is not set. */
  defaultValue?: number | null
  /** Called with the new number when the field loses the focus, on Enter, and on each step. */
  onValueChange?: (value: InputNumberValue<Modifiers>) => void
  /** The value that is reported for an empty field. */
  valueModifiers?: Modifiers
  /** Smallest allowed number. */
  min?: number
  /** Largest allowed number. */
  max?: number
  /** Size of a step. @default 1, or 0.01 for percentages */
  step?: number
  /** Rounds typed numbers to a multiple of `step`, if it is set. @default true */
  stepSnapping?: boolean
  /** Options of `Intl.NumberFormat`, for example for currencies, percentages or units. */
  formatOptions?: Intl.NumberFormatOptions
  /** Text shown while the field is empty. */
  placeholder?: string
  /** Color of the focused or highlighted field. @default 'primary' */
  color?: Color
  /** Visual style of the field. @default 'outline' */
  variant?: ThemeOption<typeof inputNumberTheme, 'variant'>
  /** Height of the field, with matching text and icons. @default 'md' */
  size?: ThemeOption<typeof inputNumberTheme, 'size'>
  /** Shows the border in the color, as if the field had the focus. @default false */
  highlight?: boolean
  /** Keeps the font size on touch screens. Otherwise it is 16 px there, so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Shows one button on each side, or both on top of each other at the end. @default 'horizontal' */
  orientation?: ThemeOption<typeof inputNumberTheme, 'orientation'>
  /** Shows the increment button. Pass button props to customize it. @default true */
  increment?: boolean | ButtonProps
  /** Icon of the increment button. @default the icon of the role `plus` */
  incrementIcon?: IconValue
  /** Disables the increment button. @default false */
  incrementDisabled?: boolean
  /** Shows the decrement button. Pass button props to customize it. @default true */
  decrement?: boolean | ButtonProps
  /** Icon of the decrement button. @default the icon of the role `minus` */
  decrementIcon?: IconValue
  /** Disables the decrement button. @default false */
  decrementDisabled?: boolean
  /** Focuses the field when it mounts. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Ignores the mouse wheel. Otherwise it steps the number while the field has the focus. @default false */
  disableWheelChange?: boolean
  /** Reverses the direction of the mouse wheel. @default false */
  invertWheelChange?: boolean
  /** Focuses the field when the mouse presses one of its buttons. @default true */
  focusOnChange?: boolean
  /** Prevents changing the number. @default false */
  readOnly?: boolean
  /** Disables the field. Its value is not submitted with the form. @default false */
  disabled?: boolean
  /** Requires a number before the form is submitted. @default false */
  required?: boolean
  /** Name of the number in the form. It is submitted with a decimal point and without a unit. */
  name?: string
  /** Replaces the content of the increment button. */
  renderIncrement?: Slot<{ ui: Classes<Part> }>
  /** Replaces the content of the decrement button. */
  renderDecrement?: Slot<{ ui: Classes<Part> }>
  /** Classes for the root, which is the frame around the native input. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Ref to an object with the native input. `ref` points to the input itself. */
  handleRef?: Ref<InputNumberHandle>
}

const defaults = {
  color: 'primary',
  variant: 'outline',
  size: 'md',
  orientation: 'horizontal',
  increment: true,
  decrement: true,
  stepSnapping: true,
  focusOnChange: true,
} as const

/** A field to type a number or to change it in steps. */
export function InputNumber<const Modifiers extends InputNumberModifiers = {}>(ownProps: InputNumberProps<Modifiers>) {
  const frond = useFrond()
  const resolved = resolveControl(frond, inputNumberTheme, defaults, ownProps)
  const [buttons, props] = splitProps(resolved, stepButtonProps)
  const [bounds, rest] = splitProps(props, numberRuleProps)
  const [look, fieldProps] = splitProps(rest, lookProps)
  const {
    value: givenValue,
    defaultValue,
    onValueChange,
    valueModifiers,
    autoFocus,
    autofocusDelay,
    disableWheelChange,
    invertWheelChange,
    focusOnChange,
    name,
    render,
    ref,
    handleRef,
    ...attributes
  } = fieldProps
  const { disabled, readOnly, form } = attributes
  const { size } = look
  const classes = numberClasses(frond, look, buttons)

  const rules = numberRules(frond, bounds)
  const isOptional = Boolean(valueModifiers?.optional)
  const input = useRef<HTMLInputElement>(null)
  const number = useNumber(rules, {
    value: givenValue,
    defaultValue,
    input,
    isControlled: givenValue !== undefined || (isOptional && 'value' in ownProps),
    isEditable: !disabled && !readOnly,
    onChange(next) {
      onValueChange?.((next ?? (isOptional ? undefined : null)) as InputNumberValue<Modifiers>)
      reportField(frond, 'change', name)
    },
  })
  const { value, stepBy } = number
  const wheel = useWheelSteps({ isDisabled: disableWheelChange || readOnly, isInverted: invertWheelChange, stepBy })
  const hold = useHold({ read: number.readLatest, focus: focusOnChange ? () => input.current?.focus() : undefined })

  useImperativeHandle(handleRef, () => ({ inputRef: input }), [])
  useDelayedFocus(input, autoFocus, autofocusDelay)

  const { up, down } = stepButtons(frond, buttons, {
    value,
    min: rules.min,
    max: rules.max,
    size,
    classes,
    texts: messagesOf(frond, 'inputNumber', english),
    disabled: disabled || readOnly,
    handlersOf: (steps) => hold(() => stepBy(steps)),
  })

  let field = numberInput({
    attributes: { ...attributes, autoFocus: autoFocus && !autofocusDelay },
    className: classes.base,
    ref: joinRefs(input, ref),
    rules,
    number,
    wheel,
  })
  if (process.env.NODE_ENV !== 'production') field = withNameCheck('InputNumber', field)
  return renderElement('div', render, {
    'data-slot': 'input-number',
    className: classes.root,
    onMouseDown: focusOnPress,
    children: (
      <>
        {/* The first control, so that a label around the field names it and not a button. */}
        {field}
        {up}
        {down}
        {postedNumber({ name, form, disabled, value })}
      </>
    ),
  })
}

const lookProps = {
  color: true,
  variant: true,
  size: true,
  highlight: true,
  fixed: true,
  orientation: true,
  className: true,
  ui: true,
} as const

function numberClasses(
  frond: FrondContextValue,
  { className, ui, ...look }: Pick<InputNumberProps, keyof typeof lookProps>,
  { increment, decrement }: Pick<InputNumberProps, 'increment' | 'decrement'>,
): Classes<Part> {
  const buttons = increment && decrement ? 'both' : increment || decrement ? 'some' : 'none'
  return resolveClasses(frond, inputNumberTheme, { ...look, buttons }, ui, className)
}
