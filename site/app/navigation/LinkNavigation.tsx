import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { findRedirect } from '../../redirects'
import { readFramework } from '../preferences/framework'
import { warmPayload } from './payload-cache'

/** Addresses of this origin that are no pages of the application. */
const documents = /^\/(?:examples|api|raw|assets|healthz)(?:\/|$)|\.[a-z0-9]+$/

/**
 * Makes plain anchors navigate without a new document, wherever they are: in the shell, in static HTML, in islands with
 * a React root of their own. One listener serves them all.
 */
export function LinkNavigation() {
  const navigate = useNavigate()

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening

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
        event.preventDefault()
        const target = newPath(url.pathname)
        void navigate({ pathname: target, search: url.search, hash: url.hash }, { flushSync: true })
        if (url.hash && target === location.pathname) focusTarget(url.hash)
      },
      { signal },
    )

    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(
        type,
        (event) => {
          const url = findPageUrl(event.target)
          if (url) warmPayload(newPath(url.pathname))
        },
        { signal, passive: true },
      )
    }
    return () => listening.abort()
  }, [navigate])

  return null
}

/** Where a path of the site leads. Whether it is a page shows when its payload is asked for. */
function newPath(path: string): string {
  return findRedirect(path, { framework: readFramework(document.cookie), hasPage: () => true })?.to ?? path
}

function findPageUrl(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!anchor || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return
  const url = new URL(anchor.href)
  if (url.origin !== location.origin || documents.test(url.pathname)) return
  return url
}

/** A link within the page also moves the keyboard there, as it does without script. */
function focusTarget(hash: string): void {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!element) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
