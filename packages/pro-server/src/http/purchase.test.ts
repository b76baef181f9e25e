import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createSandbox, SIGNATURE_HEADER } from '../payments/sandbox.ts'
import { testCards } from '../payments/test-cards.ts'
import { ProviderError, type CheckoutProvider } from '../payments/provider.ts'
import { signWebhook } from '../payments/webhook-signature.ts'
import { findBrokenAuditLine } from '../store/audit.ts'
import { countOpenMatters } from '../store/check-data.ts'
import { createTestApi, downPlace, type TestApi } from '../testing/test-api.ts'
import { storeKinds } from '../testing/stores.ts'

/** Sends an event of the sandbox as the payment provider would. */
async function sendEvent(
  api: TestApi,
  event: { id?: string; type: string; sessionId: string; mode?: string },
  change: { body?: string; header?: string; atMs?: number; secret?: string } = {},
) {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, mode: 'test', ...event })
  const { secrets } = api.server.core
  const at = new Date(api.clock.now.getTime() + (change.atMs ?? 0))
  const header = change.header ?? signWebhook(body, change.secret ?? secrets.sandboxWebhookSecret, at)
  return api.send('POST', '/webhooks/sandbox', { body: change.body ?? body, headers: { [SIGNATURE_HEADER]: header } })
}

/** What the sandbox knows about a session. No event is sent. */
async function setSession(api: TestApi, sessionId: string, values: Record<string, string | number>) {
  await api.server.core.store.run((db) =>
    db.updateTable('sandbox_session').set(values).where('id', '=', sessionId).execute(),
  )
}

const paid = { session: 'complete', payment: 'paid', payment_id: 'pi_1' }

async function startSession(api: TestApi) {
  const { purchase, redirectUrl, claimToken } = await api.checkout()
  return { purchase, claimToken, sessionId: redirectUrl.split('/').at(-1)! }
}

async function countRows(api: TestApi) {
  await api.server.runOutbox()
  const licenses = await api.server.core.store.run((db) => db.selectFrom('license').selectAll().execute())
  return { licenses, keyMails: api.mails.filter(({ subject }) => /license key/.test(subject)).length }
}

describe.each(storeKinds)('purchase on %s', (kind) => {
  test('goes from checkout to a key that is shown once and mailed', async () => {
    const api = await createTestApi(kind)
    const started = await api.checkout({ email: 'Ada@Customer.example', name: 'Ada', seats: 6 })
    expect(started.redirectUrl).toMatch(/^\/pro\/sandbox\/checkout\/cs_test_/)
    const session = await api.pay(started)
    const read = () => api.get(`/purchases/${started.purchase.id}`, { Authorization: `Claim ${started.claimToken}` })
    const first = (await read()).body
    expect(first).toMatchObject({
      status: 'paid',
      seats: 6,
      amountMinor: 57_800,
      license: { updatesUntil: '2027-03-01' },
    })
    expect(first.license.key).toMatch(/^FRPT-/)
    // L29
    expect((await read()).body.license).toEqual({ keyHint: first.license.keyHint, updatesUntil: '2027-03-01' })
    await api.server.runOutbox()
    expect(api.mails.map(({ subject }) => subject).sort()).toEqual([
      `Receipt ${started.purchase.number}`,
      'Your Frond UI Pro license key',
    ])
    const mail = api.mails.find(({ subject }) => subject.startsWith('Your'))!
    expect(mail).toMatchObject({ to: 'Ada@Customer.example', text: expect.stringContaining(first.license.key) })
    expect(mail.text).toContain(`https://frond.example/pro/activate#key=${first.license.key}`)
    expect((await api.post(`/sandbox/${session}`, { action: 'pay', card: testCards.pays })).body.code).toBe(
      'session-closed',
    )
  })

  test('W11, W12: the same event many times makes one license and one mail', async () => {
    const api = await createTestApi(kind)
    const { sessionId } = await startSession(api)
    await setSession(api, sessionId, paid)
    const event = { id: 'evt_same', type: 'checkout.session.completed', sessionId }
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendEvent(api, event)))
    const statuses = new Set(answers.map(({ status }) => status))
    // 503 tells the provider to send it again later.
    expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true)
    expect(statuses.has(200)).toBe(true)
    expect((await sendEvent(api, event)).status).toBe(200)
    const { licenses, keyMails } = await countRows(api)
    expect([licenses.length, keyMails]).toEqual([1, 1])
    expect(await api.server.core.store.run(findBrokenAuditLine)).toBeUndefined()
  })
})

