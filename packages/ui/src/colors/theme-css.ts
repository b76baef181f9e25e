import { colorClass } from '../theme/class-names.ts'
import { colorNames } from '../theme/color-names.ts'
import { shades, type ColorScale } from './scale.ts'

/** The part of a theme that becomes CSS. */
export interface CssTheme {
  /** The scale of each color. Names other than the seven, such as `brand`, add custom colors. */
  readonly colors?: { readonly [name: string]: ColorScale | undefined }
  /** Base corner radius in rem. All corner radii are multiples of it. */
  readonly radius?: number
}

/** Custom properties and their values, for `style.setProperty` or a stylesheet. */
export type ThemeProperties = Record<`--ui-${string}`, string>

/** Names that colors cannot have, because the stylesheet or another color uses the property, such as `--ui-text`. */
const takenNames =
  /^(?:bg|text|border|overlay|shadow|radius|container|l|d)$|^(?:bg|text|border|font|header|on|color|light|dark)-|-text$/

/**
 * The custom properties of a theme: `--ui-color-primary-50` to `-950`, the values of each mode (`--ui-light-primary`,
 * `--ui-dark-primary-text` …), and `--ui-radius`. None depends on the current mode, so a light part of a dark page has the
 * right values.
 */
export function toThemeProperties({ colors = {}, radius }: CssTheme): ThemeProperties {
  const properties: ThemeProperties = {}
  for (const [name, scale] of Object.entries(colors)) {
    if (!scale) continue
    if (!/^[a-z][\w-]*$/i.test(name))
      throw new Error(`Theme: "${name}" cannot be the name of a color. Use letters, digits and dashes.`)
    if (takenNames.test(name))
      throw new Error(
        `Theme: "${name}" cannot be the name of a color, because --ui-${name} has another meaning. Use another name, such as brand.`,
      )
    for (const shade of shades) properties[`--ui-color-${name}-${shade}`] = scale[shade]
    // The stylesheet defines the neutral roles as shades of the neutral scale, so they need no own properties.
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
 * The CSS of a theme for a style element. It is empty if the theme changes neither color nor radius. `scope` is the selector
 * of the element that the theme applies to, which must also have the class `fr-theme`. By default it is the page.
 *
 * The CSS is in no cascade layer, so it overrides the defaults wherever the style element is.
 */
export function toThemeCss(theme: CssTheme, scope = ':root'): string {
  const declarations = Object.entries(toThemeProperties(theme)).map(([property, value]) => {
    // The text is put into a style element without escaping, so a value must not end the declaration or the element.
    if (/[;{}<>]/.test(value)) throw new Error(`Theme: "${value}" is not a valid value for ${property}.`)
    return `${property}:${value}`
  })
  if (declarations.length === 0) return ''
  return `${scope}{${declarations.join(';')}}${Object.keys(theme.colors ?? {})
    .map(toColorRules)
    .join('')}`
}

/** The rules of a custom color. Those of the seven built-in colors are in tokens.css. */
export function toColorRules(name: string): string {
  if ((colorNames as readonly string[]).includes(name)) return ''
  const roles = Object.entries(toRoleDeclarations(name)).map(([property, value]) => `${property}:${value}`)
  return `@layer theme{:root,.light,.dark,.fr-theme{${roles.join(';')}}}@layer components.fr0{${toColorClass(name)}}`
}

/** `--ui-primary: …`, `--ui-on-primary: …` and `--ui-primary-text: …`: the value of the application, otherwise the default. */
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
