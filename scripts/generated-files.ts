import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Generator } from './generators.ts'

/** A generated file that is not as it would be generated now. Without content it should not be there at all. */
export interface StaleFile {
  path: string
  content?: string
}

export async function findStaleFiles(generators: readonly Generator[], root: string): Promise<StaleFile[]> {
  const stale: StaleFile[] = []
  for (const generator of generators) stale.push(...(await findStale(generator, root)))
  return stale
}

/** Writes what is stale and leaves the rest alone, so that nothing is rebuilt for it. */
export async function writeStaleFiles(generators: readonly Generator[], root: string): Promise<StaleFile[]> {
  const written: StaleFile[] = []
  // One after the other: the next may read what this one writes.
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
    .filter(([path, content]) => readText(join(root, path)) !== content)
    .map(([path, content]) => ({ path, content }))
  const left = listFolder(generator.folder, root).filter((path) => !Object.hasOwn(files, path))
  return [...changed, ...left.map((path) => ({ path }))]
}

function listFolder(folder: string | undefined, root: string): string[] {
  if (!folder || !existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeFile(file: string, content: string | undefined): void {
  if (content === undefined) return rmSync(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
