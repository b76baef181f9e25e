import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { socialImagePath } from '../app/companions/social-image.ts'
import { site } from '../site.config.ts'
import { drawSocialCard } from './social-card.ts'

interface SocialImageOptions {
  /** The folder with the pages, which the images are written to as well. */
  client: string
  /** The cache folder for images between builds. */
  cache: string
}

/**
 * Draws a social image for every page that references one, from the page's meta data. Images are cached by the hash of
 * their SVG. Returns the number of pages with an image.
 */
export async function writeSocialImages({ client, cache }: SocialImageOptions): Promise<number> {
  // Without a sharp build for this platform the site has no social images.
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  )
  if (!sharp) return 0
  mkdirSync(cache, { recursive: true })

  const used = new Set<string>()
  const pages = globSync('**/index.html', { cwd: client }).sort()
  let count = 0
  await forEachAtOnce(availableParallelism(), pages, async (page) => {
    const file = join(client, socialImagePath(`/${page === 'index.html' ? '' : dirname(page)}`))
    const card = readCard(readFileSync(join(client, page), 'utf8'))
    if (!card) return
    const svg = drawSocialCard(card)
    const name = `${createHash('sha256').update(`${ENCODER}${svg}`).digest('base64url').slice(0, 22)}.png`
    const kept = join(cache, name)
    used.add(name)
    if (!existsSync(kept)) {
      const png = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer()
      writeFileSync(kept, png)
    }
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(kept, file)
    count += 1
  })
  for (const file of globSync('*.png', { cwd: cache })) if (!used.has(basename(file))) rmSync(join(cache, file))
  return count
}

/** Raise this when the conversion from SVG changes. */
const ENCODER = 1

/** The meta data of a page, or `undefined` if the page has no social image. */
function readCard(html: string): Parameters<typeof drawSocialCard>[0] | undefined {
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

async function forEachAtOnce<Item>(
  count: number,
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const item of queue) await task(item)
    }),
  )
}
