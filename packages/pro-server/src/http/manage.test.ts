import { expect, test } from 'vitest'
import { createTestApi, release, type TestApi } from '../testing/test-api.ts'

async function openLink(api: TestApi, email = 'ada@customer.example') {
  await api.post('/resend', { email })
  await api.server.runOutbox()
  return /#token=([\w-]{43})/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? ''
}

async function signIn(api: TestApi) {
  const { body } = await api.post('/links/redeem', { token: await openLink(api) })
  return { overview: body, headers: { Authorization: `Manage ${body.manageToken}` } }
}

test('a mailed link shows licenses, keys, seats and receipts, and works once', async () => {
  const api = await createTestApi('sqlite')
  const { key } = await api.buy()
  await api.activate(key, 'grace')
  const token = await openLink(api)
  const { status, body } = await api.post('/links/redeem', { token })
  expect(status).toBe(200)
  expect(body.licenses).toMatchObject([
    {
      key,
      status: 'active',
      seats: { used: 1, total: 5, left: 4 },
      activations: [{ holder: { kind: 'handle', value: 'grace' } }],
    },
  ])
  expect(body.receipts).toMatchObject([{ amountMinor: 49_900, currency: 'usd', status: 'paid' }])
  expect((await api.post('/links/redeem', { token })).body).toMatchObject({ status: 410, code: 'link-used' })
  const again = await api.get('/licenses', { Authorization: `Manage ${body.manageToken}` })
  expect(again.body.licenses).toEqual(body.licenses)
})

test('L34: a link is too old after 30 minutes, and an unknown one does not exist', async () => {
  const api = await createTestApi('sqlite')
  await api.buy()
  const token = await openLink(api)
  api.clock.advance(33 * 60_000)
  expect((await api.post('/links/redeem', { token })).body).toMatchObject({ status: 410, code: 'link-expired' })
  expect((await api.post('/links/redeem', { token: 'x'.repeat(43) })).body).toMatchObject({
    status: 404,
    code: 'link-not-found',
  })
})

test('a customer releases seats, gets certificates and changes the key without typing it', async () => {
  const api = await createTestApi('sqlite')
  const { key } = await api.buy()
  const { body: seat } = await api.activate(key, 'grace')
  const { overview, headers } = await signIn(api)
  const licenseId = overview.licenses[0].id
  const activationId = seat.activation.id
  expect((await api.post('/certificate', { licenseId, activationId }, headers)).status).toBe(200)
  expect((await api.post('/deactivate', { licenseId, activationId }, headers)).status).toBe(204)
  const rotated = await api.post('/rotate', { licenseId }, headers)
  expect(rotated.status).toBe(200)
  expect((await api.activate(key)).body.code).toBe('license-not-found')
  expect((await api.activate(rotated.body.key)).status).toBe(201)
  await api.server.runOutbox()
  expect(api.mails.some(({ subject, text }) => /new .* key/.test(subject) && text.includes(rotated.body.key))).toBe(
    true,
  )
})

test('refuses to manage a license without a session or of another customer', async () => {
  const api = await createTestApi('sqlite')
  await api.buy()
  const { headers } = await signIn(api)
  const other = await api.checkout({ email: 'eve@customer.example' })
  await api.pay(other)
  const own = (await api.get('/licenses', headers)).body.licenses[0].id
  const { id: licenseId } = await api.server.core.store.run((db) =>
    db.selectFrom('license').select('id').where('id', '!=', own).executeTakeFirstOrThrow(),
  )
  expect((await api.post('/rotate', { licenseId }, headers)).body.code).toBe('license-not-found')
  expect((await api.post('/rotate', { licenseId })).body).toMatchObject({ status: 401, code: 'not-signed-in' })
  expect((await api.get('/licenses', { Authorization: `Manage ${'a'.repeat(43)}` })).status).toBe(401)
  api.clock.advance(33 * 60_000)
  expect((await api.get('/licenses', headers)).status).toBe(401)
})

test('L31: resend does the same work and gives the same answer for known and unknown addresses', async () => {
  const api = await createTestApi('sqlite')
  await api.buy()
  api.mails.length = 0
  const known = await api.post('/resend', { email: 'ada@customer.example' })
  const unknown = await api.post('/resend', { email: 'nobody@customer.example' })
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  expect([known.status, known.text]).toEqual([202, '{"accepted":true}'])
  // The request only stores a task. The customer is looked up later, so the response time does not reveal known addresses.
  const tasks = await api.server.core.store.run((db) =>
    db.selectFrom('outbox').select(['kind']).where('kind', '=', 'mail-links').execute(),
  )
  expect(tasks).toHaveLength(2)
  await api.server.runOutbox()
  expect(api.mails.map(({ to }) => to)).toEqual(['ada@customer.example'])
})

test('L31: the statements of resend are the same for known and unknown addresses', async () => {
  const api = await createTestApi('sqlite')
  await api.buy()
  await api.server.runOutbox()
  const { store } = api.server.core
  const trace = async (email: string) => {
    const texts: string[] = []
    const original = store.transaction.bind(store)
    store.transaction = (work) =>
      original((tx) =>
        work(
          tx.withPlugin({
            transformQuery: ({ node }) => {
              texts.push(node.kind)
              return node
            },
            transformResult: async ({ result }) => result,
          }) as typeof tx,
        ),
      )
    await api.post('/resend', { email })
    store.transaction = original
    return texts
  }
  expect(await trace('ada@customer.example')).toEqual(await trace('nobody@customer.example'))
})

