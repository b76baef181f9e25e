import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { IconCollection } from '../system/icons/icon-registry.ts'

/** The installed `@iconify-json/*` packages, which contain one icon collection each. */
export class IconPackages {
  readonly #folders = new Map<string, string>()
  readonly #collections = new Map<string, IconCollection>()
  readonly #names: RegExp | undefined

  /** Looks in the `node_modules` of `root` and of the folders above it. The nearest package wins. */
  constructor(root: string) {
    for (let folder = root; ; folder = dirname(folder)) {
      const scope = join(folder, 'node_modules/@iconify-json')
      for (const prefix of existsSync(scope) ? readdirSync(scope) : []) {
        if (!this.#folders.has(prefix)) this.#folders.set(prefix, join(scope, prefix))
      }
      if (dirname(folder) === folder) break
    }
    // The longest prefix first: `i-simple-icons-x` is not an icon of a collection `simple`.
    const prefixes = this.prefixes.toSorted((a, b) => b.length - a.length).join('|')
    const icon = String.raw`[a-z\d]+(?:-[a-z\d]+)*`
    if (prefixes) this.#names = new RegExp(`(?<![\\w-])(?:i-(${prefixes})-|(${prefixes}):)(${icon})(?![\\w-])`, 'g')
  }

  get prefixes(): string[] {
    return [...this.#folders.keys()]
  }

  /**
   * The names of icons in a source text, in both notations: `lucide:rocket` and `i-lucide-rocket`. Names that are not in
   * their collection are left out, because the text may also contain other words with a colon.
   */
  findNames(code: string): Set<string> {
    const found = new Set<string>()
    if (!this.#names) return found
    for (const [, dashed, plain, icon] of code.matchAll(this.#names)) {
      const prefix = (dashed ?? plain)!
      if (hasIcon(this.#read(prefix), icon!)) found.add(`${prefix}:${icon}`)
    }
    return found
  }

  /** The given icons of installed collections, as one small collection each. */
  subsets(names: Iterable<string>): IconCollection[] {
    const byPrefix = new Map<string, string[]>()
    for (const name of [...names].toSorted()) {
      const [prefix, icon] = name.split(':') as [string, string]
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), icon])
    }
    return [...byPrefix].map(([prefix, icons]) => toSubset(this.#read(prefix), icons))
  }

  #read(prefix: string): IconCollection {
    let collection = this.#collections.get(prefix)
    if (!collection) {
      collection = JSON.parse(readFileSync(join(this.#folders.get(prefix)!, 'icons.json'), 'utf8')) as IconCollection
      this.#collections.set(prefix, collection)
    }
    return collection
  }
}

function hasIcon({ icons, aliases = {} }: IconCollection, name: string): boolean {
  return Object.hasOwn(icons, name) || Object.hasOwn(aliases, name)
}

/** Leaves out all other icons. An alias needs the icon that it refers to. */
function toSubset({ prefix, width, height, ...all }: IconCollection, names: readonly string[]): IconCollection {
  const icons: Record<string, IconCollection['icons'][string]> = {}
  const aliases: Record<string, NonNullable<IconCollection['aliases']>[string]> = {}
  for (let name of names) {
    for (let alias = all.aliases?.[name]; alias && !all.icons[name]; alias = all.aliases?.[name]) {
      aliases[name] = alias
      name = alias.parent
    }
    const icon = all.icons[name]
    if (icon) icons[name] = icon
  }
  return { prefix, width, height, icons, ...(Object.keys(aliases).length > 0 && { aliases }) }
}
