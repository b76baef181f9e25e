import { readField } from '../../primitives/items/item-key.ts'
import type { MenuItem, MenuItems } from './menu-types.ts'

/** An item with what is known of it. */
export interface MenuEntry {
  readonly item: MenuItem
  readonly index: number
  readonly text: string
}

export type MenuGroup = readonly MenuEntry[]

export function toGroups(items: MenuItems<MenuItem>, labelKey: string): readonly MenuGroup[] {
  const groups = isGrouped(items) ? items : [items]
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.map((item, index) => ({ item, index, text: String(readField(item, labelKey) ?? '') })))
}

function isGrouped(items: MenuItems<MenuItem>): items is readonly (readonly MenuItem[])[] {
  return Array.isArray(items[0])
}

/** Whether an item can be chosen, not only read. */
export function isChoice({ item }: MenuEntry): boolean {
  return item.type !== 'label' && item.type !== 'separator'
}

export function hasChildren(item: MenuItem): item is MenuItem & { children: MenuItems<MenuItem> } {
  return (item.children?.length ?? 0) > 0
}

export function isBlocked(item: MenuItem): boolean {
  return Boolean(item.disabled || item.loading)
}

/** The items that match, the best first in each group. Headings stay with the items they stand over. */
export function filterGroups(
  groups: readonly MenuGroup[],
  term: string,
  fields: readonly string[],
): readonly MenuGroup[] {
  const wanted = fold(term.trim())
  if (!wanted) return groups
  return groups.flatMap((group) => {
    const found: [rank: number, entry: MenuEntry][] = []
    for (const entry of group) {
      if (!isChoice(entry)) continue
      const ranks = fields.map((field) => rank(fold(String(readField(entry.item, field) ?? '')), wanted))
      const best = Math.min(...ranks)
      if (best < Infinity) found.push([best, entry])
    }
    if (found.length === 0) return []
    const entries = found.sort(([one], [other]) => one - other).map(([, entry]) => entry)
    return [[...group.filter(({ item }) => item.type === 'label'), ...entries]]
  })
}

function rank(text: string, wanted: string): number {
  if (text === wanted) return 0
  const at = text.indexOf(wanted)
  if (at < 0) return Infinity
  return at === 0 ? 1 : 2
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The next item whose text begins with what was typed, from the one after `from` on and round the end. */
export function findTyped(entries: readonly MenuEntry[], typed: string, from: number): number {
  const wanted = fold(typed)
  // The same letter again and again goes from one such item to the next.
  const isRepeated = wanted.length > 1 && [...wanted].every((letter) => letter === wanted[0])
  const start = isRepeated ? wanted[0]! : wanted
  const first = start.length === 1 ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < entries.length; step++) {
    const index = (first + step) % entries.length
    if (fold(entries[index]!.text).startsWith(start)) return index
  }
  return -1
}
