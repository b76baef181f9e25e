import type { ContentElement, ContentNode } from '@frond/content/types'
import { highlightCode } from './islands/knobs.ts'

/**
 * Long code is collapsed at first. Its hidden lines are plain text, so that a page with many examples stays small. They are
 * highlighted when the visitor expands the code.
 */

/** Removes the highlighting of all lines after the first ones. */
export function removeHighlightAfter([tag, props, ...children]: ContentElement, lines: number): ContentElement {
  const shown: ContentNode[] = []
  const hidden: ContentNode[] = []
  let line = 0

  for (const node of children) {
    const text = textOf(node)
    const end = line >= lines ? 0 : findLineStart(text, lines - line)
    line += text.split('\n').length - 1
    if (end === -1) shown.push(node)
    else if (end === 0) hidden.push(node)
    else {
      shown.push(withText(node, text.slice(0, end)))
      if (end < text.length) hidden.push(withText(node, text.slice(end)))
    }
  }
  if (hidden.length === 0) return [tag, props, ...children]
  return [tag, props, ...shown, ['span', { 'data-rest': '' }, hidden.map(textOf).join('')]]
}

/** The index at which a line starts, counted from 0; -1 if the text has fewer lines. */
function findLineStart(text: string, line: number): number {
  let at = 0
  for (let count = 0; count < line; count += 1) {
    const end = text.indexOf('\n', at)
    if (end === -1) return -1
    at = end + 1
  }
  return at
}

function textOf(node: ContentNode): string {
  return typeof node === 'string'
    ? node
    : node
        .slice(2)
        .map((child) => textOf(child as ContentNode))
        .join('')
}

function withText(node: ContentNode, text: string): ContentNode {
  return typeof node === 'string' ? text : [node[0], node[1], text]
}

/** Highlights the plain lines of a block after it was expanded. */
export function highlightCollapsedCode(rest: HTMLElement): void {
  rest.replaceWith(
    ...highlightCode(rest.textContent).map(({ text, className }) => {
      if (!className) return text
      const span = document.createElement('span')
      span.className = className
      span.textContent = text
      return span
    }),
  )
}
