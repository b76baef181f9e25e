export interface ImageMeta {
  readonly width: number
  readonly height: number
  /** Width divided by height. */
  readonly ratio: number
}

/** Reads the size of an image file. If that fails, it logs a warning and all values are 0. */
export async function readImageMeta(file: string): Promise<ImageMeta> {
  try {
    const { default: sharp } = await import('sharp')
    const { width, height } = (await sharp(file).metadata()).autoOrient
    return { width, height, ratio: width / height }
  } catch {
    console.warn(`Image: the size of ${file} cannot be read.`)
    return { width: 0, height: 0, ratio: 0 }
  }
}
