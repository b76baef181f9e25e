import type { ContentNode, ContentProps } from '@frond/content/types'
import { proseElements } from '@frond/ui/prose'
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'

type Components = Readonly<Record<string, ComponentType<never>>>

/**
 * Converts the nodes of a Markdown body to React elements: prose components, and the given blocks by tag name. The
 * blocks are a parameter, because a block may call this function itself.
 */
export function toReact(nodes: readonly ContentNode[], blocks: Components = {}): ReactNode {
  const components: Components = { ...proseElements, ...blocks }
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
    const [tag, props, ...children] = node
    const component = components[tag]
    if (!component && tag.includes('-')) {
      throw new Error(`There is no component for the block "${tag}".`)
    }

    const slots = children.filter((child) => Array.isArray(child) && child[0] === 'template') as Exclude<
      ContentNode,
      string
    >[]
    // An image in a link must not be a button, as the image of the site is.
    const { img: _, ...withoutImage } = blocks
    const inner = tag === 'a' ? withoutImage : blocks
    const content = children.filter((child) => !slots.includes(child as never))
    const slotProps = Object.fromEntries(
      slots.map(([, slot, ...slotChildren]) => [String(slot.slot ?? 'children'), toReact(slotChildren, inner)]),
    )
    return createElement(
      (component ?? tag) as ComponentType<Record<string, unknown>>,
      // The site's own blocks also receive their source nodes. For example, a code group reads the file names from
      // them.
      { ...toAttributes(props), key: index, ...(tag in blocks && { nodes: content }), ...slotProps },
      ...(content.length > 0 ? [toReact(content, inner)] : []),
    )
  })
}

const attributeNames: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  for: 'htmlFor',
}

function toAttributes(props: ContentProps): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [attributeNames[name] ?? name, value]))
}
