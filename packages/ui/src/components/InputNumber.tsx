'use client'

import {
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react'
import { focusOnPress, reportField, resolveControl } from '../primitives/form/field.ts'
import { useDelayedFocus } from '../primitives/form/use-delayed-focus.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
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
import { numberRules } from './input-number/number-rules.ts'
import { stepButtonProps, stepButtons } from './input-number/step-buttons.tsx'
import { useHold } from './input-number/use-hold.ts'
import { useNumber, useWheelSteps } from './input-number/use-number.ts'

type Part = SlotOf<typeof inputNumberTheme>

export interface InputNumberModifiers {
  /** Gives `null` for an empty field, as it does by itself. */
  readonly nullable?: boolean
  /** Gives `undefined` for an empty field. */
  readonly optional?: boolean
}

/** What an InputNumber gives: a number, or for an empty field what its modifiers say. */
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
  /** The number; `null` for none. */
  value?: number | null
  /** The number at first. */
  defaultValue?: number | null
  /** Called with the new number when the field is left, Enter is pressed or the number is stepped. */
  onValueChange?: (value: InputNumberValue<Modifiers>) => void
  /** What is given for an empty field. */
  valueModifiers?: Modifiers
  /** The least number. */
  min?: number
  /** The greatest number. */
  max?: number
  /** How far a step goes. @default 1, or 0.01 for percentages */
  step?: number
  /** Rounds typed numbers to a multiple of `step`, where one is given. @default true */
  stepSnapping?: boolean
  /** How the number is written: as money, a percentage, with a unit. Takes the options of `Intl.NumberFormat`. */
  formatOptions?: Intl.NumberFormatOptions
  /** Text shown while the field is empty. */
  placeholder?: string
  /** Colour of the focused or highlighted field. @default 'primary' */
  color?: Color
  /** How much the field stands out. @default 'outline' */
  variant?: ThemeOption<typeof inputNumberTheme, 'variant'>
  /** Height of the field, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof inputNumberTheme, 'size'>
  /** Gives the edge the colour, as if the field had the focus. @default false */
  highlight?: boolean
  /** Keeps the text small on touch screens, where it else has 16 px so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Puts one button at each side, or both above each other at the end. @default 'horizontal' */
  orientation?: ThemeOption<typeof inputNumberTheme, 'orientation'>
  /** Shows the button that adds; an object sets its props. @default true */
  increment?: boolean | ButtonProps
  /** Icon of the button that adds. @default the icon of the role `plus` */
  incrementIcon?: IconValue
  /** Disables the button that adds. @default false */
  incrementDisabled?: boolean
  /** Shows the button that takes away; an object sets its props. @default true */
  decrement?: boolean | ButtonProps
  /** Icon of the button that takes away. @default the icon of the role `minus` */
  decrementIcon?: IconValue
  /** Disables the button that takes away. @default false */
  decrementDisabled?: boolean
  /** Focuses the field when it appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Keeps the wheel from stepping the number while the field has the focus. @default false */
  disableWheelChange?: boolean
  /** Takes away when the wheel turns up, and adds when it turns down. @default false */
  invertWheelChange?: boolean
  /** Focuses the field when one of its buttons is pressed with the mouse. @default true */
  focusOnChange?: boolean
  /** Shows the number and keeps it from being changed. @default false */
  readOnly?: boolean
  /** Keeps the field from being edited and from being sent with its form. @default false */
  disabled?: boolean
  /** Marks the field as one that must be filled in. @default false */
  required?: boolean
  /** Name under which the number is posted, with a point and without a unit. */
  name?: string
  /** Replaces what is in the button that adds. */
  renderIncrement?: Slot<{ ui: Classes<Part> }>
  /** Replaces what is in the button that takes away. */
  renderDecrement?: Slot<{ ui: Classes<Part> }>
  /** Classes for the root, which is the frame around the native input. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Gives access to the native input; `ref` does as well. */
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

/** A field for a number, which can be typed and stepped. */
export function InputNumber<const Modifiers extends InputNumberModifiers = {}>(ownProps: InputNumberProps<Modifiers>) {
  const frond = useFrond()
  const [buttons, props] = splitProps(resolveControl(frond, inputNumberTheme, defaults, ownProps), stepButtonProps)
  const {
    value: givenValue,
    defaultValue,
    onValueChange,
    valueModifiers,
    min: givenMin,
    max: givenMax,
    step,
    stepSnapping,
    formatOptions,
    color,
    variant,
    size,
    highlight,
    fixed,
    orientation,
    autoFocus,
    autofocusDelay,
    disableWheelChange,
    invertWheelChange,
    focusOnChange,
    name,
    className,
    ui,
    render,
    ref,
    handleRef,
    onChange,
    onFocus,
    onBlur,
    onKeyDown,
    ...attributes
  } = props
  const { disabled, readOnly, form } = attributes
  const buttonCount = Number(Boolean(buttons.increment)) + Number(Boolean(buttons.decrement))
  const classes = resolveClasses(
    frond,
    inputNumberTheme,
    {
      color,
      variant,
      size,
      highlight,
      fixed,
      orientation,
      buttons: buttonCount === 2 ? 'both' : buttonCount === 1 ? 'some' : 'none',
    },
    ui,
    className,
  )

  const rules = numberRules(frond, { min: givenMin, max: givenMax, step, stepSnapping, formatOptions })
  const { min, max, text } = rules
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
  const { value, draft, stepBy } = number
  const wheel = useWheelSteps({ isInverted: invertWheelChange, stepBy })
  const hold = useHold({ read: number.readLatest, focus: focusOnChange ? () => input.current?.focus() : undefined })

  useImperativeHandle(handleRef, () => ({ inputRef: input }), [])
  useDelayedFocus(input, autoFocus, autofocusDelay)

  const shown = draft ?? text.format(value)
  const isWrong = draft !== null && !text.isPartial(draft)
  const texts = messagesOf(frond, 'inputNumber', english)
  const { up, down } = stepButtons(frond, buttons, {
    value,
    min,
    max,
    size,
    classes,
    texts,
    disabled: disabled || readOnly,
    handlersOf: (steps) => hold(() => stepBy(steps)),
  })

  return renderElement('div', render, {
    'data-slot': 'input-number',
    className: classes.root,
    onMouseDown: focusOnPress,
    children: (
      <>
        {orientation === 'horizontal' && down}
        <input
          type="text"
          role="spinbutton"
          data-slot="base"
          inputMode={min < 0 && min > -Infinity ? undefined : text.hasDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...attributes}
          {...(isWrong && { 'aria-invalid': true })}
          // Server and browser can have different versions of the locale data.
          suppressHydrationWarning
          autoFocus={autoFocus && !autofocusDelay}
          className={classes.base}
          ref={joinRefs(input, ref)}
          aria-valuenow={value ?? undefined}
          aria-valuetext={shown === '' || shown === String(value) ? undefined : shown}
          aria-valuemin={Number.isFinite(min) ? min : undefined}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          value={shown}
          onChange={(event) => {
            number.write(event.currentTarget.value)
            onChange?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented && !hasModifier(event) && !readOnly) number.pressKey(event)
          }}
          onFocus={(event) => {
            onFocus?.(event)
            if (!disableWheelChange && !readOnly) wheel.start(event.currentTarget)
          }}
          onBlur={(event) => {
            wheel.stop()
            number.commit()
            onBlur?.(event)
          }}
        />
        {up}
        {orientation === 'vertical' && down}
        {name !== undefined && (
          // Posts the number without formatting, whatever the language of the page.
          <input
            type="number"
            hidden
            step="any"
            data-slot="value"
            name={name}
            form={form}
            disabled={disabled}
            value={value ?? ''}
            // React asks for this or `readOnly`, and the styles of a read-only field would match `readOnly`.
            onChange={ignore}
          />
        )}
      </>
    ),
  })
}

function ignore(): void {}

function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey
}
