import { expect, it } from 'vitest'
import { toPhysicalSide } from './physical-side.ts'

it('converts logical sides by the text direction, and keeps the others', () => {
  const ltr = { components: {}, dir: 'ltr' } as const
  const rtl = { components: {}, dir: 'rtl' } as const
  expect(toPhysicalSide(ltr, 'start')).toBe('left')
  expect(toPhysicalSide(ltr, 'bottom-end')).toBe('bottom-right')
  expect(toPhysicalSide(rtl, 'bottom-end')).toBe('bottom-left')
  expect(toPhysicalSide(rtl, 'top-start')).toBe('top-right')
  for (const side of ['left', 'top-right', 'bottom-center']) expect(toPhysicalSide(rtl, side)).toBe(side)
})
