import { readField } from '../../primitives/items/item-key.ts'
import { itemLabel, itemType, toItemGroups } from '../../primitives/items/normalize-items.ts'
import { foldText, NO_MATCH, rankText } from '../../primitives/text/match-text.ts'
import type { MenuItem, MenuItems } from './menu-types.ts'

/** An item of a menu with its position and label. */
export interface MenuEntry {
  readonly item: MenuItem
  readonly index: number
  readonly label: string
}

export type MenuGroup = readonly MenuEntry[]

export function toGroups(items: MenuItems<MenuItem>, labelKey: string): readonly MenuGroup[] {
  return toItemGroups<MenuItem>(items).map((group) =>
    group.items.map((item, index) => ({ item, index, label: itemLabel(item, labelKey) })),
  )
}

/** Whether an entry can be chosen, and is no heading or separator. */
export function isChoice({ item }: MenuEntry): boolean {
  return itemType(item) === 'item'
}

/** The items that match, the best first in each group. Each group keeps its heading and loses its separators. */
export function filterGroups(
  groups: readonly MenuGroup[],
  term: string,
  fields: readonly string[],
): readonly MenuGroup[] {
  const wanted = foldText(term.trim())
  if (!wanted) return groups
  return groups.flatMap((group) => {
    const found: [rank: number, entry: MenuEntry][] = []
    for (const entry of group) {
      if (!isChoice(entry)) continue
      let best = NO_MATCH
      for (const field of fields) {
        best = Math.min(best, rankText(foldText(String(readField(entry.item, field) ?? '')), wanted))
      }
      if (best < NO_MATCH) found.push([best, entry])
    }
    if (found.length === 0) return []
    const entries = found.sort(([one], [other]) => one - other).map(([, entry]) => entry)
    return [[...group.filter(({ item }) => item.type === 'label'), ...entries]]
  })
}
