import { warn } from '../../system/warn.ts'

/** What may stand for on or off. Spelled out, so that the compiler keeps `1` and `'done'` as they are written. */
export type CheckedValue = string | number | boolean | object | null

export interface CheckedValues {
  readonly trueValue: unknown
  readonly falseValue: unknown
}

/** What a value of `checked` says about the native control: on, off, or neither. Nothing where none is given. */
export function toChecked(
  componentName: string,
  value: unknown,
  values: CheckedValues,
): boolean | 'indeterminate' | undefined {
  if (value === undefined) return undefined
  if (value === values.trueValue || value === true) return true
  if (value === values.falseValue || value === false || value === null) return false
  if (value === 'indeterminate') return value
  warn(
    componentName,
    `checked is ${JSON.stringify(value) ?? typeof value}, which is neither its true nor its false value, so it counts as off. Pass a boolean, or set trueValue and falseValue.`,
  )
  return false
}

/** What a form posts for a control that is on, where it is not the browser's "on". */
export function toPostedValue(trueValue: unknown): string | number | undefined {
  return typeof trueValue === 'string' || typeof trueValue === 'number' ? trueValue : undefined
}
