'use client'

import { useEffect, useRef, type FormEvent, type Ref, type RefObject } from 'react'
import type { ListKey } from '../items/list-items.ts'
import { onFormReset } from './form-events.ts'

interface PostedValueProps {
  name: string | undefined
  disabled?: boolean | undefined
  form?: string | undefined
}

/** Posts values with the form, one hidden input per value. The ref receives the first input. */
function hiddenInputs(values: readonly ListKey[], attributes: PostedValueProps, ref?: Ref<HTMLInputElement>) {
  return values.map((value, index) => (
    <input key={index} type="hidden" {...attributes} value={value} ref={index === 0 ? ref : undefined} />
  ))
}

interface FormValueProps extends PostedValueProps {
  values: readonly ListKey[]
  multiple: boolean
  required: boolean | undefined
  autoComplete: string | undefined
  /** Makes the native input transparent without hiding it from the browser. */
  className: string
  /** Receives the focus in place of the native input. */
  control: RefObject<HTMLElement | null>
  /** Called with the text that the browser fills in. */
  onFill: (text: string) => void
}

/**
 * Posts the value of a list. Browsers validate and fill in visible inputs only, so `required` and `autoComplete` add a
 * transparent input below the control, which the validation message of the browser points to.
 */
export function FormValue(props: FormValueProps) {
  const { name, values, multiple, required, disabled, form, autoComplete, className, control, onFill } = props
  const isNative = required || Boolean(autoComplete)
  return (
    <>
      {name && (multiple || !isNative) && hiddenInputs(multiple ? values : [values[0] ?? ''], { name, disabled, form })}
      {isNative && (
        <input
          name={multiple ? undefined : name}
          value={multiple ? values.join(',') : (values[0] ?? '')}
          required={required}
          disabled={disabled}
          form={form}
          autoComplete={autoComplete ?? 'off'}
          tabIndex={-1}
          aria-hidden
          className={className}
          data-slot="native"
          onFocus={() => control.current?.focus()}
          onChange={(event) => onFill(event.currentTarget.value)}
        />
      )}
    </>
  )
}

interface Validation {
  required: boolean | undefined
  readOnly: boolean | undefined
  /** Why the value is invalid. The form is not submitted while there is a message. */
  message: string | undefined
  /** Called when the form cannot be submitted and this is its first invalid control. */
  onInvalid: () => void
}

interface FormValuesProps extends PostedValueProps {
  /** ISO text per value. */
  values: readonly string[]
  /** Called when the form is reset, because the browser does not reset the value of a hidden input. */
  onReset: () => void
  /** Makes the browser validate the values. */
  validation?: Validation
}

/** Posts dates or times with the form, and resets and validates them with it. */
export function FormValues({ values, onReset, validation, ...attributes }: FormValuesProps) {
  const input = useRef<HTMLInputElement>(null)
  const message = validation?.message ?? ''
  useEffect(() => onFormReset(input.current, onReset))
  useEffect(() => input.current?.setCustomValidity(message), [message])

  // Without a value one empty input stays, so that the name is posted empty, as by a native input.
  const posted = values.length === 0 ? [''] : values
  if (!validation) return hiddenInputs(posted, attributes, input)

  const { required, readOnly, onInvalid } = validation
  const reportInvalid = (event: FormEvent<HTMLInputElement>) => {
    // The browser cannot show its message at an invisible input, and logs an error instead.
    event.preventDefault()
    if (event.currentTarget.form?.querySelector(':invalid') === event.currentTarget) onInvalid()
  }
  return posted.map((value, index) => (
    <input
      key={index}
      ref={index === 0 ? input : undefined}
      // Browsers never validate `type="hidden"`.
      hidden
      {...attributes}
      value={value}
      required={required}
      readOnly={readOnly}
      onChange={ignore}
      onInvalid={reportInvalid}
    />
  ))
}

function ignore(): void {}
