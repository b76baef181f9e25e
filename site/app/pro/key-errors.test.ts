import { expect, it } from 'vitest'
import { findKeyError, isCompleteKey } from './key-errors.ts'

const key = 'FRP1-7KQ2MX-9D4TRA-0HVNCE-5WJ8GB-Y3W89V'

it('accepts a key as people type it', () => {
  for (const text of [key, key.toLowerCase(), key.replaceAll('-', ' '), key.replace('0HVNCE', 'OHVNCE')])
    expect(findKeyError(text)).toBeUndefined()
})

it('says what is wrong with a key', () => {
  expect(findKeyError(' ')).toBe('Enter your license key.')
  expect(findKeyError('ABCD-123')).toMatch(/begins with FRP1/)
  expect(findKeyError(key.slice(0, -3))).toMatch(/not complete/)
  expect(findKeyError(`${key}A`)).toMatch(/too long/)
  expect(findKeyError(key.replace('9D4TRA', '9U4TRA'))).toMatch(/^Group 2 has a character/)
  expect(findKeyError(key.replace('7KQ2MX', '7KQ2MY'))).toMatch(/typing error/)
})

it('knows when a key is complete', () => {
  expect(isCompleteKey(key.slice(0, -1))).toBe(false)
  expect(isCompleteKey(key)).toBe(true)
  expect(isCompleteKey(key.replaceAll('-', ''))).toBe(true)
})
