import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineCollection } from '../collections/define.ts'
import { layOutCollection } from '../collections/fields.ts'
import { acceptedTexts, docsFields, refusedTexts } from '../testing/query-texts.ts'
import { encodeValue } from '../store/rows.ts'
import { writeDatabase, type CollectionData } from '../store/write-database.ts'
import { createContentApi, type ContentApi } from './content-api.ts'

const folder = mkdtempSync(join(tmpdir(), 'frond-api-'))
const database = join(folder, 'content.db')
const version = 'v3.5.0--00000000000000aa'
const all = 'SELECT * FROM _content_docs ORDER BY stem ASC'
let api: ContentApi

const pages = [
  { id: 'docs/a.md', stem: 'a', path: '/a', title: "It's", category: 'form', body: { children: ['x'], toc: [] } },
  { id: 'docs/b.md', stem: 'b', path: '/b', title: 'Two\nlines', category: null, body: { children: ['"'], toc: [] } },
]

beforeAll(() => {
  const layout = layOutCollection('docs', defineCollection({ type: 'page', source: '*.md' }))
  layout.fields = [...docsFields].map(([name, kind]) => ({ name, kind }))
  const toRow = (page: Record<string, unknown>) => {
    const row: Record<string, unknown> = { extension: 'md', meta: {}, seo: {}, navigation: true, ...page }
    return layout.fields.map(({ name, kind }) => encodeValue(kind, row[name]))
  }
  const docs: CollectionData = { layout, rows: pages.map(toRow), links: [], folders: {}, version }
  const index: CollectionData = {
    layout: { ...layout, name: 'index' },
    rows: [toRow({ id: 'index/index.md', stem: 'index', path: '/', title: 'Home', body: { children: [], toc: [] } })],
    links: [],
    folders: {},
    version: 'v3.5.0--00000000000000bb',
  }
  writeDatabase(database, [docs, index])
  api = createContentApi({ database })
})

afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

interface Problem {
  type: string
  title: string
  status: number
  detail: string
  position?: number
  version?: string
}

function ask(sql: string, more: { collection?: string; version?: string } = {}) {
  return api.query({ collection: 'docs', body: JSON.stringify({ sql }), ...more })
}

function post(
  body: BodyInit,
  headers: Record<string, string> = {},
  path = '/api/content/docs/query',
): Promise<Response> {
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers }, duplex: 'half' }
  return api.handle(new Request(`http://localhost${path}`, init))
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return api.handle(new Request(`http://localhost${path}`, { method, headers }))
}

