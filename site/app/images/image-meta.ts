export interface ImageMeta {
  readonly width: number
  readonly height: number
  /** Width divided by height. */
  readonly ratio: number
}

/** Reads the size of an image in the browser. If that fails, it logs a warning and all values are 0. */
export async function readImageMeta(src: string): Promise<ImageMeta> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return { width, height, ratio: height === 0 ? 0 : width / height }
  } catch {
    console.warn(`Image: the size of ${src} cannot be read.`)
    return { width: 0, height: 0, ratio: 0 }
  }
}
