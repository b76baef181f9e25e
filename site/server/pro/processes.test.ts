import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testCards } from '@frond/pro-server/test-cards'
import { createFolder, createPlace, findDataFaults, migrations, openStore, type Store } from '@frond/pro-server/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSite, type SiteProcess } from '../../../e2e/site-process.ts'
import { createSharedEventStore } from '../events/shared-event-store.ts'
import { startProxy, VISITOR_HEADER } from '../testing/proxy.ts'

/** Several processes of the site on one Postgres database, behind a proxy. */

interface Cluster {
  readonly databaseUrl: string
  readonly store: Store
  /** The address of the proxy. */
  readonly address: string
  readonly processes: SiteProcess[]
  /** Stops a process and starts another one in its place. */
  restart(index: number, settings: Record<string, string>): Promise<void>
}

async function startCluster(): Promise<Cluster> {
  const folder = createFolder()
  const build = join(folder, 'build')
  mkdirSync(join(build, 'client'), { recursive: true })
  writeFileSync(join(build, 'site.json'), JSON.stringify({ id: 'one', timestamp: 0, scripts: [], files: {} }))
  const { file, databaseUrl = '' } = await createPlace('postgres')
  const shared = {
    DATABASE_URL: databaseUrl,
    FROND_BUILD: build,
    FROND_TRUST_PROXY: '1',
    PRO_SECRETS: join(folder, 'secrets.json'),
  }
  const start = (settings: Record<string, string>) => startSite({ ...shared, ...settings })
  // Both find an empty database and no secrets.
  const processes = await Promise.all([start({ FROND_RATE_LIMITS: 'off' }), start({ FROND_RATE_LIMITS: 'off' })])
  onTestFinished(async () => {
    await Promise.all(processes.map((process) => process.stop()))
  })
  const ports = processes.map(({ port }) => port)
  const proxy = await startProxy(ports)
  onTestFinished(() => proxy.close())
  const store = openStore({ file, databaseUrl })
  onTestFinished(() => store.close())
  await vi.waitFor(() => store.check(), { timeout: 60_000, interval: 100 })

  return {
    databaseUrl,
    store,
    address: proxy.address,
    processes,
    async restart(index, settings) {
      await processes[index]!.stop()
      processes[index] = await start(settings)
      ports[index] = processes[index].port
    },
  }
}

interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

async function call(address: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${address}/api/pro${path}`, {
    ...init,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : undefined } as Answer
}

/** Repeats a request like a careful client: with the same Idempotency-Key, until there is a final answer. */
async function callUntilFinal(address: string, path: string, body: object, visitor: string): Promise<Answer> {
  const headers = { 'Idempotency-Key': randomUUID(), [VISITOR_HEADER]: visitor }
  for (;;) {
    const answer = await call(address, path, body, headers)
    if (answer.status < 500 && answer.body?.code !== 'in-progress') return answer
    await wait(20)
  }
}

/** Buys a license through the proxy. Each request may be answered by another process. */
async function buy(address: string, seats: number): Promise<string> {
  const order = { plan: 'team', seats, email: `${randomUUID()}@customer.example` }
  const { body: started } = await callUntilFinal(address, '/checkout', order, '192.0.2.1')
  const session = started.redirectUrl.split('/').at(-1)
  await call(address, `/sandbox/${session}`, { action: 'pay', card: testCards.pays })
  // Either process may handle the payment event, so wait until the license exists.
  return vi.waitFor(
    async () => {
      const headers = { Authorization: `Claim ${started.claimToken}` }
      const { body } = await call(address, `/purchases/${started.purchase.id}`, undefined, headers)
      expect(body.license?.key).toBeDefined()
      return body.license.key as string
    },
    { timeout: 60_000, interval: 50 },
  )
}

const activate = (address: string, key: string, holder: string, visitor = '192.0.2.1') =>
  callUntilFinal(address, '/activate', { key, holder: { kind: 'handle', value: holder } }, visitor)

async function countVisit(port: number): Promise<void> {
  const view = { n: 'pageview', u: 'https://frond-ui.dev/', d: 'frond-ui.dev' }
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140' }
  const init = { method: 'POST', headers, body: JSON.stringify(view) }
  expect((await fetch(`http://127.0.0.1:${port}/api/event`, init)).status).toBe(202)
}

/** Activates seats of several licenses until it is stopped. Returns the confirmed activations by holder. */
function startTraffic(address: string, keys: readonly string[]) {
  const confirmed = new Map<string, string>()
  let isDone = false
  let next = 0
  async function run(): Promise<void> {
    while (!isDone) {
      const number = (next += 1)
      const visitor = `10.0.${number >> 8}.${number & 255}`
      const { status, body } = await activate(address, keys[number % keys.length]!, `dev-${number}`, visitor)
      if (status === 201) confirmed.set(`dev-${number}`, body.activation.id)
      // The limit of a key, or of its seats, is reached.
      else expect([409, 429]).toContain(status)
    }
  }
  const running = Promise.all([run(), run()])
  return {
    confirmed,
    async stop() {
      isDone = true
      await running
    },
  }
}

test('L16: two processes share seats, visit counts and limits, and can be restarted one after the other', async () => {
  const { store, address, processes, databaseUrl, restart } = await startCluster()
  // Both processes have started on an empty database.
  const applied = await store.run((db) => db.selectFrom('migration').select('name').execute())
  expect(applied).toEqual(migrations.map(({ name }) => ({ name })))

  const key = await buy(address, 5)
  // 100 clients at once, each with five requests. More connections would be refused before an activation starts.
  const answers: Answer[] = []
  const clients = Array.from({ length: 100 }, async (_, client) => {
    for (let count = 0; count < 5; count += 1) answers.push(await activate(address, key, `ada-${client}-${count}`))
  })
  await Promise.all(clients)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'seat-limit-reached')).toHaveLength(495)

  const keys = await Promise.all(Array.from({ length: 4 }, () => buy(address, 200)))
  for (const { port } of processes) await countVisit(port)
  const traffic = startTraffic(address, keys)
  for (const index of processes.keys()) {
    const before = traffic.confirmed.size
    await restart(index, {})
    await vi.waitFor(() => expect(traffic.confirmed.size).toBeGreaterThan(before), { timeout: 60_000 })
  }
  await traffic.stop()
  const rows = await store.run((db) => db.selectFrom('activation').select(['id', 'holder_norm']).execute())
  const written = new Map(rows.map(({ id, holder_norm: holder }) => [holder, id]))
  expect(written.size).toBe(rows.length)
  for (const [holder, id] of traffic.confirmed) expect(written.get(holder)).toBe(id)
  expect(await store.run(findDataFaults)).toEqual([])

  // Each process has written its counts when it was stopped.
  const visits = createSharedEventStore(databaseUrl)
  onTestFinished(() => visits.close())
  expect(await visits.read('2000-01-01')).toMatchObject([{ kind: 'view', count: 2 }])

  const [one, two] = processes.map(({ port }) => `http://127.0.0.1:${port}`) as [string, string]
  const resend = (server: string) =>
    call(server, '/resend', { email: `${randomUUID()}@customer.example` }, { 'X-Forwarded-For': '198.51.100.7' })
  const statuses = []
  for (let count = 0; count < 11; count += 1) statuses.push((await resend(one)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
  expect((await resend(two)).status).toBe(429)
})
