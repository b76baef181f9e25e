/** The part of opentype.js that is used here. The package has no types. */
declare module 'opentype.js' {
  export interface Font {
    charToGlyphIndex(letter: string): number
    getAdvanceWidth(text: string, size: number, options?: TextOptions): number
    getPath(text: string, x: number, y: number, size: number, options?: TextOptions): { commands: PathCommand[] }
  }

  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }

  export interface TextOptions {
    kerning?: boolean
    /** Relative to the font size. */
    letterSpacing?: number
  }

  const opentype: { parse(bytes: ArrayBuffer): Font }
  export default opentype
}
