import { clamp } from '../../system/clamp.ts'

/** A page number, or a gap before or after the current page. */
export type PageRangeItem = number | 'before' | 'after'

export interface PageRange {
  page: number
  pageCount: number
  /** Number of pages shown on each side of the current one. */
  siblingCount: number
  /** Whether the first and last page are always shown. */
  showEdges: boolean
}

/**
 * The pages to show. Their number does not depend on the current page, so that the buttons stay in place while the user moves
 * through the pages.
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

  // The first and last page, and on each side either a gap or the single page it would replace.
  if (pageCount <= around + 4) return count(1, pageCount)
  const start = clamp(page - siblingCount, 3, pageCount - around - 1)
  const end = start + around - 1
  return [1, start > 3 ? 'before' : 2, ...count(start, end), end < pageCount - 2 ? 'after' : pageCount - 1, pageCount]
}

function count(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