describe('checkout', () => {
  test('L26: ignores no price from the client, but refuses it', async () => {
    const api = await createTestApi('sqlite')
    for (const more of [{ amountMinor: 1 }, { currency: 'eur' }, { price: 1 }]) {
      const { status, body } = await api.post('/checkout', { plan: 'solo', email: 'a@b.example', ...more })
      expect([status, body.errors[0].code]).toEqual([422, 'unknown-field'])
    }
    const { purchase } = await api.checkout({ plan: 'solo' })
    const row = await api.server.core.store.run((db) =>
      db.selectFrom('purchase').selectAll().where('id', '=', purchase.id).executeTakeFirstOrThrow(),
    )
    expect([row.amount_minor, row.currency]).toEqual([24_900, 'usd'])
  })

  test.each([0, -1, 1.5, 1e9, 'three', null])('L27: refuses %j seats', async (seats) => {
    const api = await createTestApi('sqlite')
    const { status, body } = await api.post('/checkout', { plan: 'team', email: 'a@b.example', seats })
    expect([status, body.errors[0].pointer]).toEqual([422, '/seats'])
  })

  test('L28: a purchase needs its own claim token', async () => {
    const api = await createTestApi('sqlite')
    const [one, two] = [await api.checkout(), await api.checkout()]
    for (const authorization of ['', `Claim ${two.claimToken}`, `Manage ${one.claimToken}`, 'Claim x'])
      expect((await api.get(`/purchases/${one.purchase.id}`, { Authorization: authorization })).status).toBe(404)
    expect((await api.get(`/purchases/${randomUUID()}`, { Authorization: `Claim ${one.claimToken}` })).status).toBe(404)
  })

  test('the key is not shown later than 30 minutes after the payment', async () => {
    const api = await createTestApi('sqlite')
    const started = await api.checkout()
    await api.pay(started)
    api.clock.advance(31 * 60_000)
    const { body } = await api.get(`/purchases/${started.purchase.id}`, {
      Authorization: `Claim ${started.claimToken}`,
    })
    expect(body.license.key).toBeUndefined()
  })

  test('declined cards, cards that need a confirmation, and late payments', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId, purchase, claimToken } = await startSession(api)
    const act = (action: string, card: string) => api.post(`/sandbox/${sessionId}`, { action, card })
    expect((await act('pay', testCards.declined)).body.code).toBe('payment-declined')
    expect((await act('pay', testCards.needsConfirmation)).body.status).toBe('confirm')
    expect((await api.get(`/sandbox/${sessionId}`)).body).toMatchObject({ status: 'open', payment: 'unpaid', seats: 5 })
    expect((await act('pay', testCards.paysLater)).body.status).toBe('pending')
    const readStatus = async () =>
      (await api.get(`/purchases/${purchase.id}`, { Authorization: `Claim ${claimToken}` })).body.status
    expect(await readStatus()).toBe('pending')
    api.clock.advance(5000)
    await api.server.runOutbox()
    expect(await readStatus()).toBe('paid')
    const other = await startSession(api)
    const confirmed = await api.post(`/sandbox/${other.sessionId}`, {
      action: 'confirm',
      card: testCards.needsConfirmation,
    })
    expect(confirmed.body.status).toBe('paid')
  })

  test('a retry with the same Idempotency-Key continues the same purchase after the provider failed', async () => {
    let failures = 1
    const sessions: string[] = []
    const provider: Partial<CheckoutProvider> = {
      id: 'sandbox',
      async createSession({ purchase }) {
        if (failures-- > 0) throw new ProviderError('down')
        sessions.push(purchase.id)
        return { sessionId: `cs_${purchase.id}`, redirectUrl: 'https://pay.example' }
      },
    }
    const api = await createTestApi('sqlite', { provider: provider as CheckoutProvider })
    const send = () =>
      api.post('/checkout', { plan: 'solo', email: 'a@b.example' }, { 'Idempotency-Key': 'checkout-0001' })
    expect((await send()).body).toMatchObject({ status: 502, code: 'provider-failed' })
    const second = await send()
    expect(second.status).toBe(201)
    expect((await send()).text).toBe(second.text)
    expect(sessions).toEqual([second.body.purchase.id])
    const rows = await api.server.core.store.run((db) => db.selectFrom('purchase').select('id').execute())
    expect(rows).toHaveLength(1)
  })
})

