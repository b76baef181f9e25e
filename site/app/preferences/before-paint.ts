/**
 * Inline script in the head that runs before the first paint. It applies the visitor's stored choices to the root
 * element, so that nothing flashes. It is on every page and blocks rendering, so it must stay small and never throw. On
 * an example page, the requested settings are data attributes, which override stored choices.
 */
const root = document.documentElement
const { mode: forcedMode, radius: forcedRadius, primary: forcedPrimary } = root.dataset

// Reading blocked storage throws.
function stored(key: string): string | null {
  try {
    return localStorage.getItem(`frond-${key}`)
  } catch {
    return null
  }
}

const choice = forcedMode ?? stored('color-mode')
const preference = choice === 'dark' || choice === 'light' ? choice : 'system'
const systemMode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
const mode = preference === 'system' ? systemMode : preference

root.classList.remove('light', 'dark')
root.classList.add(mode)
root.style.colorScheme = mode
root.dataset.colorMode = preference
// A page for one framework selects that framework.
const [, written] = /^\/docs\/.*\/(vite|next)\/?$/.exec(location.pathname) ?? []
root.dataset.framework = written ?? (/(?:^|; )frond-framework=(?:%22|")?next\b/.test(document.cookie) ? 'next' : 'vite')

// Selects the shortcut keys that the search button shows.
if (/Mac|iP(hone|ad|od)/.test(navigator.userAgent)) root.dataset.mac = ''

const radius = forcedRadius ?? stored('radius')
if (radius && /^0(\.125|\.25|\.375|\.5)?$/.test(radius)) root.style.setProperty('--ui-radius', `${radius}rem`)

const primary = forcedPrimary ?? (stored('black-as-primary') === 'true' ? 'black' : stored('primary'))
const neutral = stored('neutral')
if (primary && /^[a-z]+$/.test(primary)) root.dataset.primary = primary
if (neutral && /^[a-z]+$/.test(neutral)) root.dataset.neutral = neutral
if (root.dataset.primary || root.dataset.neutral) {
  // Use `document.write`: only a stylesheet that the parser finds blocks the first paint.
  document.write(`<link rel="stylesheet" href="${document.currentScript!.dataset.palettes}">`)
}
