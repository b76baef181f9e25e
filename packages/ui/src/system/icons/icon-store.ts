import type { IconData } from '../../icons/roles.ts'

/** The registered icons by name. `null` if the icon endpoint has no such icon. */
const icons = new Map<string, IconData | null>()
const listeners = new Set<() => void>()
/** Collections with a dash in their name, to parse `i-simple-icons-github` correctly. */
const dashedPrefixes = new Set<string>()

export function findIcon(name: string): IconData | null | undefined {
  return icons.get(toIconName(name))
}

/** Stores the icons of a collection and notifies all rendered icons. */
export function storeIcons(prefix: string, added: Iterable<readonly [name: string, icon: IconData | null]>): void {
  if (prefix.includes('-')) dashedPrefixes.add(prefix)
  for (const [name, icon] of added) icons.set(`${prefix}:${name}`, icon)
  for (const listener of listeners) listener()
}

export function subscribeToIcons(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Normalizes the name of an icon: `i-lucide-x` becomes `lucide:x`. */
export function toIconName(name: string, dashed: Iterable<string> = dashedPrefixes): string {
  if (!name.startsWith('i-')) return name
  const rest = name.slice(2)
  let end = rest.indexOf('-')
  for (const prefix of dashed) {
    if (prefix.length > end && rest.startsWith(`${prefix}-`)) end = prefix.length
  }
  return `${rest.slice(0, end)}:${rest.slice(end + 1)}`
}
