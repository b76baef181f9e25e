import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFolder, createPlace, storeKinds } from '../testing/stores.ts'
import { createTestApi, downPlace, type TestApi } from '../testing/test-api.ts'
import { runOperator } from './run-operator.ts'

/** Runs a command beside the server, on the same store. */
async function run(api: TestApi, line: string, { isConfirmed = false, secretsFile = '' } = {}) {
  const output: string[] = []
  const errors: string[] = []
  const actor = { kind: 'operator', name: 'olga' } as const
  const code = await runOperator({
    args: line.split(' ').filter(Boolean),
    offline: { secretsFile, now: new Date('2026-03-01T00:00:00Z') },
    open: async () => ({ ...api.server, actor, close: async () => {} }),
    confirm: async () => isConfirmed,
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
  })
  const text = output.join('\n')
  return { code, text, error: errors.join('\n'), data: line.includes('--json') ? JSON.parse(text) : undefined }
}

async function findLicenseId({ server }: TestApi): Promise<string> {
  return (await server.core.store.run((db) => db.selectFrom('license').select('id').executeTakeFirstOrThrow())).id
}

test('suspends, resumes, extends and revokes a license, with audit lines of the operator', async () => {
  const api = await createTestApi('sqlite')
  const { key } = await api.buy()
  const id = await findLicenseId(api)
  expect((await run(api, `license suspend ${id} fraud`)).code).toBe(0)
  expect((await api.activate(key)).body.code).toBe('license-suspended')
  expect((await run(api, `license suspend ${id} again`)).code).toBe(1)
  expect((await run(api, `license resume ${id}`)).code).toBe(0)
  expect((await run(api, `license extend ${id} 2030-01-31`)).code).toBe(0)
  expect((await run(api, `license extend ${id} soon`)).error).toContain('not a day')
  expect((await api.activate(key)).body.updatesUntil).toBe('2030-01-31')
  expect((await run(api, `license revoke ${id} fraud`)).error).toContain('--yes')
  expect((await run(api, `license revoke ${id} fraud --yes`)).code).toBe(0)
  expect((await api.activate(key)).body.code).toBe('license-revoked')
  const { data } = await run(api, `audit show ${id} --json`)
  expect(data[0]).toMatchObject({ actor_kind: 'operator', actor: 'olga', action: 'license.revoked' })
  expect((await run(api, 'audit verify')).code).toBe(0)
})

test('grants a license, rotates its key and releases seats', async () => {
  const api = await createTestApi('sqlite')
  const granted = await run(api, 'license grant ada@customer.example team 3 --json')
  expect(granted.data).toMatchObject({ seats: 3, mailed: true })
  await api.server.runOutbox()
  const key = /FRPT-[\w-]+/.exec(api.mails.at(-1)!.text)![0]
  const { body } = await api.activate(key, 'grace')
  expect((await run(api, `activation list ${granted.data.id}`)).text).toContain('grace')
  expect((await run(api, `activation release ${granted.data.id} ${body.activation.id}`)).code).toBe(0)
  expect((await run(api, `license rotate ${granted.data.id} --yes`)).code).toBe(0)
  expect((await api.activate(key)).body.code).toBe('license-not-found')
  expect((await run(api, 'license grant nobody team')).error).toContain('not a mail address')
})

test('refunds a purchase, which revokes its license', async () => {
  const api = await createTestApi('sqlite')
  const { key, purchaseId } = await api.buy()
  expect((await run(api, `purchase refund ${purchaseId} 0 --yes`)).code).toBe(1)
  expect((await run(api, `purchase refund ${purchaseId} --yes`)).code).toBe(0)
  expect((await api.activate(key)).body.code).toBe('license-revoked')
  const { data } = await run(api, `purchase show ${purchaseId} --json`)
  expect(data).toMatchObject({ status: 'refunded', refunded_minor: 49_900 })
  expect(data.claim_hash).toBeUndefined()
  expect((await run(api, 'event list')).text).toContain('charge.refunded')
})

test('explains unknown commands and missing arguments, and lists all commands', async () => {
  const api = await createTestApi('sqlite')
  for (const line of ['', 'nothing', 'license', 'license show', 'doctor --verbose', 'check more']) {
    const { code, error } = await run(api, line)
    expect(code).toBe(2)
    expect(error).toContain('npm run pro -- <command>')
  }
  expect((await run(api, 'license show 1 --json')).data).toEqual({ error: 'There is no license 1.' })
})

test('tells when the store cannot be reached', async () => {
  const api = await createTestApi('postgres', { place: downPlace })
  expect((await run(api, 'purchase list')).code).toBe(3)
})

test('creates and retires signing keys, but never the last one', async () => {
  const api = await createTestApi('sqlite')
  const options = { isConfirmed: true, secretsFile: join(createFolder(), 'secrets.json') }
  const first = (await run(api, 'key new --json', options)).data
  expect(first.created).toBe('secrets')
  expect((await run(api, `key retire ${first.kid}`, options)).error).toContain('only active key')
  expect((await run(api, 'key new --json', options)).data.created).toBe('key')
  expect((await run(api, `key retire ${first.kid}`, options)).code).toBe(0)
})

