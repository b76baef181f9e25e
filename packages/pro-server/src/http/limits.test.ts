import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createKey } from '../license/license-key.ts'
import { createPlace, storeKinds } from '../testing/stores.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { createMemoryBuckets } from './rate-limits.ts'

const rateLimits = { settings: { rateLimits: true } }

function activate(api: TestApi, key: string, visitor: string) {
  return api.send('POST', '/activate', {
    body: JSON.stringify({ key, holder: { kind: 'handle', value: 'ada' } }),
    headers: { 'Content-Type': 'application/json' },
    visitor,
  })
}

/** Activates a key that has the right form but that no license has. */
function guess(api: TestApi, visitor: string) {
  return activate(api, createKey('test', randomBytes(26)), visitor)
}

describe.each(storeKinds)('limits on %s', (kind) => {
  test('1,000 guesses in a minute are limited, and others are not locked out', async () => {
    const api = await createTestApi(kind, rateLimits)
    const { key } = await api.buy()
    const statuses = []
    for (let count = 0; count < 1000; count += 1) {
      statuses.push((await guess(api, '198.51.100.7')).status)
      api.clock.advance(60)
    }
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    // 5 at once, and then 10 in a minute.
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(15)
    expect((await activate(api, key, '203.0.113.9')).status).toBe(201)
  })

  test('an address that sends more than 20 unknown keys is blocked for 15 minutes', async () => {
    const api = await createTestApi(kind, rateLimits)
    const { key } = await api.buy()
    for (let count = 0; count < 21; count += 1) {
      expect((await guess(api, '198.51.100.7')).status).toBe(404)
      api.clock.advance(6000)
    }
    const blocked = await activate(api, key, '198.51.100.7')
    expect([blocked.status, blocked.headers.get('RateLimit-Policy')]).toEqual([429, '"guess";q=20;w=3600'])
    expect((await activate(api, key, '203.0.113.9')).status).toBe(201)
    api.clock.advance(15 * 60_000)
    expect((await activate(api, key, '198.51.100.7')).status).toBe(200)
  })

  test('tells how long to wait', async () => {
    const api = await createTestApi(kind, rateLimits)
    const { key } = await api.buy()
    for (let count = 0; count < 5; count += 1) expect((await activate(api, key, '192.0.2.8')).status).toBeLessThan(300)
    const { status, headers, body } = await activate(api, key, '192.0.2.8')
    expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 'rate-limited', '6'])
    expect(headers.get('RateLimit-Policy')).toBe('"activate";q=10;w=60')
    api.clock.advance(6000)
    expect((await activate(api, key, '192.0.2.8')).status).toBe(200)
  })
})

test('two servers on one Postgres share the limits', async () => {
  const place = await createPlace('postgres')
  const [one, two] = [
    await createTestApi('postgres', { ...rateLimits, place }),
    await createTestApi('postgres', { ...rateLimits, place }),
  ]
  const { key } = await one.buy()
  const answers = []
  for (let count = 0; count < 6; count += 1)
    answers.push((await activate(count % 2 ? one : two, key, '192.0.2.8')).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
})

test('an address that one server blocks is blocked by the other', async () => {
  const place = await createPlace('postgres')
  const one = await createTestApi('postgres', { ...rateLimits, place })
  const two = await createTestApi('postgres', { ...rateLimits, place })
  const { key } = await one.buy()
  for (let count = 0; count < 21; count += 1) expect((await activate(one, 'FRPT-1', '192.0.2.8')).status).toBe(422)
  expect((await activate(two, key, '192.0.2.8')).status).toBe(429)
})

test('malformed keys are limited too', async () => {
  const api = await createTestApi('sqlite', rateLimits)
  const statuses = []
  for (let count = 0; count < 30; count += 1) statuses.push((await activate(api, 'FRPT-1', '192.0.2.8')).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(21)
  expect(statuses.at(-1)).toBe(429)
})

test('buckets in memory are bounded', async () => {
  const buckets = createMemoryBuckets(10)
  for (let count = 0; count < 100; count += 1) await buckets.take(`a${count}`, { count: 1, perMs: 1000 }, 0)
  expect(await buckets.find('a0')).toBe(0)
  expect(await buckets.find('a99')).toBe(1000)
})
