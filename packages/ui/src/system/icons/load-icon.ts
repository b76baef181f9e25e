import { registerIcons, type IconCollection } from './icon-registry.ts'
import { storeIcons, toIconName } from './icon-store.ts'
import { warn, warnAlways } from '../warn.ts'

/** The URL length limit of the Iconify API. Longer requests are split. */
const MAX_URL_LENGTH = 500
/** After this time the icons stay empty. They are requested again when they are rendered the next time. */
const TIMEOUT_MS = 5000

/** The format of icon names in Iconify. Other names are not sent to the endpoint. */
const wellFormed = /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/

/** Collections with a dash in their name, to parse `i-simple-icons-github` correctly. */
const dashedPrefixes = [
  'simple-icons',
  'vscode-icons',
  'material-symbols',
  'fluent-emoji',
  'circle-flags',
  'line-md',
  'svg-spinners',
]

const requested = new Set<string>()
/** Names for the next request, by the URL of their collection. */
const waiting = new Map<string, string[]>()

/** Loads an icon from the endpoint. Names requested in the same tick share a request. */
export function loadIcon(endpoint: string, name: string): void {
  const iconName = toIconName(name, dashedPrefixes)
  const [prefix, icon] = iconName.split(':') as [string, string]
  if (!wellFormed.test(iconName)) {
    warn('Icon', `"${name}" is not the name of an icon. Write collection:name, such as "lucide:rocket".`)
    return
  }

  const key = `${endpoint} ${iconName}`
  if (requested.has(key)) return
  requested.add(key)

  const address = `${endpoint}/${prefix}.json?icons=`
  const names = waiting.get(address)
  if (names) {
    names.push(icon)
    return
  }
  waiting.set(address, [icon])
  setTimeout(() => {
    // Sorted, so that the same set of icons always has the same URL and can be cached.
    const batch = waiting.get(address)!.toSorted()
    waiting.delete(address)
    for (const group of splitByLength(batch, MAX_URL_LENGTH - address.length)) {
      void requestIcons(endpoint, address, prefix, group)
    }
  })
}

async function requestIcons(endpoint: string, address: string, prefix: string, names: string[]): Promise<void> {
  let collection: IconCollection
  try {
    const response = await fetch(address + names.join(','), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 404) collection = { prefix, icons: {} }
    else if (response.ok) collection = (await response.json()) as IconCollection
    else throw new Error(`${response.status} ${response.statusText}`)
  } catch (error) {
    // The icons stay empty. Icons rendered later try again, because the network may be back.
    for (const name of names) requested.delete(`${endpoint} ${prefix}:${name}`)
    warnAlways(
      'Icon',
      `${names.map((name) => `"${prefix}:${name}"`).join(', ')} could not be loaded from ${endpoint}: ${(error as Error).message}`,
    )
    return
  }
  registerIcons(collection)
  const found = { ...collection.icons, ...collection.aliases }
  const missing = names.filter((name) => !Object.hasOwn(found, name))
  storeIcons(
    prefix,
    missing.map((name) => [name, null] as const),
  )
  for (const name of missing) {
    warnAlways('Icon', `"${prefix}:${name}" is not there: the icon endpoint has no such icon. Check the name.`)
  }
}

function splitByLength(names: string[], limit: number): string[][] {
  const groups: string[][] = [[]]
  let length = 0
  for (const name of names) {
    if (length + name.length > limit && length > 0) {
      groups.push([])
      length = 0
    }
    groups.at(-1)!.push(name)
    length += name.length + 1
  }
  return groups
}
