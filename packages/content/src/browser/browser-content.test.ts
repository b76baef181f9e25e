import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod'
import { defineCollection, defineContentConfig } from '../collections/define.ts'
import type { CollectionSummary } from '../query/read-content.ts'
import { createContentApi, type ContentApi } from '../server/content-api.ts'
import { buildContent } from '../store/build-content.ts'
import { openContent } from '../store/open-content.ts'
import { createBrowserContent, type BrowserContentOptions } from './browser-content.ts'
import { createSqliteEngine } from './sqlite-engine.ts'
import { connectEngine, serveEngine, type Channel } from './worker-channel.ts'

const config = defineContentConfig({
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**/*.md',
      schema: z.object({ order: z.int().default(0), draft: z.boolean().default(false) }),
    }),
    info: defineCollection({ type: 'data', source: 'info.yml', schema: z.object({ banner: z.string() }) }),
  },
})
type Config = typeof config

const folder = mkdtempSync(join(tmpdir(), 'frond-browser-'))
const database = join(folder, 'content.db')
let api: ContentApi
let collections: CollectionSummary[]

beforeAll(async () => {
  mkdirSync(join(folder, 'content/docs/1.start'), { recursive: true })
  for (let page = 0; page < 30; page++) {
    const text = `---\ntitle: Page ${page}\norder: ${page}\ndraft: ${page % 2 === 1}\n---\n\nIt's text ${page}.\n\n## Part\n\nMore.\n`
    writeFileSync(join(folder, `content/docs/1.start/${page}.page-${page}.md`), text)
  }
  writeFileSync(join(folder, 'content/docs/1.start/.navigation.yml'), 'title: Begin here\n')
  writeFileSync(join(folder, 'content/info.yml'), 'banner: Hello\n')
  await buildContent({ root: join(folder, 'content'), config, database, cache: join(folder, 'cache') })
  api = createContentApi({ database })
  const content = openContent(database)
  collections = content.collections()
  content.close()
})

afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

let requests: string[] = []
let warnings: string[] = []
beforeEach(() => {
  requests = []
  warnings = []
})
afterEach(() => vi.unstubAllGlobals())

/** The part of the server's API that the browser uses. */
const server: typeof fetch = (url, init) => {
  const address = new URL(url as string, 'http://localhost')
  requests.push(`${init?.method ?? 'GET'} ${address.pathname}${address.search ? '?v' : ''}`)
  return api.handle(new Request(address, init))
}

/** A server with custom responses to dump requests. */
function withDump(answer: (response: Response) => Response | Promise<Response>): typeof fetch {
  return async (url, init) => {
    const response = await server(url, init)
    return (url as string).includes('sql_dump.txt') ? answer(response) : response
  }
}

function open(options: Partial<BrowserContentOptions> & { engineFetch?: typeof fetch } = {}) {
  const { engineFetch = server, ...rest } = options
  return createBrowserContent<Config>({
    collections,
    fetch: server,
    warn: (message) => warnings.push(message),
    createEngine: () => createSqliteEngine({ fetch: engineFetch }),
    ...rest,
  })
}

describe('with a database in the browser', () => {
  it('loads a collection once, with the first query', async () => {
    const content = open()
    const docs = content.queryCollection('docs')
    expect(requests).toEqual([])

    const [page, count] = await Promise.all([docs.path('/docs/start/page-7').first(), docs.count()])
    expect(page).toMatchObject({ title: 'Page 7', order: 7, draft: true, navigation: true, links: null })
    expect(page!.body.children[0]).toEqual(['p', {}, "It's text 7."])
    expect(count).toBe(30)
    expect(await docs.where('order', '>', 9).where('draft', '=', false).select('order').limit(2).all()).toEqual([
      { order: 10 },
      { order: 12 },
    ])
    expect(await content.queryCollection('info').first()).toMatchObject({ banner: 'Hello' })
    expect(requests).toEqual(['GET /api/content/docs/sql_dump.txt?v', 'GET /api/content/info/sql_dump.txt?v'])
    expect(warnings).toEqual([])
  })

  it('returns the navigation with the titles of folders', async () => {
    const content = open()
    const [docs] = await content.queryCollectionNavigation('docs')
    expect(docs!.children![0]).toMatchObject({ title: 'Begin here', path: '/docs/start' })
    expect(await content.queryCollectionItemSurroundings('docs', '/docs/start/page-29')).toMatchObject([
      { title: 'Page 28' },
      undefined,
    ])
    await expect(content.queryCollectionNavigation('info')).rejects.toThrow('has no navigation')
  })

  it('loads the list of collections on demand', async () => {
    const load = vi.fn(() => Promise.resolve(collections))
    const content = open({ collections: load })
    expect(load).not.toHaveBeenCalled()
    expect(await content.queryCollection('docs').count()).toBe(30)
    expect(await content.queryCollection('docs').count()).toBe(30)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads the list of collections again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve(collections)).mockRejectedValueOnce(new Error('Offline.'))
    const content = open({ collections: load })
    await expect(content.queryCollection('docs').count()).rejects.toThrow('Offline.')
    expect(await content.queryCollection('docs').count()).toBe(30)
  })

  it('retries a dump once', async () => {
    let times = 0
    const content = open({
      engineFetch: withDump((response) => (times++ === 0 ? new Response(null, { status: 503 }) : response)),
    })
    expect(await content.queryCollection('docs').count()).toBe(30)
    expect(times).toBe(2)
    expect(warnings).toEqual([])
  })

  it('infers the types of rows', () => {
    const content = open()
    expectTypeOf(content.queryCollection('docs').all()).resolves.toExtend<{ order: number; draft: boolean }[]>()
    expectTypeOf(content.queryCollection('info').select('banner').first()).resolves.toEqualTypeOf<
      { banner: string } | undefined
    >()
    expectTypeOf(content.queryCollection('docs').count()).toEqualTypeOf<Promise<number>>()
    // @ts-expect-error a field that docs do not have
    content.queryCollection('docs').where('hero', '=', 'a')
  })
})

describe('without a database in the browser', () => {
  const ways: [name: string, options: Parameters<typeof open>[0], reason: string][] = [
    [
      'without workers',
      {
        createEngine: () => {
          throw new Error('Worker is not defined')
        },
      },
      'Worker is not defined',
    ],
    [
      'with a dump that is damaged',
      { engineFetch: withDump(async (r) => new Response((await r.text()).replace('Page 7', 'Page 8'))) },
      'damaged',
    ],
    [
      'with a dump that is cut off',
      { engineFetch: withDump(async (r) => new Response((await r.text()).slice(0, 9000))) },
      'cut off',
    ],
    ['with a page instead of a dump', { engineFetch: withDump(() => new Response('<!doctype html>')) }, 'not a dump'],
    [
      'with a dump of another version',
      { engineFetch: withDump(() => server('/api/content/info/sql_dump.txt')) },
      'instead of docs',
    ],
    [
      'when the dump is not there',
      { engineFetch: withDump(() => new Response(null, { status: 404, statusText: 'Not Found' })) },
      '/api/content/docs/sql_dump.txt',
    ],
    [
      'when the dump cannot be fetched',
      { engineFetch: () => Promise.reject(new TypeError('Failed to fetch')) },
      '<no response>',
    ],
  ]

  it.each(ways)('%s, queries fall back to the server, with one warning', async (_, options, reason) => {
    const content = open(options)
    const docs = content.queryCollection('docs')
    expect(await docs.where('order', 'BETWEEN', [3, 5]).select('title', 'draft').all()).toEqual([
      { title: 'Page 3', draft: true },
      { title: 'Page 4', draft: false },
      { title: 'Page 5', draft: true },
    ])
    expect(await docs.count()).toBe(30)
    expect(await content.queryCollection('info').first()).toMatchObject({ banner: 'Hello' })
    expect(requests).toContain('POST /api/content/docs/query?v')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('the server answers content queries')
    expect(warnings[0]).toContain(reason)
  })

  it.each([
    ['has no WebAssembly', undefined, 'This browser has no WebAssembly.'],
    [
      'forbids WebAssembly',
      {
        Module: class {
          constructor() {
            throw new Error('Refused to compile WebAssembly: it violates the Content Security Policy.')
          }
        },
      },
      'Content Security Policy',
    ],
  ])('if the browser %s, queries fall back to the server', async (_, webAssembly, reason) => {
    vi.stubGlobal('WebAssembly', webAssembly)
    const content = open()
    expect(await content.queryCollection('docs').count()).toBe(30)
    expect(warnings).toEqual([expect.stringContaining(reason)])
  })

  it('falls back to the server if the database is lost between queries', async () => {
    const engine = createSqliteEngine({ fetch: server })
    let isLost = false
    const content = open({
      createEngine: () => ({
        load: engine.load,
        run: (query) => (isLost ? Promise.reject(new Error('The worker ended.')) : engine.run(query)),
      }),
    })
    expect(await content.queryCollection('docs').count()).toBe(30)
    isLost = true
    expect(await content.queryCollection('docs').count()).toBe(30)
    expect(await content.queryCollection('docs').count()).toBe(30)
    expect(warnings).toEqual([expect.stringContaining('The worker ended.')])
  })

  it('uses the rows of a newer version if the site was updated', async () => {
    const old = collections.map((collection) => ({ ...collection, version: 'v3.5.0--0000000000000000' }))
    const content = open({ collections: old })
    expect(await content.queryCollection('docs').count()).toBe(30)
    expect(requests).toEqual([
      'GET /api/content/docs/sql_dump.txt?v',
      'POST /api/content/docs/query?v',
      'POST /api/content/docs/query',
    ])
  })

  it('requests rows in pages if the response would be too large', async () => {
    const small = createContentApi({ database, limits: { maxAnswerBytes: 3000 } })
    const through: typeof fetch = (url, init) => {
      requests.push('POST')
      return small.handle(new Request(new URL(url as string, 'http://localhost'), init))
    }
    const content = open({
      fetch: through,
      createEngine: () => {
        throw new Error('No.')
      },
    })
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
    const expected = Array.from({ length: 30 }, (_, page) => `Page ${page}`)

    expect(titles(await content.queryCollection('docs').order('order', 'ASC').all())).toEqual(expected)
    expect(requests.length).toBeGreaterThan(5)
    expect(titles(await content.queryCollection('docs').order('order', 'ASC').skip(27).all())).toEqual(
      expected.slice(27),
    )
    expect(titles(await content.queryCollection('docs').order('order', 'ASC').skip(2).limit(9).all())).toEqual(
      expected.slice(2, 11),
    )
    small.close()
  })

  it('rejects with the standard message if the server fails too', async () => {
    const failing: typeof fetch = () =>
      Promise.resolve(new Response('', { status: 500, statusText: 'Internal Server Error' }))
    const content = open({ fetch: failing, engineFetch: failing })
    await expect(content.queryCollection('docs').count()).rejects.toThrow(
      /^\[POST\] "\/api\/content\/docs\/query\?v=v3\.5\.0--[0-9a-f]{16}": 500 Internal Server Error$/,
    )
    const offline = open({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), engineFetch: failing })
    await expect(offline.queryCollection('docs').count()).rejects.toThrow(/^\[POST\] ".*": <no response>$/)
  })
})

