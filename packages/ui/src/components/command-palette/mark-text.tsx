import type { ReactNode } from 'react'
import { findMarks, type Query } from './rank-text.ts'

/** A text with what was searched for in marks. The text is split and never read as HTML. */
export function markText(text: string, query: Query | undefined): ReactNode {
  const marks = query && text ? findMarks(text, query) : []
  if (marks.length === 0) return text
  const parts: ReactNode[] = []
  let last = 0
  for (const [start, end] of marks) {
    // Text and marks take turns, even where there is no text, so that other results need other letters and no other elements.
    parts.push(text.slice(last, start), <mark key={parts.length}>{text.slice(start, end)}</mark>)
    last = end
  }
  parts.push(text.slice(last))
  return parts
}
