import { countPageViews } from '../analytics/page-views'
import { fillIslands } from '../islands/fill-islands'
import { followBuilds } from '../updates/follow-builds'
import { onPendingPageChange, isPagePending } from '../navigation/pending-page'
import type { Router } from '../navigation/client-navigation'
import { createLoadingBar } from '../navigation/loading-bar'
import { createLoadingView } from '../navigation/loading-view'
import { prefetchVisible } from '../navigation/prefetch'

/** About when nothing is left to do for the page itself. */
const AT_REST_MS = 1000

/** An example in a frame is part of the page around it, which does all this itself. */
const isFramed = () => window.parent !== window

let counting = false
let started = false

/** Counts the page, and starts what it can do without until it is at rest: the loading bar, fetching ahead, news of builds. */
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
    // In development each page would be made for it, and there is but one build.
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
