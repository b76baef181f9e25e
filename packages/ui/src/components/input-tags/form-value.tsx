import { createElement, type ReactNode } from 'react'

/**
 * Submits the tags with the form. With a `<select multiple>`, Form reads even a single tag as a list. It could not do
 * that with hidden inputs.
 */
export function formValue(
  name: string,
  values: readonly string[],
  disabled: boolean | undefined,
  form: string | undefined,
): ReactNode {
  return (
    <select
      key={JSON.stringify(values)}
      multiple
      hidden
      name={name}
      form={form}
      disabled={disabled}
      defaultValue={values}
    >
      {/* The options have no text: queries by text would find it in addition to the tag. */}
      {values.map((value, index) => createElement('option', { key: index, value }))}
    </select>
  )
}
