import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { ProviderError, type PurchaseDraft } from './provider.ts'
import { createStripeProvider } from './stripe.ts'

const webhookSecret = 'whsec_0123456789abcdef'
const { webhooks } = new Stripe('sk_test_0123456789')

interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly form: URLSearchParams
  readonly headers: IncomingMessage['headers']
}

/** Answers like Stripe, from one object that the test changes. */
async function startFakeStripe() {
  const seen: SeenRequest[] = []
  const state = {
    failWith: 0,
    session: {
      id: 'cs_test_1',
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 49_900,
      currency: 'usd',
      url: 'https://checkout.stripe.example/1',
      payment_intent: null,
    } as unknown as Stripe.Checkout.Session,
    disputes: [] as Pick<Stripe.Dispute, 'status'>[],
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    seen.push({ method: request.method!, path: pathname, form: new URLSearchParams(text), headers: request.headers })
    if (state.failWith) return void response.writeHead(state.failWith, { 'Stripe-Should-Retry': 'false' }).end('<html>')
    const body = pathname.startsWith('/v1/disputes') ? { object: 'list', data: state.disputes } : state.session
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const provider = createStripeProvider({
    secretKey: 'sk_test_0123456789',
    webhookSecrets: ['whsec_older_secret_12345', webhookSecret],
    mode: 'test',
    server: { host: '127.0.0.1', port, protocol: 'http' },
  })
  /** What a charge of the session looks like. */
  function pay(change: Partial<Pick<Stripe.Charge, 'amount_refunded' | 'disputed'>> = {}): void {
    const charge = { object: 'charge', amount_refunded: 0, disputed: false, ...change } satisfies Partial<Stripe.Charge>
    const payment = {
      id: 'pi_1',
      object: 'payment_intent',
      status: 'succeeded',
      latest_charge: charge as Stripe.Charge,
    } satisfies Partial<Stripe.PaymentIntent>
    const session = {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: payment as Stripe.PaymentIntent,
    } satisfies Partial<Stripe.Checkout.Session>
    Object.assign(state.session, session)
  }
  return { provider, seen, state, pay }
}

function signEvent(
  api: TestApi,
  {
    id = 'evt_1',
    type = 'checkout.session.completed',
    livemode = false,
    object = { object: 'checkout.session', id: 'cs_test_1' } as object,
  } = {},
  secret = webhookSecret,
) {
  const payload = JSON.stringify({ id, object: 'event', type, livemode, data: { object } })
  const timestamp = Math.floor(api.clock.now.getTime() / 1000)
  return {
    body: payload,
    headers: { 'Stripe-Signature': webhooks.generateTestHeaderString({ payload, secret, timestamp }) },
  }
}

async function startApi() {
  const fake = await startFakeStripe()
  const api = await createTestApi('sqlite', { provider: fake.provider })
  const send = (event: ReturnType<typeof signEvent>) => api.send('POST', '/webhooks/stripe', event)
  const readLicenses = () => api.server.core.store.run((db) => db.selectFrom('license').select(['status']).execute())
  return { ...fake, api, send, readLicenses }
}

describe('Stripe', () => {
  test('creates a session with our price, our addresses and an idempotency key', async () => {
    const { api, seen } = await startApi()
    const { purchase, redirectUrl } = await api.checkout()
    expect(redirectUrl).toBe('https://checkout.stripe.example/1')
    const [{ method, path, form, headers }] = seen as [SeenRequest]
    expect([method, path]).toEqual(['POST', '/v1/checkout/sessions'])
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      client_reference_id: purchase.id,
      'metadata[purchase]': purchase.id,
      'payment_intent_data[metadata][purchase]': purchase.id,
      'line_items[0][price_data][unit_amount]': '49900',
      'line_items[0][price_data][currency]': 'usd',
      success_url: `https://frond.example/pro/purchase/complete?purchase=${purchase.id}`,
    })
    expect(headers['idempotency-key']).toBe(`${purchase.id}-0`)
  })

  test('a paid session becomes a license, a refund revokes it', async () => {
    const { api, pay, send, readLicenses } = await startApi()
    const { purchase } = await api.checkout()
    expect((await send(signEvent(api))).status).toBe(200)
    expect(await readLicenses()).toEqual([])
    pay()
    await send(signEvent(api, { id: 'evt_2', type: 'checkout.session.async_payment_succeeded' }))
    await send(signEvent(api, { id: 'evt_2', type: 'checkout.session.async_payment_succeeded' }))
    expect(await readLicenses()).toEqual([{ status: 'active' }])
    pay({ amount_refunded: 49_900 })
    const charge = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', metadata: { purchase: purchase.id } }
    await send(signEvent(api, { id: 'evt_3', type: 'charge.refunded', object: charge }))
    expect(await readLicenses()).toEqual([{ status: 'revoked' }])
  })

  test('a dispute suspends, and a won dispute resumes', async () => {
    const { api, pay, send, state, readLicenses } = await startApi()
    await api.checkout()
    pay()
    await send(signEvent(api))
    const object = { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }
    pay({ disputed: true })
    state.disputes = [{ status: 'needs_response' }]
    await send(signEvent(api, { id: 'evt_2', type: 'charge.dispute.created', object }))
    expect(await readLicenses()).toEqual([{ status: 'suspended' }])
    state.disputes = [{ status: 'won' }]
    await send(signEvent(api, { id: 'evt_3', type: 'charge.dispute.closed', object }))
    expect(await readLicenses()).toEqual([{ status: 'active' }])
  })

  test('refuses wrong secrets, changed bodies, old and future times, and live events', async () => {
    const { api, send, readLicenses, pay } = await startApi()
    await api.checkout()
    pay()
    const codes = [
      await send(signEvent(api, {}, 'whsec_wrong_secret_1234')),
      await send({ ...signEvent(api), body: `${signEvent(api).body} ` }),
      await send({ ...signEvent(api), headers: { 'Stripe-Signature': '' } }),
    ].map(({ body }) => body.code)
    expect(codes).toEqual(['bad-signature', 'bad-signature', 'bad-signature'])
    expect((await send(signEvent(api, { livemode: true }))).body.code).toBe('mode-mismatch')
    const event = signEvent(api)
    api.clock.advance(301_000)
    expect((await send(event)).body.code).toBe('bad-signature')
    // The package alone would accept a time in the future.
    api.clock.advance(-602_000)
    expect((await send(event)).body.code).toBe('bad-signature')
    expect(await readLicenses()).toEqual([])
    api.clock.advance(301_000)
    expect((await send(event)).status).toBe(200)
  })

  test.each([500, 429, 400])('an answer of %i from Stripe is a 502 of ours, and no license', async (status) => {
    const { api, state, pay, send, readLicenses } = await startApi()
    await api.checkout()
    pay()
    state.failWith = status
    expect((await api.post('/checkout', { plan: 'solo', email: 'a@b.example' })).body.code).toBe('provider-failed')
    expect((await send(signEvent(api))).body.code).toBe('provider-failed')
    expect(await readLicenses()).toEqual([])
    state.failWith = 0
    expect((await send(signEvent(api))).status).toBe(200)
    expect(await readLicenses()).toEqual([{ status: 'active' }])
  })

  test('refunds with an idempotency key, and reports failures', async () => {
    const { provider, seen, state } = await startFakeStripe()
    await provider.refund('pi_1', 100, 'refund-1')
    expect(seen[0]).toMatchObject({ path: '/v1/refunds', headers: { 'idempotency-key': 'refund-1' } })
    expect(Object.fromEntries(seen[0]!.form)).toEqual({ payment_intent: 'pi_1', amount: '100' })
    state.failWith = 500
    await expect(provider.createSession({ purchase: { id: 'p', rev: 0 } } as PurchaseDraft)).rejects.toThrow(
      ProviderError,
    )
  })
})
