import type { FrondContextValue } from './frond-context.ts'

/**
 * Converts `start` and `end` to the side of the text direction, as in `bottom-end`. Other sides stay the same. Without a
 * direction of `<App>`, that of the page is used, so it works only in the browser.
 */
export function toPhysicalSide<Side extends string>(frond: FrondContextValue, side: Side): PhysicalSide<Side> {
  const isRtl = (frond.dir ?? getComputedStyle(document.documentElement).direction) === 'rtl'
  const physical = side.replace(/\bstart$/, isRtl ? 'right' : 'left').replace(/\bend$/, isRtl ? 'left' : 'right')
  return physical as PhysicalSide<Side>
}

type PhysicalSide<Side extends string> = Side extends `${infer Before}start` | `${infer Before}end`
  ? `${Before}left` | `${Before}right`
  : Side
