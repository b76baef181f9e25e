'use client'

import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { listenToForm } from './form-events.ts'

interface FormValuesProps {
  name: string
  /** ISO text per value. */
  values: readonly string[]
  disabled?: boolean
  form?: string
  onReset: () => void
}

/** Posts values with the form around, and tells when that is reset: a hidden input does not go back by itself. */
export function FormValues({ name, values, disabled, form, onReset }: FormValuesProps) {
  const input = useRef<HTMLInputElement>(null)

  useFormReset(input, onReset)

  // Without a value one input stays, so that the form is known and the name is posted empty, as by a native input.
  return (values.length === 0 ? [''] : values).map((value, index) => (
    <input
      key={index}
      ref={index === 0 ? input : undefined}
      type="hidden"
      name={name}
      value={value}
      disabled={disabled}
      form={form}
    />
  ))
}

interface FieldValuesProps extends FormValuesProps {
  required?: boolean
  readOnly?: boolean
  /** What is wrong with the value; the form is not sent then. */
  problem?: string
  /** Called when the form cannot be sent because of this field. */
  onInvalid: () => void
}

/**
 * The native inputs behind a field of segments: they post, are validated, and carry the state that the frame shows. They are
 * hidden and not `type="hidden"`, which is never validated.
 */
export function FieldValues({
  name,
  values,
  disabled,
  readOnly,
  required,
  problem = '',
  form,
  onInvalid,
  onReset,
}: Omit<FieldValuesProps, 'name'> & { name?: string }) {
  const input = useRef<HTMLInputElement>(null)
  useFormReset(input, onReset)
  useEffect(() => input.current?.setCustomValidity(problem), [problem])

  // The browser cannot show its message beside a hidden input, and would only complain about it.
  const refuse = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault()
    if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget) onInvalid()
  }

  return values.map((value, index) => (
    <input
      key={index}
      ref={index === 0 ? input : undefined}
      hidden
      name={name}
      value={value}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
      form={form}
      onChange={ignore}
      onInvalid={refuse}
    />
  ))
}

function ignore(): void {}

function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  useEffect(() => {
    if (!input.current) return
    return listenToForm(input.current, 'reset', (event) => {
      if (!event.defaultPrevented) onReset()
    })
  })
}
