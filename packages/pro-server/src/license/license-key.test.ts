import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKey, parseKey, toHint } from './license-key.ts'
import { sha256 } from './sha256.ts'

const key = 'FRP1-7KQ2MX-9D4TRA-0HVNCE-5WJ8GB-Y3W89V'

test('hashes like the standard', () => {
  for (const length of [0, 1, 30, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = randomBytes(length)
      .toString('latin1')
      .replace(/[^\x20-\x7e]/g, 'x')
    expect(Buffer.from(sha256(text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test.each([key, 'FRPT-000000-000000-000000-000000-00QB0G', 'FRP1-ZZZZZZ-ZZZZZZ-ZZZZZZ-ZZZZZZ-ZZWEWR'])(
  'accepts the known key %s',
  (known) => {
    expect(parseKey(known)).toEqual({ kind: 'key', key: known, mode: known.startsWith('FRPT') ? 'test' : 'live' })
  },
)

test('creates keys that it accepts', () => {
  for (let count = 0; count < 200; count += 1) {
    const created = createKey('test', randomBytes(26))
    expect(parseKey(created)).toEqual({ kind: 'key', key: created, mode: 'test' })
  }
})

test('L01: finds a wrong check symbol, and every single wrong symbol', () => {
  expect(parseKey(key.replace(/V$/, 'W'))).toEqual({ kind: 'malformed', reason: 'checksum' })
  for (let index = 5; index < key.length; index += 1) {
    if (key[index] === '-') continue
    const changed = key.slice(0, index) + (key[index] === '7' ? '8' : '7') + key.slice(index + 1)
    expect(parseKey(changed).kind).toBe('malformed')
  }
})

test('L02: reports a missing letter as incomplete', () => {
  expect(parseKey(key.slice(0, -1))).toEqual({ kind: 'malformed', reason: 'incomplete' })
  expect(parseKey('fr')).toMatchObject({ reason: 'incomplete' })
  expect(parseKey(`${key}0`)).toMatchObject({ reason: 'too-long' })
})

test('L03: accepts lower case, blanks, other dashes, O for 0, I and L for 1', () => {
  const typed = ' frp1 7kq2mx–9d4tra — Ohvnce_5wj8gb‑y3w89v\n'
  expect(parseKey(typed)).toEqual({ kind: 'key', key, mode: 'live' })
  const withOne = Array.from({ length: 50 }, () => createKey('live', randomBytes(26))).find((each) =>
    each.slice(4).includes('1'),
  )!
  expect(parseKey(`FRP1${withOne.slice(4).replaceAll('1', 'l')}`)).toMatchObject({ key: withOne })
})

test('L06: refuses full-width digits, and letters whose upper case is ASCII', () => {
  expect(parseKey(key.replace('7', '７'))).toMatchObject({ kind: 'malformed', reason: 'symbol', group: 1 })
  expect(parseKey(key.replace('K', '\u212a')).kind).toBe('malformed')
  expect(parseKey(`FRP1-${'ſ'.repeat(30)}`).kind).toBe('malformed')
})

test('L07: refuses a NUL', () => {
  expect(parseKey(`${key}\0`).kind).toBe('malformed')
  expect(parseKey(key.replace('9D', '9\0D')).kind).toBe('malformed')
})

test('names the group with a wrong symbol', () => {
  expect(parseKey(key.replace('HVN', 'HUN'))).toEqual({ kind: 'malformed', reason: 'symbol', group: 3 })
  expect(parseKey('ABCD-000000')).toEqual({ kind: 'malformed', reason: 'prefix', group: 0 })
})

test('shows only the prefix and the last four symbols', () => {
  expect(toHint(key)).toBe('FRP1-…W89V')
})
