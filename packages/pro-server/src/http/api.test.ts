import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApi, downPlace, release } from '../testing/test-api.ts'
import { createPlace } from '../testing/stores.ts'
import { findBrokenAuditLine } from '../store/audit.ts'
import type { Store } from '../store/open-store.ts'
import { endpoints } from './endpoints.ts'

const json = { 'Content-Type': 'application/json' }

test('serves an OpenAPI document with every endpoint and its problems', async () => {
  const api = await createTestApi('sqlite')
  const { status, body } = await api.get('/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  for (const { id, method, path } of endpoints) {
    const operation = body.paths[path][method.toLowerCase()]
    expect(operation.operationId).toBe(id)
    expect(operation.responses['503']).toBeDefined()
  }
  expect(body.paths['/activate'].post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['key', 'holder'],
    additionalProperties: false,
  })
})

test('every example of an endpoint answers as described', async () => {
  const api = await createTestApi('sqlite')
  const { body } = await api.get('/plans')
  expect(body.mode).toBe('test')
  expect(body.plans.map(({ id }: { id: string }) => id)).toEqual(['solo', 'team', 'organization'])
  expect((await api.get('/releases')).body.releases).toMatchObject([{ id: release.id, bytes: 10 }])
  const keys = await api.get('/keys')
  expect(keys.headers.get('Cache-Control')).toBe('public, max-age=86400')
  const revoked = await api.get('/revoked')
  expect(revoked.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await api.get('/plans')).headers.get('Cache-Control')).toBe('no-store')
})

test.each([
  ['[]', 400, 'invalid-json'],
  ['', 400, 'invalid-json'],
  ['{"key":{"$ne":null}}', 422, 'invalid-request'],
  ['{"key":"a","key":"b"}', 400, 'invalid-json'],
  ['{"key":"x"}{"key":"y"}', 400, 'invalid-json'],
  ['{"__proto__":{"key":"a"}}', 400, 'invalid-json'],
  ['{/*a*/"key":"x"}', 400, 'invalid-json'],
  ['{"key":"a","more":1}', 422, 'invalid-request'],
  ['['.repeat(10_000), 400, 'invalid-json'],
])('refuses the body %.40s', async (body, status, code) => {
  const api = await createTestApi('sqlite')
  const answer = await api.send('POST', '/validate', { body, headers: json })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('refuses invalid UTF-8, other types, encodings, sizes and sites', async () => {
  const api = await createTestApi('sqlite')
  const send = async (init: RequestInit) => (await api.send('POST', '/validate', init)).body.code
  expect(await send({ body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: json })).toBe('invalid-json')
  expect(await send({ body: '{}', headers: { 'Content-Type': 'application/json; charset=utf-7' } })).toBe(
    'unsupported-media-type',
  )
  expect(await send({ body: '{}', headers: { 'Content-Type': 'text/plain' } })).toBe('unsupported-media-type')
  expect(await send({ body: '{}', headers: { ...json, 'Content-Encoding': 'gzip' } })).toBe('unsupported-media-type')
  expect(await send({ body: `"${'x'.repeat(20_000)}"`, headers: json })).toBe('body-too-large')
  expect(await send({ body: '{}', headers: { ...json, 'Sec-Fetch-Site': 'cross-site' } })).toBe('cross-site')
})

test('answers 404 and 405 with the allowed methods', async () => {
  const api = await createTestApi('sqlite')
  expect((await api.get('/nothing')).body.code).toBe('not-found')
  const wrong = await api.get('/activate')
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST'])
  expect((await api.send('DELETE', '/plans')).headers.get('Allow')).toBe('GET, HEAD')
})

test('names the fields that are wrong', async () => {
  const api = await createTestApi('sqlite')
  const { key } = await api.buy()
  const { body } = await api.post('/activate', { key, holder: { kind: 'email', value: 'no address' } })
  expect(body.errors).toEqual([{ pointer: '/holder/value', code: 'invalid', detail: 'This is not a mail address.' }])
  const label = await api.post('/activate', { key, holder: { kind: 'handle', value: 'a' }, label: 'a\nb' })
  expect(label.body.errors[0].pointer).toBe('/label')
})

test('answers 503 with Retry-After while the store is down', async () => {
  const api = await createTestApi('postgres', { place: downPlace })
  const key = 'FRPT-000000-000000-000000-000000-00QB0G'
  const answers = [
    await api.activate(key),
    await api.post('/validate', { key }),
    await api.post('/checkout', { plan: 'solo', email: 'a@b.example' }),
    await api.post('/resend', { email: 'a@b.example' }),
  ]
  for (const { status, body, headers } of answers)
    expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'store-unavailable', '5'])
  expect(api.server.findFault()).toMatch(/cannot be used/)
  expect((await api.get('/plans')).status).toBe(200)
})

