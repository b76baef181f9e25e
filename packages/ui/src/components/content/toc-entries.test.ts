import { describe, expect, it } from 'vitest'
import { findActiveRange, toEntries, toPath } from './toc-entries.ts'

const entries = toEntries([{ id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }] }, { id: 'd' }])

describe('toEntries', () => {
  it('lists headings in the order of the page, with their depth', () => {
    expect(entries.map(({ id, depth }) => `${id}${depth}`)).toEqual(['a0', 'b1', 'c2', 'd0'])
  })
})

describe('findActiveRange', () => {
  it('covers all active headings', () => {
    expect(findActiveRange(entries, ['c', 'b'])).toEqual({ first: 1, last: 2 })
    expect(findActiveRange(entries, ['a', 'd'])).toEqual({ first: 0, last: 3 })
  })

  it('finds nothing if no heading is active', () => {
    expect(findActiveRange(entries, ['other'])).toBeUndefined()
  })
})

describe('toPath', () => {
  it('is straight if all depths are equal', () => {
    expect(toPath([0, 0, 0])).toBe('M0.5 0L0.5 84')
  })

  it('bends where the depth changes', () => {
    expect(toPath([0, 1, 1])).toBe('M0.5 0L0.5 24L12.5 32L12.5 84')
  })
})
