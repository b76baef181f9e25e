import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-api'
import { componentNames, slug } from '../packages/ui/build/generate-entries.ts'
import { readTheme, themeFiles, themeName } from '../packages/ui/build/themes.ts'
import { colorNames } from '../packages/ui/src/theme/color-names.ts'
import type { AnyThemeData } from '../packages/ui/src/theme/define-theme.ts'
import { findShown, ReadableTypes } from './readable-types.ts'
import { SharedTypes, type SharedType } from './shared-types.ts'

/**
 * Extracts the props of each component from its types and doc comments. The API tables, the prop controls of the live
 * examples and the raw Markdown pages are generated from this, so they cannot name a prop that does not exist.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export interface ApiProp {
  name: string
  type: string
  description: string
  required: boolean
  default?: string
  /** The choices, if the type is a union of literals. */
  values?: string[]
  /** The shared set of props that it comes from. */
  group?: 'link' | 'icon' | 'tiptap'
}

export interface ComponentApi {
  name: string
  slug: string
  description: string
  props: ApiProp[]
  slots: ApiProp[]
  events: ApiProp[]
  theme?: AnyThemeData
}

const sharedGroups: Record<string, ApiProp['group']> = { LinkOptions: 'link', IconOptions: 'icon' }

async function apiReference(): Promise<{ components: ComponentApi[]; types: SharedType[] }> {
  const themes = new Map(
    await Promise.all(themeFiles().map(async (file) => [themeName(file), await readTheme(file)] as const)),
  )
  const { program, checker } = openProgram()
  const types = new SharedTypes(checker)

  const components = componentNames().map((name) => {
    const file = join(root, `packages/ui/src/components/${name}.tsx`)
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`api-reference: ${file} could not be read.`)
    const { component, props } = findExports(checker, source, name)
    const defaults = readDefaults(checker, source)
    const theme = themes.get(slug(name))
    const all = props ? readProps(checker, props, source, theme, (type) => types.add(name, type)) : []
    checkDefaults(name, all, defaults)

    const isEvent = (prop: ApiProp) => /^on[A-Z]/.test(prop.name)
    return {
      name,
      slug: slug(name),
      description: ts.displayPartsToString(component.getDocumentationComment(checker)),
      props: sortProps(
        all.filter((prop) => !isEvent(prop) && !isSlot(prop)),
        theme,
      ),
      slots: all.filter((prop) => isSlot(prop)),
      events: all.filter(isEvent),
      ...(theme && { theme }),
    }
  })
  const printed = components.flatMap(({ props, slots, events }) => [...props, ...slots, ...events])
  return { components, types: types.list(printed.map(({ type }) => type).join('\n')) }
}

/** The files to write, with their content. */
export async function generateApiReference(): Promise<Record<string, string>> {
  const { components, types } = await apiReference()
  const files = components.map((component) => [`api/${component.slug}`, component] as const)
  return Object.fromEntries(
    [...files, ['shared-types', types] as const].map(([name, data]) => [
      `site/generated/${name}.json`,
      `${JSON.stringify(data, null, 2)}\n`,
    ]),
  )
}

function openProgram() {
  const configFile = join(root, 'packages/ui/tsconfig.json')
  const config = ts.parseConfigFileTextToJson(configFile, readFileSync(configFile, 'utf8'))
  const parsed = ts.parseJsonConfigFileContent(config.config, ts.sys, dirname(configFile))
  const files = componentNames().map((name) => join(root, `packages/ui/src/components/${name}.tsx`))
  const program = ts.createProgram(files, { ...parsed.options, noEmit: true })
  return { program, checker: program.getTypeChecker() }
}

function findExports(checker: ts.TypeChecker, source: ts.SourceFile, name: string) {
  const module = checker.getSymbolAtLocation(source)
  const exported = new Map(module ? checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]) : [])
  const component = exported.get(name)
  if (!component)
    throw new Error(`components/${name}.tsx: no export is called ${name}. A file here is named after its component.`)
  const props = exported.get(`${name}Props`)
  return { component, props: props && checker.getDeclaredTypeOfSymbol(props) }
}

