import type { ReactNode } from 'react'
import type { ChipProps } from '../../components/Chip.tsx'
import type { IconValue } from '../../components/Icon.tsx'
import type { ClassValue } from '../../system/component-override.ts'
import { readField, type ItemValue } from './item-key.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { AvatarOptions } from '../../components/avatar/avatar-view.tsx'
import { warn } from '../../system/warn.ts'

/** What identifies an item in the value of a list. */
export type ListKey = string | number

/** What the parts of an item know. */
export interface ListItemArgs<Item, Part extends string> {
  item: Item
  /** Its place among all items. */
  index: number
  /** The classes of each part. */
  ui: Classes<Part>
}

/** What an item of a list may say about itself. */
export interface ListItem<Part extends string> {
  /** Text of the item. */
  label?: string
  /** Second line, below the text. */
  description?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Picture before the text; an icon wins. */
  avatar?: AvatarOptions
  /** Coloured dot before the text; an icon or a picture wins. */
  chip?: ChipProps
  /** `label` for a heading and `separator` for a line between items; anything else is an item. */
  type?: 'item' | 'label' | 'separator' | (string & {})
  /** Identifies the item in the value. @default its `id`, else its index as text */
  value?: ListKey
  /** Keeps the item from being chosen. */
  disabled?: boolean
  /** Called when the item is chosen. `event.preventDefault()` keeps the value and the list as they are. */
  onSelect?: (event: Event) => void
  /** Replaces what is inside the item. */
  render?: (args: ListItemArgs<ListItem<Part>, Part>) => ReactNode
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

/** Items as the caller gives them: in one list, or in several that are set apart. */
export type ListItems<Item> = readonly (Item | readonly Item[])[]

/** The type of the items in a list, or in the lists within it. */
export type ListItemOf<Items> = Items extends readonly (infer Each)[]
  ? Each extends readonly (infer Inner)[]
    ? Inner
    : Each
  : never

/** Props of a list, typed by the items that are passed. */
export type WithItems<Props, Items> = Omit<Props, 'items'> & { items?: Items }

/** The key of an item: a text or number that is itself an item, else the field that identifies it. */
export type ListValue<Item, ValueKey extends string> = [Item] extends [never] ? ListKey : EachValue<Item, ValueKey>

type EachValue<Item, ValueKey extends string> = Item extends ListKey
  ? Item
  : Item extends { type: 'label' | 'separator' }
    ? never
    : ItemValue<Item, ValueKey>

/** What a list selects: one key, or a list of keys. */
export type ListSelection<Value, Multiple extends boolean> = Multiple extends true ? Value[] : Value

/** Where an item keeps what. */
export interface ListFields {
  readonly valueKey: string
  readonly labelKey: string
  readonly descriptionKey: string
}

/** One row: an item, a heading or a line. */
export interface Entry<Item = unknown> {
  readonly item: Item
  readonly type: 'item' | 'label' | 'separator' | 'create'
  /** Place among all items; it names the row as long as the items stay. */
  readonly index: number
  /** Which run of items it belongs to. Headings, lines and lists of their own begin a run. */
  readonly section: number
  /** What identifies it, as text and as given. */
  readonly key: string
  readonly value: ListKey
  readonly label: string
  readonly disabled: boolean
}

export interface List<Item = unknown> {
  /** Every row in order, with the lines between lists. */
  readonly entries: readonly Entry<Item>[]
  /** The items by key. */
  readonly byKey: ReadonlyMap<string, Entry<Item>>
  /** Number of runs of items. */
  readonly sections: number
  /** Folded text of each entry by field, made when it is first searched. */
  readonly folded: Map<string, readonly string[]>
}

export function isStructure(entry: Entry): boolean {
  return entry.type === 'label' || entry.type === 'separator'
}

/** A field of an item; a text or number has itself as every field. */
export function fieldOf(item: unknown, path: string): unknown {
  return typeof item === 'object' && item !== null ? readField(item, path) : item
}

/** `valueKey`, else `id`, else the index as text. */
function keyOf(item: unknown, index: number, valueKey: string): ListKey {
  if (typeof item !== 'object' || item === null) return item as ListKey
  const key = readField(item, valueKey)
  if (typeof key === 'string' || typeof key === 'number') return key
  const id = (item as { id?: unknown }).id
  return typeof id === 'string' || typeof id === 'number' ? id : String(index)
}

function labelOf(item: unknown, labelKey: string): string {
  const label = fieldOf(item, labelKey)
  return label === undefined || label === null ? '' : String(label)
}

const lists = new WeakMap<object, Map<string, List>>()

/** The rows of a list, made once for each array of items. */
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
  let index = 0
  let section = 0
  let lines = 0

  const addLine = () => entries.push({ ...line, index: -1 - lines++, section })
  const add = (item: unknown) => {
    const type = typeOf(item)
    const isItem = type === 'item'
    // A heading after a line belongs to the run that the line began.
    if (!isItem && !(type === 'label' && entries.at(-1)?.type === 'separator')) section += entries.length > 0 ? 1 : 0
    const value = isItem ? keyOf(item, index, valueKey) : ''
    let key = String(value)
    let label = labelOf(item, labelKey)
    if (isItem) {
      if (byKey.has(key)) {
        warn(
          componentName,
          `two items have the key "${key}", so one of them is given another. Give each item its own "${valueKey}".`,
        )
        key = `${key}:${index}`
      }
      if (label === '') {
        warn(
          componentName,
          `the item with the key "${key}" has no text, so its key is shown. Give each item its "${labelKey}".`,
        )
        label = key
      }
    }
    const entry: Entry = {
      item,
      type,
      index,
      section,
      key,
      value: isItem && key !== String(value) ? key : value,
      label,
      disabled: isItem && typeof item === 'object' && item !== null && Boolean((item as ListItem<string>).disabled),
    }
    entries.push(entry)
    if (isItem) byKey.set(key, entry)
    index += 1
  }

  for (const item of items) {
    if (!Array.isArray(item)) {
      add(item)
      continue
    }
    if (item.length === 0) continue
    if (entries.length > 0) {
      section += 1
      if (typeOf(item[0]) !== 'separator' && entries.at(-1)!.type !== 'separator') addLine()
    }
    item.forEach(add)
  }
  return { entries, byKey, sections: section + 1, folded: new Map() }
}

const line = { item: undefined, type: 'separator', key: '', value: '', label: '', disabled: false } as const

/**
 * The item with a key and its text, for a closed list: found by looking rather than by making the whole list, since many
 * closed lists may stand on a page.
 */
export function findItem<Item>(
  items: ListItems<Item>,
  value: ListKey,
  { valueKey, labelKey }: ListFields,
): { item: Item; label: string } | undefined {
  const wanted = String(value)
  let index = 0
  const find = (item: Item) => String(keyOf(item, index++, valueKey)) === wanted && typeOf(item) === 'item'
  for (const each of items) {
    const found = Array.isArray(each) ? (each as readonly Item[]).find(find) : find(each as Item) ? each : undefined
    if (found !== undefined) return { item: found as Item, label: labelOf(found, labelKey) || wanted }
  }
  return undefined
}

function typeOf(item: unknown): 'item' | 'label' | 'separator' {
  const type = typeof item === 'object' && item !== null ? (item as ListItem<string>).type : undefined
  if (type === 'label') return 'label'
  return type === 'separator' ? 'separator' : 'item'
}
