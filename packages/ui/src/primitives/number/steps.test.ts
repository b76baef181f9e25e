import { expect, it } from 'vitest'
import { snap, toPrecision } from './steps.ts'

it('finds the nearest multiple of the step', () => {
  expect(snap(7.4, 0, 5)).toBe(5)
  expect(snap(7.6, 0, 5)).toBe(10)
  expect(snap(7, 1, 5)).toBe(6)
  expect(snap(-7, 0, 5)).toBe(-5)
  expect(snap(10, 0, 3, 10)).toBe(9)
  expect(snap(0.30000000000000004, 0, 0.1, 0.3)).toBe(0.3)
})

it('has no floating-point errors', () => {
  expect(snap(0.1 + 0.2, 0, 0.1)).toBe(0.3)
  expect(toPrecision(1.1 + 2.2, 1.1, 2.2)).toBe(3.3)
  expect(snap(3e-7, 0, 1e-7)).toBe(3e-7)
})
