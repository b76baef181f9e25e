import type { IconData } from '../../icons/roles.ts'

/** What is known of icons by name. `null`: the endpoint was asked and has no such icon. */
const icons = new Map<string, IconData | null>()
const listeners = new Set<() => void>()
/** Collections with a dash in their name, to read `i-simple-icons-github` as it is meant. */
const dashedPrefixes = new Set<string>()

export function findIcon(name: string): IconData | null | undefined {
  return icons.get(toIconName(name))
}

/** Keeps the icons of a collection and lets everything that shows icons look again. */
export function storeIcons(prefix: string, added: Iterable<readonly [name: string, icon: IconData | null]>): void {
  if (prefix.includes('-')) dashedPrefixes.add(prefix)
  for (const [name, icon] of added) icons.set(`${prefix}:${name}`, icon)
  for (const listener of listeners) listener()
}

export function subscribeToIcons(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `i-lucide-x` and `lucide:x` name the same icon; the second form is the one kept. */
export function toIconName(name: string, dashed: Iterable<string> = dashedPrefixes): string {
  if (!name.startsWith('i-')) return name
  const rest = name.slice(2)
  let end = rest.indexOf('-')
  for (const prefix of dashed) {
    if (prefix.length > end && rest.startsWith(`${prefix}-`)) end = prefix.length
  }
  return `${rest.slice(0, end)}:${rest.slice(end + 1)}`
}
