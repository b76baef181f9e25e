import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ZipFile } from './zip.ts'

const excluded = new Set(['node_modules', 'dist', '.react-router', '.cache'])

/** All files below a folder, sorted by name. Empty if there is no such folder. */
export function listProFiles(folder: string, root = folder): ZipFile[] {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
  return entries
    .filter(({ name }) => !excluded.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listProFiles(path, root)
      return [{ name: relative(root, path).replaceAll('\\', '/'), content: readFileSync(path) }]
    })
}
