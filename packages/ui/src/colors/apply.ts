import { toColorRules, toThemeProperties, type CssTheme } from './theme-css.ts'

/**
 * Changes the colors of the page at run time. It sets custom properties on the root element, so React does not render again,
 * and a Content-Security-Policy that forbids inline styles allows it.
 */
export function applyColors(colors: NonNullable<CssTheme['colors']>): void {
  setProperties(toThemeProperties({ colors }))
  for (const name of Object.keys(colors)) adoptRules(toColorRules(name))
}

/** Changes the corner radius of the page at run time. `radius` is in rem. */
export function applyRadius(radius: number): void {
  setProperties(toThemeProperties({ radius }))
}

function setProperties(properties: Record<string, string>): void {
  const { style } = document.documentElement
  for (const [property, value] of Object.entries(properties)) style.setProperty(property, value)
}

let ownSheet: CSSStyleSheet | undefined
const adopted = new Set<string>()

/** Custom colors need CSS rules in addition to properties. A constructed stylesheet needs no CSP nonce. */
function adoptRules(rules: string): void {
  // jsdom has no constructed style sheets.
  if (!rules || adopted.has(rules) || !('adoptedStyleSheets' in document)) return
  adopted.add(rules)
  ownSheet ??= new CSSStyleSheet()
  ownSheet.replaceSync([...adopted].join(''))
  if (!document.adoptedStyleSheets.includes(ownSheet)) document.adoptedStyleSheets.push(ownSheet)
}
