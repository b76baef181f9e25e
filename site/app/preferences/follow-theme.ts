const themeKey = /^frond-(?:primary|neutral|radius|black-as-primary)$/

/** Applies theme changes from other tabs. The colors are fetched only then. */
export function followTheme(): () => void {
  function follow({ key }: StorageEvent): void {
    if (key === null || themeKey.test(key)) void import('./theme').then(({ refreshTheme }) => refreshTheme())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
