import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Folders with build output. */
const outputs = new Set(['node_modules', 'dist', '.react-router', '.cache', '.data', 'test-results'])
const isTest = (file: string) => /\.test(?:-d)?\.tsx?$/.test(file)

/**
 * A hash of the paths and contents of files and folders. It does not use modification times, because a fresh clone or a
 * branch switch changes all of them. Tests are excluded, because no build depends on them.
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
