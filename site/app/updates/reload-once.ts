/** Within this time, the same page is not reloaded again. */
export const RELOAD_GUARD_MS = 10_000
const KEY = 'frond-reload'

/**
 * Reloads a page once: if it fails again right after, another reload would not help. Does not reload without session
 * storage or while offline. Returns whether the page is reloading.
 */
export function reloadOnce(address: string): boolean {
  const { pathname } = new URL(address)
  try {
    const [until, path] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (!navigator.onLine || (path === pathname && Number(until) > Date.now())) return false
    sessionStorage.setItem(KEY, `${Date.now() + RELOAD_GUARD_MS} ${pathname}`)
  } catch {
    return false
  }
  if (address === location.href) location.reload()
  else location.assign(address)
  return true
}
