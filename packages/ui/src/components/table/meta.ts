import type { CSSProperties } from 'react'

/** A value of `meta`: itself, or the result of its function. */
export function resolveMeta<Value, Args>(
  value: Value | ((args: Args) => Value | undefined) | undefined,
  args: Args,
): Value | undefined {
  return typeof value === 'function' ? (value as (args: Args) => Value | undefined)(args) : value
}

export function joinStyles(...styles: unknown[]): CSSProperties | undefined {
  const given = styles.filter(Boolean)
  return given.length > 0 ? Object.assign({}, ...given) : undefined
}
