import { colorFormats, parseColor, rgbaToHsva, type ColorFormat, type Hsva } from './color-math.ts'
import { warn } from '../../system/warn.ts'

/** Shown if the value is not a valid color. */
export const fallback: Hsva = { h: 0, s: 0, v: 1, a: 1 }

/** Parses a color. `where` is the name of the prop that contains it, for a warning about invalid colors. */
export function readColor(text: string, alpha: boolean, where?: string): Hsva | undefined {
  const color = typeof text === 'string' ? parseColor(text) : undefined
  if (color) return rgbaToHsva(alpha ? color : { ...color, a: 1 })
  if (where !== undefined) warn('ColorPicker', describeInvalidColor(where, text))
  return undefined
}

function describeInvalidColor(where: string, text: unknown): string {
  return `\`${where}\` holds "${String(text)}", which is not a valid color. Write it as hex, rgb(), hsl(), device-cmyk(), lab() or oklch().`
}

/**
 * Grays have no hue, and black has no saturation either. Keeps the previous values, so that the sliders do not jump.
 */
export function keepHue(next: Hsva, before: Hsva): Hsva {
  if (next.v === 0) return { ...next, h: before.h, s: before.s }
  return next.s === 0 ? { ...next, h: before.h } : next
}

export function checkFormat(format: ColorFormat): ColorFormat {
  if (colorFormats.includes(format)) return format
  warn('ColorPicker', `unknown format "${String(format)}". Use one of ${colorFormats.join(', ')}.`)
  return 'hex'
}