function readProps(
  checker: ts.TypeChecker,
  type: ts.Type,
  source: ts.SourceFile,
  theme: AnyThemeData | undefined,
  onType: (type: ts.TypeNode) => void,
): ApiProp[] {
  return inSourceOrder(checker.getPropertiesOfType(type), source).flatMap((symbol) => {
    const declaration = symbol.declarations?.[0]
    if (!declaration || isPlatform(declaration) || symbol.name === 'ref') return []

    if (ts.isPropertySignature(declaration) && declaration.type) onType(declaration.type)
    const written = checker.getTypeOfSymbolAtLocation(symbol, source)
    // For a prop whose type is a type parameter, show the constraint of the parameter.
    const propType = checker.getBaseConstraintOfType(checker.getNonNullableType(written)) ?? written
    const tags = new Map(symbol.getJsDocTags(checker).map((tag) => [tag.name, ts.displayPartsToString(tag.text)]))
    const values = inOrder(literalValues(propType), symbol.name, declaration, theme)
    const group = isTiptap(declaration) ? 'tiptap' : sharedGroups[ownerOf(declaration)]
    return [
      {
        name: symbol.name,
        type: values
          ? values.map((value) => `'${value}'`).join(' | ')
          : printType(checker, symbol.name, propType, declaration, theme),
        description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        required: !(symbol.flags & ts.SymbolFlags.Optional),
        ...(tags.has('default') && { default: tags.get('default') }),
        ...(values && { values }),
        ...(group && { group }),
      },
    ]
  })
}

/** Props from the types of React or the DOM get no row. */
function isPlatform(declaration: ts.Declaration): boolean {
  const { fileName } = declaration.getSourceFile()
  return /node_modules\/(?:@types\/react|csstype|typescript)/.test(fileName)
}

/** The options of Tiptap's editor are documented by Tiptap. */
function isTiptap(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.includes('node_modules/@tiptap/')
}

function ownerOf(declaration: ts.Declaration): string {
  const { parent } = declaration
  return ts.isInterfaceDeclaration(parent) ? parent.name.text : ''
}

function isSlot(prop: ApiProp): boolean {
  return prop.type.startsWith('Slot<') || prop.name === 'children'
}

/**
 * The compiler lists inherited properties in the order in which it resolved their types, which changes with unrelated
 * files. Sort them by declaration instead: the component's own file first, then the other files by name.
 */
function inSourceOrder(symbols: ts.Symbol[], source: ts.SourceFile): ts.Symbol[] {
  const key = (symbol: ts.Symbol) => {
    const declaration = symbol.declarations?.[0]
    const file = declaration?.getSourceFile()
    const fileName = !file || file === source ? '' : relative(root, file.fileName)
    return { fileName, position: declaration?.pos ?? 0 }
  }
  return symbols
    .map((symbol) => ({ symbol, ...key(symbol) }))
    .toSorted((a, b) => compareText(a.fileName, b.fileName) || a.position - b.position)
    .map(({ symbol }) => symbol)
}

function printType(
  checker: ts.TypeChecker,
  symbolName: string,
  type: ts.Type,
  declaration: ts.Declaration,
  theme: AnyThemeData | undefined,
): string {
  if (symbolName === 'ui') {
    const parts = checker.getPropertiesOfType(checker.getNonNullableType(type)).map(({ name }) => name)
    const ordered = sortByList(parts, Object.keys(theme?.slots ?? {}))
    return `{ ${ordered.map((part) => `${part}?: ClassValue`).join('; ')} }`
  }
  // Prefer the type as written if it is short: `AvatarProps` says more than its twenty members.
  if ((ts.isPropertySignature(declaration) || ts.isParameter(declaration)) && declaration.type) {
    return findShown(declaration) ?? new ReadableTypes(checker).print(declaration.type)
  }
  return checker.typeToString(checker.getNonNullableType(type), undefined, ts.TypeFormatFlags.NoTruncation)
}

