import { setKnownPages } from './known-pages'
import { request } from '../request/request'
import { createBuildWatch } from './build-watch'

interface BuildManifest {
  readonly id: string
  readonly prerendered: readonly string[]
}

/**
 * Fetches the list of pages in the build and watches for newer builds. If the request fails, the page keeps working.
 */
export async function followBuilds(): Promise<void> {
  const logFailure = (error: unknown) => console.warn('Error fetching app manifest.', error)
  const watch = createBuildWatch({
    id: __BUILD_ID__,
    latest: () => request<BuildManifest>(`/_builds/latest.json?${Date.now()}`),
    onUpdate: (id) => dispatchEvent(new CustomEvent('frond:build-update', { detail: { id } })),
    onFailure: logFailure,
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') watch.onReturn()
  })
  addEventListener('frond:build-update', () => {
    import('./UpdateToast').then(({ showUpdateToast }) => showUpdateToast(), logFailure)
  })

  await request<BuildManifest>(`/_builds/meta/${__BUILD_ID__}.json`).then(
    ({ prerendered }) => setKnownPages(prerendered),
    logFailure,
  )
}