describe('events of the payment provider', () => {
  const type = 'checkout.session.completed'

  test('W01, W02, W08: refuses a wrong secret, a changed body, and upper-case hex', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId } = await startSession(api)
    const secret = api.server.core.secrets.sandboxWebhookSecret
    const body = JSON.stringify({ id: 'evt_1', type, mode: 'test', sessionId })
    const header = signWebhook(body, secret, api.clock.now)
    const answers = [
      await sendEvent(api, { type, sessionId }, { secret: 'whsec_another_secret' }),
      await sendEvent(api, { type, sessionId }, { body: `${body} `, header }),
      await sendEvent(
        api,
        { type, sessionId },
        { body, header: header.replace(/v1=.*/, (hash) => hash.toUpperCase().replace('V1', 'v1')) },
      ),
    ]
    for (const { body: problem } of answers) expect(problem).toMatchObject({ status: 400, code: 'bad-signature' })
  })

  test('W03: accepts the second of two signatures', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId } = await startSession(api)
    const body = JSON.stringify({ id: 'evt_1', type, mode: 'test', sessionId })
    const right = signWebhook(body, api.server.core.secrets.sandboxWebhookSecret, api.clock.now)
    const header = right.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`)
    expect((await sendEvent(api, { type, sessionId }, { body, header })).status).toBe(200)
  })

  test('W04 to W07: accepts only times within five minutes', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId } = await startSession(api)
    const at = async (atMs: number) => (await sendEvent(api, { type, sessionId }, { atMs })).status
    expect([await at(-301_000), await at(-299_000), await at(299_000), await at(301_000)]).toEqual([400, 200, 200, 400])
    for (const time of ['', 't=abc,', 't=-5,', 't=1e30,', 't=99999999999999,'])
      expect((await sendEvent(api, { type, sessionId }, { header: `${time}v1=00` })).status).toBe(400)
  })

  test('W13: a refund that arrives before the payment leaves no usable license', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId } = await startSession(api)
    await setSession(api, sessionId, { ...paid, refunded_minor: 49_900 })
    await sendEvent(api, { type: 'charge.refunded', sessionId })
    await sendEvent(api, { type, sessionId })
    expect((await countRows(api)).licenses).toEqual([])
  })

  test('W14: a failure after completion makes no license', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId, purchase, claimToken } = await startSession(api)
    await setSession(api, sessionId, { session: 'complete' })
    await sendEvent(api, { type, sessionId })
    await setSession(api, sessionId, { payment: 'failed' })
    await sendEvent(api, { type: 'checkout.session.async_payment_failed', sessionId })
    expect((await countRows(api)).licenses).toEqual([])
    const { body } = await api.get(`/purchases/${purchase.id}`, { Authorization: `Claim ${claimToken}` })
    expect(body.status).toBe('closed')
  })

  test('W15: an expiry after the payment changes nothing', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId } = await startSession(api)
    await setSession(api, sessionId, paid)
    await sendEvent(api, { type, sessionId })
    await setSession(api, sessionId, { session: 'expired', payment: 'unpaid' })
    await sendEvent(api, { type: 'checkout.session.expired', sessionId })
    expect((await countRows(api)).licenses).toMatchObject([{ status: 'active' }])
  })

  test('W16: a dispute suspends, and a won dispute resumes', async () => {
    const api = await createTestApi('sqlite')
    const { session } = await api.buy()
    await api.post(`/sandbox/${session}`, { action: 'dispute' })
    expect((await countRows(api)).licenses).toMatchObject([{ status: 'suspended' }])
    await api.post(`/sandbox/${session}`, { action: 'win-dispute' })
    expect((await countRows(api)).licenses).toMatchObject([{ status: 'active' }])
    await api.post(`/sandbox/${session}`, { action: 'lose-dispute' })
    expect((await countRows(api)).licenses).toMatchObject([{ status: 'revoked', status_reason: 'dispute lost' }])
  })

  test('W17: a part of the money back keeps the license, with an audit line', async () => {
    const api = await createTestApi('sqlite')
    const { session, purchaseId } = await api.buy()
    await setSession(api, session, { refunded_minor: 1000 })
    await sendEvent(api, { type: 'charge.refunded', sessionId: session })
    expect((await countRows(api)).licenses).toMatchObject([{ status: 'active' }])
    const { store } = api.server.core
    const purchase = await store.run((db) => db.selectFrom('purchase').selectAll().executeTakeFirstOrThrow())
    expect(purchase).toMatchObject({ status: 'paid', refunded_minor: 1000 })
    const lines = await store.run((db) =>
      db.selectFrom('audit').selectAll().where('subject_id', '=', purchaseId).execute(),
    )
    expect(lines.at(-1)?.detail).toBe('{"from":"paid","refundedMinor":1000}')
  })

  test.each(storeKinds)(
    'W18: an event for an unknown session is stored, ignored, logged and counted on %s',
    async (kind) => {
      const api = await createTestApi(kind)
      const { store } = api.server.core
      expect(await store.run(countOpenMatters)).toEqual({ ignoredEvents: 0, failedEvents: 0, mismatchedPurchases: 0 })
      expect((await sendEvent(api, { id: 'evt_x', type, sessionId: 'cs_unknown' })).status).toBe(200)
      const rows = await store.run((db) => db.selectFrom('webhook_event').selectAll().execute())
      expect(rows).toMatchObject([{ event_id: 'evt_x', status: 'ignored' }])
      expect((await store.run(countOpenMatters)).ignoredEvents).toBe(1)
      expect(api.logs.join()).toContain('pro.event-ignored')
    },
  )

  test('W19: a live event on a test server changes nothing', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId } = await startSession(api)
    await setSession(api, sessionId, paid)
    const { body } = await sendEvent(api, { type, sessionId, mode: 'live' })
    expect(body).toMatchObject({ status: 400, code: 'mode-mismatch' })
    expect((await countRows(api)).licenses).toEqual([])
  })

  test('W20: answers 503 while the database is down', async () => {
    const api = await createTestApi('postgres', { place: downPlace })
    const { status, headers } = await sendEvent(api, { type, sessionId: 'cs_1' })
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
  })

  test('W23: refuses a body of 2 MB before it is hashed', async () => {
    const api = await createTestApi('sqlite')
    const verify = vi.spyOn(api.server.provider, 'verifyWebhook')
    const { body } = await sendEvent(api, { type, sessionId: 'cs_1' }, { body: 'x'.repeat(2_000_000) })
    expect(body).toMatchObject({ status: 413, code: 'body-too-large' })
    expect(verify).not.toHaveBeenCalled()
  })

  test('W24: an unsigned event causes no work in the database', async () => {
    const api = await createTestApi('sqlite')
    const run = vi.spyOn(api.server.core.store, 'run')
    const transaction = vi.spyOn(api.server.core.store, 'transaction')
    for (let count = 0; count < 200; count += 1)
      expect((await sendEvent(api, { type, sessionId: 'cs_1' }, { header: '' })).status).toBe(400)
    expect([run.mock.calls.length, transaction.mock.calls.length]).toEqual([0, 0])
  })

  test('refuses an amount that differs from the price', async () => {
    const api = await createTestApi('sqlite')
    const { sessionId, purchase, claimToken } = await startSession(api)
    await setSession(api, sessionId, { ...paid, amount_minor: 1 })
    await sendEvent(api, { type, sessionId })
    const { body } = await api.get(`/purchases/${purchase.id}`, { Authorization: `Claim ${claimToken}` })
    expect(body.status).toBe('mismatch')
    expect((await countRows(api)).licenses).toEqual([])
    expect((await api.server.core.store.run(countOpenMatters)).mismatchedPurchases).toBe(1)
  })

  test('refuses other providers, and the sandbox in live mode', async () => {
    const api = await createTestApi('sqlite')
    expect((await api.send('POST', '/webhooks/stripe', { body: '{}' })).body.code).toBe('provider-unknown')
    const provider = createSandbox(api.server.core, (id) => id)
    const live = await createTestApi('sqlite', { settings: { mode: 'live' }, provider })
    expect((await live.send('POST', '/sandbox/cs_1', { body: '{}' })).status).toBe(404)
  })
})
