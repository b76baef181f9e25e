import { oklchToLinear, toHex, toOklch } from './contrast.ts'
import { toColorRoles } from './roles.ts'
import { shades, type ColorScale, type Shade, type Shades } from './scale.ts'

// Lightness and relative chroma of each shade, where 1 is the shade with the highest chroma.
const curve: Readonly<Record<Shade, readonly [lightness: number, vividness: number]>> = {
  50: [0.979, 0.09],
  100: [0.955, 0.21],
  200: [0.912, 0.41],
  300: [0.855, 0.71],
  400: [0.78, 0.97],
  500: [0.705, 1],
  600: [0.61, 0.9],
  700: [0.515, 0.73],
  800: [0.435, 0.58],
  900: [0.375, 0.47],
  950: [0.262, 0.32],
}

/** Creates a scale from eleven shades. Chooses the shades for fills and text in each mode. */
export function defineScale(own: Shades): ColorScale {
  return { ...own, ...toColorRoles(own) }
}

/**
 * Creates a scale from one color, which becomes the shade `at`, or by default the shade with the nearest lightness. All
 * shades have the same hue. Chroma decreases towards both ends, and further for shades that would be outside sRGB.
 */
export function createScale(color: string, { at }: { at?: Shade } = {}): ColorScale {
  const { lightness, chroma, hue } = toOklch(color)
  const distance = (shade: Shade) => Math.abs(curve[shade][0] - lightness)
  const anchor = at ?? shades.reduce((best, shade) => (distance(shade) < distance(best) ? shade : best))
  const [anchorLightness, anchorVividness] = curve[anchor]

  const entries = shades.map((shade) => {
    if (shade === anchor) return [shade, color.toLowerCase()]
    const [target, vividness] = curve[shade]
    const lighter = shade < anchor
    const share = lighter ? (1 - target) / (1 - anchorLightness) : target / anchorLightness
    const shadeLightness = lighter ? 1 - (1 - lightness) * share : lightness * share
    return [shade, mostVivid(shadeLightness, (chroma * vividness) / anchorVividness, hue)]
  })
  return defineScale(Object.fromEntries(entries) as Shades) // The entries contain every shade.
}

function mostVivid(lightness: number, chroma: number, hue: number): string {
  let fits = 0
  let tooMuch = chroma
  if (isInSrgb(lightness, chroma, hue)) fits = chroma
  else {
    for (let round = 0; round < 16; round++) {
      const middle = (fits + tooMuch) / 2
      if (isInSrgb(lightness, middle, hue)) fits = middle
      else tooMuch = middle
    }
  }
  return toHex(oklchToLinear(lightness, fits, hue))
}

function isInSrgb(lightness: number, chroma: number, hue: number): boolean {
  return oklchToLinear(lightness, chroma, hue).every((light) => light >= -0.0001 && light <= 1.0001)
}
