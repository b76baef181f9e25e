import { proseElements } from '@frond/ui/prose'
import type { ElementContent } from 'hast'
import { createElement, type ElementType, Fragment, type ReactNode } from 'react'

/** Renders the content of a page with the components of the library for text. */
export function Markdown({ nodes }: { nodes: readonly ElementContent[] }): ReactNode {
  return createElement(Fragment, null, ...nodes.map(renderNode))
}

function renderNode(node: ElementContent): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { className, ...props } = node.properties
  const element: ElementType = proseElements[node.tagName as keyof typeof proseElements] ?? node.tagName
  return createElement(
    element,
    // The tree has a list of classes, React has a string.
    Array.isArray(className) ? { ...props, className: className.join(' ') } : props,
    ...node.children.map(renderNode),
  )
}
