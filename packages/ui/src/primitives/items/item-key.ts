import { warn } from '../../system/warn.ts'

/** Name of a field of an item. Dots lead into nested objects. */
export type FieldName<Item> = (keyof Item & string) | (string & {})

export function readField(item: object, path: string): unknown {
  if (!path.includes('.')) return (item as Readonly<Record<string, unknown>>)[path]
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
  }, item)
}

/** What identifies an item: the field `valueKey`, else `id`, else its index as text. */
export function itemKey(item: object, index: number, valueKey: string): string | number {
  for (const field of [valueKey, 'id']) {
    const key = readField(item, field)
    if (typeof key === 'string' || typeof key === 'number') return key
  }
  return String(index)
}

/** The keys of all items as text, so that `1` and `"1"` mean the same item. No key is there twice, whatever the items say. */
export function itemKeys(componentName: string, items: readonly object[], valueKey: string): readonly string[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    let key = String(itemKey(item, index, valueKey))
    if (taken.has(key)) {
      warn(
        componentName,
        `two items have the key "${key}", so one of them is given another. Give each item its own "${valueKey}".`,
      )
      key = `${key}:${index}`
    }
    taken.add(key)
    return key
  })
}

type KeyIn<Item, Field extends string> = Field extends keyof Item ? Extract<Item[Field], string | number> : never

/** The type of an item's key, by the rule of `itemKey`: its field if every item has one, else also its `id` or a text. */
export type ItemValue<Item, ValueKey extends string> =
  Item extends Readonly<Record<ValueKey, string | number>>
    ? KeyIn<Item, ValueKey>
    : KeyIn<Item, ValueKey> | KeyIn<Item, 'id'> | string
