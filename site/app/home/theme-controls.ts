import type { NeutralName, PrimaryName, Radius, ThemeChoice } from '../preferences/theme'

const root = () => document.documentElement

/**
 * Makes the swatches on the page change the theme of the site. Keeps them and the code beside them in sync with changes
 * from this page, the header or another tab. The colors are fetched at the first press.
 */
export function listenToThemeControls(page: HTMLElement): () => void {
  const listening = new AbortController()
  page.addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest<HTMLElement>('[data-choice],[data-theme-action]')
      if (control) void press(control)
    },
    { signal: listening.signal },
  )
  // Load the colors on hover, so that a pressed swatch responds at once.
  page.querySelector('[data-theme-controls]')?.addEventListener('pointerover', () => void loadTheme(), {
    signal: listening.signal,
    once: true,
    passive: true,
  })

  const mark = () => markChosen(page)
  const watching = new MutationObserver(mark)
  watching.observe(root(), { attributeFilter: ['data-primary', 'data-neutral', 'style'] })
  mark()
  return () => {
    listening.abort()
    watching.disconnect()
  }
}

const loadTheme = () => import('../preferences/theme')

async function press(control: HTMLElement): Promise<void> {
  const { chooseTheme, resetTheme, primaries, neutrals, radii } = await loadTheme()
  const { choice, value = '', themeAction } = control.dataset
  if (themeAction === 'reset') return resetTheme()
  if (themeAction === 'shuffle') {
    const { primary } = root().dataset
    return chooseTheme({
      primary: pick((Object.keys(primaries) as PrimaryName[]).filter((name) => name !== primary)),
      neutral: pick(Object.keys(neutrals) as NeutralName[]),
      radius: pick(radii),
    })
  }
  chooseTheme(toChoice(choice, value))
}

function toChoice(choice: string | undefined, value: string): Partial<ThemeChoice> {
  if (choice === 'radius') return { radius: Number(value) as Radius }
  if (choice === 'neutral') return { neutral: value as NeutralName }
  return value === 'black' ? { blackAsPrimary: true } : { primary: value as PrimaryName }
}

function pick<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)]!
}

type Shown = Record<'primary' | 'neutral' | 'radius', string>

/**
 * Reads the current theme from the root element. The script before the first paint sets it, and later theme changes
 * update it. Unknown names from the storage count as the default.
 */
function readShown(page: HTMLElement): Shown {
  const { primary = '', neutral = '' } = root().dataset
  const radius = parseFloat(getComputedStyle(root()).getPropertyValue('--ui-radius'))
  const isOffered = (choice: keyof Shown, value: string) =>
    page.querySelector(`[data-choice=${choice}][data-value="${CSS.escape(value)}"]`) !== null
  return {
    primary: isOffered('primary', primary) ? primary : 'green',
    neutral: isOffered('neutral', neutral) ? neutral : 'slate',
    radius: String(radius),
  }
}

/** The theme in the server-rendered code. */
const initial = 'green slate 0.25'

function markChosen(page: HTMLElement): void {
  const shown = readShown(page)
  for (const control of page.querySelectorAll<HTMLElement>('[data-choice]')) {
    const { choice, value } = control.dataset
    control.setAttribute('aria-pressed', String(shown[choice as keyof Shown] === value))
  }
  void writeCode(page, shown)
}

/** Writes the code that applies the current theme to an application. */
async function writeCode(page: HTMLElement, shown: Shown): Promise<void> {
  const block = page.querySelector('[data-live-code=theme] code')
  const state = Object.values(shown).join(' ')
  if (!block || block.getAttribute('data-state') === state || (!block.hasAttribute('data-state') && state === initial))
    return

  block.setAttribute('data-state', state)
  const [{ toAppTheme }, { highlightCode }] = await Promise.all([
    import('../preferences/theme-export'),
    import('../article/islands/knobs'),
  ])
  // A later choice may have replaced this one while the modules were loading.
  if (block.getAttribute('data-state') !== state) return
  const isBlack = shown.primary === 'black'
  const code = toAppTheme({
    primary: isBlack ? 'green' : (shown.primary as PrimaryName),
    blackAsPrimary: isBlack,
    neutral: shown.neutral as NeutralName,
    radius: Number(shown.radius) as Radius,
  })
  block.replaceChildren(
    ...highlightCode(code.trimEnd()).map(({ text, className }) => {
      const token = document.createElement('span')
      if (className) token.className = className
      token.textContent = text
      return token
    }),
  )
}
