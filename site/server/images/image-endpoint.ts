import { basename } from 'node:path'
import { createImageCache, sendImage } from './image-cache.ts'
import { parseImageOptions, type ImageFormat, type ImageOptions } from './image-options.ts'
import { imageNotFound, makeImage, unreadableImage, type WantedImage } from './make-image.ts'
import { badRequest, methodNotAllowed, problem, tooManyRequests, type Problem } from '../http/problem.ts'
import { createRateLimit } from '../http/rate-limit.ts'
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
  const cache = createImageCache(given)
  const limit = createRateLimit(rate)

  return {
    async answer(request, path, visitor) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return problem(methodNotAllowed('GET, HEAD'))
      const wanted = readPath(path, images, given.inputPixels)
      if ('status' in wanted) return problem(wanted)

      const { name, format, key } = wanted
      const refuse = () => {
        const wait = rateLimits ? limit.take(visitor) : 0
        return wait > 0 ? tooManyRequests(wait) : undefined
      }
      return sendImage(request, {
        key,
        headers: {
          'Content-Type': types[format],
          'Content-Disposition': `inline; filename="${fileName(name, format)}"`,
        },
        find: () => cache.find(key, () => makeImage(folder, wanted, given), refuse),
      })
    },
    get keptBytes() {
      return cache.keptBytes
    },
  }
}

/** Reads the image and the options that a path names, or returns the problem with it. */
function readPath(path: string, images: ImageEndpointOptions['images'], inputPixels: number): WantedImage | Problem {
  const slash = path.indexOf('/', prefix.length)
  const options =
    slash < 0 ? 'Name a picture: /_img/w_640/logo.png' : parseImageOptions(path.slice(prefix.length, slash))
  if (typeof options === 'string') return badRequest(options)
  const name = path.slice(slash)
  const image: SiteImage | undefined = Object.hasOwn(images, name) ? images[name] : undefined
  if (!image) return imageNotFound

  if (image.format !== 'svg' && image.width * image.height > inputPixels) return unreadableImage
  const { format = image.format } = options
  if ((image.format === 'svg') !== (format === 'svg'))
    return badRequest('An SVG cannot be converted, and other formats cannot become an SVG.')
  const key = `${name} ${image.etag} ${format} ${JSON.stringify(sortKeys(options))}`
  return { name, source: image.format, options, format, key }
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
