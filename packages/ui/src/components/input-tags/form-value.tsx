import { createElement, type ReactNode } from 'react'

/** The tags for the form. A `<select multiple>` tells Form that one tag is still a list; several inputs would not. */
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
