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
    expect((await run(restored, 'doctor --json')).data).toMatchObject({ faults: 0, mode: 'test' })
  })
})