test('L31: resend takes as long for known as for unknown addresses', async () => {
  const api = await createTestApi('sqlite')
  await api.buy()
  async function measure(email: string): Promise<number> {
    const start = performance.now()
    await api.post('/resend', { email })
    const time = performance.now() - start
    // The mails are sent after the response. They must not delay the next request that is measured.
    await api.server.runOutbox()
    return time
  }
  const times = { known: [] as number[], unknown: [] as number[] }
  // The requests alternate, and each kind comes first as often as the other, so that other work of the machine delays both.
  for (let round = 0; round < 200; round += 1) {
    const kinds = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds)
      times[kind].push(await measure(kind === 'known' ? 'ada@customer.example' : `nobody${round}@customer.example`))
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length / 2]!
  const ratio = median(times.known) / median(times.unknown)
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
})

test.each(['a@b.example\nBcc: c@d.example', 'a@b.example\r\n', 'a', '', 'a@b.example,c@d.example'])(
  'L32: refuses the address %j and sends no mail',
  async (email) => {
    const api = await createTestApi('sqlite')
    const { status } = await api.post('/resend', { email })
    expect(status).toBe(422)
    await api.server.runOutbox()
    expect(api.mails).toEqual([])
  },
)

test('L33: 50 requests for one address send at most three mails an hour', async () => {
  const api = await createTestApi('sqlite', { settings: { rateLimits: true } })
  await api.buy()
  api.mails.length = 0
  for (let count = 0; count < 50; count += 1) {
    const { status } = await api.send('POST', '/resend', {
      body: JSON.stringify({ email: 'ada@customer.example' }),
      headers: { 'Content-Type': 'application/json' },
      visitor: `192.0.2.${count}`,
    })
    expect(status).toBe(202)
  }
  await api.server.runOutbox()
  expect(api.mails).toHaveLength(3)
})

async function startDownload(api: TestApi, change: Record<string, unknown> = {}) {
  const bought = await api.buy()
  const { body } = await api.activate(bought.key, 'grace')
  const given = { key: bought.key, activationId: body.activation.id, releaseId: release.id, ...change }
  return { ...bought, answer: await api.post('/downloads', given) }
}

test('downloads a release whole, in parts, and with its hash', async () => {
  const api = await createTestApi('sqlite')
  const { answer } = await startDownload(api)
  expect(answer.status).toBe(201)
  const path = answer.body.url.replace('/api/pro', '')
  const whole = await api.get(path)
  expect([whole.status, whole.text]).toEqual([200, '0123456789'])
  expect(whole.headers.get('Content-Disposition')).toBe('attachment; filename="templates-1.0.0.zip"')
  const part = await api.get(path, { Range: 'bytes=2-4' })
  expect([part.status, part.text, part.headers.get('Content-Range')]).toEqual([206, '234', 'bytes 2-4/10'])
  expect((await api.get(path, { Range: 'bytes=-3' })).text).toBe('789')
  expect((await api.get(path, { Range: 'bytes=10-' })).status).toBe(416)
  expect((await api.get(path, { Range: 'bytes=0-0,1-1' })).status).toBe(200)
  const listed = (await api.get('/releases')).body.releases
  expect(whole.headers.get('ETag')).toBe(`"${listed[0].sha256}"`)
})

test('L35, L36: a download address is for one release and ten minutes', async () => {
  const other = { ...release, id: 'templates-2.0.0' }
  const api = await createTestApi('sqlite', { releases: [release, other] })
  const { answer } = await startDownload(api)
  const path = answer.body.url.replace('/api/pro', '')
  expect((await api.get(path.replace('1.0.0', '2.0.0'))).body).toMatchObject({ status: 403, code: 'download-mismatch' })
  api.clock.advance(13 * 60_000)
  expect((await api.get(path)).body).toMatchObject({ status: 403, code: 'download-expired' })
})

test('L37: a release id never becomes a path', async () => {
  const api = await createTestApi('sqlite')
  for (const releaseId of ['../secrets.json', '..', '%2e%2e', 'constructor'])
    expect((await startDownload(api, { releaseId })).answer.body).toMatchObject({
      status: 404,
      code: 'release-not-found',
    })
  expect((await api.get(`/downloads/..%2fsecrets.json.${'a'.repeat(43)}`)).status).toBe(404)
})

test('L38: a refund stops downloads', async () => {
  const api = await createTestApi('sqlite')
  const { answer, session, key } = await startDownload(api)
  await api.post(`/sandbox/${session}`, { action: 'refund' })
  expect((await api.get(answer.body.url.replace('/api/pro', ''))).body.code).toBe('license-revoked')
  const again = await api.post('/downloads', { key, activationId: crypto.randomUUID(), releaseId: release.id })
  expect(again.body.code).toBe('license-revoked')
})

test('refuses releases after the update window, and licenses without a seat', async () => {
  const late = { ...release, id: 'late', releasedAt: '2027-03-02' }
  const api = await createTestApi('sqlite', { releases: [release, late] })
  expect((await startDownload(api, { releaseId: 'late' })).answer.body.code).toBe('update-window-ended')
  expect((await startDownload(api, { activationId: crypto.randomUUID() })).answer.body.code).toBe(
    'activation-not-found',
  )
})

test('without escrow no readable key stays behind, and the key is mailed once', async () => {
  const api = await createTestApi('sqlite', { settings: { escrow: false } })
  const { key } = await api.buy()
  expect(api.mails.filter(({ text }) => text.includes(key))).toHaveLength(1)
  const { overview } = await signIn(api)
  expect(overview.licenses[0].key).toBeUndefined()
  const rows = await api.server.core.store.run((db) => db.selectFrom('license').select('key_sealed').execute())
  expect(rows).toEqual([{ key_sealed: null }])
})
