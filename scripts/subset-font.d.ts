/** The part of subset-font that is used here. The package has no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2'
    /** Reduces variable axes to a range. */
    variationAxes: Record<string, { min: number; max: number }>
    /** OpenType features, as tags of four letters. */
    keepFeatures: readonly string[]
  }

  /** Returns a font with the characters of the text. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
