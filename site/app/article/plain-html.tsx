import type { ContentNode } from '@frond/content/types'
import { createElement, Fragment, type ReactNode } from 'react'

/** Renders nodes as plain HTML elements without prose styles, for highlighted code inside other blocks. */
export function plainHtml(nodes: readonly ContentNode[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
    const [tag, { class: className, ...props }, ...children] = node
    return createElement(
      tag,
      { ...props, className, key: index },
      ...(children.length > 0 ? [plainHtml(children)] : []),
    )
  })
}
