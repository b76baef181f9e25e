/**
 * Runs in the head before the first paint, as inline script: what the visitor chose earlier is on the root element
 * before anything is drawn, so nothing flashes. It is on every page and blocks it, so it stays small and never throws.
 *
 * An example page that was asked for a certain look carries it in data attributes, which win over what is stored.
 */
const root = document.documentElement
const { mode: forcedMode, radius: forcedRadius, primary: forcedPrimary } = root.dataset

// Reading storage throws where it is blocked.
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
// A page that is written for one framework is read for that one.
const [, written] = /^\/docs\/.*\/(vite|next)\/?$/.exec(location.pathname) ?? []
root.dataset.framework = written ?? (/(?:^|; )frond-framework=(?:%22|")?next\b/.test(document.cookie) ? 'next' : 'vite')

// Which keys the search button names.
if (/Mac|iP(hone|ad|od)/.test(navigator.userAgent)) root.dataset.mac = ''

const radius = forcedRadius ?? stored('radius')
if (radius && /^0(\.125|\.25|\.375|\.5)?$/.test(radius)) root.style.setProperty('--ui-radius', `${radius}rem`)

const primary = forcedPrimary ?? (stored('black-as-primary') === 'true' ? 'black' : stored('primary'))
const neutral = stored('neutral')
if (primary && /^[a-z]+$/.test(primary)) root.dataset.primary = primary
if (neutral && /^[a-z]+$/.test(neutral)) root.dataset.neutral = neutral
if (root.dataset.primary || root.dataset.neutral) {
  // Written rather than inserted: only a stylesheet that the parser meets holds up the first paint.
  document.write(`<link rel="stylesheet" href="${document.currentScript!.dataset.palettes}">`)
}
