import type { ContentNode } from '@frond/content/types'
import sharedTypes from '../../../generated/shared-types.json'
import { apiNames } from './api.server'

/** The page that lists the shared types. Each has its name as anchor. */
const PAGE = '/docs/getting-started/typescript'

/** Where the docs define a type, by its name. */
const addresses = new Map([
  ...apiNames().map(({ name, slug }) => [`${name}Props`, `/docs/components/${slug}#props`] as const),
  ...sharedTypes.map(({ name }) => [name, `${PAGE}#${name}`] as const),
])

/** Turns the type names in highlighted code into links to their definitions. */
export function linkTypes(node: ContentNode): ContentNode {
  if (typeof node === 'string') return node
  const [tag, props, ...children] = node
  const [name] = children
  const href = props.class === 'hl-type' && typeof name === 'string' ? addresses.get(name) : undefined
  // `underline` comes second, because the styles for printing look for classes that begin with `hl-`.
  return href
    ? ['a', { class: 'hl-type underline', href }, ...children]
    : [tag, props, ...children.map((child) => linkTypes(child))]
}
