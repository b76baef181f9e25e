import type { ReactNode } from 'react'
import { findMarks, type Marks, type Query } from './rank-text.ts'

/** The texts of an item with what was searched for in marks. Texts are split and never read as HTML. */
export function markTexts(texts: readonly string[], query: Query | undefined): readonly ReactNode[] {
  if (!query) return texts
  return findMarks(texts, query).map((marks, place) => markText(texts[place]!, marks))
}

function markText(text: string, marks: Marks): ReactNode {
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
