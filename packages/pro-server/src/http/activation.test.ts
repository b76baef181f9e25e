import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createKey } from '../license/license-key.ts'
import { verifyCertificate } from '../license/verify-certificate.ts'
import { findBrokenAuditLine } from '../store/audit.ts'
import { release } from '../store/activations.ts'
import { customer } from '../core.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { createPlace, storeKinds } from '../testing/stores.ts'

const unknownKey = () => createKey('test', randomBytes(26))

async function readSeats({ server }: TestApi) {
  return server.core.store.run(async (db) => ({
    used: (await db.selectFrom('license').select('seats_used').executeTakeFirstOrThrow()).seats_used,
    rows: (await db.selectFrom('activation').select('id').where('released_at', 'is', null).execute()).length,
  }))
}

describe.each(storeKinds)('activation on %s', (kind) => {
  test('200 concurrent activations of a license with five seats: exactly five succeed', async () => {
    const api = await createTestApi(kind)
    const { key } = await api.buy(5)
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const headers = { 'Idempotency-Key': randomUUID() }
        for (;;) {
          const answer = await api.activate(key, `dev-${index}`, headers)
          // A slow machine may time out under this load. The response asks the client to retry, so it does.
          if (answer.status !== 503 && answer.body.code !== 'in-progress') return answer
        }
      }),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'seat-limit-reached')).toHaveLength(195)
    expect(await readSeats(api)).toEqual({ used: 5, rows: 5 })
    expect(await api.server.core.store.run(findBrokenAuditLine)).toBeUndefined()
  })

  test('gives a certificate that verifies offline, and the seats that are left', async () => {
    const api = await createTestApi(kind)
    const { key } = await api.buy(5)
    const { status, body } = await api.activate(key, 'ada')
    expect(status).toBe(201)
    expect(body.seats).toEqual({ used: 1, total: 5, left: 4 })
    expect(body.updatesUntil).toBe('2027-03-01')
    const { keys } = (await api.get('/keys')).body
    expect(await verifyCertificate(body.certificate, { keys, mode: 'test' })).toMatchObject({
      kind: 'valid',
      payload: { serial: 1, seats: 5, plan: 'team', mode: 'test' },
    })
  })

  test('L08: repeats the answer of the same Idempotency-Key byte for byte', async () => {
    const api = await createTestApi(kind)
    const { key } = await api.buy(5)
    const headers = { 'Idempotency-Key': 'retry-0001' }
    const first = await api.activate(key, 'ada', headers)
    const second = await api.activate(key, 'ada', headers)
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect((await api.activate(key, 'grace', headers)).body.code).toBe('idempotency-key-reused')
    expect((await api.activate(key, 'ada', { 'Idempotency-Key': 'short' })).body.code).toBe('idempotency-key-invalid')
    expect(await readSeats(api)).toEqual({ used: 1, rows: 1 })
  })

  test('L09: runs the same Idempotency-Key once if it arrives twice at once', async () => {
    const api = await createTestApi(kind)
    const { key } = await api.buy(5)
    const headers = { 'Idempotency-Key': 'parallel-0001' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.activate(key, 'ada', headers)))
    for (const { status, body } of answers) expect(status === 201 || body.code === 'in-progress').toBe(true)
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1)
    expect(await readSeats(api)).toEqual({ used: 1, rows: 1 })
  })

  test('L10: a holder in another case has the same seat', async () => {
    const api = await createTestApi(kind)
    const { key } = await api.buy(5)
    const first = await api.activate(key, 'Ada')
    const again = await api.activate(key, '@ADA')
    expect(again.status).toBe(200)
    expect(again.body.activation).toEqual(first.body.activation)
    expect(again.body.seats.used).toBe(1)
  })

  test('L14: releases and activations at once never exceed the limit', async () => {
    const api = await createTestApi(kind)
    const { key } = await api.buy(5)
    await Promise.all(Array.from({ length: 5 }, (_, index) => api.activate(key, `old-${index}`)))
    const { core } = api.server
    const lookup = core.secrets.lookup(key)
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => [
        core.store.transaction((tx) =>
          release(tx, core, {
            license: { lookup },
            activation: { kind: 'handle', value: `old-${index}` },
            actor: customer,
          }),
        ),
        api.activate(key, `new-a${index}`),
        api.activate(key, `new-b${index}`),
      ]).flat(),
    )
    const { used, rows } = await readSeats(api)
    expect(used).toBe(rows)
    expect(used).toBeLessThanOrEqual(5)
  })

  test('L16: two servers on one store share the seats', async () => {
    const place = await createPlace(kind)
    const servers = [await createTestApi(kind, { place }), await createTestApi(kind, { place })] as const
    const { key } = await servers[0].buy(5)
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        for (;;) {
          const answer = await servers[index % 2]!.activate(key, `dev-${index}`)
          if (answer.status !== 503) return answer
        }
      }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(await readSeats(servers[1])).toEqual({ used: 5, rows: 5 })
  })

  test('L17: a second release answers 204 and frees no second seat', async () => {
    const api = await createTestApi(kind)
    const { key } = await api.buy(5)
    const { body } = await api.activate(key, 'ada')
    await api.activate(key, 'grace')
    const given = { key, activationId: body.activation.id }
    expect((await api.post('/deactivate', given)).status).toBe(204)
    expect((await api.post('/deactivate', given)).status).toBe(204)
    expect(await readSeats(api)).toEqual({ used: 1, rows: 1 })
  })
})

