'use client'

import { useEffect, useRef, useSyncExternalStore, type ComponentType, type RefObject } from 'react'
import { createIntersectionObserver } from '../browser-support.ts'
import { useFrond, type FrondContextValue } from '../frond-context.ts'
import type { LinkElementProps, LinkLocation } from './link-adapter.ts'
import { isExternal, toHref, type LinkOptions } from './link-props.ts'

/** A link as resolved by the router. */
export interface Route {
  href: string
  /** Whether the current page is the target of the link or below it. */
  active: boolean
  /** Renders the link. @default a plain `<a>` */
  Link?: ComponentType<LinkElementProps>
  /** Ref of the element, to detect when it scrolls into view. */
  ref?: RefObject<HTMLAnchorElement | null>
}

/** Resolves a link with the router. `<App>` provides this hook; without `<App>` a link is a plain anchor. */
export function useRoute(address: string, external: boolean, options: LinkOptions): Route {
  const { link: adapter } = useFrond()
  const useLocation = adapter?.useLocation ?? useWindowLocation
  const location = useLocation()
  const href = external ? address : (adapter?.localize?.(address) ?? address)
  const ref = useRef<HTMLAnchorElement>(null)

  const prefetch = !external && !options.disabled && options.prefetch !== false ? adapter?.prefetch : undefined
  const { prefetchOn = 'visibility' } = options
  useEffect(() => {
    if (prefetch && ref.current) return prefetchWhen(prefetchOn, ref.current, () => prefetch(href))
  }, [href, prefetch, prefetchOn])

  const active = options.active ?? (!external && location !== undefined && isAt(location, href, options))
  return { href, active, Link: external ? undefined : adapter?.Link, ref }
}

/** The current location, for a component that needs to know which of its links are active before it renders them. */
export function useActiveLinks({ link: adapter }: FrondContextValue): {
  /** The current path and query. Unknown on the server without a router. */
  address: string | undefined
  isActive: (link: LinkOptions) => boolean
} {
  const useLocation = adapter?.useLocation ?? useWindowLocation
  const location = useLocation()
  return {
    address: location && location.pathname + location.search,
    isActive(link) {
      const address = toHref(link)
      if (link.active !== undefined) return link.active
      if (address === undefined || !location || link.disabled || isExternal(address, link)) return false
      return isAt(location, adapter?.localize?.(address) ?? address, link)
    },
  }
}

/** The address of the window, for applications without a router. Unknown on the server, so no link is active there. */
function useWindowLocation(): LinkLocation | undefined {
  const href = useSyncExternalStore(subscribeToAddress, readAddress, noAddress)
  return href === undefined ? undefined : parseAddress(href)
}

let parsed: URL | undefined

/** Caches the last URL, because all links of a page parse the same one. */
function parseAddress(href: string): URL {
  if (parsed?.href !== href) parsed = new URL(href)
  return parsed
}

const listeners = new Set<() => void>()

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Adds one listener to the window for all links, because search results mount and unmount many links per keystroke. */
function subscribeToAddress(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('popstate', notifyListeners)
    window.addEventListener('hashchange', notifyListeners)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('popstate', notifyListeners)
    window.removeEventListener('hashchange', notifyListeners)
  }
}

const readAddress = (): string | undefined => window.location.href
const noAddress = (): string | undefined => undefined

function isAt(location: LinkLocation, href: string, { exact, exactHash, exactQuery }: LinkOptions): boolean {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
  const here = withoutTrailingSlash(location.pathname)
  const there = withoutTrailingSlash(path || location.pathname)
  const samePath = here === there || (!exact && there !== '' && here.startsWith(`${there}/`))
  if (!samePath || (exactHash && hash !== location.hash)) return false
  return !exactQuery || sameQuery(search, location.search, exactQuery === 'partial')
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

function sameQuery(wanted: string, given: string, partial: boolean): boolean {
  const there = [...new URLSearchParams(wanted)]
  const here = new URLSearchParams(given)
  if (!partial && there.length !== here.size) return false
  return there.every(([key, value]) => here.has(key, value))
}

/** Prefetches when the link is in view and the browser is idle, or when the link is hovered or focused. */
function prefetchWhen(on: 'visibility' | 'interaction', link: Element, prefetch: () => void): (() => void) | undefined {
  if (savesData()) return undefined

  if (on === 'visibility') {
    const observer = createIntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      whenIdle(prefetch)
    })
    observer.observe(link)
    return () => observer.disconnect()
  }

  link.addEventListener('pointerenter', prefetch, { once: true })
  link.addEventListener('focus', prefetch, { once: true })
  return () => {
    link.removeEventListener('pointerenter', prefetch)
    link.removeEventListener('focus', prefetch)
  }
}

/** Runs a function when the browser is idle, or after a second: a page that is busy with an animation may never be idle. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 1)
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the user saves data or has a slow connection. Nothing is prefetched then. */
function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
