import 'virtual:frond/banner.css'

const prefix = 'frond-banner-'

/** Closes the banner, and remembers it: its own script hides it before the next first paint. */
export function closeBanner(target: Element): void {
  const banner = target.closest('[data-slot=close]')?.closest<HTMLElement>('[data-slot=banner]')
  if (!banner) return
  banner.hidden = true
  try {
    localStorage.setItem(prefix + banner.id, 'true')
  } catch {
    // It stays closed until the page is left.
  }
}

/** Closes the banner when another tab does. */
export function followBanner(): () => void {
  function follow({ key, newValue }: StorageEvent): void {
    const banner = key?.startsWith(prefix) && document.getElementById(key.slice(prefix.length))
    if (banner) banner.hidden = newValue === 'true'
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
