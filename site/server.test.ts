import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from './app/.server/settings.ts'
import { contentTypes, tagOf, type SiteFile, type SiteManifest } from './app/.server/site-manifest.ts'
import { startServer, type RunningServer } from './server.ts'

let folder: string
let server: RunningServer
let lines: Record<string, unknown>[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-build-'))
  lines = []
  const keep = (line: unknown) => {
    lines.push(JSON.parse(String(line)) as Record<string, unknown>)
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
})
afterEach(async () => {
  await server.close()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const write = (name: string, body: string) => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
}

/** A build of a few files, and with neither content nor a renderer unless they are written as well. */
function writeBuild(id: string, files: Record<string, string>): void {
  const entries = Object.entries(files).map(([path, body]): [string, SiteFile] => {
    write(`client${path}`, body)
    const type = contentTypes[path.slice(path.lastIndexOf('.'))]!
    return [path, { type, etag: tagOf(Buffer.from(body)), encodings: [] }]
  })
  const manifest: SiteManifest = { id, timestamp: 0, scripts: [], files: Object.fromEntries(entries) }
  write('site.json', JSON.stringify(manifest))
}

async function start(settings: Partial<ReturnType<typeof readSettings>> = {}): Promise<void> {
  const given = { ...readSettings({ FROND_DATA: join(folder, 'data'), FROND_ICON_SERVICE: 'off' }), ...settings }
  server = await startServer({ port: 0, host: '127.0.0.1', build: folder, settings: given })
}

const get = (path: string, init?: RequestInit) => fetch(server.address.replace('localhost', '127.0.0.1') + path, init)
const port = () => Number(new URL(server.address).port)

describe('a build that lacks something', () => {
  it('has its pages, and says what is down', async () => {
    writeBuild('one', { '/docs/a/index.html': 'page a' })
    await start()
    expect(await (await get('/docs/a')).text()).toBe('page a')

    const query = await get('/api/content/docs/query', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"sql":"SELECT * FROM _content_docs ORDER BY stem ASC"}',
    })
    expect([query.status, query.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await query.text()).not.toContain(folder)
    const missing = await get('/nowhere')
    expect([missing.status, missing.headers.get('Content-Type')]).toEqual([503, 'application/problem+json'])
    expect(await missing.text()).not.toContain(folder)
    expect(await (await get('/readyz')).json()).toMatchObject({ status: 503, down: ['content'] })
    expect((await get('/healthz')).status).toBe(200)
  })

  it('cannot be served when it is none', async () => {
    await expect(start()).rejects.toThrow('site.json')
    writeBuild('one', {})
    await start()
  })

  it('answers with a problem and the id of a line in the log when it throws', async () => {
    writeBuild('one', {})
    write('server/index.js', 'export const routes = null; export const entry = { module: {} }')
    await start()
    const answer = await get('/nowhere?key=secret')
    expect(answer.status).toBe(500)
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
    const { instance, detail } = (await answer.json()) as Record<string, string>
    expect(detail).toBe('Something went wrong on our side.')
    const line = lines.find(({ event }) => event === 'request.failed')
    expect(line).toMatchObject({ level: 'error', path: '/nowhere', id: instance!.slice('urn:uuid:'.length) })
    expect((await get('/healthz')).status).toBe(200)
  })

  it('counts nothing where the data folder cannot be used, which is said at the start', async () => {
    write('data', 'a file and no folder')
    writeBuild('one', { '/docs/a/index.html': 'page a' })
    await start()
    expect(lines.map(({ event }) => event)).toContain('events.not-written')
    expect((await get('/docs/a')).status).toBe(200)
    const { down } = (await (await get('/readyz')).json()) as { down: string[] }
    expect(down).toContain('events')
  })
})

describe('a build that is replaced while it is served', () => {
  it('keeps what was read, never mixes files of two builds, and gives way to the new one', async () => {
    writeBuild('one', { '/a/index.html': 'a of one', '/b/index.html': 'b of one', '/c/index.html': 'c of one' })
    await start()
    expect(await (await get('/a')).text()).toBe('a of one')

    // The files come first and the list of them last.
    write('client/a/index.html', 'a of two')
    write('client/b/index.html', 'b of two')
    rmSync(join(folder, 'client/c'), { recursive: true })
    expect(await (await get('/a')).text()).toBe('a of one')
    for (const path of ['/b', '/c']) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 503, '5'])
      expect(await answer.text()).not.toContain(folder)
    }
    write('site.json', '{"id":"tw')
    expect((await get('/a')).status).toBe(200)

    writeBuild('two', { '/a/index.html': 'a of two', '/b/index.html': 'b of two' })
    await expect.poll(async () => (await get('/b')).text(), { timeout: 10_000, interval: 100 }).toBe('b of two')
    expect(await (await get('/a')).text()).toBe('a of two')
    expect(lines.find(({ event }) => event === 'build.replaced')).toMatchObject({ build: 'two' })
  }, 15_000)
})

describe('addresses', () => {
  it('stay what they were when they are written anew', async () => {
    writeBuild('one', {})
    await start()
    const answer = await get('/a%3Fb%23c%25/?d=1', { redirect: 'manual' })
    expect(answer.headers.get('Location')).toBe('/a%3Fb%23c%25?d=1')
    expect((await get('/api/icons/lucide.json%3Ficons=star')).status).toBe(404)
  })

  it('are answered under other names only to those who look after the server', async () => {
    writeBuild('one', { '/a/index.html': 'a' })
    await start({ hosts: ['frond-ui.dev'] })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/a')).status).toBe(421)
  })
})

describe('requests that come before the last one is answered', () => {
  const ask = 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n'

  it('are answered in turn, up to the limit of the connection, and do not hold up the end', async () => {
    writeBuild('one', { '/a/index.html': 'page' })
    await start()
    const socket = connect(port(), '127.0.0.1')
    socket.write(ask.repeat(300))
    const answers = await text(socket)
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(100)
    expect(answers.match(/connection: close/gi)).toHaveLength(1)

    const stopped = performance.now()
    await server.close()
    expect(performance.now() - stopped).toBeLessThan(2000)
  })

  it('keep their answers when rubbish follows', async () => {
    writeBuild('one', { '/a/index.html': 'page' })
    await start()
    const socket = connect(port(), '127.0.0.1')
    socket.write(`${ask}${ask}\0\0rubbish\r\n\r\n`)
    const answers = await text(socket)
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  })

  it('are forgotten with a visitor who breaks off', async () => {
    writeBuild('one', { '/a/index.html': 'page' })
    await start()
    const socket = connect(port(), '127.0.0.1')
    const post = 'POST /api/event HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n{}'
    socket.write(`${ask}${ask}${post}`)
    await once(socket, 'data')
    socket.resetAndDestroy()
    const stopped = performance.now()
    await server.close()
    expect(performance.now() - stopped).toBeLessThan(2000)
  })
})
