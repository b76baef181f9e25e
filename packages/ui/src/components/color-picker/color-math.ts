import { clamp } from '../../system/clamp.ts'

/** Red, green and blue of sRGB and the opacity, each from 0 to 1. */
export interface Rgba {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

/** Hue from 0 to 360; saturation, brightness and opacity from 0 to 1. These are the axes of the sliders. */
export interface Hsva {
  readonly h: number
  readonly s: number
  readonly v: number
  readonly a: number
}

type Triple = readonly [number, number, number]

export const colorFormats = ['hex', 'rgb', 'hsl', 'cmyk', 'lab', 'oklch'] as const

export type ColorFormat = (typeof colorFormats)[number]

export function hsvaToRgba({ h, s, v, a }: Hsva): Rgba {
  const channel = (n: number) => {
    const k = (n + h / 60) % 6
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1))
  }
  return { r: channel(5), g: channel(3), b: channel(1), a }
}

export function rgbaToHsva({ r, g, b, a }: Rgba): Hsva {
  const max = Math.max(r, g, b)
  const range = max - Math.min(r, g, b)
  return { h: hueOf(r, g, b), s: max === 0 ? 0 : range / max, v: max, a }
}

function hueOf(r: number, g: number, b: number): number {
  const max = Math.max(r, g, b)
  const range = max - Math.min(r, g, b)
  if (range === 0) return 0
  let sixth: number
  if (max === r) sixth = ((g - b) / range) % 6
  else if (max === g) sixth = (b - r) / range + 2
  else sixth = (r - g) / range + 4
  return (sixth * 60 + 360) % 360
}

export function rgbToHsl({ r, g, b }: Rgba): Triple {
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const l = (max + min) / 2
  const s = max === min ? 0 : (max - min) / (1 - Math.abs(2 * l - 1))
  return [hueOf(r, g, b), s, l]
}

