import { existsSync, globSync } from 'node:fs'
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { computeEtag, contentTypes, type SiteFile } from '../server/files/site-manifest.ts'
import { findStyleHashes } from '../server/http/content-security-policy.ts'
import { compress, findCached, type Encoding } from './compress-files.ts'

/** Smaller files are not compressed, because the saving is less than a header. */
const WORTH_COMPRESSING = 512
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.md', '.webmanifest', '.wasm'])

interface PrepareOptions {
  /** The folder with compressed copies of earlier builds. */
  cache?: string
  /** Hashes of inline styles that the policy of a page allows. By default, those of the page itself. */
  findStyles?(file: string): readonly string[] | undefined
}

/** The files of a build, without compressed copies. */
export function listBuiltFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:br|gz)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .sort()
}

/** Writes compressed copies of the files of a build, and returns what the server needs to send each file, by URL path. */
export async function prepareFiles(
  folder: string,
  files: readonly string[],
  options: PrepareOptions = {},
): Promise<Record<string, SiteFile>> {
  const entries: [string, SiteFile][] = []
  const queue = files.values()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of queue) {
        const path = `/${file.slice(folder.length + 1)}`
        entries.push([path, await prepareFile(file, options)])
      }
    }),
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function prepareFile(file: string, { cache, findStyles }: PrepareOptions): Promise<SiteFile> {
  const body = await readFile(file)
  const extension = extname(file)
  const type = contentTypes[extension]
  if (!type)
    throw new Error(`prepare-files: the content type of ${file} is unknown. Add "${extension}" to contentTypes.`)

  const etag = computeEtag(body)
  const encodings: Encoding[] = []
  if (compressible.has(extension) && body.length >= WORTH_COMPRESSING) {
    for (const encoding of ['br', 'gz'] as const) {
      const copy = `${file}.${encoding}`
      const kept = cache && findCached(cache, etag, encoding)
      if (kept && existsSync(kept)) await copyFile(kept, copy)
      else await writeFile(copy, await compress(body, encoding, 'quick'))
      if ((await stat(copy)).size < body.length) encodings.push(encoding)
    }
  }

  const styles = findStyles?.(file) ?? (extension === '.html' ? findStyleHashes(body.toString()) : [])
  return {
    type,
    etag,
    encodings,
    ...(styles.length > 0 && { styles }),
  }
}
