import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from './settings.ts'
import { contentTypes, computeEtag, type SiteFile, type SiteManifest } from './files/site-manifest.ts'
import { CLOSE_MS, startServer, type RunningServer, type ServerOptions } from './main.ts'

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

/** A build with a few files. It has content and a renderer only if the test adds them. */
function writeBuild(id: string, files: Record<string, string>): void {
  const entries = Object.entries(files).map(([path, body]): [string, SiteFile] => {
    write(`client${path}`, body)
    const type = contentTypes[path.slice(path.lastIndexOf('.'))]!
    return [path, { type, etag: computeEtag(Buffer.from(body)), encodings: [] }]
  })
  const manifest: SiteManifest = { id, timestamp: 0, scripts: [], files: Object.fromEntries(entries) }
  write('site.json', JSON.stringify(manifest))
}

async function start(
  settings: Partial<ReturnType<typeof readSettings>> = {},
  options: Pick<ServerOptions, 'closeMs' | 'completed'> = {},
): Promise<void> {
  const given = { ...readSettings({ FROND_DATA: join(folder, 'data'), FROND_ICON_SERVICE: 'off' }), ...settings }
  server = await startServer({ port: 0, host: '127.0.0.1', build: folder, settings: given, ...options })
}

const get = (path: string, init?: RequestInit) => fetch(server.address.replace('localhost', '127.0.0.1') + path, init)
const port = () => Number(new URL(server.address).port)
/** Sends a request with headers that `fetch` does not allow. */
const send = (path: string, headers: Record<string, string>) =>
  new Promise<[status: number, headers: IncomingHttpHeaders]>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: port(), path, headers, agent: false }, (response) => {
      response.resume()
      resolve([response.statusCode!, response.headers])
    })
    sent.on('error', reject).end()
  })

