/** How long a page is not loaded anew for the same reason. */
export const RELOAD_GUARD_MS = 10_000
const KEY = 'frond-reload'

/**
 * Loads a page anew, once: what fails again right after is not helped by another time. Where nothing can be remembered
 * or there is no network the page stays as it is. Tells whether it is on its way.
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
