import { describe, expect, it } from 'vitest'
import { toParts } from './size-parts.ts'

describe('toParts', () => {
  it.each([
    [25, '16 8 1'],
    [100, '64 32 4'],
    [33.33, '32 1 0.25'],
    [0, ''],
    [12.5, '8 4 0.5'],
    [320, '256 64'],
  ])('writes %s as the sum %s', (size, parts) => {
    expect(toParts(size)).toBe(parts)
  })
})
