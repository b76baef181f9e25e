'use client'

import type { ComponentType, RefObject } from 'react'
import { useFrond, type FrondContextValue } from '../frond-context.ts'
import type { LinkElementProps } from './link-adapter.ts'
import { isExternal, toHref, type LinkOptions } from './link-props.ts'
import type { Route } from './use-route.ts'
import { warn } from '../warn.ts'

export interface LinkState {
  active: boolean
  /** What to render: the link of the router for internal links, otherwise `a`. */
  element: 'a' | ComponentType<LinkElementProps>
  /** Attributes of the element. */
  props: Record<string, unknown>
  /** Ref of the element, if the router needs it. */
  ref?: RefObject<HTMLAnchorElement | null>
}

/** The element and attributes of a link. `componentName` is used in warnings. */
export function useLink(options: LinkOptions, componentName: string): LinkState {
  const { useRoute = usePlainRoute } = useFrond()
  const address = toHref(options) ?? ''
  const external = isExternal(address, options)
  return toLink(options, useRoute(address, external, options), external, componentName)
}

/**
 * Like `useLink`, but without hooks, for long lists that render on each keystroke. Returns `undefined` if the link needs hooks:
 * to find out whether it is active, or to prefetch its target.
 */
export function knownLink(
  options: LinkOptions,
  { link }: FrondContextValue,
  componentName: string,
): LinkState | undefined {
  if (options.active === undefined || (link?.prefetch && options.prefetch !== false)) return undefined
  const address = toHref(options) ?? ''
  const external = isExternal(address, options)
  const href = external ? address : (link?.localize?.(address) ?? address)
  return toLink(
    options,
    { href, active: options.active, Link: external ? undefined : link?.Link },
    external,
    componentName,
  )
}

function toLink(options: LinkOptions, route: Route, external: boolean, componentName: string): LinkState {
  const { href, active, Link, ref } = route
  let element: LinkState['element'] = 'a'
  const props: Record<string, unknown> = {}
  if (active) props['aria-current'] = options.ariaCurrentValue ?? 'page'
  if (options.disabled) {
    // Without `href` the element is not focusable and cannot be followed. The role still tells that it is a link.
    props.role = 'link'
    props['aria-disabled'] = true
    props.tabIndex = -1
  } else if (runsScript(href)) {
    warn(componentName, `the address "${href}" runs a script and was left out. Use onClick instead.`)
  } else {
    props.href = href
    props.target = options.target
    props.rel = options.rel ?? (external && !options.noRel ? 'noopener noreferrer' : undefined)
    if (Link) {
      element = Link
      props.replace = options.replace
    }
  }
  return { active, element, props, ref }
}

function usePlainRoute(href: string, _external: boolean, { active = false }: LinkOptions): Route {
  return { href, active }
}

/** Browsers ignore spaces and control characters in a protocol, so `java\tscript:` runs a script, too. */
export function runsScript(href: string): boolean {
  return /^(?:javascript|vbscript):/i.test(href.replace(/[\0-\x20]/g, ''))
}
