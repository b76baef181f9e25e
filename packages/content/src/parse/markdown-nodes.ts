import type { Nodes } from 'mdast'
import type { Place } from './problems.ts'

/** A node that remark-mdc adds to the syntax tree: a component, or a named section (slot) inside one. */
export interface ComponentNode {
  type: 'containerComponent' | 'textComponent' | 'leafComponent' | 'componentContainerSection'
  name: string
  attributes: Record<string, string | boolean>
  rawData?: string
  children?: MarkdownNode[]
  position?: Nodes['position']
}

export type MarkdownNode = Nodes | ComponentNode

export type NodeOfType<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

export function toPlace({ position }: MarkdownNode): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

/** Start and end of a node in the source. A positive margin widens the range on both sides, a negative one narrows it. */
export function toOffsets({ position }: MarkdownNode, margin: number): [start: number, end: number] {
  return [(position?.start.offset ?? 0) - margin, (position?.end.offset ?? 0) + margin]
}

/** The text of a node without markup, components and HTML. */
export function toText(node: MarkdownNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  if (node.type === 'textComponent' && node.name !== 'span') return ''
  return 'children' in node ? (node.children ?? []).map(toText).join('') : ''
}
