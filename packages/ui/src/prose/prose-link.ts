import type { ComponentType } from 'react'
import type { FrondContextValue } from '../system/frond-context.ts'
import type { LinkElementProps } from '../system/links/link-adapter.ts'
import { isExternal } from '../system/links/link-props.ts'
import { runsScript } from '../system/links/use-link.ts'
import { warn } from '../system/warn.ts'

export interface ProseLink {
  /** The router's link inside the application, `a` elsewhere. */
  element: 'a' | ComponentType<LinkElementProps>
  /** `href` is missing where the address may not be followed: then it is an `a` that leads nowhere. */
  props: { href: string; target?: string; rel?: string }
  external: boolean
}

/**
 * A link of an article. It leaves out what the library's Link does about active links and prefetching, and so needs no
 * hooks: an article is often rendered once, as text.
 */
export function proseLink(
  frond: FrondContextValue,
  address: string,
  { target, rel }: { target?: string; rel?: string },
  componentName: string,
): ProseLink {
  const external = isExternal(address, { target })
  if (runsScript(address)) {
    warn(componentName, `the address "${address}" runs a script and was left out.`)
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

/** Whole-block links leave for other sites in a new tab. */
export function blockTarget(address: string, target: string | undefined): string | undefined {
  return target ?? (/^https?:/i.test(address) ? '_blank' : undefined)
}
