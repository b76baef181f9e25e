import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { defaultColors } from '../src/colors/defaults.ts'
import * as palettes from '../src/colors/palettes.ts'
import { neutralRoles, resolveNeutral, type NeutralRole, type NeutralValue } from '../src/colors/roles.ts'
import { shades, type ColorScale, type Mode } from '../src/colors/scale.ts'
import { colorNames } from '../src/theme/color-names.ts'
import { depth } from './generate-tokens.ts'
import { readTheme, themeFiles } from './themes.ts'

/**
 * The design tokens of the library as files in the format of the Design Tokens Community Group, which design tools import:
 * `primitives` with all scales, `light` and `dark` with the roles of each mode, and `components` with the sizes of controls.
 */

/** A token, or a group of tokens. `$type` and `$description` of a group apply to its tokens. */
export interface TokenGroup {
  [name: string]: TokenGroup | Token | string
}

export interface Token {
  $type?: string
  $value: TokenValue
}

type TokenValue = string | number | Color | Dimension | string[]

interface Color {
  colorSpace: 'srgb'
  components: number[]
  alpha?: number
  hex: string
}

interface Dimension {
  value: number
  unit: 'px' | 'rem'
}

/** The generated files by path from the root of the repository. */
export async function generateDesignTokens(): Promise<Record<string, string>> {
  const files = {
    primitives: toPrimitives(),
    light: toRoles('light'),
    dark: toRoles('dark'),
    components: await toComponents(),
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, tokens]) => [
      `site/public/tokens/${name}.tokens.json`,
      `${JSON.stringify(tokens, null, 2)}\n`,
    ]),
  )
}

/** The steps of the spacing scale that become tokens, in multiples of 0.25 rem. */
const spacingSteps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64]

function toPrimitives(): TokenGroup {
  const tailwind = readCss(createRequire(import.meta.url).resolve('tailwindcss/theme.css'))
  const own = readCss(new URL('../src/css/theme.css', import.meta.url))
  const { '--ui-radius': radius = '', ...fixed } = readCss(new URL('../src/css/tokens.css', import.meta.url))
  const base = parseRem(radius)
  const texts = Object.keys(tailwind).flatMap((name) => /^--text-(\w+)$/.exec(name)?.[1] ?? [])
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(Object.entries(palettes).map(([name, scale]) => [name, toScale(scale)])),
      white: { $value: toColor('#ffffff') },
    },
    radius: {
      $type: 'dimension',
      ...mapMatches(own, /^--radius-(\w+)$/, (value) => ({ $value: { value: base * readFactor(value), unit: 'rem' } })),
    },
    spacing: {
      $type: 'dimension',
      ...Object.fromEntries(spacingSteps.map((step) => [toName(step), { $value: toSpacing(step) }])),
    },
    font: {
      family: {
        $type: 'fontFamily',
        sans: { $value: toFonts(fixed['--ui-font-sans']) },
        mono: { $value: toFonts(fixed['--ui-font-mono']) },
      },
      weight: {
        $type: 'fontWeight',
        ...mapMatches(tailwind, /^--font-weight-(normal|medium|semibold|bold)$/, (value) => ({
          $value: Number(value),
        })),
      },
      size: {
        $type: 'dimension',
        ...Object.fromEntries(
          texts.map((name) => [name, { $value: { value: parseRem(tailwind[`--text-${name}`]), unit: 'rem' } }]),
        ),
      },
      lineHeight: {
        $type: 'number',
        ...Object.fromEntries(
          texts.map((name) => [name, { $value: readQuotient(tailwind[`--text-${name}--line-height`]) }]),
        ),
      },
    },
  }
}

/** The names of the default palettes, to refer to their shades. */
const paletteOf = Object.fromEntries(
  colorNames.map((color) => [
    color,
    Object.entries(palettes).find(([, scale]) => scale === defaultColors[color])?.[0] ?? color,
  ]),
)

function toRoles(mode: Mode): TokenGroup {
  const roles = Object.keys(neutralRoles[mode]) as NeutralRole[] // Safe: the keys of the table are the roles.
  const neutral = (role: NeutralRole) => ({ $value: toNeutralValue(neutralRoles[mode][role]) })
  const group = (prefix: string) =>
    Object.fromEntries(
      roles
        .filter((role) => role === prefix || role.startsWith(`${prefix}-`))
        .map((role) => [role === prefix ? 'default' : role.slice(prefix.length + 1), neutral(role)]),
    )
  return {
    color: {
      $type: 'color',
      background: group('bg'),
      text: group('text'),
      border: group('border'),
      ...Object.fromEntries(
        colorNames
          .filter((color) => color !== 'neutral')
          .map((color) => {
            const { fill, on, text } = defaultColors[color][mode]
            const toValue = (hex: string) => ({ $value: toShade(color, hex) })
            return [color, { fill: toValue(fill), on: toValue(on), text: toValue(text) }]
          }),
      ),
      overlay: { $value: toColor(depth.overlay[mode]) },
      shadow: { $value: toColor(depth.shadow[mode]) },
    },
  }
}

