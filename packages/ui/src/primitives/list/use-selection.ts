'use client'

import { useState, type RefObject } from 'react'
import { reportField } from '../form/field.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { warn } from '../../system/warn.ts'
import { onFormReset } from '../form/form-events.ts'
import { findItem, listOf, type Entry, type ListFields, type ListItems, type ListKey } from '../items/list-items.ts'

/** How the value is converted before it is reported. */
export interface ListModifiers {
  /** Removes whitespace at both ends of a text. */
  readonly trim?: boolean
  /** Converts a text that is a number to a number. */
  readonly number?: boolean
  /** Reports `null` instead of an empty text. */
  readonly nullable?: boolean
  /** Reports `undefined` if nothing is selected. */
  readonly optional?: boolean
}

/** A change event as form libraries expect it: its target has a name and a value. */
export interface ListChangeEvent {
  readonly type: 'change'
  readonly target: { readonly name?: string | undefined; readonly id?: string | undefined; readonly value: unknown }
}

interface SelectionOptions<Item> {
  componentName: string
  frond: FrondContextValue
  items: ListItems<Item>
  fields: ListFields
  value: unknown
  defaultValue: unknown
  multiple: boolean
  modifiers?: ListModifiers | undefined
  name?: string | undefined
  onChange?: ((event: ListChangeEvent) => void) | undefined
  /** Selected items may be missing from `items`, so a value without an item is no mistake. */
  isPartial: boolean
  onValueChange?: ((value: never, item: never) => void) | undefined
}

export interface SelectedItem<Item> {
  value: ListKey
  label: string
  /** `undefined` if no item has this key. */
  item: Item | undefined
}

export interface Selection<Item, Element extends HTMLElement = HTMLElement> {
  /** The element that the form around sees as the field. */
  element: RefObject<Element | null>
  values: readonly ListKey[]
  /** The selected items in the order in which they were selected. */
  selected: readonly SelectedItem<Item>[]
  isSelected: (entry: Entry<Item>) => boolean
  /** Selects an item. In a list with `multiple` it toggles the item. */
  pick: (entry: Entry<Item>) => void
  /** Replaces the selection. Pass `isTyped` for text: the native input reports it to the form. */
  change: (values: readonly ListKey[], item: Item | undefined, isTyped?: boolean) => void
}

/** What must survive a render without causing one. */
interface Memory<Item, Element> {
  readonly element: RefObject<Element | null>
  /** Picked items keep their label when `items` changes, as in a search on a server. */
  picked: Map<string, Item> | undefined
  reset: () => void
  /** Stops listening to resets of the form. */
  stopReset: (() => void) | undefined
}

const createMemory = <Item, Element>(): Memory<Item, Element> => ({
  element: { current: null },
  picked: undefined,
  reset: () => {},
  stopReset: undefined,
})

/** The selection of a list, controlled or not. Resetting the form restores the default. */
export function useSelection<Item, Element extends HTMLElement>(
  options: SelectionOptions<Item>,
): Selection<Item, Element> {
  const { componentName, frond, items, fields, value, defaultValue, multiple, modifiers, onValueChange } = options
  const isGiven = value !== undefined
  const [state, setState] = useState({ own: defaultValue, isGiven })
  // If the caller stops passing `value`, nothing is selected. The value from before must not come back.
  if (state.isGiven !== isGiven) setState({ own: isGiven ? state.own : null, isGiven })
  const values = toValues(componentName, isGiven ? value : state.isGiven ? null : state.own, multiple)
  const [memory] = useState(createMemory<Item, Element>)
  const { element } = memory

  function findSelected(each: ListKey): SelectedItem<Item> {
    // A search is cheaper for one value. For many values, creating all rows pays off.
    const found = multiple
      ? items.length > 0 && listOf(componentName, items, fields).byKey.get(String(each))
      : findItem(items, each, fields)
    if (found) return { value: each, label: found.label, item: found.item }
    const known = memory.picked?.get(String(each))
    if (known !== undefined)
      return { value: each, label: findItem([known], each, fields)?.label ?? String(each), item: known }
    if (!options.isPartial && items.length > 0 && each !== '')
      warn(componentName, `no item has the key "${each}". The value must be the "${fields.valueKey}" of an item.`)
    return { value: each, label: String(each), item: undefined }
  }

  function change(next: readonly ListKey[], item: Item | undefined, isTyped = false): void {
    const given = multiple ? next.map((each) => modify(each, modifiers)) : modify(next[0] ?? null, modifiers)
    report(given, item, isTyped)
    // Listen from the first change on, because before that there is nothing to reset.
    memory.stopReset?.()
    memory.stopReset = onFormReset(element.current, () => memory.reset())
  }

  function report(next: unknown, item: Item | undefined, isTyped = false): void {
    setState({ own: next, isGiven })
    onValueChange?.(next as never, item as never)
    options.onChange?.({ type: 'change', target: { name: options.name, id: element.current?.id, value: next } })
    if (!isTyped) reportField(frond, 'change', options.name)
  }

  // Written during render, not in an effect: an effect would cost every closed list on the page.
  memory.reset = () => {
    if (!isGiven) report(defaultValue ?? (multiple ? [] : null), undefined)
  }

  return {
    element,
    values,
    selected: values.map(findSelected),
    isSelected: (entry) => entry.type === 'item' && values.some((each) => String(each) === entry.key),
    pick(entry) {
      ;(memory.picked ??= new Map()).set(entry.key, entry.item)
      if (!multiple) change([entry.value], entry.item)
      else {
        const others = values.filter((each) => String(each) !== entry.key)
        change(others.length < values.length ? others : [...values, entry.value], entry.item)
      }
    },
    change,
  }
}

function toValues(componentName: string, value: unknown, multiple: boolean): readonly ListKey[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) {
    if (!multiple)
      warn(componentName, 'the value is an array, so only its first key is used. Add multiple, or pass one key.')
    return (multiple ? value : value.slice(0, 1)) as ListKey[]
  }
  if (multiple) warn(componentName, 'the value is not an array. With multiple, pass an array of keys.')
  if (typeof value === 'object') {
    warn(componentName, 'the value is an object. Pass the key of an item: its value, its id or its index as text.')
    return []
  }
  return [value as ListKey]
}

function modify(value: ListKey | null, modifiers: ListModifiers | undefined): ListKey | null | undefined {
  if (!modifiers) return value
  let next = value
  if (typeof next === 'string' && modifiers.trim) next = next.trim()
  if (typeof next === 'string' && modifiers.number && next.trim() !== '' && !Number.isNaN(Number(next)))
    next = Number(next)
  if (next === '' && modifiers.nullable) next = null
  return modifiers.optional && (next === null || next === '') ? undefined : next
}
