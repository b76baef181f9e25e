import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { socialImagePath } from '../../app/server-boundary.ts'
import { site } from '../../site.config.ts'
import { problem, type Problem } from '../http/problem.ts'
import { createImageCache, sendImage, type ImageCacheLimits } from './image-cache.ts'
import { imageNotFound, loadSharp, withoutSharp } from './make-image.ts'
import { drawSocialCard, type SocialCard } from './social-card.ts'

export interface SocialImageOptions {
  /** The folder of the built pages. */
  readonly folder: string
  hasPage(path: string): boolean
}

/** Handles `/og/{path of a page}.png`. The path is decoded and validated. */
export type SocialImageEndpoint = (request: Request, path: string) => Promise<Response>

/** The cache holds the images of all pages. A link checker may request all of them at once. */
const limits: ImageCacheLimits = { keptBytes: 48 * 1024 * 1024, workers: 2, queue: 512 }

/** Draws the social image of a page on first request, from the meta data of the page. */
export function createSocialImageEndpoint({ folder, hasPage }: SocialImageOptions): SocialImageEndpoint {
  const cache = createImageCache(limits)

  return async (request, path) => {
    const page = findPage(path)
    if (page === undefined || !hasPage(page)) return problem(imageNotFound)
    const card = readCard(await readFile(join(folder, page, 'index.html'), 'utf8'))
    if (!card) return problem(imageNotFound)
    const key = JSON.stringify([DRAWING, card])
    return sendImage(request, {
      key,
      headers: { 'Content-Type': 'image/png' },
      find: () => cache.find(key, () => drawSocialImage(card)),
    })
  }
}

/** Raise this when the drawing changes, so that browsers and caches fetch the images again. */
const DRAWING = 1

/** The path of the page that has this social image. */
function findPage(path: string): string | undefined {
  const name = path.slice('/og'.length, -'.png'.length)
  const page = name === '/index' ? '/' : name
  return socialImagePath(page) === path ? page : undefined
}

export async function drawSocialImage(card: SocialCard): Promise<Buffer | Problem> {
  const sharp = await loadSharp()
  if (!sharp) return withoutSharp
  return sharp(Buffer.from(drawSocialCard(card)))
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** The texts for the social image of a page, or `undefined` if the page has none. */
export function readCard(html: string): SocialCard | undefined {
  const read = (property: string) => {
    const [, content] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? []
    return content === undefined ? undefined : decode(content)
  }
  const title = read('og:title')
  if (!read('og:image') || title === undefined) return undefined
  return {
    section: read('article:section'),
    title,
    description: read('og:description') ?? '',
    name: site.name,
    address: new URL(site.url).host,
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

function decode(text: string): string {
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name]!)
}
