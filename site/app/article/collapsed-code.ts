import type { ContentElement, ContentNode } from '@frond/content/types'
import { highlightCode } from './islands/knobs.ts'

/**
 * Long code is collapsed at first. Its hidden lines are plain text, so that a page with many examples stays small. They are
 * highlighted when the visitor expands the code.
 */

/** Removes the highlighting of all lines outside of the visible ones. */
export function collapseCode(code: ContentElement, visible: { start: number; lines: number }): ContentElement {
  const [tag, props, ...children] = code
  const [before, rest] = splitAtLine(children, visible.start)
  const [shown, after] = splitAtLine(rest, visible.lines)
  return [tag, props, ...toPlain(before, 'before'), ...shown, ...toPlain(after)]
}

/** The line on which the component of an example starts, counted from 0. Imports and data come before it. */
export function findComponentStart(code: string): number {
  return Math.max(
    0,
    code.split('\n').findIndex((line) => line.startsWith('export default function')),
  )
}

/** Splits nodes before a line, counted from 0. A token that spans both sides becomes two. */
function splitAtLine(nodes: readonly ContentNode[], line: number): [ContentNode[], ContentNode[]] {
  const before: ContentNode[] = []
  const after: ContentNode[] = []
  let at = 0

  for (const node of nodes) {
    const text = textOf(node)
    const end = at >= line ? 0 : findLineStart(text, line - at)
    at += text.split('\n').length - 1
    if (end === -1) before.push(node)
    else if (end === 0) after.push(node)
    else {
      before.push(withText(node, text.slice(0, end)))
      if (end < text.length) after.push(withText(node, text.slice(end)))
    }
  }
  return [before, after]
}

/** Code above the visible lines is marked, because it is not displayed while the code is collapsed. */
function toPlain(nodes: readonly ContentNode[], place = ''): ContentNode[] {
  return nodes.length > 0 ? [['span', { 'data-rest': place }, nodes.map(textOf).join('')]] : []
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
