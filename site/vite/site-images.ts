import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { SiteImage } from '../app/.server/site-manifest.ts'

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
  /** Of the files of the build, by path. */
  etags: ReadonlyMap<string, string>
}

/**
 * The table of pictures that `/_img` may serve, with what is in each file. One that is not what its name says stops the
 * build, and so does a drawing that could run or fetch something.
 */
export async function findImages({ folder, etags }: ImageSources): Promise<Record<string, SiteImage>> {
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
  // A machine that sharp has no build for still gets a site; only its pictures have one size.
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  )
  if (!sharp) return { width: 0, height: 0 }
  const { width, height, format: actual } = await sharp(file).metadata()
  if (actual !== format) throw new Error(`public/${name} holds ${actual}, which its name does not say.`)
  return { width, height }
}
