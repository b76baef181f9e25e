import { use, useEffect, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'
import { runWaitingTasks } from '../scheduling/after-paint'
import { handlePageChange, focusTarget, placePage, setFromTop } from './page-change'
import { navigateToUrl, isPageUrl, setRouter, resolvePath } from './client-navigation'
import { warmPayload } from './payload-cache'

/**
 * Makes plain anchors use client navigation everywhere: in the shell, in static HTML, and in islands with their own
 * React root. One listener serves them all.
 */
export function LinkNavigation() {
  const { router } = use(UNSAFE_DataRouterContext)!
  const { pathname } = useLocation()

  useLayoutEffect(() => placePage(pathname), [pathname])
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
        // A jump within the page is exact only if everything above its target is there and has its real height.
        if (url.hash && url.pathname === location.pathname) {
          runWaitingTasks()
          setFromTop(false)
        }
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
