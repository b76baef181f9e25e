import type { ContentNode } from '../types.ts'

/** Merges adjacent text nodes. */
export function joinText(nodes: readonly ContentNode[]): ContentNode[] {
  const joined: ContentNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
