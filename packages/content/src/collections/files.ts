import { existsSync, globSync } from 'node:fs'
import { isAbsolute, join, matchesGlob, relative, sep } from 'node:path'
import type { Collection, CollectionSource, ContentConfig } from './define.ts'

export const NAVIGATION_FILE = '.navigation.yml'

/** The content folder and its collections. */
export interface ContentSource {
  /** The folder that holds the content. */
  root: string
  config: ContentConfig
}

export interface ContentFile {
  collection: string
  /** Relative to the root, with slashes. */
  file: string
}

const extensions = ['.md', '.yml', '.yaml', '.json']

/** All files of all collections, in a stable order. */
export function contentFiles({ root, config }: ContentSource): ContentFile[] {
  return Object.entries(config.collections).flatMap(([name, collection]) => {
    const { include, exclude } = toSource(collection)
    const files = new Set(include.flatMap((pattern) => globSync(pattern, { cwd: root })).map(toSlashes))
    return [...files]
      .filter((file) => isContentName(file) && !exclude.some((pattern) => matchesGlob(file, pattern)))
      .toSorted()
      .map((file) => ({ collection: name, file }))
  })
}

/** The `.navigation.yml` files, which set the title of their folder in the navigation. */
export function navigationFiles(root: string, files: readonly string[]): string[] {
  const folders = new Set<string>()
  for (const file of files) {
    const segments = file.split('/').slice(0, -1)
    for (let depth = 1; depth <= segments.length; depth++) folders.add(segments.slice(0, depth).join('/'))
  }
  return [...folders]
    .map((folder) => `${folder}/${NAVIGATION_FILE}`)
    .filter((file) => existsSync(join(root, file)))
    .toSorted()
}

/** Whether a change of this file changes the content. Takes an absolute path, as file watchers report it. */
export function isContentFile({ root, config }: ContentSource, path: string): boolean {
  const file = toSlashes(isAbsolute(path) ? relative(root, path) : path)
  if (file.startsWith('../')) return false
  if (file.endsWith(`/${NAVIGATION_FILE}`)) return true
  return Object.values(config.collections).some((collection) => {
    const { include, exclude } = toSource(collection)
    const matches = (pattern: string) => matchesGlob(file, pattern)
    return isContentName(file) && include.some(matches) && !exclude.some(matches)
  })
}

function isContentName(file: string): boolean {
  return (
    extensions.some((extension) => file.endsWith(extension)) && !file.split('/').some((part) => part.startsWith('.'))
  )
}

function toSource({ source }: Collection): { include: string[]; exclude: string[] } {
  if (typeof source === 'string' || isList(source)) return { include: toList(source), exclude: [] }
  return { include: toList(source.include), exclude: toList(source.exclude ?? []) }
}

function toList(value: string | readonly string[]): string[] {
  return typeof value === 'string' ? [value] : [...value]
}

// Array.isArray does not narrow readonly arrays.
function isList(value: readonly string[] | CollectionSource): value is readonly string[] {
  return Array.isArray(value)
}

function toSlashes(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/')
}