describe('invalid queries', () => {
  it.each([
    ['with a database', {}],
    [
      'without one',
      {
        createEngine: () => {
          throw new Error('No.')
        },
      },
    ],
  ])('throw the same errors %s', async (_, options: Parameters<typeof open>[0]) => {
    const docs = open(options).queryCollection('docs')
    const many = Array.from({ length: 201 }, (_, index) => index)
    await expect(docs.where('order', 'IN', many).all()).rejects.toThrow('A query has at most 200 values in lists.')
    await expect(docs.limit(1001).all()).rejects.toThrow('A query has at most 1000 rows.')
    await expect(docs.where('hero' as 'title', '=', 'a').all()).rejects.toThrow('has no column "hero"')
    await expect(docs.where('a" OR "b' as 'title', '=', 'a').all()).rejects.toThrow('is not a valid field name')
    expect(() => docs.where('order', 'IN', 1 as never)).toThrow(new TypeError('Value for IN must be an array'))
    expect(() => docs.where('order', 'BETWEEN', [1])).toThrow('Value for BETWEEN must be an array with two elements')
    expect(() => docs.where('title', '=', 'a\0')).toThrow('contains an invalid character')
    expect(await docs.where('order', 'IN', []).all()).toEqual([])
    expect(await docs.where('order', 'NOT IN', []).count()).toBe(30)
    await expect(
      open(options)
        .queryCollection('nope' as 'docs')
        .all(),
    ).rejects.toThrow('There is no collection "nope".')
  })
})

describe('an engine in another thread', () => {
  it('answers through messages', async () => {
    const { port1, port2 } = new MessageChannel()
    serveEngine(port2 as unknown as Channel, createSqliteEngine({ fetch: server }))
    const engine = connectEngine(port1 as unknown as Channel)
    port1.start()
    port2.start()
    const content = open({ createEngine: () => engine })

    expect(await content.queryCollection('docs').where('order', '<', 2).select('title').all()).toEqual([
      { title: 'Page 0' },
      { title: 'Page 1' },
    ])
    await expect(
      engine.load({ collection: 'docs', version: 'x', url: '/api/content/docs/sql_dump.txt' }),
    ).rejects.toThrow('instead of docs x')
    port1.close()
  })

  it('rejects all requests if the thread cannot start', async () => {
    const { port1 } = new MessageChannel()
    const engine = connectEngine(port1 as unknown as Channel)
    const load = engine.load({ collection: 'docs', version: 'x', url: '/x' })
    engine.fail('The worker could not start.')
    await expect(load).rejects.toThrow('The worker could not start.')
    await expect(engine.load({ collection: 'docs', version: 'x', url: '/x' })).rejects.toThrow('could not start')
    port1.close()
  })
})
