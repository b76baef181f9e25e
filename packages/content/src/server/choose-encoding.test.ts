import { expect, it } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip;q=0.5', 'gzip'],
  ['brotli', 'identity'],
  ['br;q=-1', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  [';'.repeat(10_000), 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses for "%s" the encoding %s', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding)
})
