import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ContentBuildError } from '../store/build-error.ts'
import type { Content } from '../store/open-content.ts'
import type { ContentProblem } from '../types.ts'

export interface CheckLinksOptions {
  /**
   * Addresses of the site that are not content pages. `/releases` allows any anchor in that page; `/docs/button#props`
   * adds an anchor to a content page, for headings that a component writes.
   */
  knownPaths?: Iterable<string>
  /** Addresses of files, such as `/images/hero.webp`. Without them, images are not checked. */
  knownFiles?: Iterable<string>
}

export interface DeadLink extends ContentProblem {
  url: string
}

/** The broken internal links of the content. Links to other hosts are not checked. */
export function checkLinks(
  content: Pick<Content, 'pageLinks'>,
  { knownPaths = [], knownFiles }: CheckLinksOptions = {},
): DeadLink[] {
  const pages = content.pageLinks()
  const anchors = new Map(pages.map((page) => [page.path, new Set(page.anchors)]))
  const paths = new Set<string>()
  for (const known of knownPaths) {
    const [path, hash] = splitHash(known)
    if (hash === '') paths.add(trimSlash(path))
    else anchors.get(trimSlash(path))?.add(hash)
  }
  const files = knownFiles && new Set(knownFiles)

  return pages.flatMap((page) =>
    page.links.flatMap(({ kind, url, line, column }): DeadLink[] => {
      const message = kind === 'link' ? findFault(url, page.path) : findMissingFile(url, page.path)
      return message === undefined ? [] : [{ file: page.file, line, column, url, message }]
    }),
  )

  function findFault(url: string, from: string): string | undefined {
    const target = toInternal(url, from)
    if (!target) return undefined

    const path = trimSlash(target.pathname)
    const hash = decode(target.hash.slice(1))
    const ids = anchors.get(path)
    if (ids)
      return hash === '' || ids.has(hash)
        ? undefined
        : `The page ${path} has no heading "#${hash}".${suggest(hash, ids)}`
    if (paths.has(path) || files?.has(path)) return undefined
    return `There is no page ${path}.${suggest(path, [...anchors.keys(), ...paths])}`
  }

  function findMissingFile(url: string, from: string): string | undefined {
    const target = toInternal(url, from)
    if (!files || !target || files.has(decode(target.pathname))) return undefined
    return `There is no file ${target.pathname}.${suggest(decode(target.pathname), files)}`
  }
}

/** Throws a `ContentBuildError` that lists all broken links, which stops the build. */
export function assertLinks(content: Pick<Content, 'pageLinks'>, options: CheckLinksOptions = {}): void {
  const dead = checkLinks(content, options)
  if (dead.length > 0) throw new ContentBuildError(dead)
}

/** The addresses of the files in a static folder, for `knownFiles`. */
export function publicFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `/${relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')}`)
    .toSorted()
}

const ORIGIN = 'http://content.invalid'

function toInternal(url: string, from: string): URL | undefined {
  if (!URL.canParse(url, ORIGIN + from)) return undefined
  const target = new URL(url, ORIGIN + from)
  return target.origin === ORIGIN ? target : undefined
}

function splitHash(url: string): [path: string, hash: string] {
  const at = url.indexOf('#')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

function trimSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign cannot be decoded: compare the raw text.
    return text
  }
}

/** The most similar known name, if it is similar enough. */
function suggest(wanted: string, known: Iterable<string>): string {
  let best = ''
  let bestDistance = Math.max(2, Math.floor(wanted.length / 4)) + 1
  for (const name of known) {
    const distance = countEdits(wanted, name, bestDistance)
    if (distance < bestDistance) {
      best = name
      bestDistance = distance
    }
  }
  return best === '' ? '' : ` Is it ${best}?`
}

function countEdits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(change, previous[column]! + 1, current[column - 1]! + 1))
    }
    previous = current
  }
  return previous[b.length]!
}
