import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { redirects } from './redirects.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, 'content/docs', file), 'utf8')

/** Old name and successor of every renamed component in the redirect table: `range` → `slider`. */
const renamed = redirects.flatMap(({ from, to }) => {
  const name = /^(?:\/docs|\/pro)?\/components\/(?:docs\/)?([a-z-]+)$/.exec(from)?.[1]
  const successor = /^\/docs\/components\/([a-z-]+)/.exec(to)?.[1]
  return name && successor ? [[name, successor] as const] : []
})

const { components: names } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../packages/ui/public-names.json'), 'utf8'),
) as { components: string[] }
/** The components that the library exports. */
const components = new Set(names)

/** Ignores case and dashes: `landing-cta` and `LandingCTA` are the same name. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase()

describe.each(['v2.md', '1.getting-started/21.migration/1.v3.md'])('the table of renamed components in %s', (file) => {
  const rows = new Map(
    [...read(file).matchAll(/^\| `(\w+)` \| \[?`?(\w+)/gm)].map(([, name, successor]) => [
      plain(name!),
      plain(successor!),
    ]),
  )

  it.each(renamed)('maps %s to %s, as the redirects do', (name, successor) => {
    expect(rows.get(plain(name))).toBe(plain(successor))
  })

  it('links to the page of every successor that the library exports', () => {
    const links = [...read(file).matchAll(/^\| `\w+` \| \[(\w+)\]\(\/docs\/components\/([a-z-]+)/gm)]
    expect(links.length).toBe(rows.size)
    for (const [, name, page] of links) expect([name, plain(page!)]).toEqual([name, plain(name!)])
    expect(links.filter(([, name]) => !components.has(name!)).map(([, name]) => name)).toEqual([])
  })

  it('contains only components that the redirects contain', () => {
    const known = new Set(renamed.map(([name]) => plain(name)))
    expect([...rows.keys()].filter((name) => !known.has(name))).toEqual([])
  })
})
