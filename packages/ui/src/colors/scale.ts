export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

export type Shade = (typeof shades)[number]

/** One colour in eleven steps, light to dark. */
export type Shades = Readonly<Record<Shade, string>>

/** What a colour looks like in one mode. */
export interface ColorRole {
  /** The colour of a solid button. */
  readonly fill: string
  /** Text on that fill. */
  readonly on: string
  /** The colour as text, or as a line, on any surface. */
  readonly text: string
}

export type Mode = 'light' | 'dark'

/** A colour with all that components need of it. `defineScale` makes one of eleven shades, `createScale` of one colour. */
export type ColorScale = Shades & Readonly<Record<Mode, ColorRole>>
