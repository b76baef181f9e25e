import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { slug } from '../packages/ui/build/generate-entries.ts'
import { componentFiles, listFile } from './new-component.ts'
import { root } from './run.ts'
import { findFiles } from './source-files.ts'

/**
 * Compares the committed list of public names with the exports of the library, and checks that every name has its docs page,
 * examples, theme and test.
 */

export interface PublicNames {
  readonly components: readonly string[]
  /** Hooks and the functions beside them, by docs page. */
  readonly composables: Readonly<Record<string, readonly string[]>>
  /** Prose components, by docs page. The page itself contains their examples. */
  readonly typography: Readonly<Record<string, readonly string[]>>
  /** Everything else that has a value at run time. Only the export is checked. */
  readonly helpers: readonly string[]
}

/** The files that the check reads. Paths start at the root of the repository. */
export interface Sources {
  /** Paths of all files below `packages/ui/src`, `site/content/docs` and `site/examples`. */
  readonly files: readonly string[]
  readonly read: (file: string) => string
}

/** These components render no element of their own or take their classes from the caller. */
const withoutTheme: ReadonlySet<string> = new Set(['App', 'Icon', 'Theme'])

export function readPublicNames(): PublicNames {
  return JSON.parse(readFileSync(join(root, listFile), 'utf8')) as PublicNames
}

export function readSources(): Sources {
  const files = findFiles(['packages/ui/src/**/*.{ts,tsx}', 'site/content/docs/**/*.md', 'site/examples/**/*.tsx'])
  return { files, read: (file) => readFileSync(join(root, file), 'utf8') }
}

/** One line for each name that is missing, incomplete or not on the list. */
export function checkPublicNames(names: PublicNames, sources: Sources): string[] {
  const exported = findExports(sources)
  const tests = sources.files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map(sources.read)
    .join('\n')
  const hasTest = (name: string) => new RegExp(`\\b${name}\\b`).test(tests)
  const checkPages = (pages: PublicNames['composables'], folder: string, hasExamples: boolean) =>
    Object.entries(pages).flatMap(([page, group]) => [
      ...checkPage(page, folder, hasExamples, group[0]!, sources),
      ...group
        .filter((name) => exported.has(name) && !hasTest(name))
        .map((name) => `${name}: no test of packages/ui mentions it. Add one beside ${exported.get(name)}.`),
    ])
  return [
    ...checkList(names, exported, sources),
    ...names.components.flatMap((name) => checkComponent(name, exported.get(name), sources)),
    ...checkPages(names.composables, '3.composables', true),
    ...checkPages(names.typography, '4.typography', false),
  ]
}

/** Names that are only on the list or only exported, and component files that export nothing under their own name. */
function checkList(names: PublicNames, exported: ReadonlyMap<string, string>, { files }: Sources): string[] {
  const others = [...Object.values(names.composables), ...Object.values(names.typography), names.helpers].flat()
  const listed = new Set([...names.components, ...others])
  const componentFiles = files.flatMap((file) => {
    const name = /^packages\/ui\/src\/components\/([A-Z]\w*)\.tsx$/.exec(file)?.[1]
    return name ? [[name, file] as const] : []
  })
  const unlisted = new Map([...componentFiles, ...exported].filter(([name]) => !listed.has(name)))
  return [
    ...[...unlisted].map(
      ([name, file]) => `${name}: ${file} is public, but ${listFile} does not list it. Add it there.`,
    ),
    ...others
      .filter((name) => !exported.has(name))
      .map((name) => `${name}: no entry of packages/ui exports it. Export it, or remove it from ${listFile}.`),
  ]
}

function checkComponent(name: string, source: string | undefined, sources: Sources): string[] {
  const { files } = sources
  const file = source ?? `packages/ui/src/components/${name}.tsx`
  const missing = Object.keys(componentFiles(name))
    // A component with a separate entry, such as `@frond/ui/prose`, is in the folder of that entry.
    .map((path) => path.replace('packages/ui/src/components', dirname(file)))
    .filter((path) => !files.includes(path))
    .filter((path) => !(withoutTheme.has(name) && path.includes('/theme/')))
    .filter((path) => !path.startsWith('site/examples/'))
  const lines = missing.map((path) => `${name}: ${path} is missing. Run npm run new:component ${name}.`)
  if (!source && files.includes(file))
    lines.push(`${name}: no entry exports it from ${file}. Export it there, then run npm run generate.`)
  return [...lines, ...checkExamples(name, sources)]
}

const requiredExamples = 3

/** Counts the examples of a component that its docs page shows. A file that no page shows does not help a reader. */
function checkExamples(name: string, { files, read }: Sources): string[] {
  const folder = slug(name)
  const page = `site/content/docs/2.components/${folder}.md`
  if (!files.includes(page)) return []
  const shown = new Set(
    [...read(page).matchAll(/::component-example\{[^}]*\bname="([^"]+)"/g)].map(([, path]) => path!),
  )
  const found = [...shown].filter(
    (path) => path.startsWith(`${folder}/`) && files.includes(`site/examples/${path}.tsx`),
  )
  if (found.length >= requiredExamples) return []
  return [
    `${name}: ${page} shows ${found.length} of at least ${requiredExamples} examples. Write more in site/examples/${folder}.`,
  ]
}

function checkPage(page: string, folder: string, hasExamples: boolean, name: string, { files }: Sources): string[] {
  const path = `site/content/docs/${folder}/${page}.md`
  const isPage = (file: string) => file.replace(/\/\d+\.([^/]+)$/, '/$1') === path
  return [
    ...(files.some(isPage) ? [] : [`${name}: ${path} is missing. Write it like the other pages in its folder.`]),
    ...(hasExamples && !hasExample(page, files)
      ? [`${name}: site/examples/${page}/basic.tsx is missing. Write it.`]
      : []),
  ]
}

function hasExample(folder: string, files: readonly string[]): boolean {
  return files.some((file) => file.startsWith(`site/examples/${folder}/`))
}

/** Every name with a value at run time that an entry exports, and the file that defines it. */
function findExports({ files, read }: Sources): Map<string, string> {
  // `@frond/ui/colors` contains only palettes.
  const entries = files.filter((file) => /^packages\/ui\/src\/(?:(?!colors\/)[\w-]+\/)?index\.ts$/.test(file))
  const found = new Map<string, string>()
  for (const entry of entries) {
    collectExports(entry)
    for (const [, specifier] of read(entry).matchAll(/^export \* from '(.+)'/gm))
      collectExports(posix.join(dirname(entry), specifier!))
  }
  return found

  function collectExports(file: string): void {
    if (!files.includes(file)) return
    const text = read(file)
    for (const [, name] of text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)) found.set(name!, file)
    for (const [, list] of text.matchAll(/^export \{([^}]+)\}/gm))
      for (const name of list!.split(',').map((part) => part.trim()))
        if (name && !name.startsWith('type ')) found.set(name.split(' as ').at(-1)!, file)
  }
}
