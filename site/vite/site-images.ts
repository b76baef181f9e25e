import { globSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { MAX_SIDE } from '../server/images/image-options.ts'
import type { SiteImage } from '../server/files/site-manifest.ts'

const formats: Readonly<Record<string, SiteImage['format']>> = {
  '.webp': 'webp',
  '.jpeg': 'jpeg',
  '.jpg': 'jpeg',
  '.png': 'png',
  '.svg': 'svg',
}

interface ImageSources {
  /** The folder of public files. */
  folder: string
  /** The files of the build, by path. */
  etags: ReadonlyMap<string, string>
}

/**
 * The table of images that `/_img` may serve, with format and size. The build fails if the content of a file does not match
 * its extension, if an SVG could run a script or load something, or if a symbolic link leads out of the folder.
 */
export async function findImages({ folder, etags }: ImageSources): Promise<Record<string, SiteImage>> {
  checkLinks(folder)
  const images: Record<string, SiteImage> = {}
  for (const name of globSync('**/*', { cwd: folder }).sort()) {
    const format = formats[extname(name).toLowerCase()]
    const path = `/${name.replaceAll('\\', '/')}`
    const etag = etags.get(path)
    if (!format || etag === undefined) continue
    const file = join(folder, name)
    if (format === 'svg') checkDrawing(name, readFileSync(file, 'utf8'))
    images[path] = { format, etag, ...(await readSize(file, name, format)) }
  }
  return images
}

/** The target of a symbolic link is published, so it must be inside the folder. */
function checkLinks(folder: string): void {
  const root = realpathSync(folder)
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue
    const link = join(entry.parentPath, entry.name)
    const name = link.slice(root.length + 1)
    if (!readLink(link)?.startsWith(root + sep))
      throw new Error(`public/${name} is a link that leads out of public. Put the file itself there.`)
  }
}

function readLink(link: string): string | undefined {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}

const unsafe =
  /<(?:script|foreignObject|iframe|object|embed)\b|\son\w+\s*=|javascript:|<!(?:ENTITY|DOCTYPE)|(?:href|src)\s*=\s*["'](?!#|data:image\/)|@import|url\(\s*["']?(?!#|data:image\/)/i

function checkDrawing(name: string, text: string): void {
  const [found] = unsafe.exec(text) ?? []
  if (found)
    throw new Error(`public/${name} holds "${found.trim()}". A drawing of the site may neither run nor fetch anything.`)
}

async function readSize(
  file: string,
  name: string,
  format: SiteImage['format'],
): Promise<{ width: number; height: number }> {
  // Without a sharp build for this platform the site still works; its images are not resized.
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  )
  if (!sharp) return { width: 0, height: 0 }
  const { width, height, format: actual, pages = 1 } = await sharp(file).metadata()
  if (actual !== format) throw new Error(`public/${name} holds ${actual}, which its name does not say.`)
  // A resized image would show only the first frame, and decoding thousands of frames is slow.
  if (pages > 1) throw new Error(`public/${name} has ${pages} frames. Pictures of the site stand still.`)
  // An SVG is sent unchanged, so a huge one would be rendered at full size.
  if (format === 'svg' && Math.max(width, height) > MAX_SIDE)
    throw new Error(`public/${name} says it is ${width} by ${height}. A drawing has at most ${MAX_SIDE} on a side.`)
  return { width, height }
}
