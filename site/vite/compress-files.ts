import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { compress, type Encoding } from '../server/files/compress.ts'
import type { SiteManifest } from '../server/files/site-manifest.ts'

/** The cache folder for compressed files of the site between builds. */
export const compressedFiles = join(import.meta.dirname, '../.cache/compressed')

interface CompressOptions {
  /** The cache folder for compressed copies between builds. */
  cache: string
  /** Called after each file. */
  onFile?: (done: number, all: number) => void
}

/**
 * Writes the smallest compressed copies of the files of a build. This is safe while a server sends the files. Does nothing if
 * a previous call has finished for the same build.
 */
export async function compressFiles(build: string, { cache, onFile }: CompressOptions): Promise<void> {
  const { id, files } = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest
  const stamp = join(build, 'compressed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return
  await mkdir(cache, { recursive: true })

  const copies = Object.entries(files).flatMap(([path, { etag, encodings }]) =>
    encodings.map((encoding) => ({
      file: join(build, 'client', path),
      encoding,
      kept: findCached(cache, etag, encoding),
    })),
  )
  const queue = copies.entries()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const [index, { file, encoding, kept }] of queue) {
        if (!existsSync(kept)) await writeWhole(kept, await compress(await readFile(file), encoding, 'best'))
        await copyWhole(kept, `${file}.${encoding}`)
        onFile?.(index + 1, copies.length)
      }
    }),
  )
  const used = new Set(copies.map(({ kept }) => basename(kept)))
  for (const name of globSync('*', { cwd: cache })) if (!used.has(name)) await rm(join(cache, name))
  writeFileSync(stamp, id)
}

/** Where the compressed copy of a file is kept between builds. It may not exist yet. */
function findCached(cache: string, etag: string, encoding: Encoding): string {
  return join(cache, `${etag}.${encoding}`)
}

/** Writes a file so that a reader gets the old content or the new one, never a part. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  await writeFile(`${file}.new`, body)
  await rename(`${file}.new`, file)
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.new`)
  await rename(`${to}.new`, to)
}
