import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Folders that hold results, not sources. */
const outputs = new Set(['node_modules', 'dist', '.react-router', '.cache', '.data', 'test-results'])
const isTest = (file: string) => /\.test(?:-d)?\.tsx?$/.test(file)

/**
 * One hash over the content of files and folders, paths included. Content rather than times, because a fresh clone and a
 * switch of branches change every time and no content. Tests are left out: nothing that is built depends on them.
 */
export function hashInputs(
  root: string,
  paths: readonly string[],
  { except = [] }: { except?: readonly string[] } = {},
): string {
  const hash = createHash('sha1')
  for (const file of paths.flatMap((path) => listFiles(root, path, new Set(except)))) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function listFiles(root: string, path: string, except: ReadonlySet<string>): string[] {
  if (outputs.has(basename(path)) || except.has(path)) return []
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return isTest(path) ? [] : [path]
  if (!stats.isDirectory()) return []
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`, except))
}
