import type { ReactNode } from 'react'
import type { ChipProps } from '../../components/Chip.tsx'
import type { IconValue } from '../../components/Icon.tsx'
import type { ClassValue } from '../../system/component-override.ts'
import { itemKey, readField, type ItemValue, type KnownField } from './item-key.ts'
import { itemLabel, itemType, normalizeItem, normalizeKey, toItemGroups, type ItemType } from './normalize-items.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { AvatarOptions } from '../../components/avatar/avatar-view.tsx'
import { warn } from '../../system/warn.ts'

/** What identifies an item in the value of a list. */
export type ListKey = string | number

/** The arguments of the render props of an item. */
export interface ListItemArgs<Item, Part extends string> {
  item: Item
  /** Index among all items. */
  index: number
  /** The classes of each part. */
  ui: Classes<Part>
}

/** The fields of a list item that the list reads. */
export interface ListItem<Part extends string> {
  /** Label of the item. */
  label?: string
  /** Description below the label. */
  description?: string
  /** Icon before the label. */
  icon?: IconValue
  /** Avatar before the label. `icon` takes precedence. */
  avatar?: AvatarOptions
  /** Colored dot before the label. `icon` and `avatar` take precedence. */
  chip?: ChipProps
  /** `label` is a heading and `separator` a line between items. Any other type is an item. */
  type?: 'item' | 'label' | 'separator' | (string & {})
  /** Identifies the item in the value. @default its `id`, else its index as text */
  value?: ListKey
  /** Whether the item cannot be chosen. */
  disabled?: boolean
  /** Called when the item is chosen. `event.preventDefault()` keeps the value and leaves the list open. */
  onSelect?: (event: Event) => void
  /** Replaces the content of the item. */
  render?: (args: ListItemArgs<ListItem<Part>, Part>) => ReactNode
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

/** Items as the caller passes them: in one array, or in nested arrays that are groups. */
export type ListItems<Item> = readonly (Item | readonly Item[])[]

/** The type of the items in an array, or in its nested arrays. */
export type ListItemOf<Items> = Items extends readonly (infer Each)[]
  ? Each extends readonly (infer Inner)[]
    ? Inner
    : Each
  : never

/**
 * The props of a list whose item type is inferred from `items`. Items written in place are inferred exactly, so that
 * `onValueChange` is called with `'solo' | 'team'`. For these, `value` may be any string, because state is usually typed
 * as `string`.
 */
export type WithItems<Props extends ValueProps, Items, ValueKey extends string> = Omit<
  Props,
  'items' | 'value' | 'defaultValue' | 'valueKey'
> & {
  items?: Items
  value?: GivenValue<Props['value'], Items>
  defaultValue?: GivenValue<Props['defaultValue'], Items>
  valueKey?: ValueKey & KnownField<ListItemOf<Items>, ValueKey>
}

interface ValueProps {
  value?: unknown
  defaultValue?: unknown
}

/** Only arrays written in place, or with `as const`, have a known length. */
type GivenValue<Value, Items> = Items extends readonly unknown[]
  ? number extends Items['length']
    ? Value
    : Widened<Value>
  : Value

type Widened<Value> = Value extends readonly (infer Each)[]
  ? Widened<Each>[]
  : Value extends string
    ? string
    : Value extends number
      ? number
      : Value

/**
 * The key of an item: the item itself if it is a string or number, else the field that identifies it.
 *
 * @shown string | number
 */
export type ListValue<Item, ValueKey extends string> = [Item] extends [never] ? ListKey : EachValue<Item, ValueKey>

type EachValue<Item, ValueKey extends string> = Item extends ListKey
  ? Item
  : Item extends { type: 'label' | 'separator' }
    ? never
    : ItemValue<Item, ValueKey>

/** The value of a list: one key, or an array of keys. */
export type ListSelection<Value, Multiple extends boolean> = Multiple extends true ? Value[] : Value

/** The names of the fields of an item. */
export interface ListFields {
  readonly valueKey: string
  readonly labelKey: string
  readonly descriptionKey: string
}

/** One row: an item, a label or a separator. */
export interface Entry<Item = unknown> {
  readonly item: Item
  readonly type: ItemType | 'create'
  /** Index among all items. It identifies the row while `items` stays the same. */
  readonly index: number
  /** Number of the section. Labels, separators and nested arrays start a section. */
  readonly section: number
  /** The key as text, and as the caller wrote it. */
  readonly key: string
  readonly value: ListKey
  readonly label: string
  readonly disabled: boolean
}

export interface List<Item = unknown> {
  /** All rows in order, with separators between groups. */
  readonly entries: readonly Entry<Item>[]
  /** The items by key. */
  readonly byKey: ReadonlyMap<string, Entry<Item>>
  /** Number of sections. */
  readonly sections: number
  /** The folded text of all entries by field, computed on the first search. */
  readonly folded: Map<string, readonly string[]>
}

export function isStructure(entry: Entry): boolean {
  return entry.type === 'label' || entry.type === 'separator'
}

/** A field of an item. A string or number is its own value for every field. */
export function fieldOf(item: unknown, path: string): unknown {
  return typeof item === 'object' && item !== null ? readField(item, path) : item
}

const lists = new WeakMap<object, Map<string, List>>()

/** The rows of a list, cached for each array of items. */
export function listOf<Item>(componentName: string, items: ListItems<Item>, fields: ListFields): List<Item> {
  let byFields = lists.get(items)
  if (!byFields) lists.set(items, (byFields = new Map<string, List>()))
  const name = `${fields.valueKey}|${fields.labelKey}`
  let list = byFields.get(name)
  if (!list) byFields.set(name, (list = makeList(componentName, items, fields)))
  return list as List<Item>
}

function makeList(componentName: string, items: ListItems<unknown>, { valueKey, labelKey }: ListFields): List {
  const entries: Entry[] = []
  const byKey = new Map<string, Entry>()
  const keyOptions = { componentName, valueKey, taken: byKey }
  let index = 0
  let section = 0
  let addedSeparators = 0

  const add = (item: unknown) => {
    const { type, label, disabled } = normalizeItem(item, labelKey)
    const isItem = type === 'item'
    // A label after a separator belongs to the section that the separator started.
    if (!isItem && !(type === 'label' && entries.at(-1)?.type === 'separator')) section += entries.length > 0 ? 1 : 0
    const { key, value } = isItem ? normalizeKey(itemKey(item, index, valueKey), index, keyOptions) : noKey
    const isUnnamed = isItem && label === ''
    if (isUnnamed) {
      warn(
        componentName,
        `the item with the key "${key}" has no text, so its key is shown. Give each item its "${labelKey}".`,
      )
    }
    const entry: Entry = { item, type, index, section, key, value, label: isUnnamed ? key : label, disabled }
    entries.push(entry)
    if (isItem) byKey.set(key, entry)
    index += 1
  }

  for (const group of toItemGroups(items)) {
    if (group.isNested && entries.length > 0) {
      section += 1
      if (itemType(group.items[0]) !== 'separator' && entries.at(-1)!.type !== 'separator')
        entries.push({ ...separator, index: -1 - addedSeparators++, section })
    }
    group.items.forEach(add)
  }
  return { entries, byKey, sections: section + 1, folded: new Map() }
}

const noKey = { key: '', value: '' } as const

const separator = { item: undefined, type: 'separator', key: '', value: '', label: '', disabled: false } as const

/**
 * Finds the item with a key, and its label, without creating all rows. A page may have many closed lists, and each one
 * needs only its selected item.
 */
export function findItem<Item>(
  items: ListItems<Item>,
  value: ListKey,
  { valueKey, labelKey }: ListFields,
): { item: Item; label: string } | undefined {
  const wanted = String(value)
  let index = 0
  const isWanted = (item: Item) => String(itemKey(item, index++, valueKey)) === wanted && itemType(item) === 'item'
  for (const each of items) {
    const found = Array.isArray(each)
      ? (each as readonly Item[]).find(isWanted)
      : isWanted(each as Item)
        ? each
        : undefined
    if (found !== undefined) return { item: found as Item, label: itemLabel(found, labelKey) || wanted }
  }
  return undefined
}
