import type { ContentNode } from '@frond/content/types'

/** Height of the highest common screen in px. */
export const HIGHEST_SCREEN = 1320
const LINE_HEIGHT = 24
const LINE_LENGTH = 80
/** About the height of a preview or a table. */
const BLOCK_LINES = 14

/** A heading at which an article can be split. */
export interface Split {
  /** Index of the heading among the nodes of the article. */
  readonly node: number
  /** Estimated height of the content above in px. */
  readonly height: number
}

/**
 * Returns the headings at which an article can be split: all on the first screen, and below it one for each screen. A client
 * navigation first shows only the content that its screen needs, and adds the rest part by part after the first paint.
 */
export function findSplits(nodes: readonly ContentNode[]): Split[] {
  const splits: Split[] = []
  let height = 0
  for (const [node, content] of nodes.entries()) {
    const isHeading = content[0] === 'h2' || content[0] === 'h3'
    const last = splits.at(-1)?.height ?? 0
    if (isHeading && node > 0 && (last < HIGHEST_SCREEN || height - last >= HIGHEST_SCREEN))
      splits.push({ node, height })
    height += countLines(content) * LINE_HEIGHT
  }
  return splits
}

/**
 * Makes the images of later content load when they come near the viewport or the browser is idle (`load-images.ts`), so that
 * they do not delay the fonts of the first screen. React preloads every image that has no `loading` attribute.
 */
export function deferImages(html: string): string {
  return html
    .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
    .replaceAll(/<img (?![^>]* loading=)/g, '<img loading="lazy" ')
}

function countLines(node: ContentNode): number {
  if (typeof node === 'string') return Math.ceil(node.trim().length / LINE_LENGTH)
  const [tag, props] = node
  if (tag === 'pre') return 2 + String(props.code).split('\n').length
  return tag.includes('-') || tag === 'table' ? BLOCK_LINES : 1 + Math.ceil(textLength(node) / LINE_LENGTH)
}

function textLength(node: ContentNode): number {
  if (typeof node === 'string') return node.length
  const [, , ...children] = node
  return children.reduce((length, child) => length + textLength(child), 0)
}
