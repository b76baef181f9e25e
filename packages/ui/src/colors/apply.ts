import { toColorRules, toThemeProperties, type CssTheme } from './theme-css.ts'

/**
 * Changes colours of the running page. Only custom properties on the root element change: nothing renders again, and a
 * Content-Security-Policy without inline styles allows it.
 */
export function applyColors(colors: NonNullable<CssTheme['colors']>): void {
  setProperties(toThemeProperties({ colors }))
  for (const name of Object.keys(colors)) adoptRules(toColorRules(name))
}

/** Changes the corners of the running page. `radius` is in rem. */
export function applyRadius(radius: number): void {
  setProperties(toThemeProperties({ radius }))
}

function setProperties(properties: Record<string, string>): void {
  const { style } = document.documentElement
  for (const [property, value] of Object.entries(properties)) style.setProperty(property, value)
}

let ownSheet: CSSStyleSheet | undefined
const adopted = new Set<string>()

/** A colour beyond the seven needs rules. A sheet made by script needs no nonce. */
function adoptRules(rules: string): void {
  if (!rules || adopted.has(rules)) return
  adopted.add(rules)
  ownSheet ??= new CSSStyleSheet()
  ownSheet.replaceSync([...adopted].join(''))
  if (!document.adoptedStyleSheets.includes(ownSheet)) document.adoptedStyleSheets.push(ownSheet)
}
