'use client'

import { useEffect, useRef, type MouseEvent } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { useActiveLinks } from '../../system/links/use-route.ts'

/** Closes the menu when the address of the page changes while the menu is open. */
export function useCloseOnNavigation(frond: FrondContextValue, enabled: boolean, close: () => void): void {
  const { address } = useActiveLinks(frond)
  const shownAt = useRef(address)
  useEffect(() => {
    const changed = shownAt.current !== undefined && shownAt.current !== address
    shownAt.current = address
    if (changed && enabled) close()
  })
}

/** Whether a press follows a link to the page that is shown already. The address does not change then. */
export function isLinkToThisPage(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey) return false
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
  // The address of a link in an SVG is not a text.
  if (link?.tagName !== 'A' || link.target === '_blank') return false
  return link.href.split('#')[0] === location.href.split('#')[0]
}
