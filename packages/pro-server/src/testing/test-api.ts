import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, vi } from 'vitest'
import type { z } from 'zod'
import { endpoints, type Endpoint } from '../http/endpoints.ts'
import { listProblems } from '../http/openapi.ts'
import type { Answers } from '../http/schemas.ts'
import { createSecretsData } from '../license/secrets.ts'
import type { Mail } from '../mail/mailer.ts'
import { testCards } from '../payments/test-cards.ts'
import type { Release } from '../releases/releases.ts'
import { openProServer, type ProServer, type ProServerOptions } from '../server.ts'
import type { ProSettings } from '../settings.ts'
import type { StoreKind } from '../store/dialect.ts'
import { createPlace } from './stores.ts'
import { dirname } from 'node:path'

export interface TestAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  /** The parsed body. Tests know its form. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

export interface TestApi {
  readonly server: ProServer
  readonly mails: Mail[]
  /** Every line that was logged, as text. */
  readonly logs: string[]
  readonly clock: { now: Date; advance(ms: number): void }
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  send(method: string, path: string, init?: RequestInit & { visitor?: string }): Promise<TestAnswer>
  /** Starts a checkout. */
  checkout(given?: Record<string, unknown>): Promise<Answers['checkout']>
  /** Pays a checkout, and returns the session. */
  pay(checkout: Answers['checkout'], card?: string): Promise<string>
  /** Buys a license with seats. */
  buy(seats?: number): Promise<Bought>
  activate(key: string, holder?: string, headers?: Record<string, string>): Promise<TestAnswer>
}

export interface Bought {
  readonly key: string
  readonly purchaseId: string
  readonly session: string
  readonly claimToken: string
}

export interface TestApiOptions extends Partial<Pick<ProServerOptions, 'provider' | 'mailer' | 'releases'>> {
  readonly settings?: Partial<ProSettings>
  /** A store that exists, for a second server. */
  readonly place?: Awaited<ReturnType<typeof createPlace>>
}

export const release: Release = {
  id: 'templates-1.0.0',
  version: '1.0.0',
  releasedAt: '2026-01-15',
  fileName: 'templates-1.0.0.zip',
  content: new TextEncoder().encode('0123456789'),
}

const secrets = createSecretsData(new Date('2026-01-01T00:00:00Z'))

/** A Postgres server that does not answer. */
export const downPlace = { file: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }

/** A server with a real store, a clock that stands still, and mails in memory. Its answers are checked against OpenAPI. */
export async function createTestApi(kind: StoreKind, options: TestApiOptions = {}): Promise<TestApi> {
  const { file, databaseUrl } = options.place ?? (await createPlace(kind))
  const mails: Mail[] = []
  const logs: string[] = []
  const clock = {
    now: new Date('2026-03-01T12:00:00Z'),
    advance(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
  const server = await openProServer({
    settings: {
      mode: 'test',
      folder: dirname(file),
      ...(databaseUrl && { databaseUrl }),
      checkout: { provider: 'sandbox' },
      mail: { from: 'pro@frond.example' },
      escrow: true,
      rateLimits: false,
      secrets,
      ...options.settings,
    },
    origin: () => 'https://frond.example',
    log: (...line) => logs.push(JSON.stringify(line)),
    now: () => clock.now,
    releases: options.releases ?? [release],
    mailer: options.mailer ?? { send: async (mail) => void mails.push(mail) },
    ...(options.provider && { provider: options.provider }),
  })
  onTestFinished(() => server.close())
  const api = createCalls(server, mails, logs, clock)
  if (options.place !== downPlace) await vi.waitFor(() => server.core.store.check(), { timeout: 30_000, interval: 100 })
  return api
}

function createCalls(server: ProServer, mails: Mail[], logs: string[], clock: TestApi['clock']): TestApi {
  const send: TestApi['send'] = async (method, path, { visitor = '192.0.2.1', ...init } = {}) => {
    const request = new Request(`https://frond.example/api/pro${path}`, { method, ...init })
    const response = await server.api(request, visitor)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    const answer = {
      status: response.status,
      text,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : undefined,
    }
    checkAgainstOpenApi(method, path, answer)
    return answer
  }
  const get: TestApi['get'] = (path, headers = {}) => send('GET', path, { headers })
  const post: TestApi['post'] = (path, body, headers = {}) =>
    send('POST', path, { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } })

  const checkout: TestApi['checkout'] = async (given = {}) => {
    const { status, body } = await post('/checkout', { plan: 'team', email: 'ada@customer.example', ...given })
    expect(status).toBe(201)
    return body as Answers['checkout']
  }
  const pay: TestApi['pay'] = async ({ redirectUrl }, card = testCards.pays) => {
    const session = redirectUrl.split('/').at(-1)!
    expect((await post(`/sandbox/${session}`, { action: 'pay', card })).status).toBe(200)
    return session
  }
  const buy: TestApi['buy'] = async (seats = 5) => {
    const started = await checkout(seats === 1 ? { plan: 'solo' } : { seats })
    const session = await pay(started)
    const { purchase, claimToken } = started
    const { body } = await get(`/purchases/${purchase.id}`, { Authorization: `Claim ${claimToken}` })
    await server.runOutbox()
    return { key: body.license.key as string, purchaseId: purchase.id, session, claimToken }
  }
  const activate: TestApi['activate'] = (key, value = `dev-${randomUUID().slice(0, 8)}`, headers = {}) =>
    post('/activate', { key, holder: { kind: 'handle', value } }, headers)

  return { server, mails, logs, clock, get, post, send, checkout, pay, buy, activate }
}

/** Every answer of every test has to be one that the OpenAPI document describes. */
function checkAgainstOpenApi(method: string, path: string, { status, body }: TestAnswer): void {
  const endpoint = (endpoints as readonly Endpoint[]).find(
    (each) => each.method === method && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (!endpoint) return
  if (status >= 400) {
    expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
    expect(body.type).toBe(`/pro/errors#${body.code}`)
    expect(listProblems(endpoint), `${method} ${path} answers ${body.code}`).toContain(body.code)
    return
  }
  const schema = endpoint.answers[status]
  expect(schema, `${method} ${path} answers ${status}`).toBeDefined()
  if (typeof schema === 'object') expect((schema as z.ZodType).safeParse(body).error?.issues).toBeUndefined()
}
