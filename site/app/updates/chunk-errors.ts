import { reloadOnce } from './reload-once'

/**
 * A part of the page's code could not be fetched, mostly because a newer build has taken its place: says so in an event,
 * and loads the page anew unless a listener prevents that. Tells whether the page is on its way.
 */
export function handleChunkError(error: unknown, address = location.href): boolean {
  const event = new CustomEvent('frond:preload-error', { detail: { error }, cancelable: true })
  return dispatchEvent(event) && reloadOnce(address)
}

/** Hears of every part that is loaded on demand and fails. */
export function followChunkErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    handleChunkError(event.payload)
    // The code itself has arrived, and does without its styles until the page is loaded anew.
    if (event.payload.message.includes('Unable to preload CSS')) event.preventDefault()
  })
}
