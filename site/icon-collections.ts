import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { joinPaths } from '../packages/ui/build/join-paths.ts'

/** The part of Iconify's format that is needed to draw icons. */
export interface IconSubset {
  prefix: string
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
}

interface IconifyCollection extends IconSubset {
  aliases?: Record<string, { parent: string }>
}

/** The collections installed with the site. */
const prefixes = ['lucide', 'simple-icons'] as const
/** Icon names in source code, in quotes or as the whole text: `lucide:rocket` or `i-lucide-rocket`. `lucide-react` is a package. */
export const iconNames = new RegExp(
  String.raw`(?<=['"\x60\s:=]|^)(?:i-(?=[a-z-]+-)|(?=[a-z-]+:))(${prefixes.join('|')})[:-]([a-z0-9][a-z0-9-]*)(?=['"\x60\s,}\]]|$)`,
  'g',
)
const require = createRequire(import.meta.url)
const loaded = new Map<string, IconifyCollection>()

/** The data of the icons named in a text, as `lucide:rocket` or `i-lucide-rocket`. Throws for unknown names. */
export function findIcons(text: string, file = 'content'): IconSubset[] {
  const subsets = new Map<string, IconSubset>()
  for (const [, prefix, name] of text.matchAll(iconNames)) {
    const collection = loadCollection(prefix!)
    const icon = collection.icons[name!] ?? collection.icons[collection.aliases?.[name!]?.parent ?? '']
    if (!icon) throw new Error(`${file}: there is no icon "${prefix}:${name}".`)
    if (!subsets.has(prefix!))
      subsets.set(prefix!, { prefix: prefix!, width: collection.width, height: collection.height, icons: {} })
    subsets.get(prefix!)!.icons[name!] = withJoinedPaths(icon)
  }
  return [...subsets.values()]
}

/** A subset of an installed collection, and the names that it does not have. */
export function pickIcons(
  prefix: string,
  names: readonly string[],
): (IconSubset & { not_found?: string[] }) | undefined {
  if (!(prefixes as readonly string[]).includes(prefix)) return undefined
  const { icons, aliases, width, height } = loadCollection(prefix)
  const found = names.flatMap((name) => {
    const parent = aliases && Object.hasOwn(aliases, name) ? aliases[name]!.parent : name
    const drawn = Object.hasOwn(icons, name) ? name : parent
    return Object.hasOwn(icons, drawn) ? [[name, withJoinedPaths(icons[drawn]!)] as const] : []
  })
  const missing = names.filter((name) => !found.some(([known]) => known === name))
  return { prefix, width, height, icons: Object.fromEntries(found), ...(missing.length > 0 && { not_found: missing }) }
}

function withJoinedPaths(icon: IconSubset['icons'][string]): IconSubset['icons'][string] {
  return { ...icon, body: joinPaths(icon.body) }
}

function loadCollection(prefix: string): IconifyCollection {
  const known = loaded.get(prefix)
  if (known) return known
  const collection = JSON.parse(
    readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'),
  ) as IconifyCollection
  loaded.set(prefix, collection)
  return collection
}
