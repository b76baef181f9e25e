import { describe, expect, it } from 'vitest'
import { findRow, RowHeights, type VirtualRows } from './row-heights.ts'

const rowsOf = (kinds: readonly (string | undefined)[]): VirtualRows => ({
  count: kinds.length,
  keyOf: (row) => row,
  kindOf: (row) => kinds[row],
  estimateOf: () => 20,
})

describe('RowHeights', () => {
  it('uses estimates until a row is measured', () => {
    expect([...new RowHeights().toOffsets(rowsOf(['item', 'item', 'label']))]).toEqual([0, 20, 40, 60])
  })

  it('uses the first measured height for all rows of the same kind', () => {
    const heights = new RowHeights()
    const rows = rowsOf(['item', 'label', 'item'])
    expect(heights.hasKinds(rows, 0, 1)).toBe(false)
    expect(heights.learn(rows, [[0, 30]])).toBe(true)
    expect(heights.hasKinds(rows, 0, 1)).toBe(true)
    expect([...heights.toOffsets(rows)]).toEqual([0, 30, 50, 80])
  })

  it('remembers rows that differ from their kind, and reports a height only once', () => {
    const heights = new RowHeights()
    const rows = rowsOf(['item', 'item', 'item'])
    heights.learn(rows, [[0, 30]])
    expect(heights.learn(rows, [[1, 50]])).toBe(true)
    expect(heights.learn(rows, [[1, 50.4]])).toBe(false)
    expect([...heights.toOffsets(rows)]).toEqual([0, 30, 80, 110])
  })

  it('adds up uniform rows like any other rows', () => {
    const heights = new RowHeights()
    const rows = { ...rowsOf(['row', 'row', 'row']), isUniform: true }
    expect([...heights.toOffsets(rows)]).toEqual([0, 20, 40, 60])
    heights.learn(rows, [[0, 30]])
    expect([...heights.toOffsets(rows)]).toEqual([0, 30, 60, 90])
    heights.learn(rows, [[1, 50]])
    expect([...heights.toOffsets(rows)]).toEqual([0, 30, 80, 110])
  })

  it('keeps the estimate of each row without a kind', () => {
    const heights = new RowHeights()
    const rows = rowsOf([undefined, undefined])
    heights.learn(rows, [[0, 30]])
    expect([...heights.toOffsets(rows)]).toEqual([0, 30, 50])
  })

  it('ignores rows that are not displayed or no longer exist', () => {
    const heights = new RowHeights()
    const rows = rowsOf(['item'])
    const measured = [
      [0, 0],
      [7, 30],
    ] as const
    expect(heights.learn(rows, measured)).toBe(false)
    expect([...heights.toOffsets(rows)]).toEqual([0, 20])
  })
})

describe('findRow', () => {
  const offsets = Float64Array.of(0, 20, 60, 80)

  it.each([
    [-5, 0],
    [0, 0],
    [19, 0],
    [20, 1],
    [59, 1],
    [60, 2],
    [500, 2],
  ])('finds the row at %i px', (offset, row) => {
    expect(findRow(offsets, offset)).toBe(row)
  })

  it('finds row 0 in an empty list', () => {
    expect(findRow(Float64Array.of(0), 10)).toBe(0)
  })
})
