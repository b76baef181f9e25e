import { describe, expect, it } from 'vitest'
import { formatStats, sumByName } from './stats-table.ts'

const counts = [
  { day: '2026-11-15', kind: 'view', name: '/docs', count: 3 },
  { day: '2026-11-15', kind: 'view', name: '/', count: 1 },
  { day: '2026-11-14', kind: 'view', name: '/', count: 12 },
  { day: '2026-11-14', kind: 'event', name: 'Copy code', count: 2 },
] as const

describe('statistics', () => {
  it('sum up days and names, and sort by count', () => {
    expect(sumByName(counts)).toEqual({
      days: [
        ['2026-11-15', 4],
        ['2026-11-14', 12],
      ],
      names: {
        view: [
          ['/', 13],
          ['/docs', 3],
        ],
        event: [['Copy code', 2]],
        source: [],
      },
    })
  })

  it('are printed as tables, without empty ones', () => {
    expect(formatStats(sumByName(counts), 30)).toBe(`The last 30 days

Views by day
  2026-11-15   4
  2026-11-14  12

Pages
  /      13
  /docs   3

Events
  Copy code  2`)
  })

  it('print a message if there is no data', () => {
    expect(formatStats(sumByName([]), 1)).toBe('The last day: nothing was counted.')
  })

  it('report how many rows of a long list are omitted', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      day: '2026-11-15',
      kind: 'view' as const,
      name: `/${index}`,
      count: 1,
    }))
    expect(formatStats(sumByName(many), 30)).toMatch(/ {2}and 15 more$/)
  })
})
