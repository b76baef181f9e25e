export interface ImageMeta {
  readonly width: number
  readonly height: number
  /** Width by height. */
  readonly ratio: number
}

/** The size of a picture, asked of the browser. Where it cannot be read, a warning says so and every figure is 0. */
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
