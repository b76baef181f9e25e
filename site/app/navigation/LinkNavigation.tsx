import { use, useEffect } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { runWaitingTasks } from '../scheduling/after-paint'
import { handlePageChange, focusTarget } from './page-change'
import { navigateToUrl, isPageUrl, setRouter, resolvePath } from './client-navigation'
import { warmPayload } from './payload-cache'

/**
 * Makes plain anchors use client navigation everywhere: in the shell, in static HTML, and in islands with their own
 * React root. One listener serves them all.
 */
export function LinkNavigation() {
  const { router } = use(UNSAFE_DataRouterContext)!
  const { pathname } = useLocation()

  useEffect(() => handlePageChange(pathname), [pathname])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    setRouter(router)

    document.addEventListener(
      'click',
      (event) => {
        if (
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.altKey
        )
          return
        const url = findPageUrl(event.target)
        if (!url) return
        // A jump within the page needs the content below the first screen, which may still wait for a paint.
        if (url.hash && url.pathname === location.pathname) runWaitingTasks()
        if (!navigateToUrl(url)) return
        event.preventDefault()
        if (url.pathname === location.pathname) focusTarget(url.hash)
      },
      { signal },
    )

    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(
        type,
        (event) => {
          const url = findPageUrl(event.target)
          if (url) warmPayload(resolvePath(url.pathname))
        },
        { signal, passive: true },
      )
    }
    return () => listening.abort()
  }, [router])

  return null
}

function findPageUrl(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!anchor || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return
  const url = new URL(anchor.href)
  return isPageUrl(url) ? url : undefined
}
