/** The rows of a virtual list. Create a new object when rows are added, removed or moved. */
export interface VirtualRows {
  readonly count: number
  /** Identifies a row. A measured height belongs to its key, wherever the row moves. */
  readonly keyOf: (row: number) => unknown
  /** Set it if all rows have the same kind and the same estimate. Then a very long list needs no lookup per row. */
  readonly isUniform?: boolean
  /** Rows of one kind are assumed to have the same height. `undefined` makes a row keep its estimate until it is measured. */
  readonly kindOf: (row: number) => string | undefined
  /** Height in px that is assumed until a row of this kind is measured. */
  readonly estimateOf: (row: number, kind: string | undefined) => number
}

/** A row and its height in px. */
export type MeasuredRow = readonly [row: number, height: number]

/** A smaller difference in px is a rounding error. */
const TOLERANCE = 0.5

/** Heights of rows: the first measured row of a kind sets the height of that kind. Rows that differ from it have their own. */
export class RowHeights {
  private readonly byKind: Record<string, number> = {}
  private readonly byKey = new Map<unknown, number>()

  heightOf(rows: VirtualRows, row: number): number {
    const own = this.byKey.size > 0 ? this.byKey.get(rows.keyOf(row)) : undefined
    if (own !== undefined) return own
    const kind = rows.kindOf(row)
    return (kind === undefined ? undefined : this.byKind[kind]) ?? rows.estimateOf(row, kind)
  }

  /** The offset of each row from the top of the first row, followed by the total height. */
  toOffsets(rows: VirtualRows): Float64Array {
    const offsets = new Float64Array(rows.count + 1)
    const common = rows.isUniform && this.byKey.size === 0 && rows.count > 0 ? this.heightOf(rows, 0) : undefined
    for (let row = 0; row < rows.count; row++) offsets[row + 1] = offsets[row]! + (common ?? this.heightOf(rows, row))
    return offsets
  }

  /** Whether a row of each of these kinds has been measured. */
  hasKinds(rows: VirtualRows, start: number, end: number): boolean {
    for (let row = start; row < end; row++) {
      const kind = rows.kindOf(row)
      if (kind !== undefined && this.byKind[kind] === undefined) return false
    }
    return true
  }

  /** Stores measured heights. Returns whether one of them differs from the height that was assumed. */
  learn(rows: VirtualRows, measured: Iterable<MeasuredRow>): boolean {
    let isChanged = false
    for (const [row, height] of measured) {
      // A row that is not displayed has no height.
      if (height <= 0 || row >= rows.count) continue
      const kind = rows.kindOf(row)
      const isFirstOfKind = kind !== undefined && this.byKind[kind] === undefined
      const assumed = this.heightOf(rows, row)
      const isAsAssumed = Math.abs(height - assumed) < TOLERANCE
      if (isFirstOfKind) this.byKind[kind] = isAsAssumed ? assumed : height
      else if (!isAsAssumed) this.byKey.set(rows.keyOf(row), height)
      isChanged ||= !isAsAssumed
    }
    return isChanged
  }
}

/** The row at an offset in px. Offsets outside of the list give the first or the last row. */
export function findRow(offsets: Float64Array, offset: number): number {
  let low = 0
  let high = offsets.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (offsets[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}
