import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { computeEtag } from '../files/site-manifest.ts'
import { startServer, type RunningServer } from '../main.ts'
import { readSettings } from '../settings.ts'

const page = '<!doctype html><title>Pro</title>'
let folder: string
let server: RunningServer

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-pro-site-'))
  mkdirSync(join(folder, 'client/pro'), { recursive: true })
  writeFileSync(join(folder, 'client/pro/index.html'), page)
  const files = {
    '/pro/index.html': { type: 'text/html; charset=utf-8', etag: computeEtag(Buffer.from(page)), encodings: [] },
  }
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ id: 'one', timestamp: 0, scripts: [], files }))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  await server.close()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function start(): Promise<void> {
  const settings = readSettings({ FROND_DATA: join(folder, 'data'), FROND_ICON_SERVICE: 'off' })
  server = await startServer({ port: 0, host: '127.0.0.1', build: folder, settings })
}

function ask(path: string, body?: unknown) {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  return fetch(server.address.replace('localhost', '127.0.0.1') + path, init)
}

async function readDown(): Promise<string[]> {
  return ((await (await ask('/readyz')).json()) as { down: string[] }).down
}

test('answers below /api/pro, with the security headers of the site', async () => {
  await start()
  const plans = await ask('/api/pro/plans')
  expect(plans.status).toBe(200)
  expect(plans.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const checkout = await ask('/api/pro/checkout', { plan: 'solo', email: 'ada@customer.example' })
  expect(checkout.status).toBe(201)
  const missing = await ask('/api/pro/nothing')
  expect([missing.status, missing.headers.get('Content-Type')]).toEqual([404, 'application/problem+json'])
  await vi.waitFor(async () => expect(await readDown()).not.toContain('licenses'), { timeout: 20_000 })
})

test('takes webhooks of 256 kB, and other bodies of 16 kB', async () => {
  await start()
  expect((await ask('/api/pro/webhooks/sandbox', 'x'.repeat(200_000))).status).toBe(400)
  expect((await ask('/api/pro/webhooks/sandbox', 'x'.repeat(300_000))).status).toBe(413)
  expect((await ask('/api/pro/validate', 'x'.repeat(20_000))).status).toBe(413)
})

test('serves pages while the store is down, and says so', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  await start()
  const answer = await ask('/api/pro/activate', {
    key: 'FRPT-000000-000000-000000-000000-00QB0G',
    holder: { kind: 'handle', value: 'ada' },
  })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ code: 'store-unavailable' })
  const served = await ask('/pro')
  expect([served.status, await served.text()]).toEqual([200, page])
  const ready = await ask('/readyz')
  expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await ready.json()).toMatchObject({ down: expect.arrayContaining(['licenses']) })
  expect((await ask('/healthz')).status).toBe(200)
})
