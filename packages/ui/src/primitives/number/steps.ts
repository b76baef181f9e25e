/** Rounds a number to the nearest multiple of `step` from `base` that is not above `max`. */
export function snap(number: number, base: number, step: number, max = Infinity): number {
  let steps = Math.round((number - base) / step)
  // The tolerance compensates for rounding errors of floating-point numbers.
  if (base + steps * step > max + step * 1e-9) steps = Math.floor((max - base) / step + 1e-9)
  return toPrecision(base + steps * step, base, step)
}

/** Removes rounding errors: rounds to the number of decimals of the numbers that it was computed from. */
export function toPrecision(number: number, ...parts: readonly number[]): number {
  return Number(number.toFixed(Math.min(Math.max(...parts.map(decimals)), 100)))
}

/** The number of decimals of a number. */
export function decimals(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}
