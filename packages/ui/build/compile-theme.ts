import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { colorClass, isBooleanVariant, optionClass, partClass } from '../src/theme/class-names.ts'
import { toShape, type AnyThemeData } from '../src/theme/define-theme.ts'
import { LAYER_ORDER } from './layer-order.ts'

/**
 * Compiles a theme (Tailwind classes as data) to the CSS of one component: one short class per part and option, in a cascade
 * layer, so that styles of the caller override it.
 */

/** `Polyfills.None`, because all supported browsers have `@property` and `color-mix`. */
const NO_POLYFILLS = 0

const src = join(dirname(fileURLToPath(import.meta.url)), '../src')
const DESIGN = `@import 'tailwindcss/theme.css' theme(inline reference);
@import '${join(src, 'css/theme.css')}' theme(inline reference);
`

interface Piece {
  selector: string
  prefix: string
  utilities: string[]
  rank: number
}

export class ThemeError extends Error {
  override name = 'ThemeError'
}

/** The stylesheet of a theme, with the `@property` rules that its declarations need. */
export async function compileTheme(data: AnyThemeData, options: { minify?: boolean } = {}): Promise<string> {
  const pieces = toPieces(data)
  const order = await orderOfPrefixes([...new Set(pieces.map((piece) => piece.prefix))])
  pieces.sort((a, b) => order.get(a.prefix)! - order.get(b.prefix)! || a.rank - b.rank)

  const rules = pieces.map(
    (piece) => `${piece.selector}{@apply ${piece.utilities.map((u) => piece.prefix + u).join(' ')}}`,
  )
  const compiled = await run(data.name, `@layer components.fr${data.level ?? 0}{\n${rules.join('\n')}\n}`)
  const css = withSwitches(nameGroups(data, compiled)).replace(/^\/\*! tailwindcss.*\*\/\n/m, '')
  return `${LAYER_ORDER}\n${optimize(css, { minify: options.minify }).code}`
}

/**
 * Sorts the variants of the given themes at once. Otherwise Tailwind sorts all variants again for each theme with a new one,
 * which takes most of the time if many themes are compiled.
 */
export async function sortVariants(themes: readonly AnyThemeData[]): Promise<void> {
  const pieces = themes.flatMap(toPieces)
  await orderOfPrefixes([...new Set(pieces.map(({ prefix }) => prefix))])
}

async function run(name: string, css: string): Promise<string> {
  try {
    const compiler = await compile(DESIGN + css, { base: src, onDependency() {}, polyfills: NO_POLYFILLS })
    return compiler.build([])
  } catch (error) {
    throw new ThemeError(`theme/${name}: ${(error as Error).message}`, { cause: error })
  }
}

function toPieces(data: AnyThemeData): Piece[] {
  const shape = toShape(data)
  const names = new Map<string, string>()
  const pieces: Piece[] = []

  const claim = (className: string, owner: string): string => {
    const taken = names.get(className)
    if (taken && taken !== owner)
      throw new ThemeError(`theme/${data.name}: ${taken} and ${owner} both become .${className}. Rename one.`)
    names.set(className, owner)
    return className
  }

  const add = (slot: string, selector: string, text: string, rank: number) => {
    if (!(slot in data.slots)) throw new ThemeError(`theme/${data.name}: there is no part "${slot}".`)
    for (const [prefix, utilities] of byPrefix(data.name, text)) pieces.push({ selector, prefix, utilities, rank })
  }

  for (const [slot, text] of Object.entries(data.slots)) {
    add(slot, `.${claim(partClass(shape, slot), `part ${slot}`)}`, text, 0)
  }

  Object.entries(data.variants ?? {}).forEach(([variant, options], index) => {
    for (const [option, parts] of Object.entries(options)) {
      for (const [slot, text] of Object.entries(parts)) {
        const part = partClass(shape, slot)
        if (option === 'false') {
          add(slot, `.${part}:where(:not(.${optionClass(part, variant, 'true')}))`, text ?? '', 1 + index)
        } else {
          const className = claim(optionClass(part, variant, option), `${slot} with ${variant}=${option}`)
          add(slot, `.${className}`, text ?? '', 1 + index)
        }
      }
    }
  })

  data.compoundVariants?.forEach((compound, index) => {
    for (const [slot, text] of Object.entries(compound.class)) {
      add(slot, compoundSelector(data, compound, slot), text ?? '', 1000 + index)
    }
  })

  return pieces
}

/** `:where` gives every rule the specificity of one class, so that the order of the rules decides. */
function compoundSelector(data: AnyThemeData, compound: Readonly<Record<string, unknown>>, slot: string): string {
  const shape = toShape(data)
  const part = partClass(shape, slot)

  const conditions = Object.entries(compound).flatMap(([variant, wanted]) => {
    if (variant === 'class') return []
    const values = (Array.isArray(wanted) ? wanted : [wanted]).map(String)
    if (variant === 'color') {
      if (shape.color !== slot)
        throw new ThemeError(`theme/${data.name}: a compound on color may only style the part "${shape.color}".`)
      return anyOf(values.map((value) => `.${colorClass(value)}`))
    }
    const options = shape.variants[variant]?.[0]
    if (!options) throw new ThemeError(`theme/${data.name}: a compound names an unknown variant "${variant}".`)
    if (isBooleanVariant(options)) {
      const selector = `.${optionClass(part, variant, 'true')}`
      return values.includes('true') ? selector : `:not(${selector})`
    }
    return anyOf(values.map((value) => `.${optionClass(part, variant, value)}`))
  })

  return `.${part}:where(${conditions.join('')})`
}

