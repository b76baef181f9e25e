const themeKey = /^frond-(?:primary|neutral|radius|black-as-primary)$/

/** Shows what another tab has chosen. The colours themselves are fetched when that happens. */
export function followTheme(): () => void {
  function follow({ key }: StorageEvent): void {
    if (key === null || themeKey.test(key)) void import('./theme').then(({ refreshTheme }) => refreshTheme())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
