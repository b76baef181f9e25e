/** The number of the grid of `step` from `base` that is nearest, and not above `max`. */
export function snap(number: number, base: number, step: number, max = Infinity): number {
  let steps = Math.round((number - base) / step)
  // A little more than nothing, for what floating point loses.
  if (base + steps * step > max + step * 1e-9) steps = Math.floor((max - base) / step + 1e-9)
  return toPrecision(base + steps * step, base, step)
}

/** Without the dust of floating point: as many decimals as the numbers have that it was made of. */
export function toPrecision(number: number, ...parts: readonly number[]): number {
  return Number(number.toFixed(Math.min(Math.max(...parts.map(decimals)), 100)))
}

/** How many decimals a number has. */
export function decimals(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}
