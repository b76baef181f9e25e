/** A color in linear sRGB. Each channel is 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

type Oklab = readonly [lightness: number, a: number, b: number]

const decode = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const encode = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
const clip = (value: number) => Math.min(1, Math.max(0, value))

/** Parses `#rgb`, `#rrggbb` and `oklch(L C H)`. Clips colors outside sRGB, as browsers do on an sRGB screen. */
export function parseColor(color: string): LinearRgb {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1]
  if (hex) {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const channel = (index: number) => decode(parseInt(digits.slice(index, index + 2), 16) / 255)
    return [channel(0), channel(2), channel(4)]
  }
  const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+|none)(?:deg)?\s*\)$/i.exec(color)
  if (oklch) {
    const [, lightness = '0', percent, chroma = '0', hue = '0'] = oklch
    const [red, green, blue] = oklchToLinear(
      Number(lightness) / (percent ? 100 : 1),
      Number(chroma),
      hue === 'none' ? 0 : Number(hue),
    )
    return [clip(red), clip(green), clip(blue)]
  }
  throw new Error(`parseColor: cannot read "${color}". Write colors as #rrggbb or oklch(L C H).`)
}

export function toHex(color: LinearRgb): string {
  const byte = (light: number) =>
    Math.round(clip(encode(light)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${color.map(byte).join('')}`
}

export function luminance(color: string): number {
  const [red, green, blue] = parseColor(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio of two opaque colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes two colors as `color-mix(in oklab, …)` does. `share` is the share of the second. */
export function mix(from: string, to: string, share: number): string {
  const start = linearToOklab(parseColor(from))
  const end = linearToOklab(parseColor(to))
  const at = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share
  return toHex(oklabToLinear([at(0), at(1), at(2)]))
}

/** The visible color of `color` at opacity `alpha` over an opaque color, such as `bg-role/10` on a surface. */
export function layer(color: string, alpha: number, under: string): string {
  const top = parseColor(color)
  const bottom = parseColor(under)
  const at = (index: 0 | 1 | 2) => decode(encode(top[index]) * alpha + encode(bottom[index]) * (1 - alpha))
  return toHex([at(0), at(1), at(2)])
}

/** Channels outside 0 to 1 mean that the color is outside sRGB. */
export function oklchToLinear(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180
  return oklabToLinear([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}

export function toOklch(color: string): { lightness: number; chroma: number; hue: number } {
  const [lightness, a, b] = linearToOklab(parseColor(color))
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

function oklabToLinear([lightness, a, b]: Oklab): LinearRgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function linearToOklab([red, green, blue]: LinearRgb): Oklab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}
