/**
 * Checks of nodes that also work for nodes of another document. `instanceof` is false for them, because each document has its
 * own classes. A component may be rendered into an iframe.
 */

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}

export function isElement(value: unknown): value is Element {
  return isNode(value) && value.nodeType === 1
}

export function isShadowRoot(value: unknown): value is ShadowRoot {
  return isNode(value) && 'host' in value && value.nodeType === 11
}

/** Whether two nodes are in the same document or shadow tree. Only then an id in one tree refers to the other node. */
export function isSameTree(node: Node | null, other: Node | null): boolean {
  return node?.getRootNode() === other?.getRootNode()
}
