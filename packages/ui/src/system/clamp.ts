/** Limits a number to a range. If `min` is greater than `max`, the result is `min`, as in CSS. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
