import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of the source code that turns files into rows. It invalidates the cache whenever that code changes, without a
 * version number that has to be raised by hand.
 */
export function computeFingerprint(folders: readonly string[]): string {
  const source = join(import.meta.dirname, '..')
  const hash = createHash('sha256').update(readDependencies(join(source, '..', 'package.json')))

  for (const folder of folders) {
    const files = readdirSync(join(source, folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(join(source, folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function readDependencies(manifest: string): string {
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> }
  return JSON.stringify(dependencies)
}
