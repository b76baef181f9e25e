import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Generator } from './generators.ts'

/** A generated file that differs from what would be generated now. Without `content`, the file should not exist. */
export interface StaleFile {
  path: string
  content?: string | Buffer
}

export async function findStaleFiles(generators: readonly Generator[], root: string): Promise<StaleFile[]> {
  const stale: StaleFile[] = []
  for (const generator of generators) stale.push(...(await findStale(generator, root)))
  return stale
}

/** Writes only stale files, so that unchanged ones do not trigger a rebuild. */
export async function writeStaleFiles(generators: readonly Generator[], root: string): Promise<StaleFile[]> {
  const written: StaleFile[] = []
  // In sequence, because a generator may read the output of the previous one.
  for (const generator of generators) {
    for (const file of await findStale(generator, root)) {
      writeFile(join(root, file.path), file.content)
      written.push(file)
    }
  }
  return written
}

async function findStale(generator: Generator, root: string): Promise<StaleFile[]> {
  const files = await generator.files()
  const changed = Object.entries(files)
    .filter(([path, content]) => !isWritten(join(root, path), content))
    .map(([path, content]) => ({ path, content }))
  const left = listFolder(generator.folder, root).filter((path) => !Object.hasOwn(files, path))
  return [...changed, ...left.map((path) => ({ path }))]
}

function listFolder(folder: string | undefined, root: string): string[] {
  if (!folder || !existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}

function isWritten(file: string, content: string | Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content))
}

function writeFile(file: string, content: string | Buffer | undefined): void {
  if (content === undefined) return rmSync(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
