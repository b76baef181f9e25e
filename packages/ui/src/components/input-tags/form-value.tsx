import { createElement, type ReactNode } from 'react'

/** A list of one is a list too: a form that reads native values sees that by this element, and not by inputs. */
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
      {/* Without a text, which would be found beside that of the tag. */}
      {values.map((value, index) => createElement('option', { key: index, value }))}
    </select>
  )
}
