import { itemKey, uniqueKey } from '../../primitives/items/item-key.ts'
import { itemLabel } from '../../primitives/items/normalize-items.ts'
import type { LinkOptions } from '../../system/links/link-props.ts'
import type { NavigationMenuChildItem, NavigationMenuItems } from './menu-types.ts'

/** An item with its position in the tree and its state. */
export interface Entry {
  readonly item: NavigationMenuChildItem
  readonly index: number
  /** A key that is unique among all items. */
  readonly key: string
  /** Its indexes from the first level down, for ids. */
  readonly path: string
  readonly text: string
  /** Whether it links to the current page. */
  readonly active: boolean
  /** Whether an item below it links to the current page. */
  readonly holdsActive: boolean
  readonly parent: Entry | undefined
  readonly children: readonly Entry[]
  /** Whether it has children or a panel to open. */
  readonly opens: boolean
}

interface EntryOptions {
  valueKey: string
  labelKey: string
  isActive: (link: LinkOptions) => boolean
}

/** The items as a tree with unique keys, in groups. */
export function toEntries(items: NavigationMenuItems<NavigationMenuChildItem>, options: EntryOptions): Entry[][] {
  const { valueKey, labelKey, isActive } = options
  const taken = new Set<string>()
  const keyOptions = { componentName: 'NavigationMenu', valueKey, taken }

  function toKey(item: NavigationMenuChildItem, index: number, parent: Entry | undefined): string {
    const own = String(itemKey(item, index, valueKey))
    // Below the first level, an index alone is not unique: every parent has a child with the index 0.
    const key = uniqueKey(parent && own === String(index) ? `${parent.key}-${own}` : own, index, keyOptions)
    taken.add(key)
    return key
  }

  function toEntry(item: NavigationMenuChildItem, index: number, parent: Entry | undefined): Entry {
    const children: Entry[] = []
    const entry = {
      item,
      index,
      key: toKey(item, index, parent),
      path: parent ? `${parent.path}-${index}` : String(index),
      text: itemLabel(item, labelKey),
      active: item.type !== 'label' && isActive(item),
      holdsActive: false,
      parent,
      children,
      opens: item.type !== 'label' && (Boolean(item.children?.length) || item.renderContent !== undefined),
    }
    item.children?.forEach((child, at) => children.push(toEntry(child, at, entry)))
    entry.holdsActive = children.some((child) => child.active || child.holdsActive)
    return entry
  }

  let count = 0
  const groups = Array.isArray(items[0])
    ? (items as readonly (readonly NavigationMenuChildItem[])[])
    : [items as readonly NavigationMenuChildItem[]]
  return groups.map((group) => group.map((item) => toEntry(item, count++, undefined)))
}

/** All items that can be opened, on all levels. */
export function openable<Item extends { readonly opens: boolean; readonly children: readonly Item[] }>(
  entries: readonly Item[],
): Item[] {
  return entries.flatMap((entry) => (entry.opens ? [entry, ...openable(entry.children)] : []))
}