export function hslToRgb([h, s, l]: Triple): Triple {
  const channel = (n: number) => {
    const k = (n + h / 30) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** The simple conversion, without a color profile. */
export function rgbToCmyk({ r, g, b }: Rgba): readonly [number, number, number, number] {
  const k = 1 - Math.max(r, g, b)
  if (k === 1) return [0, 0, 0, 1]
  return [(1 - r - k) / (1 - k), (1 - g - k) / (1 - k), (1 - b - k) / (1 - k), k]
}

export function cmykToRgb([c, m, y, k]: readonly [number, number, number, number]): Triple {
  return [(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)]
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

/** Rows of a 3×3 matrix. */
type Matrix = readonly [Triple, Triple, Triple]

function multiply(matrix: Matrix, [x, y, z]: Triple): Triple {
  return matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as unknown as Triple
}

// Linear sRGB to XYZ with the D50 white point, which Lab is based on, and back.
const rgbToXyz: Matrix = [
  [0.43606574687426936, 0.38515150959015976, 0.14307841996513873],
  [0.2224931771105651, 0.7168870130944823, 0.060619809794952344],
  [0.013923921463169377, 0.09708132423141014, 0.7140993568158809],
]
const xyzToRgb: Matrix = [
  [3.1341358529001173, -1.617385998018043, -0.4906622179110975],
  [-0.9787954765557775, 1.9162543773959888, 0.033442873390366924],
  [0.07195539255794735, -0.22897675981518198, 1.4053860351131178],
]
const white: Triple = [0.9642956764295677, 1, 0.8251046025104602]

const EPSILON = 216 / 24389
const KAPPA = 24389 / 27

/** Lightness from 0 to 100, and the axes a and b from about -125 to 125, as in CSS. */
export function rgbToLab({ r, g, b }: Rgba): Triple {
  const xyz = multiply(rgbToXyz, [toLinear(r), toLinear(g), toLinear(b)])
  const [fx, fy, fz] = xyz.map((value, index) => {
    const ratio = value / white[index]!
    return ratio > EPSILON ? Math.cbrt(ratio) : (KAPPA * ratio + 16) / 116
  }) as unknown as Triple
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

export function labToRgb([l, a, b]: Triple): Triple {
  const fy = (l + 16) / 116
  const fx = fy + a / 500
  const fz = fy - b / 200
  const ratios: Triple = [
    fx ** 3 > EPSILON ? fx ** 3 : (116 * fx - 16) / KAPPA,
    l > KAPPA * EPSILON ? fy ** 3 : l / KAPPA,
    fz ** 3 > EPSILON ? fz ** 3 : (116 * fz - 16) / KAPPA,
  ]
  const xyz: Triple = [ratios[0] * white[0], ratios[1] * white[1], ratios[2] * white[2]]
  return multiply(xyzToRgb, xyz).map(toGamma) as unknown as Triple
}

// Linear sRGB to LMS (the response of the three cones of the eye), and LMS to Oklab.
const rgbToLms: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const lmsToRgb: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
const lmsToOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const oklabToLms: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]

/** Lightness from 0 to 1, chroma from 0 to about 0.4, and hue from 0 to 360. */
export function rgbToOklch({ r, g, b }: Rgba): Triple {
  const lms = multiply(rgbToLms, [toLinear(r), toLinear(g), toLinear(b)])
  const [l, x, y] = multiply(lmsToOklab, lms.map(Math.cbrt) as unknown as Triple)
  const chroma = Math.hypot(x, y)
  // Grays have no hue: rounding errors would give them a random one.
  const hue = chroma < 0.0001 ? 0 : (Math.atan2(y, x) * 180) / Math.PI
  return [l, chroma, (hue + 360) % 360]
}

export function oklchToRgb([l, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180
  const lms = multiply(oklabToLms, [l, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  const cubed = lms.map((value) => value ** 3) as unknown as Triple
  return multiply(lmsToRgb, cubed).map(toGamma) as unknown as Triple
}

function clampUnit(value: number): number {
  return clamp(value, 0, 1)
}

/** Rounds to a maximum number of decimals, without trailing zeros. */
function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  // Adding 0 converts -0 to 0.
  return Math.round(value * factor) / factor + 0
}

const percent = (value: number, decimals = 0) => `${round(value * 100, decimals)}%`

/** Formats a color in CSS syntax. Without `alpha`, the color is opaque. */
export function formatColor(color: Rgba, format: ColorFormat, alpha = false): string {
  const a = alpha ? clampUnit(color.a) : 1
  if (format === 'hex') {
    const channels = alpha ? [color.r, color.g, color.b, a] : [color.r, color.g, color.b]
    return `#${channels.map(toHex).join('')}`
  }
  const end = alpha ? ` / ${percent(a)})` : ')'
  return writers[format](color) + end
}

function toHex(channel: number): string {
  return Math.round(clampUnit(channel) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()
}

const writers: Readonly<Record<Exclude<ColorFormat, 'hex'>, (color: Rgba) => string>> = {
  rgb: ({ r, g, b }) => `rgb(${[r, g, b].map((channel) => Math.round(clampUnit(channel) * 255)).join(' ')}`,
  hsl: (color) => {
    const [h, s, l] = rgbToHsl(color)
    return `hsl(${round(h) % 360} ${percent(s)} ${percent(l)}`
  },
  cmyk: (color) =>
    `device-cmyk(${rgbToCmyk(color)
      .map((ink) => percent(ink))
      .join(' ')}`,
  lab: (color) => {
    const [l, a, b] = rgbToLab(color)
    return `lab(${round(l, 2)}% ${round(a, 2)} ${round(b, 2)}`
  },
  oklch: (color) => {
    const [l, chroma, hue] = rgbToOklch(color)
    return `oklch(${percent(l, 2)} ${round(chroma, 4)} ${round(hue, 2) % 360}`
  },
}

/**
 * Parses a color in any of the formats, in the legacy syntax with commas and in the modern one. Returns `undefined` if
 * the text is not a color. Channels outside of the sRGB gamut are clamped.
 */
export function parseColor(text: string): Rgba | undefined {
  const trimmed = text.trim().toLowerCase()
  const hex = /^#?((?:[\da-f]{3}){1,2}|(?:[\da-f]{4}){1,2})$/.exec(trimmed)?.[1]
  if (hex) return parseHex(hex)

  const match = /^([a-z-]+)\(([^()]*)\)$/.exec(trimmed)
  const read = match && readers.get(match[1]!)
  if (!read) return undefined
  const words = match[2]!
    .trim()
    .split(/\s*[,/]\s*|\s+/)
    .map(toQuantity)
  if (words.length < read.channels || words.length > read.channels + 1) return undefined
  if (words.some((word) => word === undefined)) return undefined
  const quantities = words as Quantity[]
  const channels = read.toRgb(quantities)
  if (channels.some((channel) => !Number.isFinite(channel))) return undefined
  const alpha = quantities[read.channels]
  const [r, g, b] = channels
  return { r: clampUnit(r), g: clampUnit(g), b: clampUnit(b), a: alpha ? clampUnit(share(alpha, 1)) : 1 }
}

function parseHex(hex: string): Rgba {
  const isShort = hex.length < 6
  const pairs = isShort ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  const [r = 0, g = 0, b = 0, a = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255)
  return { r, g, b, a }
}

interface Quantity {
  readonly value: number
  readonly unit: string
}

/** Degrees per unit of angle. */
const angles: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

function toQuantity(word: string): Quantity | undefined {
  if (word === 'none') return { value: 0, unit: '' }
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/.exec(word)
  return match ? { value: Number(match[1]), unit: match[2] ?? '' } : undefined
}

/** A quantity as a fraction: `50%` is 0.5, and 127.5 with a `whole` of 255 is 0.5 too. */
function share({ value, unit }: Quantity, whole: number): number {
  if (unit === '%') return value / 100
  return unit === '' ? value / whole : Number.NaN
}

/** A quantity on an axis on which 100% equals `whole`. */
function measure(quantity: Quantity, whole: number): number {
  return quantity.unit === '%' ? share(quantity, 1) * whole : share(quantity, 1)
}

function degrees({ value, unit }: Quantity): number {
  const factor = angles[unit]
  return factor === undefined ? Number.NaN : (((value * factor) % 360) + 360) % 360
}

interface Reader {
  readonly channels: 3 | 4
  readonly toRgb: (quantities: readonly Quantity[]) => Triple
}

const rgbReader: Reader = {
  channels: 3,
  toRgb: ([r, g, b]) => [share(r!, 255), share(g!, 255), share(b!, 255)],
}
const hslReader: Reader = {
  channels: 3,
  toRgb: ([h, s, l]) => hslToRgb([degrees(h!), clampUnit(share(s!, 100)), clampUnit(share(l!, 100))]),
}
const cmykReader: Reader = {
  channels: 4,
  // `cmyk(0, 100, 100, 0)` uses percentages without a sign, CSS uses 0 to 1.
  toRgb: (inks) => {
    const whole = inks.slice(0, 4).some(({ value, unit }) => unit === '' && value > 1) ? 100 : 1
    const [c, m, y, k] = inks.map((ink) => clampUnit(share(ink, whole)))
    return cmykToRgb([c!, m!, y!, k!])
  },
}

const readers = new Map<string, Reader>(
  Object.entries({
    rgb: rgbReader,
    rgba: rgbReader,
    hsl: hslReader,
    hsla: hslReader,
    cmyk: cmykReader,
    'device-cmyk': cmykReader,
    lab: {
      channels: 3,
      toRgb: ([l, a, b]) => labToRgb([clamp(measure(l!, 100), 0, 100), measure(a!, 125), measure(b!, 125)]),
    },
    oklch: {
      channels: 3,
      toRgb: ([l, chroma, hue]) =>
        oklchToRgb([clampUnit(measure(l!, 1)), Math.max(0, measure(chroma!, 0.4)), degrees(hue!)]),
    },
  }),
)
