import { sendEvent } from './send-event.ts'

/** Counts the page and each one that is navigated to, and that somebody leaves for another site; not which one. */
export function countPageViews(): void {
  let counted = ''

  function count(): void {
    const { pathname } = location
    if (pathname === counted) return
    const referrer = counted === '' && document.referrer ? new URL(document.referrer).origin : undefined
    counted = pathname
    sendEvent('pageview', referrer)
  }

  let isWaiting = false

  /** The page comes first. */
  function countSoon(): void {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false
        count()
      }),
    )
  }

  const { pushState } = history
  history.pushState = function (...entry) {
    pushState.apply(this, entry)
    countSoon()
  }
  addEventListener('popstate', count)
  addEventListener('click', countLeaving)
  addEventListener('auxclick', countLeaving)
  count()
}

/** A link may also be opened with the middle button; the right one only opens a menu. */
function countLeaving({ target, button }: MouseEvent): void {
  const link = (target as Element).closest('a')
  if (link && button < 2 && link.protocol.startsWith('http') && link.origin !== location.origin)
    sendEvent('Outbound link')
}
