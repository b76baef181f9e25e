import type { ContentElement, ContentNode, TocEntry } from '../types.ts'

/** Components that only group content: their headings count as headings of the page. */
const groups = new Set(['div', 'section', 'steps'])

/** The headings of the page in document order. Headings inside other components are not included. */
export function buildToc(nodes: readonly ContentNode[]): TocEntry[] {
  const toc: TocEntry[] = []
  for (const node of findHeadings(nodes)) {
    const entry: TocEntry = {
      id: node[1].id as string,
      depth: Number(node[0][1]),
      text: toHeadingText(node),
      children: [],
    }
    const parent = toc.at(-1)
    if (entry.depth === 3 && parent?.depth === 2) parent.children.push(entry)
    else toc.push(entry)
  }
  return toc
}

function* findHeadings(nodes: readonly ContentNode[]): Generator<ContentElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const [tag, , ...children] = node
    if (tag === 'h2' || tag === 'h3') yield node
    else if (groups.has(tag)) yield* findHeadings(children)
  }
}

const textElements = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'span', 'strong', 'sub', 'sup'])

/** The text of a heading, without badges and other components. */
export function toHeadingText(heading: ContentNode): string {
  return toText(heading).trim()
}

function toText(node: ContentNode): string {
  if (typeof node === 'string') return node
  const [tag, , ...children] = node
  return textElements.has(tag) || /^h\d$/.test(tag) ? children.map(toText).join('') : ''
}
