'use client'

import { useState } from 'react'
import { readRange } from '../../primitives/date/date-values.ts'
import { useControlled } from '../../system/use-controlled.ts'

interface FieldValuesOptions<Value> {
  /** Names the component in warnings. */
  readonly componentName: string
  /** Reads a date or time that the caller passed. */
  readonly parse: (componentName: string, prop: string, input: unknown) => Value | undefined
  readonly isRange: boolean
  readonly value: unknown
  readonly defaultValue: unknown
  readonly onChange: (value: Value | { start: Value; end: Value } | null) => void
  readonly placeholder: unknown
  readonly defaultPlaceholder: unknown
  readonly onPlaceholderChange: ((value: Value) => void) | undefined
}

/** The state of a date or time field: its value or both ends of its range, and the placeholder. */
export function useFieldValues<Value>(options: FieldValuesOptions<Value>) {
  const { componentName, parse, isRange, defaultValue, onPlaceholderChange } = options
  const [written, setWritten] = useControlled(options.value, options.defaultValue)
  // A range has no value while one of its ends is empty, so the end that is filled in is kept here.
  const [incomplete, setIncomplete] = useState<readonly (Value | null)[]>()
  const given = read(written)
  const values = isRange && incomplete && !given[0] ? incomplete : given

  const [reference, setReference] = useControlled(options.placeholder, options.defaultPlaceholder)

  function read(input: unknown): readonly (Value | null)[] {
    if (isRange) return readRange(componentName, input, parse) ?? [null, null]
    return [parse(componentName, 'value', input) ?? null]
  }

  function setValues([first, last]: readonly (Value | null)[]): void {
    const complete = isRange ? first && last && { start: first, end: last } : first
    const result = complete ?? null
    setWritten(result)
    // A range that was incomplete and still is has not changed: it is `null` before and after.
    if (result !== null || given[0]) options.onChange(result)
  }

  return {
    /** One value, or two for a range. Empty ones are `null`. */
    values,
    /** What empty segments start from. */
    placeholder: parse(componentName, 'placeholder', reference),
    change(index: number, next: Value | null): void {
      const all = values.map((value, at) => (at === index ? next : value))
      setIncomplete(all)
      setValues(all)
      if (!next) return
      setReference(next)
      onPlaceholderChange?.(next)
    },
    reset(): void {
      setIncomplete(undefined)
      setValues(read(defaultValue))
    },
  }
}
