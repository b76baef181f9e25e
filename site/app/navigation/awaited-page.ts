let awaited: Promise<unknown> | undefined
let tell: (failed: boolean) => void = () => {}

/** Whether the page that was asked for last is on its way, its code included. */
export function isPageAwaited(): boolean {
  return awaited !== undefined
}

/** Calls back when that changes, and says whether it ended badly. There is one bar, so there is one listener. */
export function followAwaitedPage(listener: (failed: boolean) => void): void {
  tell = listener
}

/** The router knows of a page only once it has its code; this says from the start that the visitor is waiting. */
export function awaitPage(page: Promise<unknown>): void {
  const end = (failed: boolean) => {
    if (awaited !== page) return
    awaited = undefined
    tell(failed)
  }
  awaited = page
  tell(false)
  page.then(
    () => end(false),
    () => end(true),
  )
}