/** The compiler does not keep the order of a union. Take it from the theme, else from the text of the declaration. */
function inOrder(
  values: string[] | undefined,
  prop: string,
  declaration: ts.Declaration,
  theme: AnyThemeData | undefined,
): string[] | undefined {
  const variant = prop.replace(/^active([A-Z])/, (_, letter: string) => letter.toLowerCase())
  const order: readonly string[] = variant === 'color' ? colorNames : Object.keys(theme?.variants?.[variant] ?? {})
  const written = [...declaration.getText().matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
  return values && sortByList(values, [...order, ...written])
}

/** Values that are not in the list come last, in alphabetical order. */
function sortByList(values: string[], list: readonly string[]): string[] {
  const rank = (value: string) => (list.includes(value) ? list.indexOf(value) : list.length)
  return values.toSorted((a, b) => rank(a) - rank(b) || compareText(a, b))
}

/** Compares by character code, so that the order does not depend on the locale of the machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function literalValues(type: ts.Type): string[] | undefined {
  const members = type.isUnion() ? type.types : [type]
  const known = members.filter((member) => !(member.flags & ts.TypeFlags.Undefined))
  if (known.length === 0 || !known.every((member) => member.isStringLiteral())) return undefined
  return known.map((member) => (member as ts.StringLiteralType).value)
}

/** `const defaults = { color: 'primary' } as const` of the component's file, as text by prop. */
function readDefaults(checker: ts.TypeChecker, source: ts.SourceFile): Map<string, string> {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
  const written = declarations.find(({ name }) => name.getText() === 'defaults')?.initializer
  const value = written && ts.isAsExpression(written) ? written.expression : written
  if (!value || !ts.isObjectLiteralExpression(value)) return new Map()
  return new Map(
    value.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), textOf(checker, initializer)]),
  )
}

/** Resolves a named constant such as DURATION_MS to its value. */
function textOf(checker: ts.TypeChecker, value: ts.Expression): string {
  const symbol = ts.isIdentifier(value) ? checker.getSymbolAtLocation(value) : undefined
  const origin = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = origin?.valueDeclaration
  return (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer?.getText()) || value.getText()
}

/** Throws if the default in the code and the `@default` in the comment differ, or if only one of them exists. */
function checkDefaults(component: string, props: ApiProp[], defaults: Map<string, string>): void {
  for (const [name, value] of defaults) {
    const prop = props.find((candidate) => candidate.name === name)
    if (!prop) continue
    const written = prop.default?.replace(/\s+/g, ' ').trim()
    const actual = value.replace(/\s+/g, ' ').trim()
    if (written !== actual) {
      throw new Error(
        `${component}: ${name} is ${actual} by default, but its comment says ${written ?? 'nothing'}. Write @default ${actual}.`,
      )
    }
  }
}

const CONTENT_PROPS = [
  'items',
  'value',
  'defaultValue',
  'checked',
  'defaultChecked',
  'open',
  'defaultOpen',
  'label',
  'title',
  'description',
  'placeholder',
]

/**
 * Values, items and texts first, then appearance, behavior, and the sets of props that several components share. Within each
 * group the props keep their source order.
 */
function sortProps(props: ApiProp[], theme: AnyThemeData | undefined): ApiProp[] {
  const appearance = new Set(['color', ...Object.keys(theme?.variants ?? {})])
  const rank = ({ name, required, group }: ApiProp): number => {
    if (['className', 'ui', 'render'].includes(name)) return 5
    if (group) return group === 'icon' ? 3 : 4
    if (required || CONTENT_PROPS.includes(name)) return 0
    return appearance.has(name) ? 1 : 2
  }
  return props.toSorted((a, b) => rank(a) - rank(b))
}
