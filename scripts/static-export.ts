import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createImageEndpoint, type ImageEndpointOptions } from '../site/server/images/image-endpoint.ts'

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

function findImagePaths(folder: string): Set<string> {
  const pages = globSync('**/index.html', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
  return new Set(pages.flatMap((html) => html.match(/\/_img\/[^"\s]+/g) ?? []))
}
