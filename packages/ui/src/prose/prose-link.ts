import type { ComponentType } from 'react'
import type { FrondContextValue } from '../system/frond-context.ts'
import type { LinkElementProps } from '../system/links/link-adapter.ts'
import { isExternal } from '../system/links/link-props.ts'
import { runsScript } from '../system/links/use-link.ts'
import { warn } from '../system/warn.ts'

export interface ProseLink {
  /** The link component of the router for pages of the application, otherwise `a`. */
  element: 'a' | ComponentType<LinkElementProps>
  /** Without `href` if the address would run a script. The link then does nothing. */
  props: { href: string; target?: string; rel?: string }
  external: boolean
}

/**
 * The element and props of a link in an article. Unlike the Link component, it does not mark the active link and does not
 * prefetch, so it needs no hooks. Articles are often rendered to static HTML.
 */
export function proseLink(
  frond: FrondContextValue,
  address: string,
  { target, rel }: { target?: string; rel?: string },
  componentName: string,
): ProseLink {
  const external = isExternal(address, { target })
  if (runsScript(address)) {
    warn(componentName, `the address "${address}" runs a script, so the link has no href.`)
    return { element: 'a', props: {} as { href: string }, external }
  }
  const { link } = frond
  const inPage = address.startsWith('#')
  const href = external || inPage ? address : (link?.localize?.(address) ?? address)
  return {
    element: (!external && !inPage && link?.Link) || 'a',
    props: { href, target, rel: rel ?? (external ? 'noopener noreferrer' : undefined) },
    external,
  }
}

/** A block that is a link opens other sites in a new tab. */
export function blockTarget(address: string, target: string | undefined): string | undefined {
  return target ?? (/^https?:/i.test(address) ? '_blank' : undefined)
}
