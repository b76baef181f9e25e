/** Runs a task when the browser is idle, at the latest after `timeout` milliseconds if given. */
export function whenIdle(task: () => void, timeout?: number): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout })
  else setTimeout(task)
}
