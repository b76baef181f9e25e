import { fillText } from '../../system/fill-text.ts'
import type { Messages } from '../../locale/messages.ts'

/** Why a value is not valid. */
export type DateProblem = 'rangeUnderflow' | 'rangeOverflow' | 'unavailable' | 'order'

interface FieldRules<Value> {
  readonly min: Value | undefined
  readonly max: Value | undefined
  readonly compare: (a: Value, b: Value) => number
  readonly isUnavailable: ((value: Value) => boolean) | undefined
  /** A limit as text, for the message. */
  readonly format: (limit: Value) => string
  readonly texts: NonNullable<Messages['inputDate']>
}

/** The first rule that the values of a field break, with a message for the user. */
export function findProblem<Value>(
  values: readonly (Value | null)[],
  { min, max, compare, isUnavailable, format, texts }: FieldRules<Value>,
): { readonly kind: DateProblem; readonly message: string } | undefined {
  const filled = values.filter((value) => value !== null)
  const [first, last] = filled
  if (min !== undefined && filled.some((value) => compare(value, min) < 0))
    return { kind: 'rangeUnderflow', message: fillText(texts.min, { min: format(min) }) }
  if (max !== undefined && filled.some((value) => compare(value, max) > 0))
    return { kind: 'rangeOverflow', message: fillText(texts.max, { max: format(max) }) }
  if (first !== undefined && last !== undefined && compare(first, last) > 0)
    return { kind: 'order', message: texts.order }
  if (isUnavailable && filled.some((value) => isUnavailable(value)))
    return { kind: 'unavailable', message: texts.unavailable }
  return undefined
}
