import type { InputHTMLAttributes, KeyboardEvent, ReactElement, Ref } from 'react'
import { findFocus } from '../../primitives/focus/focus.ts'
import type { NumberRules } from './number-rules.ts'
import type { NumberState, WheelSteps } from './use-number.ts'

interface NumberInputOptions {
  attributes: InputHTMLAttributes<HTMLInputElement>
  className: string
  ref: Ref<HTMLInputElement> | undefined
  rules: NumberRules
  number: NumberState
  wheel: WheelSteps
}

/** The input that shows the formatted number. The caller's handlers run besides those of the field. */
export function numberInput({ attributes, className, ref, rules, number, wheel }: NumberInputOptions): ReactElement {
  const { min, max, text } = rules
  const { value, draft } = number
  const { readOnly, onChange, onKeyDown, onFocus, onBlur } = attributes
  const shown = draft ?? text.format(value)
  const isInvalid = draft !== null && !text.isPartial(draft)
  return (
    <input
      type="text"
      role="spinbutton"
      data-slot="base"
      inputMode={min < 0 && min > -Infinity ? undefined : text.hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...attributes}
      {...(isInvalid && { 'aria-invalid': true })}
      // Server and browser can have different versions of the locale data.
      suppressHydrationWarning
      className={className}
      ref={ref}
      aria-valuenow={value ?? undefined}
      aria-valuetext={shown === '' || shown === String(value) ? undefined : shown}
      aria-valuemin={Number.isFinite(min) ? min : undefined}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      value={shown}
      onChange={(event) => {
        const field = event.currentTarget
        number.write(field.value)
        // The user does not type, so the browser has filled in the field. No blur event follows.
        if (findFocus(field) !== field) number.commit()
        onChange?.(event)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented && !hasModifier(event) && !readOnly) number.pressKey(event)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        wheel.start(event.currentTarget)
      }}
      onBlur={(event) => {
        wheel.stop()
        number.commit()
        onBlur?.(event)
      }}
    />
  )
}

interface PostedNumberOptions {
  name: string | undefined
  form: string | undefined
  disabled: boolean | undefined
  value: number | null
}

/** A hidden input that submits the number without formatting, whatever the language of the page. */
export function postedNumber({ name, form, disabled, value }: PostedNumberOptions): ReactElement | null {
  if (name === undefined) return null
  return (
    <input
      type="number"
      hidden
      step="any"
      data-slot="value"
      name={name}
      form={form}
      disabled={disabled}
      value={value ?? ''}
      // React requires this or `readOnly`, and the styles of a read-only field would match `readOnly`.
      onChange={ignore}
    />
  )
}

function ignore(): void {}

function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey
}