describe('keys', () => {
  test('L01, L02: refuses a malformed key without using the database', async () => {
    const api = await createTestApi('sqlite', { settings: { rateLimits: true } })
    const { store } = api.server.core
    await store.close()
    for (const key of ['FRPT-000000-000000-000000-000000-00QB0H', 'FRPT-000000-000000-000000-000000-00QB0']) {
      const { status, body } = await api.activate(key)
      expect([status, body.code, body.errors[0].pointer]).toEqual([422, 'key-malformed', '/key'])
    }
  })

  test('L03: accepts a key as people type it', async () => {
    const api = await createTestApi('sqlite')
    const { key } = await api.buy(1)
    expect((await api.activate(` ${key.toLowerCase().replaceAll('-', ' – ').replaceAll('0', 'o')} `)).status).toBe(201)
  })

  test('L04: a key of the other mode does not exist here', async () => {
    const api = await createTestApi('sqlite')
    const { status, body } = await api.activate('FRP1-7KQ2MX-9D4TRA-0HVNCE-5WJ8GB-Y3W89V')
    expect([status, body.code]).toEqual([404, 'license-not-found'])
    const validated = await api.post('/validate', { key: 'FRP1-7KQ2MX-9D4TRA-0HVNCE-5WJ8GB-Y3W89V' })
    expect(validated.body).toEqual({ valid: false, code: 'MODE_MISMATCH' })
  })

  test('L05: refuses a key in the query string, and does not log it', async () => {
    const api = await createTestApi('sqlite')
    const { key } = await api.buy(1)
    const { status, body, text } = await api.send('POST', `/activate?key=${key}`)
    expect([status, body.code]).toEqual([400, 'query-not-allowed'])
    expect(text + api.logs.join('\n')).not.toContain(key)
  })

  test('L06, L07: refuses full-width digits and a NUL', async () => {
    const api = await createTestApi('sqlite')
    const { key } = await api.buy(1)
    for (const typed of [key.replace('T', 'Ｔ'), `${key}\0`, key.replace('-', '\0')])
      expect((await api.activate(typed)).status).toBe(422)
  })

  test('L13: an unpaid purchase has no license', async () => {
    const api = await createTestApi('sqlite')
    const { purchase, claimToken } = await api.checkout()
    const { body } = await api.get(`/purchases/${purchase.id}`, { Authorization: `Claim ${claimToken}` })
    expect(body).toMatchObject({ status: 'pending' })
    expect(body.license).toBeUndefined()
    expect((await api.activate(unknownKey())).status).toBe(404)
  })
})

