import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Metadata, Sharp, SharpConstructor } from 'sharp'
import { notFoundProblem, type Problem } from '../http/problem.ts'
import { describeError, log } from '../log.ts'
import type { ImageFormat, ImageOptions } from './image-options.ts'

export interface WantedImage {
  /** The path of the file below the folder of images. */
  readonly name: string
  /** The format that the file must have. */
  readonly source: ImageFormat
  readonly options: ImageOptions
  readonly format: ImageFormat
  /** Identifies the result. */
  readonly key: string
}

export const imageNotFound = notFoundProblem('There is no such picture.')

export const unreadableImage: Problem = {
  status: 422,
  title: 'Unprocessable Content',
  detail: 'This picture cannot be read.',
}

export const withoutSharp: Problem = {
  status: 503,
  title: 'Service Unavailable',
  detail: 'Pictures cannot be made on this machine: the package sharp has no build for it.',
}

/** Resizes and converts an image of the folder. */
export async function makeImage(
  folder: string,
  { name, source, options, format }: WantedImage,
  { inputPixels, seconds }: { inputPixels: number; seconds: number },
): Promise<Buffer | Problem> {
  const file = join(folder, name)
  if (await isOutsideFolder(file, folder)) return imageNotFound
  if (format === 'svg') return readFile(file)
  const sharp = await loadSharp()
  if (!sharp) return withoutSharp
  const { fit = 'cover', quality, background } = options
  const color = background === undefined ? undefined : `#${background}`
  try {
    const image = sharp(file, { limitInputPixels: inputPixels, failOn: 'error' })
    // Detect the format from the first bytes, not from the name, and reject images that are too large.
    const found = await image.metadata()
    if (found.format !== source || (await isSwollen(file, found))) return unreadableImage
    image.timeout({ seconds }).autoOrient()
    const { width, height } = fit === 'contain' ? shrinkToFit(options, found.autoOrient) : options
    if (width || height) image.resize({ width, height, fit, withoutEnlargement: true, background: color })
    // JPEG has no transparency: without a background color, transparent parts would become black.
    if (color || format === 'jpeg') image.flatten({ background: color ?? '#ffffff' })
    return await encode(image, format, quality)
  } catch (error) {
    log('error', 'image.failed', { name, error: describeError(error) })
    return unreadableImage
  }
}

/** Resolves symbolic links, because the file or its folder may have been replaced by a link. */
async function isOutsideFolder(file: string, folder: string): Promise<boolean> {
  const [found, root] = await Promise.all([file, folder].map((path) => realpath(path).catch(() => undefined)))
  return found !== undefined && root !== undefined && !found.startsWith(root + sep)
}

/** Limits the requested size to the size of the image and keeps the requested aspect ratio. */
function shrinkToFit(
  { width, height }: ImageOptions,
  picture: Metadata['autoOrient'],
): Pick<ImageOptions, 'width' | 'height'> {
  const scale = Math.min(1, picture.width / (width ?? 1), picture.height / (height ?? 1))
  const shrink = (side: number) => Math.max(1, Math.round(side * scale))
  return { ...(width && { width: shrink(width) }), ...(height && { height: shrink(height) }) }
}

/** Maximum bytes of a PNG besides its pixels, such as a color profile. */
const MAX_PNG_EXTRA = 256 * 1024

/** Detects decompression bombs: a PNG with far more data than its pixels need. */
async function isSwollen(file: string, { format, width, height }: Metadata): Promise<boolean> {
  if (format !== 'png') return false
  const { size } = await stat(file)
  return size > width * height * 8 + height + MAX_PNG_EXTRA
}

function encode(image: Sharp, format: ImageFormat, quality: number | undefined): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return image.webp({ quality }).toBuffer()
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true }).toBuffer()
    default:
      return image.png({ quality }).toBuffer()
  }
}

let loading: Promise<SharpConstructor | undefined> | undefined

/** Loads sharp with the first image. The server starts without it, and runs if it is not installed. */
export function loadSharp(): Promise<SharpConstructor | undefined> {
  loading ??= import('sharp').then(
    ({ default: sharp }) => {
      sharp.concurrency(1)
      sharp.cache(false)
      return sharp
    },
    (error: unknown) => {
      log('error', 'images.unavailable', { error: describeError(error) })
      return undefined
    },
  )
  return loading
}
