let pending: Promise<unknown> | undefined
let notify: (failed: boolean) => void = () => {}

/** Whether the latest client navigation is still loading, including the code of its route. */
export function isPagePending(): boolean {
  return pending !== undefined
}

/**
 * Calls the listener when that changes, with whether the navigation failed. There is one loading bar, so there is one
 * listener.
 */
export function onPendingPageChange(listener: (failed: boolean) => void): void {
  notify = listener
}

/** Marks a page as loading. React Router learns of a navigation only after the code of its route has loaded. */
export function setPendingPage(page: Promise<unknown>): void {
  const end = (failed: boolean) => {
    if (pending !== page) return
    pending = undefined
    notify(failed)
  }
  pending = page
  notify(false)
  page.then(
    () => end(false),
    () => end(true),
  )
}
