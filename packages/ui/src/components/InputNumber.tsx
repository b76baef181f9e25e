'use client'

import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { minus as minusRole } from '../icons/minus.ts'
import { plus as plusRole } from '../icons/plus.ts'
import { clamp } from '../system/clamp.ts'
import type { ClassValue } from '../system/component-override.ts'
import { focusOnPress, inControl, reportField, resolveControl } from '../primitives/form/field.ts'
import { listenToForm } from '../primitives/form/form-events.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, roleIcon, type Slot } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { numberText } from '../primitives/number/number-text.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { decimals, snap, toPrecision } from '../primitives/number/steps.ts'
import { warn } from '../system/warn.ts'
import { inputNumber as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputNumberTheme } from '../theme/input-number.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

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
  const {
    value: givenValue,
    defaultValue,
    onValueChange,
    valueModifiers,
    min: givenMin,
    max: givenMax,
    step: givenStep,
    stepSnapping,
    formatOptions,
    color,
    variant,
    size,
    highlight,
    fixed,
    orientation,
    increment,
    incrementIcon,
    incrementDisabled,
    decrement,
    decrementIcon,
    decrementDisabled,
    autoFocus,
    autofocusDelay,
    disableWheelChange,
    invertWheelChange,
    focusOnChange,
    name,
    renderIncrement,
    renderDecrement,
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
  } = resolveControl(frond, inputNumberTheme, defaults, ownProps)
  const { disabled, readOnly, form } = attributes
  const count = Number(Boolean(increment)) + Number(Boolean(decrement))
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
      buttons: count === 2 ? 'both' : count === 1 ? 'some' : 'none',
    },
    ui,
    className,
  )

  const { min, max } = toBounds(givenMin, givenMax)
  const text = numberText('InputNumber', frond.locale?.code ?? 'en', withDigits(formatOptions, givenStep))
  const step = toStep(givenStep, text.isPercent)
  const isSnapped = stepSnapping && givenStep !== undefined

  const isOptional = Boolean(valueModifiers?.optional)
  const controlled = givenValue !== undefined || (isOptional && 'value' in ownProps)
  const [own, setOwn] = useState({ value: defaultValue })
  const value = toNumber(controlled ? givenValue : own.value)
  // Several steps may come before the next render.
  const latest = useRef(value)
  latest.current = value

  /** What is being typed; nothing while the number itself is shown. */
  const [draft, setDraft] = useState<string | null>(null)
  const latestDraft = useRef(draft)
  const write = (typed: string | null) => {
    latestDraft.current = typed
    setDraft(typed)
  }

  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(handleRef, () => ({ inputRef: input }), [])
  useEffect(() => {
    if (!autoFocus || !autofocusDelay) return
    const timer = setTimeout(() => input.current?.focus(), autofocusDelay)
    return () => clearTimeout(timer)
  }, [autoFocus, autofocusDelay])

  const first = useRef(defaultValue)
  useEffect(
    () =>
      input.current
        ? listenToForm(input.current, 'reset', () => {
            setOwn({ value: first.current })
            setDraft(null)
          })
        : undefined,
    [],
  )

  function give(next: number | null): void {
    write(null)
    if (next === latest.current) return
    latest.current = next
    // A new object each time, so that what the caller does not take is taken back.
    setOwn({ value: next })
    onValueChange?.((next ?? (isOptional ? undefined : null)) as InputNumberValue<Modifiers>)
    reportField(frond, 'change', name)
  }

  /** The number nearest to the wanted one that may be. */
  function allowed(wanted: number): number {
    const snapped = isSnapped ? snap(wanted, Number.isFinite(min) ? min : 0, step, max) : wanted
    return clamp(snapped, min, max)
  }

  /** What is typed becomes the number; what is none goes away again. */
  function commit(): number | null {
    if (latestDraft.current === null) return latest.current
    const typed = text.parse(latestDraft.current)
    if (Number.isNaN(typed)) write(null)
    else give(typed === null ? null : allowed(typed))
    return latest.current
  }

  function stepBy(steps: number): void {
    if (disabled || readOnly) return
    const from = commit()
    if (from === null) give(allowed(steps > 0 ? (Number.isFinite(min) ? min : 0) : Number.isFinite(max) ? max : 0))
    else if (isSnapped) give(nextStep(from, steps, step, min, max))
    else give(clamp(toPrecision(from + steps * step, from, step), min, max))
  }

  const latestStep = useRef(stepBy)
  latestStep.current = stepBy

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || readOnly) return
    const steps = stepsOfKey[event.key]
    if (steps) stepBy(steps)
    else if (event.key === 'Home' && Number.isFinite(min)) give(min)
    else if (event.key === 'End' && Number.isFinite(max)) give(max)
    else {
      // The form is sent with what is typed.
      if (event.key === 'Enter') commit()
      return
    }
    event.preventDefault()
  }

  const stopWheel = useRef<() => void>(undefined)

  function enter(event: FocusEvent<HTMLInputElement>): void {
    onFocus?.(event)
    if (disableWheelChange || readOnly) return
    const { currentTarget } = event
    // React listens to the wheel without the right to keep the page from scrolling.
    const turn = (wheel: WheelEvent) => {
      if (wheel.ctrlKey || wheel.deltaY === 0) return
      wheel.preventDefault()
      latestStep.current(wheel.deltaY < 0 === !invertWheelChange ? 1 : -1)
    }
    currentTarget.addEventListener('wheel', turn, { passive: false })
    stopWheel.current = () => currentTarget.removeEventListener('wheel', turn)
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    stopWheel.current?.()
    commit()
    onBlur?.(event)
  }

  const hold = useHold(() => latest.current, focusOnChange ? () => input.current?.focus() : undefined)
  const shown = draft ?? text.format(value)
  const isWrong = draft !== null && !text.isPartial(draft)
  const texts = messagesOf(frond, 'inputNumber', english)

  function stepper(direction: 1 | -1): ReactNode {
    const given = direction > 0 ? increment : decrement
    if (!given) return null
    const props = given === true ? undefined : given
    const part = direction > 0 ? 'increment' : 'decrement'
    const isAtEnd = value !== null && (direction > 0 ? value >= max : value <= min)
    const content = direction > 0 ? renderIncrement : renderDecrement
    return (
      <Button
        color="neutral"
        variant="ghost"
        size={size}
        square
        tabIndex={-1}
        icon={
          content !== undefined
            ? undefined
            : direction > 0
              ? (incrementIcon ?? roleIcon(frond, 'plus', plusRole))
              : (decrementIcon ?? roleIcon(frond, 'minus', minusRole))
        }
        aria-label={texts[part]}
        data-slot={part}
        {...hold(() => latestStep.current(direction))}
        {...props}
        disabled={disabled || readOnly || isAtEnd || (direction > 0 ? incrementDisabled : decrementDisabled)}
        className={addClass(classes[part], props?.className)}
      >
        {fillSlot(content, { ui: classes })}
      </Button>
    )
  }

  const down = inControl(frond, stepper(-1))
  const up = inControl(frond, stepper(1))
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
          // Server and browser may know the language in different editions.
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
            write(event.currentTarget.value)
            onChange?.(event)
          }}
          onKeyDown={pressKey}
          onFocus={enter}
          onBlur={leave}
        />
        {orientation === 'vertical' ? (
          <>
            {up}
            {down}
          </>
        ) : (
          up
        )}
        {name !== undefined && (
          // A number for whoever reads the form, whatever the language on the screen.
          <input
            type="number"
            hidden
            step="any"
            data-slot="value"
            name={name}
            form={form}
            disabled={disabled}
            value={value ?? ''}
            // Nobody sees it, so nobody changes it; `readOnly` would make the whole field look so.
            onChange={ignore}
          />
        )}
      </>
    ),
  })
}

