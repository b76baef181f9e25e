import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { computeEtag, contentTypes, type SiteFile } from '../server/files/site-manifest.ts'
import { findStyleHashes } from '../server/http/content-security-policy.ts'

/** Smaller files are not compressed, because the saving is less than a header. */
const WORTH_COMPRESSING = 512
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.md', '.webmanifest', '.wasm'])

interface PrepareOptions {
  /** Hashes of the inline styles that the policy of a page allows. By default, those of its own. */
  findStyles?(file: string): readonly string[] | undefined
}

/** The files of a build, without compressed copies. */
export function listBuiltFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:br|gz)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .sort()
}

/** What the server needs to send each file of a build, by URL path. */
export async function prepareFiles(
  folder: string,
  files: readonly string[],
  options: PrepareOptions = {},
): Promise<Record<string, SiteFile>> {
  const entries = files.map(async (file) => [`/${file.slice(folder.length + 1)}`, await prepareFile(file, options)])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, SiteFile>
}

async function prepareFile(file: string, { findStyles }: PrepareOptions): Promise<SiteFile> {
  const body = await readFile(file)
  const extension = extname(file)
  const type = contentTypes[extension]
  if (!type)
    throw new Error(`prepare-files: the content type of ${file} is unknown. Add "${extension}" to contentTypes.`)

  const isWorthIt = compressible.has(extension) && body.length >= WORTH_COMPRESSING
  const styles = findStyles?.(file) ?? (extension === '.html' ? findStyleHashes(body.toString()) : [])
  return {
    type,
    etag: computeEtag(body),
    encodings: isWorthIt ? ['br', 'gz'] : [],
    ...(styles.length > 0 && { styles }),
  }
}
