import type { RefObject } from 'react'
import type { ListKey } from '../items/list-items.ts'

interface FormValueProps {
  name: string | undefined
  values: readonly ListKey[]
  multiple: boolean
  required: boolean | undefined
  disabled: boolean | undefined
  form: string | undefined
  autoComplete: string | undefined
  /** Hides the native input where it has to be one that can be seen. */
  className: string
  /** Gets the focus in its place. */
  control: RefObject<HTMLElement | null>
  /** Called with what the browser fills in. */
  onFill: (text: string) => void
}

/**
 * The value as the form around sees it. Where the browser has to check it or may fill it in, that takes an input that is
 * there to be seen; it lies below the control, so that the browser's message points to it.
 */
export function FormValue(props: FormValueProps) {
  const { name, values, multiple, required, disabled, form, autoComplete, className, control, onFill } = props
  const isNative = required || Boolean(autoComplete)
  const posted = name && (multiple || !isNative) && (multiple ? values : [values[0] ?? ''])
  return (
    <>
      {posted &&
        posted.map((value) => (
          <input key={value} type="hidden" name={name} value={value} disabled={disabled} form={form} />
        ))}
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
