import { afterPaint } from '../scheduling/after-paint.ts'
import { sendEvent } from './send-event.ts'

/** Counts page views, including client navigations, and clicks on external links without their target. */
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
    // After the next paint, so that counting does not delay the page.
    afterPaint(count)
  }
  addEventListener('popstate', count)
  addEventListener('click', countLeaving)
  addEventListener('auxclick', countLeaving)
  count()
}

/** The middle button also opens links. The right button only opens a menu, so it does not count. */
function countLeaving({ target, button }: MouseEvent): void {
  const link = (target as Element).closest('a')
  if (link && button < 2 && link.protocol.startsWith('http') && link.origin !== location.origin)
    sendEvent('Outbound link')
}
