import { contrast, layer, mix } from './contrast.ts'
import { shades, type ColorRole, type Mode, type Shade, type Shades } from './scale.ts'

/** A neutral role: a fixed colour, a shade, or a place between two shades (share of the second in percent). */
export type NeutralValue = '#fff' | Shade | readonly [Shade, Shade, number]

/** The contrast of text (WCAG 1.4.3). */
export const readable = 4.5

/** How much of the `on` colour is mixed into a fill under the pointer (`bg-role-hover` in theme.css). */
export const hoverShare = 0.08

/** How much black is mixed into a pressed fill (`bg-role-active` in theme.css). */
export const activeShare = 0.12

/** The strongest tint of a colour that its own text has to be read on, on any surface: `bg-role/10 text-role`. */
export const tint = 0.1

const white = '#ffffff'
const nearBlack = '#0a0a0a'

// A page may pair any colour with any neutral, so text is measured on the surface that is worst for it among the five
// neutrals: the darkest one of light mode, the lightest one of dark mode. A test holds these two against the table below.
export const worstSurface: Readonly<Record<Mode, string>> = { light: '#e4e4e7', dark: '#1d293d' }

/**
 * Surfaces, text and lines, as shades of the neutral scale. tokens.css is written from this table, and the tests
 * compute contrast from it.
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

/** The surfaces that text, tints and controls may lie on. */
export const surfaces = ['bg', 'bg-muted', 'bg-raised', 'bg-elevated', 'bg-accented'] as const satisfies NeutralRole[]

export function resolveNeutral(scale: Shades, value: NeutralValue): string {
  if (typeof value === 'string') return white
  if (typeof value === 'number') return scale[value]
  const [from, to, percent] = value
  return mix(scale[from], scale[to], percent / 100)
}

/**
 * Chooses, for each mode, which shades of a scale serve as fill and as text so that everything can be read. Light mode
 * prefers a deep fill with white text; a colour that is too light for that keeps its vivid shade and gets dark text.
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

/** Whether text of the colour `on` can be read on the fill at rest, under the pointer and pressed. */
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

/** The shades from one to the other with nine colours between each two, so that a pick stays as vivid as it may. */
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
  // The last candidate is the darkest or lightest shade there is: where nothing fits, it comes nearest.
  return candidates.find(fits) ?? candidates[candidates.length - 1] ?? white
}
