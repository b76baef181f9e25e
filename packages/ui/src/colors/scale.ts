export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

export type Shade = (typeof shades)[number]

/** One color in eleven shades, from light to dark. */
export type Shades = Readonly<Record<Shade, string>>

/** The values of a color in one mode. */
export interface ColorRole {
  /** Background of a solid button. */
  readonly fill: string
  /** Text on that fill. */
  readonly on: string
  /** The color of text and lines on any surface. */
  readonly text: string
}

export type Mode = 'light' | 'dark'

/** A color scale for components. Create it with `defineScale` from eleven shades, or with `createScale` from one color. */
export type ColorScale = Shades & Readonly<Record<Mode, ColorRole>>
