import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerEvent, parseEvent } from './event-endpoint.ts'
import { createEventStore, eventFile, type EventStore } from './event-store.ts'

let folder: string
let store: EventStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-events-'))
  store = createEventStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const view = { n: 'pageview', u: 'https://frond-ui.dev/docs/components/button', d: 'frond-ui.dev' }
const hasPage = (path: string) => path === '/docs/components/button'

function post(body: unknown, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/api/event', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return answerEvent(request, { store, hasPage })
}

const counts = () => store.read('2000-01-01').map(({ kind, name, count }) => [kind, name, count])

describe('events', () => {
  it('are counted by day and page, with short or long names', async () => {
    expect((await post(view)).status).toBe(202)
    const { n: name, u: url, d: domain } = view
    await post({ name, url, domain, referrer: 'https://www.search.example/?q=private' })
    await post(JSON.stringify(view), { 'Content-Type': 'text/plain' })

    expect(counts()).toEqual([
      ['source', 'search.example', 1],
      ['view', '/docs/components/button', 3],
    ])
    expect(store.read('2000-01-01')[0]!.day).toBe(new Date().toISOString().slice(0, 10))
  })

  it('set no cookie', async () => {
    expect([...(await post(view)).headers.keys()]).not.toContain('set-cookie')
  })

  it('of unknown pages and with unknown names are counted together', async () => {
    for (let page = 0; page < 50; page += 1) await post({ ...view, u: `https://frond-ui.dev/${page}` })
    for (let name = 0; name < 50; name += 1) await post({ ...view, n: `Event ${name}` })
    await post({ ...view, n: 'Copy code' })

    expect(counts()).toEqual([
      ['event', '(other)', 50],
      ['event', 'Copy code', 1],
      ['view', '(other)', 50],
    ])
  })

  it('from too many referring sites are counted together', () => {
    for (let site = 0; site < 1500; site += 1) store.count('source', `site-${site}.example`)
    store.flush()
    const sources = counts()
    expect(sources).toHaveLength(501)
    expect(sources[0]).toEqual(['source', '(other)', 1000])
  })

  it('have a limit while they wait to be written', () => {
    for (let name = 0; name < 5000; name += 1) store.count('event', `e${name}`)
    expect(counts()).toHaveLength(2000)
  })

  it.each([
    ['asks not to be tracked', { DNT: '1' }],
    ['has privacy control on', { 'Sec-GPC': '1' }],
    ['is a bot', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ])('are not counted when the visitor %s', async (_, headers) => {
    expect((await post(view, headers)).status).toBe(202)
    expect(counts()).toEqual([])
  })

  it('of another site are not counted', async () => {
    expect((await post({ ...view, d: 'other.example' })).status).toBe(202)
    expect(counts()).toEqual([])
  })

  it.each([
    ['invalid JSON', 'hello', 400, {}],
    ['an array', [], 400, {}],
    ['an unknown field', { ...view, key: 'x' }, 400, {}],
    ['a field twice, short and long', { ...view, name: 'pageview' }, 400, {}],
    ['a name that is an object', { ...view, n: { $ne: null } }, 400, {}],
    ['an invalid address', { ...view, u: 'nowhere' }, 400, {}],
    ['an address that is not a page', { ...view, u: 'javascript:alert(1)' }, 400, {}],
    ['a data URL', { ...view, u: 'data:,https://frond-ui.dev/' }, 400, {}],
    ['a name with a line break', { ...view, n: 'a\nb' }, 400, {}],
    ['a referrer that is a list', { ...view, r: ['https://a.example/'] }, 400, {}],
    ['a field in capital letters', { ...view, N: 'pageview' }, 400, {}],
    ['a body that is too large', { ...view, r: 'x'.repeat(2000) }, 413, {}],
    ['a form', 'n=pageview', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a compressed body', view, 415, { 'Content-Encoding': 'gzip' }],
    ['another charset', view, 415, { 'Content-Type': 'application/json; charset=utf-7' }],
    ['a view from the page of another site', view, 403, { 'Sec-Fetch-Site': 'cross-site' }],
    ['a view with two values of Sec-Fetch-Site', view, 403, { 'Sec-Fetch-Site': 'same-origin, cross-site' }],
  ])('reject %s', async (_, body, status, headers) => {
    const response = await post(body, headers as Record<string, string>)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(counts()).toEqual([])
  })

  it('store no query, no fragment and no path of the referrer', () => {
    const u = 'https://frond-ui.dev/docs/?key=secret#part'
    expect(parseEvent(JSON.stringify({ ...view, u, r: 'https://mail.example/inbox/42?to=me' }))).toEqual({
      name: 'pageview',
      path: '/docs',
      source: 'mail.example',
    })
  })

  it('survive a restart', () => {
    store.count('view', '/a')
    store.close()
    store = createEventStore(folder)
    store.count('view', '/a')
    expect(counts()).toEqual([['view', '/a', 2]])
  })

  it('wait while the folder cannot be used, which is logged once', () => {
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const blocked = join(folder, 'file')
    writeFileSync(blocked, '')
    const broken = createEventStore(blocked)
    broken.count('view', '/a')
    broken.flush()
    broken.flush()
    expect(broken.findFault()).toBe('Counts of visits cannot be written.')
    expect(lines).toHaveBeenCalledOnce()

    rmSync(blocked)
    broken.flush()
    expect(broken.findFault()).toBeUndefined()
    expect(existsSync(eventFile(blocked))).toBe(true)
    broken.close()
    lines.mockRestore()
  })

  it('wait while the disk is full, and are all written afterwards', () => {
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    store.count('view', '/a')
    const full = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation((sql) => {
      if (sql === 'COMMIT') throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    })
    store.flush()
    expect(store.findFault()).toBe('Counts of visits cannot be written.')
    full.mockRestore()
    store.count('view', '/a')
    expect(counts()).toEqual([['view', '/a', 2]])
    expect(store.findFault()).toBeUndefined()
    lines.mockRestore()
  })

  it('wait without a log line while another process writes', () => {
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    store.count('view', '/a')
    store.flush()
    const other = new DatabaseSync(eventFile(folder))
    other.exec('BEGIN IMMEDIATE')
    store.count('view', '/a')
    const start = performance.now()
    store.flush()
    expect(performance.now() - start).toBeLessThan(500)
    expect(store.findFault()).toBeUndefined()
    other.exec('ROLLBACK')
    other.close()
    expect(counts()).toEqual([['view', '/a', 2]])
    expect(lines).not.toHaveBeenCalled()
    lines.mockRestore()
  })

  it('of two processes are added', () => {
    const other = createEventStore(folder)
    for (const each of [store, other, other]) each.count('view', '/a')
    other.close()
    expect(counts()).toEqual([['view', '/a', 3]])
  })

  it('are not deleted if the clock is years ahead or behind', () => {
    store.count('view', '/old', new Date('2020-01-01'))
    store.count('view', '/a', new Date('2026-11-15'))
    store.close()
    vi.useFakeTimers({ now: new Date('2040-01-01'), toFake: ['Date'] })
    store = createEventStore(folder)
    expect(counts()).toEqual([['view', '/a', 1]])
    store.close()
    vi.setSystemTime(new Date('2001-01-01'))
    store = createEventStore(folder)
    store.count('view', '/a')
    expect(counts()).toEqual([
      ['view', '/a', 1],
      ['view', '/a', 1],
    ])
    vi.useRealTimers()
  })
})