describe('a query', () => {
  it('is answered with rows in which lists and objects are JSON values', () => {
    const { status, headers, body } = ask(
      'SELECT "title", "category", "navigation", "body" FROM _content_docs ORDER BY stem ASC',
    )
    expect(status).toBe(200)
    expect(headers).toEqual({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    expect(JSON.parse(body as string)).toEqual([
      { title: "It's", category: 'form', navigation: true, body: { children: ['x'], toc: [] } },
      { title: 'Two\nlines', category: null, navigation: true, body: { children: ['"'], toc: [] } },
    ])
  })

  it('counts rows', () => {
    expect(ask('SELECT COUNT(*) as count FROM _content_docs ORDER BY stem ASC').body).toBe('[{"count":2}]')
    expect(ask('SELECT COUNT(category) as count FROM _content_docs ORDER BY stem ASC').body).toBe('[{"count":1}]')
    expect(ask('SELECT COUNT(DISTINCT *) as count FROM _content_docs ORDER BY stem ASC').body).toBe('[{"count":2}]')
  })

  it.each(acceptedTexts)('runs $id $note', ({ sql }) => expect(ask(sql).status).toBe(200))

  it.each(refusedTexts)('rejects $id $note', async ({ sql }) => {
    const { status, headers, body } = ask(sql)
    const problem = JSON.parse(body as string) as Problem
    expect(headers['Content-Type']).toBe('application/problem+json')
    expect(problem.status).toBe(status)
    if (status !== 413) {
      expect(problem).toMatchObject({ type: 'query-not-allowed', title: 'Query not allowed', status: 400 })
      expect(problem.detail).toMatch(/\(Character \d+\.\)$/)
    }
    // The response must not contain messages of the database engine.
    expect(problem.detail).not.toMatch(/sqlite|near "|syntax error|no such/i)
    expect((await post(JSON.stringify({ sql }))).status).toBe(status)
  })

  it('reads only the collection of its address', () => {
    expect(ask(all, { collection: 'index' }).status).toBe(400)
    expect(JSON.parse(ask(all.replace('docs', 'index'), { collection: 'index' }).body as string)).toHaveLength(1)
  })

  it.each(['nope', '__proto__', 'constructor', 'DOCS', '', 'a'.repeat(10_000), 'docs; DROP TABLE x'])(
    'answers 404 for a collection that does not exist: %s',
    (collection) => {
      const { status, body } = ask(all, { collection })
      expect(status).toBe(404)
      expect((body as string).length).toBeLessThan(300)
    },
  )

  it('reports the current version if the requested one differs', () => {
    expect(ask(all, { version }).status).toBe(200)
    const { status, body } = ask(all, { version: 'v3.5.0--ffffffffffffffff' })
    expect(status).toBe(409)
    expect(JSON.parse(body as string)).toMatchObject({ type: 'version-mismatch', status: 409, version })
    expect(ask(all, { version: '' }).status).toBe(409)
  })
})

describe('response limits', () => {
  const limited = (limits: object) => {
    const small = createContentApi({ database, limits })
    const answer = (sql: string) => small.query({ collection: 'docs', body: JSON.stringify({ sql }) })
    return { answer, close: () => small.close() }
  }

  it('limits rows and bytes, and says how to request less', () => {
    const rows = limited({ maxRows: 1 })
    expect(JSON.parse(rows.answer(all).body as string)).toMatchObject({ type: 'answer-too-large', status: 400 })
    expect(rows.answer(`${all} LIMIT 1`).status).toBe(200)
    rows.close()

    const bytes = limited({ maxAnswerBytes: 100 })
    expect(bytes.answer(all).body).toContain('Select fewer columns')
    expect(bytes.answer('SELECT "id" FROM _content_docs ORDER BY stem ASC').status).toBe(200)
    bytes.close()
  })

  it('rejects a query whose LIKE conditions would scan too much text', () => {
    const like = (pattern: string) =>
      `SELECT "id" FROM _content_docs WHERE ("body" LIKE '${pattern}') ORDER BY stem ASC`
    const small = limited({ maxScanBytes: 100 })
    expect(small.answer(like('%x%')).status).toBe(200)
    expect(JSON.parse(small.answer(like('%x__%')).body as string)).toMatchObject({
      type: 'query-too-costly',
      status: 400,
    })
    small.close()
  })

  it('answers a query that is within the limits on a slow machine too', () => {
    onTestFinished(() => void vi.restoreAllMocks())
    let minutes = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (minutes += 1) * 60_000)
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: (minutes += 1) * 6e7, system: 0 }))
    expect(limited({}).answer('SELECT * FROM _content_docs ORDER BY "extension" ASC').status).toBe(200)
  })
})

describe('a request with a query', () => {
  it('is answered', async () => {
    const response = await post(JSON.stringify({ sql: all }), {}, `/api/content/docs/query?v=${version}`)
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(100)
    expect(await response.json()).toHaveLength(2)
  })

  it.each([
    ['a list', '[]'],
    ['nothing', ''],
    ['an object as text', '{"sql":{"toString":"x"}}'],
    ['a list as text', `{"sql":["${all}"]}`],
    ['another field', '{"key":"x"}'],
    ['an additional field', `{"sql":"${all}","more":1}`],
    ['the field twice', `{"sql":"${all}","sql":"${all}"}`],
    ['a prototype', `{"__proto__":{"sql":"${all}"}}`],
    ['text after the object', `{"sql":"${all}"}{"sql":"y"}`],
    ['a comment', `{/*a*/"sql":"${all}"}`],
    ['an invalid escape', '{"sql":"\\x"}'],
    ['a line end in the text', '{"sql":"a\nb"}'],
    ['many brackets', '['.repeat(16_000)],
    ['bytes that are not UTF-8', Uint8Array.of(0x7b, 0x22, 0x73, 0x71, 0x6c, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d)],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
  ])('is rejected with %s', async (_, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ type: 'query-not-allowed', status: 400 })
  })

  it('accepts JSON with spaces and escapes', async () => {
    expect((await post(`\n{ "sql" : "${all.replace('S', '\\u0053')}" }\n`)).status).toBe(200)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/json; charset=utf-7',
    'application/jsonp',
  ])('is rejected with the content type %s', async (type) => {
    expect((await post(JSON.stringify({ sql: all }), { 'Content-Type': type })).status).toBe(415)
  })

  it('rejects a compressed body', async () => {
    expect((await post('x', { 'Content-Encoding': 'gzip' })).status).toBe(415)
  })

  it('is not read beyond the size limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 4096
        controller.enqueue(new Uint8Array(4096))
      },
    })
    expect((await post(endless)).status).toBe(413)
    expect(sent).toBeLessThan(100_000)
    expect((await post('x', { 'Content-Length': '2000000' })).status).toBe(413)
    expect(await (await post('a'.repeat(20_000))).json()).toMatchObject({ type: 'body-too-large', status: 413 })
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('is rejected with the method %s', async (method) => {
    const response = await get('/api/content/docs/query', {}, method)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })

  it.each([
    '/api/content',
    '/api/content/',
    '/api/content/docs',
    '/api/content/docs/query/x',
    '/api/content//query',
    '/x',
  ])('answers 404 at %s', async (path) => expect((await post('{}', {}, path)).status).toBe(404))
})

