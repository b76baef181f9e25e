import { itemKey, itemKeys, type ItemValue } from './item-key.ts'
import { warn } from '../../system/warn.ts'

/** An item to choose: an object, or a string or number that is its own label and key. */
export type Choice = object | string | number

/**
 * The key of an item: the item itself if it is a string or number, else its field.
 *
 * @shown string | number
 */
export type ChoiceValue<Item, ValueKey extends string> = Item extends object ? ItemValue<Item, ValueKey> : Item

/** The keys that a caller may pass. If items are strings, any string is allowed, because state is usually typed as `string`. */
export type GivenChoice<Item, ValueKey extends string> = Item extends object
  ? ItemValue<Item, ValueKey>
  : Item extends string
    ? string
    : number

export interface ChoiceFields {
  readonly valueKey: string
  readonly labelKey: string
  readonly descriptionKey: string
}

/** Wraps a string or number in an object, so that all items are read in the same way. */
export function toChoice(item: Choice, { valueKey, labelKey }: ChoiceFields): object {
  return typeof item === 'object' ? item : { [valueKey]: item, [labelKey]: String(item) }
}

/** The keys of the items as text, and as the caller wrote them. */
export function choiceKeys(componentName: string, items: readonly object[], valueKey: string) {
  return {
    keys: itemKeys(componentName, items, valueKey),
    valueOf: (index: number) => itemKey(items[index]!, index, valueKey),
  }
}

/** Warns if a value is not the key of an item. An empty value is allowed. */
export function checkChosen(componentName: string, keys: readonly string[], chosen: readonly string[]): void {
  if (process.env.NODE_ENV === 'production' || keys.length === 0) return
  for (const key of chosen) {
    if (key === '' || keys.includes(key)) continue
    warn(componentName, `no item has the key "${key}", so it is not shown. Keys are ${keys.join(', ')}.`)
  }
}
