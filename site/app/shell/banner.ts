import 'virtual:frond/banner.css'

const prefix = 'frond-banner-'

/** Closes the banner and stores that. An inline script hides it before the first paint of later pages. */
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

/** Closes the banner when another tab closes it. */
export function followBanner(): () => void {
  function follow({ key, newValue }: StorageEvent): void {
    const banner = key?.startsWith(prefix) && document.getElementById(key.slice(prefix.length))
    if (banner) banner.hidden = newValue === 'true'
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
