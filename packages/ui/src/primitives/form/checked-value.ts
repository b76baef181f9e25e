import { warn } from '../../system/warn.ts'

/**
 * Types of `trueValue` and `falseValue`. Listed one by one, so that TypeScript infers literals such as `1` and
 * `'done'`.
 */
export type CheckedValue = string | number | boolean | object | null

export interface CheckedValues {
  readonly trueValue: unknown
  readonly falseValue: unknown
}

/** Converts a value of `checked` to the state of the native control. Returns `undefined` if there is no value. */
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
    `checked is ${JSON.stringify(value) ?? typeof value}, which is neither trueValue nor falseValue, so the control is unchecked. Pass a boolean, or set trueValue and falseValue.`,
  )
  return false
}

/** The `value` attribute of a checked control in a form, or `undefined` for the browser's default `on`. */
export function toPostedValue(trueValue: unknown): string | number | undefined {
  return typeof trueValue === 'string' || typeof trueValue === 'number' ? trueValue : undefined
}
