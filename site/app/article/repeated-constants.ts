import type { ContentNode } from '@frond/content/types'

/**
 * Finds prop panels whose constants, such as `items`, have the same value as in the previous panel with a constant of that
 * name. The panel gets the names as its prop `repeated`, so that the page prints each constant once.
 */
export function markRepeatedConstants(
  nodes: readonly ContentNode[],
  shown = new Map<string, string>(),
): readonly ContentNode[] {
  return nodes.map((node): ContentNode => {
    if (typeof node === 'string') return node
    const [tag, props, ...children] = node
    if (tag !== 'component-code') return [tag, props, ...markRepeatedConstants(children, shown)]

    const { external = [], props: values = {} } = props as { external?: string[]; props?: Record<string, unknown> }
    const repeated = external.filter((name) => shown.get(name) === JSON.stringify(values[name]))
    for (const name of external) shown.set(name, JSON.stringify(values[name]))
    return repeated.length > 0 ? [tag, { ...props, repeated }, ...children] : node
  })
}
