import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { besideSource, sourceFiles } from '../commands/source-files.ts'
import { IconPackages } from './icon-packages.ts'

const FILE_NAME = 'frond-icons.ts'

export interface WrittenIcons {
  /** Path of the written file, relative to the root. */
  file: string
  names: string[]
}

/**
 * Writes a module that registers all icons that the source files below `root` use by name. Throws if no icon collection is
 * installed.
 */
export function writeIcons(root: string, file = besideSource(root, FILE_NAME)): WrittenIcons {
  const packages = new IconPackages(root)
  if (packages.prefixes.length === 0) {
    throw new Error(
      'No icon collection is installed. Install one first, for example: npm install -D @iconify-json/lucide',
    )
  }
  const names = new Set<string>()
  for (const source of sourceFiles(root)) {
    if (source === join(root, file)) continue
    for (const name of packages.findNames(readFileSync(source, 'utf8'))) names.add(name)
  }
  const calls = packages.subsets(names).map((collection) => `registerIcons(${JSON.stringify(collection, null, 2)})\n`)
  writeFileSync(
    join(root, file),
    `// Written by \`npx frond-ui icons\`. Run it again after you have used another icon.\nimport { registerIcons } from '@frond/ui'\n\n${calls.join('\n')}`,
  )
  return { file: relative(root, join(root, file)), names: [...names].toSorted() }
}
