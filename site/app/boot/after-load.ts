import { countPageViews } from '../analytics/page-views'
import { fillIslands } from '../islands/fill-islands'
import { followBuilds } from '../updates/follow-builds'
import { onPendingPageChange, isPagePending } from '../navigation/pending-page'
import type { Router } from '../navigation/client-navigation'
import { createLoadingBar } from '../navigation/loading-bar'
import { createLoadingView } from '../navigation/loading-view'
import { prefetchVisible } from '../navigation/prefetch'

/** By this time the page itself has usually finished loading. */
const AT_REST_MS = 1000

/** An example in an iframe is part of the page around it, which already does all of this. */
const isFramed = () => window.parent !== window

let counting = false
let started = false

/**
 * Counts the page view. After a delay, starts the features that can wait: the loading bar, on-demand parts, prefetching
 * and the check for new builds.
 */
export function startAfterLoad(router: Router): () => void {
  if (!counting && !isFramed()) {
    counting = true
    countPageViews()
  }
  const timer = setTimeout(() => {
    if (started) return
    started = true

    showLoading(router)
    fillIslands()
    // Not in development: prefetching would make the server render each page, and there are no new builds.
    if (!import.meta.env.DEV && !isFramed()) void followBuilds().then(() => prefetchVisible(router))
  }, AT_REST_MS)
  return () => clearTimeout(timer)
}

function showLoading(router: Router): void {
  const bar = createLoadingBar(createLoadingView())
  let isLoading = false

  function follow(failed: boolean): void {
    const { navigation, errors } = router.state
    const isBusy = isPagePending() || navigation.state !== 'idle'
    if (isBusy === isLoading) return
    isLoading = isBusy
    if (isBusy) bar.start()
    else bar.finish(failed || errors !== null)
  }
  router.subscribe(() => follow(false))
  onPendingPageChange(follow)
  follow(false)
}
