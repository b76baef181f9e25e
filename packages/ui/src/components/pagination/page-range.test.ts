import { describe, expect, it } from 'vitest'
import { pageRange } from './page-range.ts'

const show = (page: number, pageCount: number, siblingCount = 1, showEdges = true) =>
  pageRange({ page, pageCount, siblingCount, showEdges })
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ')

describe('pageRange', () => {
  it.each([
    [1, '1 2 3 4 5 … 20'],
    [4, '1 2 3 4 5 … 20'],
    [5, '1 … 4 5 6 … 20'],
    [16, '1 … 15 16 17 … 20'],
    [17, '1 … 16 17 18 19 20'],
    [20, '1 … 16 17 18 19 20'],
  ])('with edges, page %i of 20 is %s', (page, expected) => {
    expect(show(page, 20)).toBe(expected)
  })

  it.each([
    [1, '1 2 3 …'],
    [2, '1 2 3 …'],
    [3, '… 2 3 4 …'],
    [10, '… 8 9 10'],
  ])('without edges, page %i of 10 is %s', (page, expected) => {
    expect(show(page, 10, 1, false)).toBe(expected)
  })

  it('leaves nothing out where all fit', () => {
    expect(show(3, 7)).toBe('1 2 3 4 5 6 7')
    expect(show(1, 1)).toBe('1')
    expect(show(1, 2, 2, false)).toBe('1 2')
  })

  it('shows the same number of places on every page', () => {
    const lengths = new Set(Array.from({ length: 30 }, (_, index) => show(index + 1, 30, 2).split(' ').length))
    expect([...lengths]).toEqual([9])
  })

  it('has no page twice, and every page in order', () => {
    for (const showEdges of [true, false]) {
      for (let pageCount = 1; pageCount < 25; pageCount += 1) {
        for (let page = 1; page <= pageCount; page += 1) {
          const numbers = pageRange({ page, pageCount, siblingCount: 2, showEdges }).filter(
            (item) => typeof item === 'number',
          )
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
          expect(numbers).toContain(page)
        }
      }
    }
  })
})
