import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { redirects } from '../site/redirects.ts'
import { root } from './run.ts'

/**
 * Writes the tables of renamed components into the docs pages about version 2. The old names come from the redirects of the
 * site, and the new names are exports of the library. The text around the tables is written by hand.
 */

const pages = ['site/content/docs/v2.md', 'site/content/docs/1.getting-started/21.migration/1.v3.md']

interface Renamed {
  readonly name: string
  readonly successor: string
  /** Path below `/docs/components`, with a hash if only a part of the page is about the old component. */
  readonly page: string
  readonly isPro: boolean
}

export function generateRenamedComponents(): Record<string, string> {
  const { components } = JSON.parse(readFileSync(join(root, 'packages/ui/public-names.json'), 'utf8')) as {
    components: string[]
  }
  const renamed = findRenamed(components)
  return Object.fromEntries(
    pages.map((page) => [page, replaceTables(readFileSync(join(root, page), 'utf8'), renamed, page)]),
  )
}

/** Throws if a redirect leads to a component that the library does not export. */
function findRenamed(components: readonly string[]): Renamed[] {
  const exported = new Map(components.map((name) => [name.toLowerCase(), name]))
  const renamed = new Map<string, Renamed>()
  for (const { from, to } of redirects) {
    const [, section, slug] = /^(\/docs|\/pro)?\/components\/(?:docs\/)?([a-z-]+)$/.exec(from) ?? []
    const [, page, hash] = /^\/docs\/components\/([a-z-]+)(#[a-z-]+)?$/.exec(to) ?? []
    if (!slug || !page) continue
    const successor = exported.get(page.replaceAll('-', ''))
    if (!successor) throw new Error(`The redirect from ${from} leads to ${page}, which the library does not export.`)
    // All components of version 2 whose name starts with Page were part of Pro.
    const isPro = section === '/pro' || slug.startsWith('page-')
    renamed.set(slug, { name: toOldName(slug), successor, page: page + (hash ?? ''), isPro })
  }
  return [...renamed.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function toOldName(slug: string): string {
  const words = slug.split('-').map((word) => (/^(?:cta|faq)$/.test(word) ? word.toUpperCase() : capitalize(word)))
  return words.join('')
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function replaceTables(text: string, renamed: readonly Renamed[], page: string): string {
  const tables = [
    { head: 'Version 2', rows: renamed.filter(({ isPro }) => !isPro) },
    { head: 'Version 2, Pro', rows: renamed.filter(({ isPro }) => isPro) },
  ]
  return tables.reduce((current, { head, rows }) => {
    // The first row has the name of a component. Other tables with this head list URLs.
    const pattern = new RegExp(
      String.raw`^(\| ${head} \| Version 3 \|\n\| --- \| --- \|\n)(?:\| ${'`'}[A-Z].*\n)+`,
      'm',
    )
    if (!pattern.test(current)) throw new Error(`${page} has no table of components with the head "${head}".`)
    return current.replace(pattern, (_, start: string) => start + rows.map(writeRow).join(''))
  }, text)
}

function writeRow({ name, successor, page }: Renamed): string {
  const [, hash] = page.split('#')
  const note = hash ? `, ${hash.replaceAll('-', ' ')}` : ''
  return `| \`${name}\` | [${successor}](/docs/components/${page})${note} |\n`
}
