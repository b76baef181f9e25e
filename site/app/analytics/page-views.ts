import { sendEvent } from './send-event.ts'

/** Counts the page, and each one that is navigated to. */
export function countPageViews(): void {
  let counted = ''

  function count(): void {
    const { pathname } = location
    if (pathname === counted) return
    const referrer = counted === '' && document.referrer ? new URL(document.referrer).origin : undefined
    counted = pathname
    sendEvent('pageview', referrer)
  }

  const { pushState } = history
  history.pushState = function (...entry) {
    pushState.apply(this, entry)
    count()
  }
  addEventListener('popstate', count)
  count()
}