test('writes nothing if the connection to the store is lost before or during a transaction', async () => {
  const place = await createPlace('postgres')
  const proxy = await startProxy(new URL(place.databaseUrl!))
  const api = await createTestApi('postgres', { place: { ...place, databaseUrl: proxy.url } })
  const { store } = api.server.core
  const order = () => api.post('/checkout', { plan: 'solo', email: 'a@b.example' })

  // The purchase is inserted before the line of the audit log.
  proxy.cutAt = 'insert into "audit"'
  expect((await order()).status).toBe(503)
  expect(proxy.cuts).toBeGreaterThan(0)
  proxy.cutAt = ''
  expect([(await order()).status, (await api.post('/resend', { email: 'a@b.example' })).status]).toEqual([503, 503])

  proxy.cutAt = undefined
  await vi.waitFor(() => store.check(), { timeout: 10_000, interval: 100 })
  expect(await countRows(store)).toEqual({})
  expect(api.mails).toEqual([])
  expect((await order()).status).toBe(201)
  expect(await countRows(store)).toMatchObject({ customer: 1, purchase: 1, audit: 2 })
})

/** The number of rows of each table that has rows. Tables that always have some are left out. */
async function countRows(store: Store): Promise<Record<string, number>> {
  return store.run(async (db) => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const own = tables.filter((name) => !['migration', 'audit_head', 'heartbeat'].includes(name))
    const counts = await Promise.all(
      own.map((name) => sql<{ n: string }>`select count(*) as n from ${sql.table(name)}`.execute(db)),
    )
    const pairs = own.map((name, index) => [name, Number(counts[index]!.rows[0]!.n)] as const)
    return Object.fromEntries(pairs.filter(([, count]) => count > 0))
  })
}

interface Proxy {
  readonly url: string
  /** Connections end when this text is sent to the database. With an empty text they end at once. */
  cutAt: string | undefined
  cuts: number
}

async function startProxy(target: URL): Promise<Proxy> {
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname)
    const end = () => {
      socket.destroy()
      upstream.destroy()
    }
    for (const each of [socket, upstream]) each.on('error', end).on('close', end)
    upstream.pipe(socket)
    socket.on('data', (chunk: Buffer) => {
      const isCut = proxy.cutAt !== undefined && chunk.includes(proxy.cutAt)
      if (!isCut) return upstream.write(chunk)
      proxy.cuts += 1
      end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  const proxy: Proxy = { url: url.href, cutAt: undefined, cuts: 0 }
  return proxy
}

test('L39, L40: every change has an audit line, and a changed line is found', async () => {
  const api = await createTestApi('sqlite')
  const { key, session } = await api.buy()
  const { body } = await api.activate(key, 'ada')
  await api.post('/deactivate', { key, activationId: body.activation.id })
  await api.post(`/sandbox/${session}`, { action: 'refund' })
  const { store } = api.server.core
  const actions = await store.run((db) => db.selectFrom('audit').select('action').orderBy('seq').execute())
  expect(actions.map(({ action }) => action)).toEqual([
    'purchase.created',
    'purchase.pending',
    'license.created',
    'purchase.paid',
    'activation.taken',
    'activation.released',
    'license.revoked',
    'purchase.refunded',
  ])
  expect(await store.run(findBrokenAuditLine)).toBeUndefined()
  await store.run((db) => db.updateTable('audit').set({ actor: 'somebody' }).where('seq', '=', 5).execute())
  expect(await store.run(findBrokenAuditLine)).toBe(5)
})

test('L41: no key, token or address is in the log or in clear in the database', async () => {
  const place = await createPlace('sqlite')
  const api = await createTestApi('sqlite', { place, settings: { rateLimits: true } })
  const { key, claimToken } = await api.buy()
  await api.activate(key, 'ada', { 'Idempotency-Key': 'idempotent-0001' })
  await api.post('/resend', { email: 'ada@customer.example' })
  await api.server.runOutbox()
  const token = /#token=([\w-]+)/.exec(api.mails.at(-1)!.text)![1]!
  const { manageToken } = (await api.post('/links/redeem', { token })).body
  const tables = [
    'customer',
    'purchase',
    'license',
    'activation',
    'outbox',
    'idempotency',
    'one_time_link',
    'audit',
    'rate_bucket',
  ] as const
  const rows = await Promise.all(
    tables.map((table) => api.server.core.store.run((db) => db.selectFrom(table).selectAll().execute())),
  )
  const stored = JSON.stringify(rows)
  const logged = api.logs.join('\n')
  for (const secret of [key, key.slice(5, 18), claimToken, token, manageToken]) {
    expect(stored).not.toContain(secret)
    expect(logged).not.toContain(secret)
  }
  for (const text of ['ada@customer.example', '192.0.2.1', '4242']) expect(logged).not.toContain(text)
  expect(stored).not.toContain('192.0.2.1')
})
