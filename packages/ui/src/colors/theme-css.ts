import { colorClass } from '../theme/class-names.ts'
import { colorNames } from '../theme/color-names.ts'
import { shades, type ColorScale } from './scale.ts'

/** The part of a theme that is CSS. */
export interface CssTheme {
  /** The scale behind each colour. Names beyond the seven (`brand`) become colours of their own. */
  readonly colors?: { readonly [name: string]: ColorScale | undefined }
  /** Corner radius in rem, from which all corners are derived. */
  readonly radius?: number
}

/** Custom properties and their values, as `style.setProperty` and a stylesheet take them. */
export type ThemeProperties = Record<`--ui-${string}`, string>

/** Names whose properties, such as `--ui-text`, the stylesheet has for something else, or another colour may have. */
const takenNames =
  /^(?:bg|text|border|overlay|shadow|radius|container|l|d)$|^(?:bg|text|border|font|header|on|color|light|dark)-|-text$/

/**
 * The custom properties of a theme: `--ui-color-primary-50` to `-950`, what each mode picks from them
 * (`--ui-light-primary`, `--ui-dark-primary-text` …), and `--ui-radius`. None depends on the mode in force, so a light part
 * of a dark page finds its own values.
 */
export function toThemeProperties({ colors = {}, radius }: CssTheme): ThemeProperties {
  const properties: ThemeProperties = {}
  for (const [name, scale] of Object.entries(colors)) {
    if (!scale) continue
    if (!/^[a-z][\w-]*$/i.test(name))
      throw new Error(`Theme: "${name}" cannot name a colour. Use letters, digits and dashes.`)
    if (takenNames.test(name))
      throw new Error(
        `Theme: "${name}" cannot name a colour, because it would change --ui-${name}, which has another meaning. Use another name, such as brand.`,
      )
    for (const shade of shades) properties[`--ui-color-${name}-${shade}`] = scale[shade]
    // The roles of neutral are shades of its scale, which the stylesheet names.
    if (name === 'neutral') continue
    for (const mode of ['light', 'dark'] as const) {
      properties[`--ui-${mode}-${name}`] = scale[mode].fill
      properties[`--ui-${mode}-on-${name}`] = scale[mode].on
      properties[`--ui-${mode}-${name}-text`] = scale[mode].text
    }
  }
  if (radius !== undefined) properties['--ui-radius'] = `${radius}rem`
  return properties
}

/**
 * The CSS of a theme, for a style element; empty where the theme changes neither colour nor radius. `scope` is the
 * selector of the element whose content it is for, which must also carry the class `fr-theme`; without it, the page.
 *
 * It is in no layer, so that it wins over the defaults wherever the style element stands.
 */
export function toThemeCss(theme: CssTheme, scope = ':root'): string {
  const declarations = Object.entries(toThemeProperties(theme)).map(([property, value]) => {
    // The text goes into a style element as it is: a value may not end the declaration, still less the element.
    if (/[;{}<>]/.test(value)) throw new Error(`Theme: "${value}" is no value for ${property}.`)
    return `${property}:${value}`
  })
  if (declarations.length === 0) return ''
  return `${scope}{${declarations.join(';')}}${Object.keys(theme.colors ?? {})
    .map(toColorRules)
    .join('')}`
}

/** The rules that a colour beyond the seven needs beside its properties; the seven have theirs in tokens.css. */
export function toColorRules(name: string): string {
  if ((colorNames as readonly string[]).includes(name)) return ''
  const roles = Object.entries(toRoleDeclarations(name)).map(([property, value]) => `${property}:${value}`)
  return `@layer theme{:root,.light,.dark,.fr-theme{${roles.join(';')}}}@layer components.fr0{${toColorClass(name)}}`
}

/** `--ui-primary: …` and its two companions: for each mode the pick of the application, else that of the default scale. */
export function toRoleDeclarations(name: string, fallback?: ColorScale): ThemeProperties {
  const declare = (role: string, part: 'fill' | 'on' | 'text') => {
    const pick = (mode: 'light' | 'dark') => `var(--ui-${mode}-${role}${fallback ? `,${fallback[mode][part]}` : ''})`
    return `var(--ui-l,${pick('light')}) var(--ui-d,${pick('dark')})`
  }
  return {
    [`--ui-${name}`]: declare(name, 'fill'),
    [`--ui-on-${name}`]: declare(`on-${name}`, 'on'),
    [`--ui-${name}-text`]: declare(`${name}-text`, 'text'),
  }
}

export function toColorClass(name: string): string {
  const [fill, on, text] =
    name === 'neutral' ? ['bg-inverted', 'text-inverted', 'text'] : [name, `on-${name}`, `${name}-text`]
  return `.${colorClass(name)}{--c:var(--ui-${fill});--on-c:var(--ui-${on});--c-text:var(--ui-${text})}`
}