describe.each(storeKinds)('customer delete on %s', (kind) => {
  test('removes personal data from every table, keeps the orders, and can be repeated', async () => {
    const api = await createTestApi(kind)
    const { store } = api.server.core
    const started = await api.checkout({ seats: 5, email: 'Ada@customer.example', name: 'Ada Byron', locale: 'en-GB' })
    await api.pay(started)
    const purchase = `/purchases/${started.purchase.id}`
    const { key } = (await api.get(purchase, { Authorization: `Claim ${started.claimToken}` })).body.license
    await api.activate(key, 'countess')
    const released = await api.post('/activate', {
      key,
      holder: { kind: 'email', value: 'ada@customer.example' },
      label: 'Laptop of Ada',
    })
    await api.post('/deactivate', { key, activationId: released.body.activation.id })
    await api.post('/resend', { email: 'ada@customer.example' })
    await api.server.runOutbox()
    const token = /#token=([\w-]+)/.exec(api.mails.at(-1)!.text)![1]
    const { manageToken } = (await api.post('/links/redeem', { token })).body
    // Another customer, whose data stays.
    const other = (await run(api, 'license grant grace@customer.example team 3 --json')).data
    await store.run((db) =>
      db
        .insertInto('outbox')
        .values({
          id: 'open',
          created_at: '',
          kind: 'mail-links',
          dedupe: 'open',
          payload: '{"email":"ada@customer.example"}',
          status: 'failed',
          next_at: '',
        })
        .execute(),
    )
    await api.server.runOutbox()
    const mailed = api.mails.length

    expect((await run(api, 'customer delete ada@customer.example')).error).toContain('--yes')
    const { code, data } = await run(api, 'customer delete ADA@customer.example --yes --json')
    expect(code).toBe(0)
    expect(data).toMatchObject({ licenses: 1, seats: 2, purchases: 1, openPurchases: 0, seatsElsewhere: 0 })

    const file = join(createFolder(), 'after.jsonl')
    await run(api, `backup ${file}`)
    expect(readFileSync(file, 'utf8')).not.toMatch(/ada@|ada byron|countess|laptop/i)
    const order = (await run(api, `purchase show ${started.purchase.id} --json`)).data
    expect(order).toMatchObject({ number: started.purchase.number, status: 'paid', amount_minor: 49_900 })
    expect((await api.activate(key, 'countess')).body.code).toBe('license-revoked')
    expect((await api.get('/licenses', { Authorization: `Manage ${manageToken}` })).status).toBe(401)
    await api.server.runOutbox()
    expect(api.mails).toHaveLength(mailed)
    expect((await run(api, `license show ${other.id} --json`)).data.status).toBe('active')
    expect((await run(api, 'check')).code).toBe(0)
    const lines = () => run(api, `audit show ${data.id} --json`)
    expect((await lines()).data).toMatchObject([{ actor: 'olga', action: 'customer.deleted' }])

    const again = await run(api, `customer delete ${data.id} --yes --json`)
    expect([again.code, again.data.licenses, again.data.seats]).toEqual([0, 0, 0])
    expect((await lines()).data).toHaveLength(1)
    const unknown = await run(api, 'customer delete ada@customer.example --yes --json')
    expect(unknown.code).toBe(1)
    expect(unknown.data.error).toBe('There is no customer ada@customer.example. Nothing was changed.')

    // The same person can buy again, as a new customer.
    await api.buy()
    const customers = await store.run((db) => db.selectFrom('customer').select('email').orderBy('email').execute())
    expect(customers.map(({ email }) => email)).toEqual(['', 'ada@customer.example', 'grace@customer.example'])
  })
})

test('customer delete reports open orders and seats in licenses of other customers', async () => {
  const api = await createTestApi('sqlite')
  const { key } = await api.buy()
  await api.post('/activate', { key, holder: { kind: 'email', value: 'grace@customer.example' } })
  await api.checkout({ email: 'grace@customer.example' })
  const { data } = await run(api, 'customer delete grace@customer.example --yes --json')
  expect(data).toMatchObject({ licenses: 0, seats: 0, purchases: 1, openPurchases: 1, seatsElsewhere: 1 })
  expect((await run(api, `activation list ${await findLicenseId(api)}`)).text).toContain('grace@customer.example')
})

describe.each(storeKinds)('backup from %s', (kind) => {
  test('gives the same answers after a restore into the other store', async () => {
    const api = await createTestApi(kind)
    const { key } = await api.buy()
    const seat = await api.activate(key, 'ada')
    const file = join(createFolder(), 'backup.jsonl')
    expect((await run(api, `backup ${file}`)).code).toBe(0)
    const place = await createPlace(kind === 'sqlite' ? 'postgres' : 'sqlite')
    const restored = await createTestApi(kind, { place })
    expect((await run(restored, `restore ${file} --yes`)).code).toBe(0)
    expect((await run(restored, `restore ${file} --yes`)).error).toContain('not empty')
    const [before, after] = [await api.post('/validate', { key }), await restored.post('/validate', { key })]
    expect(after.text).toBe(before.text)
    const again = await restored.activate(key, 'ada')
    expect([again.status, again.body.activation]).toEqual([200, seat.body.activation])
    expect((await run(restored, 'doctor --json')).data).toMatchObject({ faults: 0, ignoredEvents: 0, mode: 'test' })
  })
})
