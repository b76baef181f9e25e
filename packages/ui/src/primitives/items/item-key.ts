import { warn } from '../../system/warn.ts'

/**
 * Name of a field that an item has. Dots lead into nested objects. If the fields of the items are not known, any name is
 * allowed.
 *
 * @shown keyof Item
 */
export type FieldName<Item> = [FieldOf<Item>] extends [never] ? string : FieldOf<Item> | `${FieldOf<Item>}.${string}`

/** The fields of all items, if they have different types. */
type FieldOf<Item> = Item extends object ? keyof Item & string : never

/** Added to a prop of type `Key`, refuses names that no item has. Does not take part in the inference of `Key`. */
export type KnownField<Item, Key extends string> = Key extends FieldName<Item> ? unknown : FieldName<Item>

/** What identifies an item in the value of a component. */
export type ItemKey = string | number

export function readField(item: object, path: string): unknown {
  if (!path.includes('.')) return (item as Readonly<Record<string, unknown>>)[path]
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
  }, item)
}

/** A field as text. `undefined` if the item does not have the field. */
export function readText(item: object, path: string): string | undefined {
  const text = readField(item, path)
  return text === undefined || text === null ? undefined : String(text)
}

/** The key that an item defines: its field `valueKey`, else its `id`. A string or number is its own key. */
export function findKey(item: unknown, valueKey: string): ItemKey | undefined {
  if (typeof item !== 'object' || item === null) return item as ItemKey
  const key = readField(item, valueKey)
  if (isKey(key)) return key
  const { id } = item as { id?: unknown }
  return isKey(id) ? id : undefined
}

export function isKey(key: unknown): key is ItemKey {
  return typeof key === 'string' || typeof key === 'number'
}

/** The key of an item: the field `valueKey`, else `id`, else the index as text. */
export function itemKey(item: unknown, index: number, valueKey: string): ItemKey {
  return findKey(item, valueKey) ?? String(index)
}

export interface KeyOptions {
  readonly componentName: string
  readonly valueKey: string
  /** The keys of the items before this one. */
  readonly taken: { readonly has: (key: string) => boolean }
  /** What the caller can do about duplicate keys. @default 'Give each item its own "value".' */
  readonly advice?: string
}

/**
 * The key as text, so that `1` and `"1"` mean the same item. If an earlier item has the same key, the position is
 * appended: two rows with the same key could not be distinguished.
 */
export function uniqueKey(key: ItemKey, position: number | string, options: KeyOptions): string {
  const { componentName, valueKey, taken, advice = `Give each item its own "${valueKey}".` } = options
  const text = String(key)
  if (!taken.has(text)) return text
  warn(componentName, `two items have the key "${text}", so one of them gets another key. ${advice}`)
  let unique = text
  while (taken.has(unique)) unique += `:${position}`
  return unique
}

/** The keys of all items as text. Every key is unique. */
export function itemKeys(componentName: string, items: readonly object[], valueKey: string): readonly string[] {
  const taken = new Set<string>()
  const options = { componentName, valueKey, taken }
  return items.map((item, index) => {
    const key = uniqueKey(itemKey(item, index, valueKey), index, options)
    taken.add(key)
    return key
  })
}

type KeyIn<Item, Field extends string> = Field extends keyof Item ? Extract<Item[Field], string | number> : never

/**
 * The type of an item's key, by the rule of `itemKey`: its field if every item has it, else also its `id` or a string.
 *
 * @shown string | number
 */
export type ItemValue<Item, ValueKey extends string> =
  Item extends Readonly<Record<ValueKey, string | number>>
    ? KeyIn<Item, ValueKey>
    : KeyIn<Item, ValueKey> | KeyIn<Item, 'id'> | string