describe('an incomplete build', () => {
  it('serves its pages, and reports which services are down', async () => {
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

  it('is rejected if it is not a build', async () => {
    await expect(start()).rejects.toThrow('site.json')
    writeBuild('one', {})
    await start()
  })

  it('answers an exception with a problem document and the id of a log line', async () => {
    writeBuild('one', {})
    write('server/index.js', 'export const routes = null; export const entry = { module: {} }')
    await start()
    const answer = await get('/nowhere?key=secret')
    expect(answer.status).toBe(500)
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
    const { instance, detail } = (await answer.json()) as Record<string, string>
    expect(detail).toBe('Something went wrong on our side.')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    const line = lines.find(({ event }) => event === 'request.failed')
    expect(line).toMatchObject({ level: 'error', path: '/nowhere', id: instance!.slice('urn:uuid:'.length) })
    expect(lines.filter(({ level }) => level === 'error')).toEqual([line])
    expect((await get('/healthz')).status).toBe(200)

    const head = await get('/nowhere', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([500, ''])
    const ofItsOwn = /^(?:connection|content-length|date|keep-alive)$/
    for (const [name, value] of answer.headers)
      if (!ofItsOwn.test(name)) expect([name, head.headers.get(name)]).toEqual([name, value])
  })

  it('does not start if the data folder cannot be used', async () => {
    writeBuild('one', {})
    write('data', 'a file and no folder')
    await expect(start()).rejects.toThrow(`The data folder ${join(folder, 'data')} cannot be written: `)
    rmSync(join(folder, 'data'))
    write('data/events.db', 'no database')
    await expect(start()).rejects.toThrow(/events\.db is damaged: .*npm run restore -- <copy>/)
    rmSync(join(folder, 'data'), { recursive: true })
    await start()
  })

  it('counts nothing if the disk is full, which is logged at the start', async () => {
    writeBuild('one', { '/docs/a/index.html': 'page a' })
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    })
    await start()
    expect(lines.map(({ event }) => event)).toContain('events.not-written')
    expect((await get('/docs/a')).status).toBe(200)
    const { down } = (await (await get('/readyz')).json()) as { down: string[] }
    expect(down).toContain('events')
  })
})

describe('a build that is replaced while it is served', () => {
  it('keeps cached files, never mixes files of two builds, and switches to the new one', async () => {
    writeBuild('one', { '/a/index.html': 'a of one', '/b/index.html': 'b of one', '/c/index.html': 'c of one' })
    await start()
    expect(await (await get('/a')).text()).toBe('a of one')

    // The files are written first and the list of files last.
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
    await expect.poll(async () => (await get('/b')).text(), { timeout: 60_000, interval: 100 }).toBe('b of two')
    expect(await (await get('/a')).text()).toBe('a of two')
    expect(lines.find(({ event }) => event === 'build.replaced')).toMatchObject({ build: 'two' })
  })
})

describe('a build that still renders pages', () => {
  it('serves its first pages, renders the others, and answers all other requests when it is complete', async () => {
    writeBuild('one', { '/index.html': 'home' })
    renameSync(join(folder, 'site.json'), join(folder, 'first-pages.json'))
    const { promise: completed, resolve } = Promise.withResolvers<void>()
    await start({}, { completed })
    expect(await (await get('/')).text()).toBe('home')
    expect((await get('/healthz')).status).toBe(200)

    const answers: string[] = []
    const waiting = ['/docs/a/_payload.json?one', '/sitemap.xml', '/missing'].map(async (path) => {
      const { status } = await get(path)
      answers.push(`${path} ${status}`)
    })
    // This build has no renderer, which the server reports at once.
    expect((await get('/docs/a')).status).toBe(503)
    expect(answers).toEqual([])

    writeBuild('one', { '/docs/a/index.html': 'page a', '/docs/a/_payload.json': '{}', '/sitemap.xml': '<urlset/>' })
    resolve()
    await Promise.all(waiting)
    expect(answers.sort()).toEqual(['/docs/a/_payload.json?one 200', '/missing 503', '/sitemap.xml 200'])
    expect(await (await get('/docs/a')).text()).toBe('page a')
  })

  it('does not delay the shutdown', async () => {
    writeBuild('one', { '/index.html': 'home' })
    renameSync(join(folder, 'site.json'), join(folder, 'first-pages.json'))
    await start({}, { completed: new Promise(() => {}) })
    const waiting = get('/sitemap.xml')
    expect(await (await get('/')).text()).toBe('home')
    await server.close()
    expect((await waiting).status).toBe(503)
  })
})

describe('addresses', () => {
  it('keep their encoded characters in redirects and are not decoded twice', async () => {
    writeBuild('one', {})
    await start()
    const answer = await get('/a%3Fb%23c%25/?d=1', { redirect: 'manual' })
    expect(answer.headers.get('Location')).toBe('/a%3Fb%23c%25?d=1')
    expect((await get('/api/icons/lucide.json%3Ficons=star')).status).toBe(404)
  })

  it('have no trailing slash, except those of running templates', async () => {
    writeBuild('one', { '/templates/saas/index.html': 'about it', '/templates/saas/preview/index.html': 'running' })
    await start()
    const ask = async (path: string) => {
      const answer = await get(path, { redirect: 'manual' })
      return [answer.status, answer.headers.get('Location') ?? (await answer.text())]
    }
    expect(await ask('/templates/saas')).toEqual([200, 'about it'])
    expect(await ask('/templates/saas/?a=1')).toEqual([301, '/templates/saas?a=1'])
    expect(await ask('/templates/saas/preview/')).toEqual([200, 'running'])
    expect(await ask('/templates/saas/preview/?mode=dark')).toEqual([200, 'running'])
    expect(await ask('/templates/saas/preview?mode=dark')).toEqual([301, '/templates/saas/preview/?mode=dark'])
    // Nothing is rendered here. The test only checks that neither form redirects to the other.
    for (const path of ['/templates/none/preview', '/templates/none/preview/'])
      expect([path, (await ask(path))[0]]).toEqual([path, 503])
    expect((await get('/templates/saas/preview/', { redirect: 'manual' })).headers.get('X-Frame-Options')).toBe(
      'SAMEORIGIN',
    )
  })

  it('requested from a proxy without TLS redirect to HTTPS, in one hop and only for known hosts', async () => {
    writeBuild('one', { '/a/index.html': 'a' })
    const given = { trustedProxies: 1, hosts: ['frond-ui.dev'] }
    await start(given)
    const ask = (path: string, proto: string, host = 'frond-ui.dev:80') =>
      send(path, { Host: host, 'X-Forwarded-Proto': proto })
    expect(await ask('/a?b=1', 'http')).toMatchObject([301, { location: 'https://frond-ui.dev/a?b=1' }])
    expect(await ask('/a/', 'http')).toMatchObject([301, { location: 'https://frond-ui.dev/a' }])
    expect(await ask('/docs', 'http')).toMatchObject([302, { location: 'https://frond-ui.dev/docs/getting-started' }])
    expect(await ask('/a', 'https')).toMatchObject([200, {}])
    expect(await ask('/a', 'http', 'evil.example')).toMatchObject([421, {}])
    expect(await ask('/healthz', 'http')).toMatchObject([200, {}])
    await server.close()

    // Forwarded headers of an untrusted client are ignored, and without a list of hosts any host name is possible.
    for (const settings of [
      { ...given, trustedProxies: 0 },
      { ...given, hosts: [] },
    ]) {
      await start(settings)
      expect(await ask('/a', 'http')).toMatchObject([200, {}])
      await server.close()
    }
  })

  it('are answered for any host name, also without one', async () => {
    writeBuild('one', {})
    await start()
    for (const Host of ['', 'a:99999', '[::::]', '[a]', '999.999.999.999', '1.2.3.4.5', 'a_b', 'a..b', 'xn--']) {
      const [status] = await send('/api/icons/lucide.json?icons=star', { Host })
      expect([Host, status]).toEqual([Host, 200])
    }
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('of other hosts get 421, except for health checks', async () => {
    writeBuild('one', { '/a/index.html': 'a' })
    await start({ hosts: ['frond-ui.dev'] })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/a')).status).toBe(421)
  })
})

describe('pipelined requests', () => {
  const ask = 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n'

  it('are answered in order, up to the limit of the connection, and do not delay the shutdown', async () => {
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

  it('get their responses even if invalid data follows', async () => {
    writeBuild('one', { '/a/index.html': 'page' })
    await start()
    const socket = connect(port(), '127.0.0.1')
    socket.write(`${ask}${ask}\0\0rubbish\r\n\r\n`)
    const answers = await text(socket)
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  })

  it('that never end do not delay the shutdown beyond its limit', async () => {
    expect(CLOSE_MS).toBe(10_000)
    writeBuild('one', {})
    await start({}, { closeMs: 500 })
    const stuck = connect(port(), '127.0.0.1')
    stuck.on('error', () => {})
    stuck.write('POST /api/event HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\na')
    await once(stuck, 'connect')
    expect((await get('/healthz')).status).toBe(200)
    const stopped = performance.now()
    await Promise.all([server.close(), once(stuck, 'close')])
    expect(performance.now() - stopped).toBeGreaterThan(400)
    expect(performance.now() - stopped).toBeLessThan(3000)
  })

  it('are discarded when the client disconnects', async () => {
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