function toNeutralValue(value: NeutralValue): TokenValue {
  if (typeof value === 'number') return `{color.${paletteOf.neutral}.${value}}`
  if (typeof value === 'string') return '{color.white}'
  return toColor(resolveNeutral(defaultColors.neutral, value))
}

/** A reference to the shade with this color, or the color itself if it is between two shades. */
function toShade(color: keyof typeof defaultColors, hex: string): TokenValue {
  const shade = shades.find((each) => defaultColors[color][each] === hex)
  if (shade) return `{color.${paletteOf[color]}.${shade}}`
  return hex === '#ffffff' ? '{color.white}' : toColor(hex)
}

/** The utilities that set a measure, with the name of its token. */
const measures: Record<string, string> = {
  h: 'height',
  size: 'size',
  w: 'width',
  p: 'padding',
  px: 'paddingInline',
  py: 'paddingBlock',
  ps: 'paddingInlineStart',
  pe: 'paddingInlineEnd',
  gap: 'gap',
}

/** Heights, paddings, gaps and text sizes of the parts of each component with sizes. */
async function toComponents(): Promise<TokenGroup> {
  const components: TokenGroup = {}
  for (const file of themeFiles()) {
    const { variants } = await readTheme(file)
    const sizes = (variants?.size ?? {}) as Record<string, Record<string, string> | string>
    const group: TokenGroup = {}
    for (const [size, parts] of Object.entries(sizes)) {
      const measured = typeof parts === 'string' ? { base: readMeasures(parts) } : mapValues(parts, readMeasures)
      const filled = Object.entries(measured).filter(([, tokens]) => Object.keys(tokens).length > 0)
      if (filled.length > 0) group[size] = Object.fromEntries(filled)
    }
    if (Object.keys(group).length > 0) components[basename(file, '.ts')] = group
  }
  return components
}

function readMeasures(classes: string): TokenGroup {
  const tokens: TokenGroup = {}
  for (const name of classes.split(/\s+/)) {
    const [, utility = '', step] = /^([a-z]+)-(\d+(?:\.\d+)?)$/.exec(name) ?? []
    const measure = measures[utility]
    if (measure) tokens[measure] = { $type: 'dimension', $value: toSpacing(Number(step)) }
    const text = /^text-(xs|sm|base|lg|\dxl|xl)(?:\/|$)/.exec(name)?.[1]
    if (text) tokens.fontSize = { $type: 'dimension', $value: `{font.size.${text}}` }
  }
  return tokens
}

function toScale(scale: ColorScale): TokenGroup {
  return Object.fromEntries(shades.map((shade) => [String(shade), { $value: toColor(scale[shade]) }]))
}

function toColor(color: string): Color {
  // `#0006` is short for `#00000066`.
  const hex = color.length < 7 ? color.replaceAll(/[\da-f]/g, '$&$&') : color
  const channel = (start: number) => Number((parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4))
  const components = [channel(1), channel(3), channel(5)]
  return { colorSpace: 'srgb', components, ...(hex.length > 7 && { alpha: channel(7) }), hex: hex.slice(0, 7) }
}

function toSpacing(step: number): Dimension {
  return { value: step * 0.25, unit: 'rem' }
}

/** Token names must not contain a dot. */
function toName(step: number): string {
  return String(step).replace('.', '_')
}

function toFonts(list = ''): string[] {
  return list.split(',').map((font) => font.trim())
}

/** The custom properties of a stylesheet. The first declaration of a name counts. */
function readCss(file: string | URL): Record<string, string> {
  const declarations = readFileSync(file, 'utf8').matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)
  const properties: Record<string, string> = {}
  for (const [, name = '', value = ''] of declarations) properties[name] ??= value
  return properties
}

function mapMatches(
  properties: Record<string, string>,
  pattern: RegExp,
  toToken: (value: string) => Token,
): Record<string, Token> {
  const entries = Object.entries(properties).flatMap(([property, value]): [string, Token][] => {
    const name = pattern.exec(property)?.[1]
    return name === undefined ? [] : [[name, toToken(value)]]
  })
  return Object.fromEntries(entries)
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

function parseRem(value = ''): number {
  const rem = /^([\d.]+)rem$/.exec(value)?.[1]
  if (!rem) throw new Error(`generate-design-tokens: "${value}" is not a length in rem.`)
  return Number(rem)
}

/** `calc(var(--ui-radius) * 1.5)` is 1.5. */
function readFactor(value: string): number {
  return Number(/\*\s*([\d.]+)/.exec(value)?.[1] ?? 1)
}

/** `calc(1.25 / 0.875)` is 1.4286, and `1` is 1. */
function readQuotient(value = ''): number {
  const [, dividend, divisor] = /^calc\(([\d.]+) \/ ([\d.]+)\)$/.exec(value) ?? []
  return dividend === undefined ? Number(value) : Number((Number(dividend) / Number(divisor)).toFixed(4))
}
