import { readText, uniqueKey, type ItemKey, type KeyOptions } from './item-key.ts'

/** Labels and separators cannot be chosen. Every other `type` is an item. */
export type ItemType = 'item' | 'label' | 'separator'

/** An item with the fields that every component with `items` reads. */
export interface NormalizedItem {
  readonly type: ItemType
  /** The text of the item. Empty if it has none. */
  readonly label: string
  readonly disabled: boolean
}

/** Reads the fields of an item. A string or number is its own label. */
export function normalizeItem(item: unknown, labelKey: string): NormalizedItem {
  return {
    type: itemType(item),
    label: itemLabel(item, labelKey),
    disabled: isObject(item) && Boolean(item.disabled),
  }
}

export function itemType(item: unknown): ItemType {
  const type = isObject(item) ? item.type : undefined
  return type === 'label' || type === 'separator' ? type : 'item'
}

export function itemLabel(item: unknown, labelKey: string): string {
  if (isObject(item)) return readText(item, labelKey) ?? ''
  return item === undefined || item === null ? '' : String(item)
}

export interface NormalizedKey {
  /** The key as text, unique among the items. */
  readonly key: string
  /** The key as the caller wrote it. The component reports this one as its value. */
  readonly value: ItemKey
}

/** Makes the key of an item unique. `position` distinguishes items with the same key. */
export function normalizeKey(value: ItemKey, position: number | string, options: KeyOptions): NormalizedKey {
  const key = uniqueKey(value, position, options)
  return { key, value: key === String(value) ? value : key }
}

/** Items as a component accepts them: in one list, or in nested lists that are separated from each other. */
export type GroupedItems<Item> = readonly (Item | readonly Item[])[]

export interface ItemGroup<Item> {
  readonly items: readonly Item[]
  /** Whether these items are a nested array. */
  readonly isNested: boolean
}

/** The groups in the order of the items. Empty groups are left out. */
export function toItemGroups<Item>(items: GroupedItems<Item>): readonly ItemGroup<Item>[] {
  if (items.length === 0) return []
  // Most lists are flat: their array is used as it is, without a copy.
  if (!items.some((each) => Array.isArray(each))) return [{ items: items as readonly Item[], isNested: false }]
  const groups: { items: readonly Item[]; isNested: boolean }[] = []
  let flat: Item[] | undefined
  for (const each of items) {
    if (Array.isArray(each)) {
      flat = undefined
      if (each.length > 0) groups.push({ items: each as readonly Item[], isNested: true })
    } else {
      if (!flat) groups.push({ items: (flat = []), isNested: false })
      flat.push(each as Item)
    }
  }
  return groups
}

function isObject(item: unknown): item is Readonly<Record<string, unknown>> {
  return typeof item === 'object' && item !== null
}
