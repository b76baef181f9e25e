import type { ReactNode } from 'react'
import { findMarks, type Marks } from '../../primitives/text/find-marks.ts'
import type { Query } from '../../primitives/text/match-text.ts'

/** The texts of an item, its description last, with `<mark>` around the parts that match the search. */
export function markTexts(
  name: readonly string[],
  description: string,
  query: Query | undefined,
): readonly ReactNode[] {
  const texts = [...name, description]
  if (!query) return texts
  return findMarks(name, description, query).map((marks, index) => markText(texts[index]!, marks))
}

function markText(text: string, marks: Marks): ReactNode {
  if (text === '') return text
  // The array alternates between text and marks even if there are no marks, so that React can reuse the nodes for other results.
  const parts: ReactNode[] = []
  let last = 0
  for (const [start, end] of marks) {
    parts.push(text.slice(last, start), <mark key={parts.length}>{text.slice(start, end)}</mark>)
    last = end
  }
  parts.push(text.slice(last))
  return parts
}
