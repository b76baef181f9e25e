import { contrast, layer, mix } from './contrast.ts'
import { shades, type ColorRole, type Mode, type Shade, type Shades } from './scale.ts'

/** A neutral role: a fixed color, a shade, or a mix of two shades with the share of the second in percent. */
export type NeutralValue = '#fff' | Shade | readonly [Shade, Shade, number]

/** Minimum contrast of text (WCAG 1.4.3). */
export const readable = 4.5

/** Share of the `on` color that is mixed into a hovered fill (`bg-role-hover` in theme.css). */
export const hoverShare = 0.08

/** Share of black that is mixed into a pressed fill (`bg-role-active` in theme.css). */
export const activeShare = 0.12

/** The strongest tint of a color that must have enough contrast with its text on any surface: `bg-role/10 text-role`. */
export const tint = 0.1

const white = '#ffffff'
const nearBlack = '#0a0a0a'

// An application may combine any color with any neutral scale. So text is measured on the surface with the lowest contrast
// of all five neutrals: the darkest of light mode and the lightest of dark mode. A test checks these two values.
export const worstSurface: Readonly<Record<Mode, string>> = { light: '#e4e4e7', dark: '#1d293d' }

/**
 * Surfaces, text and lines, as shades of the neutral scale. tokens.css is generated from this table, and the tests compute
 * contrast from it.
 */
export const neutralRoles = {
  light: {
    bg: '#fff',
    'bg-muted': 50,
    'bg-raised': '#fff',
    'bg-elevated': 100,
    'bg-accented': 200,
    'bg-inverted': 900,
    'text-dimmed': [500, 600, 40],
    'text-muted': 600,
    'text-toned': 700,
    text: 800,
    'text-highlighted': 950,
    'text-inverted': '#fff',
    'border-muted': 100,
    border: 200,
    'border-accented': 300,
    'border-control': 500,
    'border-inverted': 900,
  },
  dark: {
    bg: [950, 900, 50],
    'bg-muted': 900,
    'bg-raised': 900,
    'bg-elevated': [900, 800, 50],
    'bg-accented': 800,
    'bg-inverted': '#fff',
    'text-dimmed': [400, 500, 30],
    'text-muted': 400,
    'text-toned': 300,
    text: 200,
    'text-highlighted': '#fff',
    'text-inverted': 950,
    'border-muted': [900, 800, 70],
    border: 800,
    'border-accented': 700,
    'border-control': 500,
    'border-inverted': '#fff',
  },
} as const satisfies Record<Mode, Record<string, NeutralValue>>

export type NeutralRole = keyof (typeof neutralRoles)['light']

/** The surfaces on which text, tints and controls may be placed. */
export const surfaces = ['bg', 'bg-muted', 'bg-raised', 'bg-elevated', 'bg-accented'] as const satisfies NeutralRole[]

export function resolveNeutral(scale: Shades, value: NeutralValue): string {
  if (typeof value === 'string') return white
  if (typeof value === 'number') return scale[value]
  const [from, to, percent] = value
  return mix(scale[from], scale[to], percent / 100)
}

/**
 * Chooses the shades for fills and text in each mode, so that all text has enough contrast. Light mode prefers a dark fill
 * with white text. A color that is too light for that keeps its vivid shade and gets dark text.
 */
export function toColorRoles(scale: Shades): Readonly<Record<Mode, ColorRole>> {
  const light = lightFill(scale)
  const dark = { fill: firstOf(steps(scale, 400, 50), (fill) => carries(fill, nearBlack)), on: nearBlack }
  return {
    light: { ...light, text: textTone(steps(scale, 500, 950), light.fill, 'light') },
    dark: { ...dark, text: textTone(steps(scale, 400, 50), dark.fill, 'dark') },
  }
}

function lightFill(scale: Shades): { fill: string; on: string } {
  const isDeep = contrast(scale[600], white) >= readable
  if (!isDeep && carries(scale[500], nearBlack)) return { fill: scale[500], on: nearBlack }
  return { fill: firstOf(steps(scale, 600, 950), (fill) => carries(fill, white)), on: white }
}

/** Whether the color `on` has enough contrast on the fill, also when it is hovered or pressed. */
function carries(fill: string, on: string): boolean {
  return [fill, mix(fill, on, hoverShare), mix(fill, '#000', activeShare)].every(
    (state) => contrast(state, on) >= readable,
  )
}

function textTone(candidates: string[], fill: string, mode: Mode): string {
  const surface = worstSurface[mode]
  const tinted = layer(fill, tint, surface)
  return firstOf(candidates, (text) => contrast(text, surface) >= readable && contrast(text, tinted) >= readable)
}

/** The shades between two shades, with nine mixed colors between each pair, so that the result is as vivid as possible. */
function steps(scale: Shades, from: Shade, to: Shade): string[] {
  const between = shades.filter((shade) => shade >= Math.min(from, to) && shade <= Math.max(from, to))
  const path = from < to ? between : between.toReversed()
  return path.flatMap((shade, index) => {
    const next = path[index + 1]
    if (next === undefined) return [scale[shade]]
    const tenths = Array.from({ length: 9 }, (_, tenth) => mix(scale[shade], scale[next], (tenth + 1) / 10))
    return [scale[shade], ...tenths]
  })
}

function firstOf(candidates: string[], fits: (color: string) => boolean): string {
  // The last candidate is the darkest or lightest shade. If no candidate has enough contrast, it has the most.
  return candidates.find(fits) ?? candidates[candidates.length - 1] ?? white
}
