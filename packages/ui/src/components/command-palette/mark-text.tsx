import type { ReactNode } from 'react'
import { findMarks, type Marks } from '../../primitives/text/find-marks.ts'
import type { Query } from '../../primitives/text/match-text.ts'

/** The texts of an item, its description last, with what was searched for in marks. Texts are split and never read as HTML. */
export function markTexts(
  name: readonly string[],
  description: string,
  query: Query | undefined,
): readonly ReactNode[] {
  const texts = [...name, description]
  if (!query) return texts
  return findMarks(name, description, query).map((marks, place) => markText(texts[place]!, marks))
}

function markText(text: string, marks: Marks): ReactNode {
  if (text === '') return text
  // Text and marks take turns, even where there is only text, so that other results need other letters and few other nodes.
  const parts: ReactNode[] = []
  let last = 0
  for (const [start, end] of marks) {
    parts.push(text.slice(last, start), <mark key={parts.length}>{text.slice(start, end)}</mark>)
    last = end
  }
  parts.push(text.slice(last))
  return parts
}