describe('the dump', () => {
  it('is immutable at the address with its version', async () => {
    const response = await get(`/api/content/docs/sql_dump.txt?v=${version}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const other = await get('/api/content/docs/sql_dump.txt?v=../../x')
    expect(other.status).toBe(200)
    expect(other.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(await other.text()).toBe(await response.text())
  })

  it('is a script that creates the same table in any SQLite', async () => {
    const copy = new DatabaseSync(':memory:')
    copy.exec(await (await get('/api/content/docs/sql_dump.txt')).text())
    const original = new DatabaseSync(database, { readOnly: true })
    const read = (from: DatabaseSync) => from.prepare('SELECT * FROM _content_docs ORDER BY id').all()
    expect(read(copy)).toEqual(read(original))
    expect(read(copy)).toHaveLength(2)
    copy.close()
    original.close()
  })

  it('is compressed if the client accepts it', async () => {
    const path = '/api/content/docs/sql_dump.txt'
    const plain = await (await get(path)).text()
    const br = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(br.headers.get('Content-Encoding')).toBe('br')
    expect(br.headers.get('Vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe(plain)
    const gzip = await get(path, { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(gunzipSync(await gzip.bytes()).toString()).toBe(plain)
  })

  it('answers 304 if the client has it already', async () => {
    const path = `/api/content/docs/sql_dump.txt?v=${version}`
    const etag = (await get(path, { 'Accept-Encoding': 'br' })).headers.get('ETag')!
    const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': `W/${etag}, "x"` })
    expect(again.status).toBe(304)
    expect(again.headers.get('Cache-Control')).toContain('immutable')
    expect((await get(path, { 'If-None-Match': etag })).status, 'in another coding').toBe(200)
  })

  it('answers HEAD without a body', async () => {
    const head = await get('/api/content/docs/sql_dump.txt', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(100)
    expect(await head.text()).toBe('')
  })

  it('answers 404 for unknown collections and 405 for other methods', async () => {
    expect((await get('/api/content/nope/sql_dump.txt')).status).toBe(404)
    expect((await get('/api/content/__proto__/sql_dump.txt')).status).toBe(404)
    const response = await get('/api/content/docs/sql_dump.txt', {}, 'DELETE')
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

it('opens the database again after it was replaced, for development', () => {
  const file = join(folder, 'development.db')
  const layout = layOutCollection('info', defineCollection({ type: 'data', source: '*.yml' }))
  const write = (id: string, version: string) =>
    writeDatabase(file, [{ layout, rows: [[id, 'yml', '{}', id]], links: [], folders: {}, version }])
  const body = JSON.stringify({ sql: 'SELECT "id" FROM _content_info ORDER BY stem ASC' })

  write('a', 'v1')
  const development = createContentApi({ database: file, reload: true })
  expect(development.query({ collection: 'info', body }).body).toBe('[{"id":"a"}]')
  write('b', 'v2')
  expect(development.query({ collection: 'info', body }).body).toBe('[{"id":"b"}]')
  development.close()
})

describe('Queries that arrive together', () => {
  it('get 503 with a time to wait if too many of them are waiting, whatever they ask', async () => {
    const narrow = createContentApi({ database, limits: { maxWaitingQueries: 1 } })
    const send = () =>
      narrow.handle(
        new Request('http://localhost/api/content/docs/query', {
          method: 'POST',
          body: JSON.stringify({ sql: all }),
          headers: { 'Content-Type': 'application/json' },
        }),
      )
    const answers = await Promise.all(Array.from({ length: 40 }, send))
    const refused = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(refused[0]!.headers.get('Retry-After')).toBe('2')
    expect(refused[0]!.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await refused[0]!.json()).toMatchObject({ type: 'overloaded', status: 503 })
    expect((await send()).status).toBe(200)
    narrow.close()
  })

  it('are all answered if few enough are waiting', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(JSON.stringify({ sql: all }))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
