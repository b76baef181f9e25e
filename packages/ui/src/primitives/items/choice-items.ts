import { itemKey, itemKeys, type ItemValue } from './item-key.ts'
import { warn } from '../../system/warn.ts'

/** An item of a list to choose from: an object, or a text or number that is its own label and key. */
export type Choice = object | string | number

/** What identifies an item: the item itself if it is a text or number, else its field. */
export type ChoiceValue<Item, ValueKey extends string> = Item extends object ? ItemValue<Item, ValueKey> : Item

/** What a caller may pass for it: the key of an item, or any text where items are texts, as state mostly is. */
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

/** An item as an object, so that all are read in one way. */
export function toChoice(item: Choice, { valueKey, labelKey }: ChoiceFields): object {
  return typeof item === 'object' ? item : { [valueKey]: item, [labelKey]: String(item) }
}

/** The keys of the items as text, and as the caller knows them. */
export function choiceKeys(componentName: string, items: readonly object[], valueKey: string) {
  return {
    keys: itemKeys(componentName, items, valueKey),
    valueOf: (index: number) => itemKey(items[index]!, index, valueKey),
  }
}

/** Says that a value belongs to no item. Nothing chosen is no mistake. */
export function checkChosen(componentName: string, keys: readonly string[], chosen: readonly string[]): void {
  if (process.env.NODE_ENV === 'production' || keys.length === 0) return
  for (const key of chosen) {
    if (key === '' || keys.includes(key)) continue
    warn(componentName, `no item has the key "${key}", so it is not shown. Keys are ${keys.join(', ')}.`)
  }
}
