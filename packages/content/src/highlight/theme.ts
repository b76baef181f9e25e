import type { ThemeRegistrationRaw } from 'shiki/core'

interface Role {
  /** TextMate scopes of this role. */
  scopes: readonly string[]
  light?: string
  dark?: string
  /** CSS declarations besides the color. */
  css?: string
}

/**
 * The highlighted parts of code. Both palettes reach a contrast of 4.5 on every surface of a code block, including marked
 * lines; a test computes it.
 *
 * Names, operators and brackets have no role: they keep the text color and need no element.
 */
export const roles = {
  comment: {
    scopes: ['comment', 'punctuation.definition.comment'],
    light: '#57606e',
    dark: '#9aa6b8',
  },
  keyword: {
    scopes: [
      'keyword',
      'storage',
      'keyword.operator.new',
      'keyword.operator.expression',
      'punctuation.definition.template-expression',
      'variable.language',
      'fenced_code.block.language',
    ],
    light: '#8f1d9c',
    dark: '#efa8fa',
  },
  string: {
    scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.underline.link'],
    light: '#03664a',
    dark: '#63e6ae',
  },
  constant: {
    scopes: [
      'constant.numeric',
      'constant.language',
      'constant.character',
      'constant.other.color',
      'constant.other.option',
      'constant.other.rgb-value',
      'support.constant',
      'keyword.other.unit',
    ],
    light: '#8a4507',
    dark: '#fbd06a',
  },
  function: {
    scopes: ['entity.name.function', 'support.function', 'entity.name.command'],
    light: '#1d47c4',
    dark: '#93c5fd',
  },
  type: {
    scopes: [
      'entity.name.type',
      'entity.other.inherited-class',
      'support.type',
      'support.class',
      'entity.name.namespace',
    ],
    light: '#0a5f78',
    dark: '#6fe0f5',
  },
  tag: {
    scopes: ['entity.name.tag', 'entity.name.tag support.class.component', 'entity.name.selector'],
    light: '#ab1139',
    dark: '#fda4af',
  },
  attribute: {
    scopes: [
      'entity.other.attribute-name',
      'support.type.property-name',
      'support.type.vendored.property-name',
      'meta.object-literal.key',
      'variable.object.property',
      'meta.definition.property entity.name.function',
      'entity.name.tag.yaml',
      'variable.other.assignment.shell',
    ],
    light: '#5b32b8',
    dark: '#c4b5fd',
  },
  inserted: { scopes: ['markup.inserted'], light: '#03664a', dark: '#63e6ae' },
  deleted: { scopes: ['markup.deleted'], light: '#ab1616', dark: '#fca5a5' },
  heading: {
    scopes: ['markup.heading', 'entity.name.section'],
    light: '#1d47c4',
    dark: '#93c5fd',
    css: 'font-weight:600',
  },
  strong: { scopes: ['markup.bold'], css: 'font-weight:600' },
  emphasis: { scopes: ['markup.italic'], css: 'font-style:italic' },
} as const satisfies Record<string, Role>

export type HighlightRole = keyof typeof roles

export const roleNames = Object.keys(roles) as HighlightRole[]

/** Backgrounds of marked lines, drawn over the surface of the block. */
export const lineTints = {
  highlighted: { light: [0, 0, 0, 0.04], dark: [255, 255, 255, 0.06] },
  added: { light: [16, 185, 129, 0.12], dark: [16, 185, 129, 0.14] },
  removed: { light: [244, 63, 94, 0.1], dark: [244, 63, 94, 0.16] },
} as const

/** Scopes inside a highlighted one that use the text color again. */
const plainScopes = [
  'keyword.operator',
  'meta.template.expression',
  'punctuation.section.embedded',
  'string variable',
  'meta.embedded',
]

/**
 * Shiki assigns colors to tokens, but we need role names. Each role gets a number encoded as a color, which is decoded
 * from the tokens. The real colors are only in the stylesheet.
 */
export function toMarker(role: HighlightRole): string {
  return `#${(roleNames.indexOf(role) + 1).toString(16).padStart(6, '0')}`
}

const rolesByMarker = new Map(roleNames.map((role) => [toMarker(role), role]))

export function findRole(color: string | undefined): HighlightRole | undefined {
  return color === undefined ? undefined : rolesByMarker.get(color.toLowerCase())
}

const PLAIN_MARKER = '#ffffff'

export const markerTheme: ThemeRegistrationRaw = {
  name: 'frond-roles',
  type: 'light',
  fg: PLAIN_MARKER,
  bg: '#000000',
  settings: [
    { settings: { foreground: PLAIN_MARKER, background: '#000000' } },
    ...roleNames.map((role) => ({ scope: [...roles[role].scopes], settings: { foreground: toMarker(role) } })),
    { scope: plainScopes, settings: { foreground: PLAIN_MARKER } },
  ],
}

/** The CSS for the classes that `highlight` writes: one custom property per role and mode, one class per role. */
export const highlightStyles: string = [
  `:root,.light{${declareColors('light')}}`,
  `.dark{${declareColors('dark')}}`,
  ...roleNames.map((role) => `.hl-${role}{${declareRole(role)}}`),
  ...Object.keys(lineTints).map((tint) => `.line.${tint}{background-color:var(--hl-line-${tint})}`),
  '',
].join('\n')

function declareColors(mode: 'light' | 'dark'): string {
  const colors = roleNames.flatMap((name) => {
    const color = (roles[name] as Role)[mode]
    return color === undefined ? [] : [`--hl-${name}:${color}`]
  })
  const tints = Object.entries(lineTints).map(([name, tint]) => {
    const [red, green, blue, alpha] = tint[mode]
    return `--hl-line-${name}:rgb(${red} ${green} ${blue}/${alpha})`
  })
  return [...colors, ...tints].join(';')
}

function declareRole(name: HighlightRole): string {
  const role: Role = roles[name]
  return [role.light === undefined ? '' : `color:var(--hl-${name})`, role.css ?? ''].filter(Boolean).join(';')
}
