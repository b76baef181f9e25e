import { expect, it } from 'vitest'
import { clamp } from './clamp.ts'

it('limits a number to a range', () => {
  expect([clamp(5, 0, 3), clamp(-5, 0, 3), clamp(2, 0, 3)]).toEqual([3, 0, 2])
})

it('returns the minimum if the range is empty', () => {
  expect(clamp(2, 5, 3)).toBe(5)
})
