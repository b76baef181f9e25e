import { clamp } from '../../system/clamp.ts'

/** A page number, or the place where some are left out. */
export type PageRangeItem = number | 'before' | 'after'

export interface PageRange {
  page: number
  pageCount: number
  /** How many pages are shown on either side of the current one. */
  siblingCount: number
  /** Whether the first and last page are always shown. */
  showEdges: boolean
}

/**
 * The pages to show. Their number stays the same wherever the current page is, so that the buttons keep their places
 * while one pages through.
 */
export function pageRange({ page, pageCount, siblingCount, showEdges }: PageRange): PageRangeItem[] {
  const around = siblingCount * 2 + 1
  if (!showEdges) {
    const start = clamp(page - siblingCount, 1, Math.max(1, pageCount - around + 1))
    const end = Math.min(pageCount, start + around - 1)
    return [
      ...(start > 1 ? (['before'] as const) : []),
      ...count(start, end),
      ...(end < pageCount ? (['after'] as const) : []),
    ]
  }

  // Both edges, and either a gap or the page that would stand in its place.
  if (pageCount <= around + 4) return count(1, pageCount)
  const start = clamp(page - siblingCount, 3, pageCount - around - 1)
  const end = start + around - 1
  return [1, start > 3 ? 'before' : 2, ...count(start, end), end < pageCount - 2 ? 'after' : pageCount - 1, pageCount]
}

function count(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
