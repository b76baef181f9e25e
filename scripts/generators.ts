import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitFrontMatter } from '../packages/content/src/parse/front-matter.ts'
import { generateDesignTokens } from '../packages/ui/build/generate-design-tokens.ts'
import { componentNames, generateEntries, slug } from '../packages/ui/build/generate-entries.ts'
import { generateIcons } from '../packages/ui/build/generate-icons.ts'
import { generateScales, generateTokens } from '../packages/ui/build/generate-tokens.ts'
import { generateApiReference } from './api-reference.ts'
import { generateRenamedComponents } from './renamed-components.ts'
import { completeLockfile, type Lockfile } from './lockfile.ts'
import { root } from './run.ts'
import { generateSiteFonts } from './site-fonts.ts'

type Files = Record<string, string | Buffer>

export interface Generator {
  name: string
  /** The generated files, by path from the root. */
  files(): Files | Promise<Files>
  /** A folder that contains only generated files. Files that are no longer generated are deleted from it. */
  folder?: string
}

/** The order matters: a generator may read the output of an earlier one. */
export const generators: readonly Generator[] = [
  { name: 'lockfiles', files: generateLockfiles },
  {
    name: 'tokens',
    files: () => ({
      'packages/ui/src/css/tokens.css': generateTokens(),
      'packages/ui/src/css/scales.css': generateScales(),
    }),
  },
  { name: 'design tokens', files: generateDesignTokens, folder: 'site/public/tokens' },
  { name: 'icons', files: generateIcons, folder: 'packages/ui/src/icons' },
  { name: 'entries', files: generateEntries },
  { name: 'renamed components', files: generateRenamedComponents },
  { name: 'API reference', files: generateApiReference, folder: 'site/generated/api' },
  { name: 'fonts of the site', files: generateSiteFonts, folder: 'site/app/fonts' },
  { name: 'editor extension', files: generateEditorDescriptions },
]

function generateLockfiles(): Record<string, string> {
  const paths = ['package-lock.json', 'bench/peers/package-lock.json', 'bench/site/package-lock.json']
  return Object.fromEntries(
    paths.map((path) => {
      const lockfile = JSON.parse(readFileSync(join(root, path), 'utf8')) as Lockfile
      return [path, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`]
    }),
  )
}

/** The descriptions of the components that the editor extension shows, from the front matter of the docs pages. */
function generateEditorDescriptions(): Record<string, string> {
  const descriptions = componentNames().map((name) => {
    const page = `site/content/docs/2.components/${slug(name)}.md`
    const { description } = splitFrontMatter(readFileSync(join(root, page), 'utf8')).data
    if (typeof description !== 'string') throw new Error(`${page} has no description.`)
    return [name, description]
  })
  return { 'tools/editor/components.json': `${JSON.stringify(Object.fromEntries(descriptions), null, 2)}\n` }
}