function anyOf(selectors: string[]): string {
  return selectors.length === 1 ? selectors[0]! : `:is(${selectors.join(',')})`
}

const groupMarker = /^(?:group|peer)\/[\w-]+$/

function byPrefix(theme: string, text: string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const candidate of text.split(/\s+/).filter(Boolean)) {
    if (groupMarker.test(candidate)) continue
    const prefix = prefixOf(candidate)
    refuse(theme, candidate, prefix)
    const group = groups.get(prefix)
    const utility = candidate.slice(prefix.length)
    if (group) group.push(utility)
    else groups.set(prefix, [utility])
  }
  return groups
}

function refuse(theme: string, candidate: string, prefix: string): void {
  if (candidate === 'group' || candidate === 'peer' || /(?:^|:)(?:group|peer)-[^/:]*:/.test(prefix)) {
    throw new ThemeError(
      `theme/${theme}: "${candidate}" would match the caller's own group. Name it: group/part, group-hover/part:.`,
    )
  }
  if (candidate.endsWith('!') || candidate.slice(prefix.length).startsWith('!')) {
    throw new ThemeError(
      `theme/${theme}: "${candidate}" is important and would beat the caller's classes. Write it without.`,
    )
  }
  if (/(?:^|:)dark:/.test(prefix)) {
    throw new ThemeError(
      `theme/${theme}: "${candidate}" depends on the color mode. Use a role such as bg-elevated, which changes with the mode.`,
    )
  }
}

/** The variants of a utility, up to the last colon outside brackets: `data-open:hover:` of `data-open:hover:bg-[a:b]`. */
function prefixOf(candidate: string): string {
  let depth = 0
  let end = 0
  for (let i = 0; i < candidate.length; i++) {
    const char = candidate[i]
    if (char === '[' || char === '(') depth++
    else if (char === ']' || char === ')') depth--
    else if (char === ':' && depth === 0) end = i + 1
  }
  return candidate.slice(0, end)
}

/** One compiler for all themes, because Tailwind takes long to create one. */
let orderCompiler: ReturnType<typeof compile> | undefined
const prefixNumbers = new Map<string, number>()
/** The numbers of all prefixes, in Tailwind's order. */
let sortedNumbers: number[] = []

/** The order in which Tailwind sorts variants. Found by compiling one numbered declaration for each prefix. */
async function orderOfPrefixes(prefixes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  orderCompiler ??= compile(`${DESIGN}@tailwind utilities;`, { base: src, onDependency() {}, polyfills: NO_POLYFILLS })
  const compiler = await orderCompiler
  const added = prefixes.filter((prefix) => !prefixNumbers.has(prefix))
  if (added.length > 0) {
    for (const prefix of added) prefixNumbers.set(prefix, prefixNumbers.size)
    // The result also contains the prefixes of earlier calls.
    const css = compiler.build(added.map((prefix) => `${prefix}[--rank:${prefixNumbers.get(prefix)}]`))
    sortedNumbers = [...css.matchAll(/--rank:\s*(\d+)/g)].map((match) => Number(match[1]))
  }
  const rankOf = (prefix: string) => (prefix === '' ? -1 : sortedNumbers.indexOf(prefixNumbers.get(prefix)!))
  return new Map(prefixes.map((prefix) => [prefix, rankOf(prefix)]))
}

/**
 * Disables transitions while the page changes its colors (`--fr-still` in tokens.css). Also sets `box-sizing` of
 * pseudo-elements here, because a reset for `::before` and `::after` would be matched against every element.
 */
function withSwitches(css: string): string {
  return css
    .replace(/transition-property:(?!\s*none\b)\s*([^;}]+)/g, 'transition-property:var(--fr-still,$1)')
    .replaceAll('content: var(--tw-content);', 'content: var(--tw-content); box-sizing: border-box;')
}

/** Replaces a named group by the classes of the parts with that marker, so that the HTML needs no marker class. */
function nameGroups(data: AnyThemeData, css: string): string {
  const shape = toShape(data)
  const parts = new Map<string, string[]>()
  for (const [slot, text] of Object.entries(data.slots)) {
    for (const candidate of text.split(/\s+/)) {
      if (!groupMarker.test(candidate)) continue
      const marker = candidate.replace('/', '\\/')
      parts.set(marker, [...(parts.get(marker) ?? []), `.${partClass(shape, slot)}`])
    }
  }
  return css.replace(/\.((?:group|peer)\\\/[\w-]+)/g, (_, marker: string) => {
    const marked = parts.get(marker)
    if (!marked) throw new ThemeError(`theme/${data.name}: no part is marked ${marker.replace('\\', '')}.`)
    return anyOf(marked)
  })
}
