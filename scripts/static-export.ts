import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { socialImagePath } from '../site/app/server-boundary.ts'
import { createImageEndpoint, type ImageEndpointOptions } from '../site/server/images/image-endpoint.ts'
import { drawSocialImage, readCard } from '../site/server/images/social-images.ts'

/**
 * Copies the pages and files of builds to a folder that any file host can serve. Compressed copies are left out, because
 * file hosts compress on their own.
 */
export function exportStatic(folders: readonly string[], output: string): void {
  rmSync(output, { recursive: true, force: true })
  for (const folder of folders) cpSync(folder, output, { recursive: true, filter: (file) => !isCompressedCopy(file) })
}

/** `a.js.br` beside `a.js`. A file such as `archive.gz` without another one beside it is content. */
function isCompressedCopy(file: string): boolean {
  return /\.(?:br|gz)$/.test(file) && existsSync(file.replace(/\.(?:br|gz)$/, ''))
}

/**
 * Writes the pictures in the sizes that the pages name in `src` and `srcset`. The server makes them on request, and a file
 * host cannot. Returns how many there are.
 */
export async function exportImages(output: string, images: ImageEndpointOptions['images']): Promise<number> {
  // No visitor waits for these pictures, so a slow one is no error.
  const endpoint = createImageEndpoint({ folder: output, images, rateLimits: false, limits: { seconds: 120 } })
  const paths = findImagePaths(output)
  for (const path of paths) {
    const response = await endpoint.answer(new Request(new URL(path, 'http://localhost')), path, '')
    if (!response.ok) throw new Error(`exportImages: ${path} cannot be made (status ${response.status}).`)
    const file = join(output, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  }
  return paths.size
}

/** Writes the social images of the pages, which the server draws on request. Returns how many there are. */
export async function exportSocialImages(output: string): Promise<number> {
  let count = 0
  for (const name of globSync('**/index.html', { cwd: output })) {
    const card = readCard(readFileSync(join(output, name), 'utf8'))
    if (!card) continue
    const image = await drawSocialImage(card)
    if (!Buffer.isBuffer(image)) throw new Error(`exportSocialImages: ${image.detail}`)
    const file = join(output, socialImagePath(`/${name === 'index.html' ? '' : dirname(name)}`))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, image)
    count += 1
  }
  return count
}

function findImagePaths(folder: string): Set<string> {
  const pages = globSync('**/index.html', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
  return new Set(pages.flatMap((html) => html.match(/\/_img\/[^"\s]+/g) ?? []))
}
