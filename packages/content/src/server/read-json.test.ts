import { describe, expect, it } from 'vitest'
import { decodeUtf8, readJsonObject } from './read-json.ts'

describe('readJsonObject', () => {
  it('parses an object with nested objects', () => {
    expect(readJsonObject(' {"a": 1, "b": {"a": [":", {"a": "\\"}"}]}} ')).toEqual(
      new Map<string, unknown>([
        ['a', 1],
        ['b', { a: [':', { a: '"}' }] }],
      ]),
    )
  })

  it.each([
    ['an array', '[]'],
    ['nothing', ''],
    ['null', 'null'],
    ['text after the object', '{"a":1}{"a":2}'],
    ['a comment', '{/*a*/"a":1}'],
    ['a field twice', '{"a":1,"a":2}'],
    ['a field twice, once with escapes', '{"a":1,"\\u0061":2}'],
    ['a field twice in a nested object', '{"a":{"b":1,"b":2}}'],
    ['__proto__', '{"__proto__":{"polluted":1}}'],
    ['constructor in a nested object', '{"a":[{"constructor":{}}]}'],
    ['many nested arrays', '['.repeat(10_000)],
  ])('rejects %s', (_, text) => {
    expect(readJsonObject(text)).toBeUndefined()
  })
})

it('decodeUtf8 rejects bytes that are not UTF-8', () => {
  expect(decodeUtf8(Buffer.from('{"ä":1}'))).toBe('{"ä":1}')
  expect(decodeUtf8(Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d))).toBeUndefined()
})
