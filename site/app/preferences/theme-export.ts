import { toThemeProperties, type ColorScale, type Shade } from '@frond/ui/colors'
import { neutrals, scaleOf, type ThemeChoice } from './theme'

export interface ThemeExport {
  readonly label: string
  readonly file: string
  readonly type: string
  write(choice: ThemeChoice): string
}

/** The export formats of a theme. */
export const themeExports: readonly ThemeExport[] = [
  { label: 'CSS', file: 'theme.css', type: 'text/css', write: toCss },
  { label: 'App theme', file: 'theme.ts', type: 'text/typescript', write: toAppTheme },
  { label: 'Design tokens', file: 'theme.tokens.json', type: 'application/json', write: toDesignTokens },
]

/** A stylesheet that applies the theme to any page. */
export function toCss(choice: ThemeChoice): string {
  const properties = toThemeProperties({
    colors: { primary: scaleOf(choice), neutral: neutrals[choice.neutral] },
    radius: choice.radius,
  })
  const lines = Object.entries(properties).map(([property, value]) => `  ${property}: ${value};\n`)
  return `:root {\n${lines.join('')}}\n`
}

/** A module for the `theme` prop of `<App>`. */
export function toAppTheme({ primary, blackAsPrimary, neutral, radius }: ThemeChoice): string {
  const shown = blackAsPrimary ? 'black' : primary
  const shorthand = neutral === 'neutral' ? 'neutral' : `neutral: ${neutral}`
  return `import { createTheme } from '@frond/ui'
import { ${[shown, neutral].toSorted().join(', ')} } from '@frond/ui/colors'

export const theme = createTheme({
  colors: { primary: ${shown}, ${shorthand} },
  radius: ${radius},
})
`
}

/** The Design Tokens Community Group format, which design tools can import. */
export function toDesignTokens(choice: ThemeChoice): string {
  const tokens = {
    color: {
      $type: 'color',
      primary: toTokens(scaleOf(choice)),
      neutral: toTokens(neutrals[choice.neutral]),
    },
    radius: { $type: 'dimension', base: { $value: { value: choice.radius, unit: 'rem' } } },
  }
  return `${JSON.stringify(tokens, null, 2)}\n`
}

function toTokens(scale: ColorScale): Record<string, { $value: object }> {
  const shades = Object.keys(scale).filter((key) => /^\d+$/.test(key))
  return Object.fromEntries(shades.map((shade) => [shade, { $value: toColorValue(scale[Number(shade) as Shade]) }]))
}

function toColorValue(hex: string) {
  const channel = (start: number) => Number((parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4))
  return { colorSpace: 'srgb', components: [channel(1), channel(3), channel(5)], hex }
}
