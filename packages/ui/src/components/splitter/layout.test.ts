import { beforeEach, describe, expect, it, vi, afterEach, type MockInstance } from 'vitest'
import { forgetWarnings } from '../../system/warn.ts'
import { checkDefaults, fitLayout, moveHandle, resizePanel, toRules } from './layout.ts'

type Sizes = Parameters<typeof toRules>[0]
const rulesOf = (items: Sizes) =>
  toRules(
    items,
    items.map((_, index) => String(index)),
  )
const fit = (items: Sizes, known = {}) => fitLayout(rulesOf(items), known).map((size) => Math.round(size * 100) / 100)
const move = (items: Sizes, layout: number[], handle: number, delta: number, snap?: 'half' | 'any') =>
  moveHandle(layout, rulesOf(items), handle, delta, snap)

describe('fitLayout', () => {
  it.each([
    ['equal shares', [{}, {}, {}, {}], [25, 25, 25, 25]],
    ['what is left', [{ defaultSize: 20 }, {}, {}], [20, 40, 40]],
    ['all defaults', [{ defaultSize: 30 }, { defaultSize: 70 }], [30, 70]],
    ['defaults that are too large', [{ defaultSize: 100 }, { defaultSize: 100 }], [50, 50]],
    ['limits', [{ defaultSize: 50, maxSize: 20 }, { defaultSize: 50 }], [20, 80]],
    ['smallest sizes', [{ minSize: 60 }, {}], [60, 40]],
    ['a collapsed panel', [{ defaultSize: 0, minSize: 20, collapsible: true }, {}], [0, 100]],
    ['one panel', [{}], [100]],
    ['none', [], []],
  ] as [string, Sizes, number[]][])('makes a whole of %s', (_, items, expected) => {
    expect(fit(items)).toEqual(expected)
  })

  it('uses saved sizes by key and ignores invalid values', () => {
    expect(fit([{}, {}], { 0: 10 })).toEqual([10, 90])
    expect(fit([{}, {}], { 0: Number.NaN, 1: 'x' as never })).toEqual([50, 50])
    expect(fit([{}, {}], { 0: -5 })).toEqual([50, 50])
    // A panel that is gone leaves its share to the others.
    expect(fit([{}, {}], { 0: 20, 1: 20, 2: 60 })).toEqual([50, 50])
  })
})

describe('moveHandle', () => {
  it('takes from one side and gives to the other, within the limits', () => {
    expect(move([{}, {}], [50, 50], 0, 10)).toEqual([60, 40])
    expect(move([{}, { minSize: 30 }], [50, 50], 0, 40)).toEqual([70, 30])
    expect(move([{ maxSize: 55 }, {}], [50, 50], 0, 40)).toEqual([55, 45])
    expect(move([{ minSize: 45 }, {}], [50, 50], 0, -40)).toEqual([45, 55])
    expect(move([{}, {}], [50, 50], 0, 0)).toEqual([50, 50])
  })

  it('pushes the next panels once the nearest cannot give any more', () => {
    const three = [{ minSize: 10 }, { minSize: 10 }, { minSize: 10 }]
    expect(move(three, [30, 30, 40], 0, 30)).toEqual([60, 10, 30])
    expect(move(three, [30, 30, 40], 0, 100)).toEqual([80, 10, 10])
    expect(move(three, [30, 30, 40], 1, -100)).toEqual([10, 10, 80])
  })

  it('collapses beyond half of the way, and not before', () => {
    const items = [{ minSize: 20, collapsible: true, collapsedSize: 4 }, {}]
    expect(move(items, [30, 70], 0, -15)).toEqual([20, 80])
    expect(move(items, [30, 70], 0, -17)).toEqual([20, 80])
    expect(move(items, [30, 70], 0, -18)).toEqual([4, 96])
    expect(move(items, [4, 96], 0, 7)).toEqual([4, 96])
    expect(move(items, [4, 96], 0, 8)).toEqual([20, 80])
    expect(move(items, [4, 96], 0, 30)).toEqual([34, 66])
  })

  it('takes any step of the keyboard for enough', () => {
    const items = [{ minSize: 20, collapsible: true }, {}]
    expect(move(items, [22, 78], 0, -5, 'any')).toEqual([20, 80])
    expect(move(items, [20, 80], 0, -5, 'any')).toEqual([0, 100])
    expect(move(items, [0, 100], 0, 5, 'any')).toEqual([20, 80])
  })

  it('does not open a panel for which there is no room', () => {
    expect(move([{ minSize: 30, collapsible: true }, { minSize: 80 }], [0, 100], 0, 40)).toEqual([0, 100])
  })

  it('always makes 100', () => {
    const items = [
      { minSize: 10, collapsible: true, collapsedSize: 2 },
      { maxSize: 60 },
      { minSize: 5 },
      { collapsible: true, minSize: 8 },
    ]
    let layout: readonly number[] = fitLayout(rulesOf(items), {})
    let seed = 7
    for (let step = 0; step < 500; step++) {
      seed = (seed * 16_807) % 2_147_483_647
      layout = move(items, [...layout], seed % 3, (seed % 160) - 80, step % 2 ? 'half' : 'any')
      expect(layout.reduce((sum, size) => sum + size, 0)).toBeCloseTo(100, 6)
      expect(Math.min(...layout)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('resizePanel', () => {
  it('gives a panel a size, with the one after it or before it', () => {
    const rules = rulesOf([{}, { minSize: 30, maxSize: 40 }, {}])
    expect(resizePanel([30, 40, 30], rules, 0, 20)).toEqual([20, 40, 40])
    expect(resizePanel([30, 40, 30], rules, 2, 50)).toEqual([20, 30, 50])
    expect(resizePanel([30, 40, 30], rules, 1, 30)).toEqual([30, 30, 40])
  })
})

describe('bad sizes', () => {
  let warning: MockInstance
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns about each contradiction and still computes a layout', () => {
    expect(fit([{ minSize: 60, maxSize: 20 }, {}])).toEqual([60, 40])
    rulesOf([{ minSize: 60 }, { minSize: 60 }])
    checkDefaults(rulesOf([{ defaultSize: 20 }, { defaultSize: 20 }]))
    const said = warning.mock.calls.flat().join('\n')
    expect(said).toContain('minSize above its maxSize')
    expect(said).toContain('cannot be smaller than 120 %')
    expect(said).toContain('make 40 and not 100')
    expect(warning).toHaveBeenCalledTimes(3)
  })
})