describe('states of a license', () => {
  test('L11, L12: refuses revoked and suspended licenses', async () => {
    const api = await createTestApi('sqlite')
    const { key, session } = await api.buy(5)
    await api.post(`/sandbox/${session}`, { action: 'dispute' })
    expect((await api.activate(key)).body).toMatchObject({ status: 403, code: 'license-suspended' })
    expect((await api.post('/validate', { key })).body.code).toBe('SUSPENDED')
    await api.post(`/sandbox/${session}`, { action: 'win-dispute' })
    expect((await api.activate(key)).status).toBe(201)
    await api.post(`/sandbox/${session}`, { action: 'refund' })
    expect((await api.activate(key)).body).toMatchObject({ status: 403, code: 'license-revoked' })
    expect((await api.post('/validate', { key })).body.code).toBe('REVOKED')
  })

  test('validates a key for a release and a holder', async () => {
    const api = await createTestApi('sqlite')
    const { key } = await api.buy(5)
    await api.activate(key, 'ada')
    const validate = async (more: object) => (await api.post('/validate', { key, ...more })).body.code
    expect(await validate({})).toBe('VALID')
    expect(await validate({ holder: { kind: 'handle', value: 'ADA' } })).toBe('VALID')
    expect(await validate({ holder: { kind: 'handle', value: 'eve' } })).toBe('NO_ACTIVATION')
    expect(await validate({ releasedAt: '2027-03-01' })).toBe('VALID')
    expect(await validate({ releasedAt: '2027-03-02' })).toBe('UPDATE_WINDOW_ENDED')
    expect((await api.post('/validate', { key: unknownKey() })).body.code).toBe('NOT_FOUND')
  })

  test('a license that ends is refused after it, and a perpetual one never', async () => {
    const api = await createTestApi('sqlite')
    const { key } = await api.buy(5)
    await api.server.core.store.run((db) =>
      db.updateTable('license').set({ expires_at: '2026-04-01T00:00:00.000Z' }).execute(),
    )
    expect((await api.activate(key)).status).toBe(201)
    api.clock.advance(40 * 86_400_000)
    expect((await api.activate(key)).body.code).toBe('license-expired')
    await api.server.core.store.run((db) => db.updateTable('license').set({ expires_at: null }).execute())
    api.clock.advance(10 * 365 * 86_400_000)
    expect((await api.activate(key)).status).toBe(201)
  })

  test('L18: cannot release the seat of another license', async () => {
    const api = await createTestApi('sqlite')
    const [one, two] = [await api.buy(5), await api.buy(5)]
    const { body } = await api.activate(one.key, 'ada')
    const released = await api.post('/deactivate', { key: two.key, activationId: body.activation.id })
    expect([released.status, released.body.code]).toEqual([404, 'activation-not-found'])
  })

  test('L19: limits how many seats are released in 30 days', async () => {
    const api = await createTestApi('sqlite')
    const { key } = await api.buy(1)
    const cycle = async (value: string) => {
      await api.activate(key, value)
      return api.post('/deactivate', { key, holder: { kind: 'handle', value } })
    }
    for (const name of ['a', 'b', 'c']) expect((await cycle(name)).status).toBe(204)
    const limited = await cycle('d')
    expect([limited.status, limited.body.code]).toEqual([429, 'release-limit'])
    expect(Number(limited.headers.get('Retry-After'))).toBe(30 * 86_400)
    api.clock.advance(30 * 86_400_000 + 1000)
    expect((await cycle('d')).status).toBe(204)
  })

  test('withdraws the certificates of released seats and revoked licenses', async () => {
    const api = await createTestApi('sqlite')
    const { key, session } = await api.buy(5)
    const { body } = await api.activate(key, 'ada')
    const fresh = await api.post('/certificate', { key, activationId: body.activation.id })
    expect(fresh.status).toBe(200)
    await api.activate(key, 'grace')
    await api.post('/deactivate', { key, activationId: body.activation.id })
    const readSerials = async () => JSON.parse((await api.get('/revoked')).body.payload).serials as number[]
    expect(await readSerials()).toEqual([1, 2])
    await api.post(`/sandbox/${session}`, { action: 'refund' })
    expect(await readSerials()).toEqual([1, 2, 3])
  })
})
