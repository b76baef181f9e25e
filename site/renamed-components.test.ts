import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { redirects } from './redirects.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, 'content/docs', file), 'utf8')

/** Old name and successor of every component that the redirect table knows: `range` → `slider`. */
const renamed = redirects.flatMap(({ from, to }) => {
  const name = /^(?:\/docs|\/pro)?\/components\/(?:docs\/)?([a-z-]+)$/.exec(from)?.[1]
  const successor = /^\/docs\/components\/([a-z-]+)/.exec(to)?.[1]
  return name && successor ? [[name, successor] as const] : []
})

/** Without case and dashes: `landing-cta` and `LandingCTA` are the same name. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase()

describe.each(['v2.md', '1.getting-started/8.migration/1.v3.md'])('%s', (file) => {
  const rows = new Map(
    [...read(file).matchAll(/^\| `(\w+)` \| \[?`?(\w+)/gm)].map(([, name, successor]) => [
      plain(name!),
      plain(successor!),
    ]),
  )

  it.each(renamed)('says that %s became %s, as the redirects do', (name, successor) => {
    expect(rows.get(plain(name))).toBe(plain(successor))
  })

  it('names no component that the redirects do not know', () => {
    const known = new Set(renamed.map(([name]) => plain(name)))
    expect([...rows.keys()].filter((name) => !known.has(name))).toEqual([])
  })
})