function ignore(): void {}

const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** How long a button is held before it goes on by itself, and how fast it goes then. */
const HOLD_MS = 400
const REPEAT_MS = 60

/**
 * The handlers of a button that goes on as long as it is held. A mouse steps when it is pressed; a finger when it is lifted,
 * as it may yet begin to scroll.
 */
function useHold(read: () => unknown, focus: (() => void) | undefined) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; hasStepped: boolean } | null>(null)
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  return (step: () => void) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      const isMouse = event.pointerType === 'mouse'
      const own: NonNullable<typeof press.current> = { hasStepped: isMouse }
      const repeat = () => {
        const before = read()
        own.hasStepped = true
        step()
        // At the end there is nothing to go on for.
        if (read() !== before) own.timer = setTimeout(repeat, REPEAT_MS)
      }
      clearTimeout(press.current?.timer)
      press.current = own
      own.timer = setTimeout(repeat, HOLD_MS)
      if (!isMouse) return
      // The press would take the focus away from the field.
      event.preventDefault()
      focus?.()
      step()
    },
    onPointerUp: () => clearTimeout(press.current?.timer),
    onPointerLeave: () => clearTimeout(press.current?.timer),
    onPointerCancel: () => clearTimeout(press.current?.timer),
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick() {
      if (!press.current?.hasStepped) step()
      press.current = null
    },
  })
}

/** The next multiple of the step in either direction. */
function nextStep(from: number, steps: number, step: number, min: number, max: number): number {
  const base = Number.isFinite(min) ? min : 0
  const nearest = snap(from, base, step)
  // From between two multiples the first step leads to the next of them.
  const isBetween = Math.abs(nearest - from) > step * 1e-9
  const isPast = isBetween && nearest > from === steps > 0
  const wanted = nearest + (isPast ? steps - Math.sign(steps) : steps) * step
  return clamp(snap(wanted, base, step, max), min, max)
}

function toNumber(value: number | null | undefined): number | null {
  if (value === undefined || value === null) return null
  if (Number.isFinite(value)) return value
  warn('InputNumber', `the value ${value} is not a number, so nothing is shown. Pass a number, or null for none.`)
  return null
}

function toBounds(givenMin: number | undefined, givenMax: number | undefined): { min: number; max: number } {
  const min = givenMin ?? -Infinity
  const max = givenMax ?? Infinity
  if (min <= max) return { min, max }
  warn('InputNumber', `min ${min} and max ${max} leave no number, so they are ignored. Pass a max above min.`)
  return { min: -Infinity, max: Infinity }
}

function toStep(given: number | undefined, isPercent: boolean): number {
  const usual = isPercent ? 0.01 : 1
  if (given === undefined || (given > 0 && Number.isFinite(given))) return given ?? usual
  warn('InputNumber', `step is ${given}, so ${usual} is used. Pass a number above 0.`)
  return usual
}

/** A small step needs more decimals than numbers are shown with by themselves. */
function withDigits(options: Intl.NumberFormatOptions | undefined, step: number | undefined) {
  const digits = step === undefined ? 0 : decimals(step)
  if (options || digits <= 3) return options
  return { maximumFractionDigits: digits }
}
