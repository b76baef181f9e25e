import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { Metadata, Sharp, SharpConstructor } from 'sharp'
import { LruCache } from '../../lru-cache.ts'
import { parseImageOptions, type ImageFormat, type ImageOptions } from './image-options.ts'
import { describeError, log } from '../log.ts'
import {
  badRequest,
  methodNotAllowed,
  notFoundProblem,
  problem,
  tooManyRequests,
  unavailable,
  type Problem,
} from '../http/problem.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { isKnown } from '../files/site-files.ts'
import type { SiteImage, SiteManifest } from '../files/site-manifest.ts'

export interface ImageEndpoint {
  /** Handles `/_img/{modifiers}/{path}`. The path is decoded and validated. */
  answer(request: Request, path: string, visitor: string): Promise<Response>
  readonly keptBytes: number
}

export interface ImageEndpointOptions {
  /** The folder of the files. */
  readonly folder: string
  /** The allowed images. A request path is only a key in this table, never a file path. */
  readonly images: NonNullable<SiteManifest['images']>
  readonly rateLimits: boolean
  readonly limits?: Partial<typeof imageLimits>
}

export const imageLimits = {
  inputPixels: 40_000_000,
  keptBytes: 64 * 1024 * 1024,
  workers: 2,
  queue: 32,
  seconds: 3,
}

/** Limit of new images per visitor. Cached images do not count. */
const rate = { burst: 60, perSecond: 1 }

const types: Readonly<Record<ImageFormat, string>> = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
}

const prefix = '/_img/'

/** Resizes and converts images of the site on first request, and caches the results. */
export function createImageEndpoint({ folder, images, rateLimits, limits }: ImageEndpointOptions): ImageEndpoint {
  const given = { ...imageLimits, ...limits }
  const kept = new LruCache<string, Buffer>({ limit: given.keptBytes, sizeOf: (body) => body.length })
  const making = new Map<string, Promise<Buffer | Problem>>()
  const limit = createRateLimit(rate)
  const waiting: (() => void)[] = []
  let running = 0

  /** Runs at most `workers` tasks at once and queues at most `queue` more. */
  async function runQueued(make: () => Promise<Buffer | Problem>): Promise<Buffer | Problem> {
    if (running >= given.workers) {
      if (waiting.length >= given.queue) return busy
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await make()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function make(name: string, options: ImageOptions, format: ImageFormat): Promise<Buffer | Problem> {
    const file = join(folder, name)
    if (await isOutsideFolder(file)) return notThere
    if (format === 'svg') return readFile(file)
    const sharp = await loadSharp()
    if (!sharp) return withoutSharp
    const { fit = 'cover', quality, background } = options
    const color = background === undefined ? undefined : `#${background}`
    try {
      const image = sharp(file, { limitInputPixels: given.inputPixels, failOn: 'error' })
      // Detect the format from the first bytes, not from the name, and reject images that are too large.
      const found = await image.metadata()
      if (found.format !== images[name]!.format || (await isSwollen(file, found))) return unreadable
      image.timeout({ seconds: given.seconds }).autoOrient()
      const { width, height } = fit === 'contain' ? shrinkToFit(options, found.autoOrient) : options
      if (width || height) image.resize({ width, height, fit, withoutEnlargement: true, background: color })
      // JPEG has no transparency: without a background color, transparent parts would become black.
      if (color || format === 'jpeg') image.flatten({ background: color ?? '#ffffff' })
      return await encode(image, format, quality)
    } catch (error) {
      log('error', 'image.failed', { name, error: describeError(error) })
      return unreadable
    }
  }

  /** Resolves symbolic links, because the file or its folder may have been replaced by a link. */
  async function isOutsideFolder(file: string): Promise<boolean> {
    const [found, root] = await Promise.all([file, folder].map((path) => realpath(path).catch(() => undefined)))
    return found !== undefined && root !== undefined && !found.startsWith(root + sep)
  }

  async function find(key: string, name: string, options: ImageOptions, format: ImageFormat, visitor: string) {
    const known = kept.get(key)
    if (known) return known
    const running = making.get(key)
    if (running) return running
    const wait = rateLimits ? limit.take(visitor) : 0
    if (wait > 0) return tooManyRequests(wait)
    const made = runQueued(() => make(name, options, format))
    making.set(key, made)
    try {
      const body = await made
      if (Buffer.isBuffer(body)) kept.set(key, body)
      return body
    } finally {
      making.delete(key)
    }
  }

  return {
    async answer(request, path, visitor) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return problem(methodNotAllowed('GET, HEAD'))
      const slash = path.indexOf('/', prefix.length)
      const options =
        slash < 0 ? 'Name a picture: /_img/w_640/logo.png' : parseImageOptions(path.slice(prefix.length, slash))
      if (typeof options === 'string') return problem(badRequest(options))
      const name = path.slice(slash)
      const image: SiteImage | undefined = Object.hasOwn(images, name) ? images[name] : undefined
      if (!image) return problem(notThere)

      if (image.format !== 'svg' && image.width * image.height > given.inputPixels) return problem(unreadable)
      const { format = image.format } = options
      if ((image.format === 'svg') !== (format === 'svg'))
        return problem(badRequest('An SVG cannot be converted, and other formats cannot become an SVG.'))

      const key = `${name} ${image.etag} ${format} ${JSON.stringify(sortKeys(options))}`
      const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
      const headers = {
        'Content-Type': types[format],
        ETag: etag,
        'Cache-Control': 'public, max-age=86400',
        'Content-Disposition': `inline; filename="${fileName(name, format)}"`,
      }
      if (isKnown(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
      const body = await find(key, name, options, format, visitor)
      if (!Buffer.isBuffer(body)) return problem(body)
      return new Response(new Uint8Array(body), { headers })
    },
    get keptBytes() {
      return kept.size
    },
  }
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

function sortKeys(options: ImageOptions): object {
  return Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Escapes a file name for a header. */
function fileName(name: string, format: ImageFormat): string {
  return `${basename(name)
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w.-]/g, '_')}.${format === 'jpeg' ? 'jpg' : format}`
}

const notThere = notFoundProblem('There is no such picture.')

const unreadable: Problem = {
  status: 422,
  title: 'Unprocessable Content',
  detail: 'This picture cannot be read.',
}

const busy = unavailable('Too many pictures are being made. Try again in a moment.', 2)

const withoutSharp: Problem = {
  status: 503,
  title: 'Service Unavailable',
  detail: 'Pictures cannot be resized on this machine: the package sharp has no build for it.',
}

let loading: Promise<SharpConstructor | undefined> | undefined

/** Loads sharp with the first image. The server starts without it, and runs if it is not installed. */
function loadSharp(): Promise<SharpConstructor | undefined> {
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
