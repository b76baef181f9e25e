import { reloadOnce } from './reload-once'

/**
 * Handles a chunk that failed to load, usually because a newer build replaced it. Dispatches an event and reloads the
 * page, unless a listener prevents that. Returns whether the page is reloading.
 */
export function handleChunkError(error: unknown, address = location.href): boolean {
  const event = new CustomEvent('frond:preload-error', { detail: { error }, cancelable: true })
  return dispatchEvent(event) && reloadOnce(address)
}

/** Handles every dynamic import that fails. */
export function followChunkErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    handleChunkError(event.payload)
    // Only the stylesheet failed. The code works without it until the next reload.
    if (event.payload.message.includes('Unable to preload CSS')) event.preventDefault()
  })
}
