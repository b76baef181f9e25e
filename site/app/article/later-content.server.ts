import type { ContentNode } from '@frond/content/types'

/** Lines that fill the highest common screen. A line has a height of about 24 px. */
const SCREEN_LINES = 55
const LINE_LENGTH = 80
/** About the height of a preview or a table. */
const BLOCK_LINES = 14

/**
 * Returns the index of the first heading below the first screen. A client navigation shows the nodes before it first, and
 * adds the others after the first paint.
 */
export function findLaterNode(nodes: readonly ContentNode[]): number {
  let lines = 0
  for (const [index, node] of nodes.entries()) {
    if (lines >= SCREEN_LINES && (node[0] === 'h2' || node[0] === 'h3')) return index
    lines += countLines(node)
  }
  return nodes.length
}

/**
 * Makes the images of later content load when they come near the viewport, or with `drawSkippedBlocks`, so that they do not
 * delay the fonts of the first screen. React preloads every image that has no `loading` attribute.
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
