'use client'

import { useRef, useState, type RefObject } from 'react'
import { reportField } from '../form/field.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { warn } from '../../system/warn.ts'
import { onFormReset } from '../form/form-events.ts'
import { findItem, listOf, type Entry, type ListFields, type ListItems, type ListKey } from '../items/list-items.ts'

/** How the value is reported. */
export interface ListModifiers {
  /** Leaves out space at both ends of a text. */
  readonly trim?: boolean
  /** Makes a number of a text that looks like one. */
  readonly number?: boolean
  /** Gives `null` for an empty text. */
  readonly nullable?: boolean
  /** Gives `undefined` where nothing is selected. */
  readonly optional?: boolean
}

/** A change as form libraries expect it: of a field that has a name and a value. */
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
  /** The items may be other ones than those that are selected: they are searched for elsewhere, or still loading. */
  isPartial: boolean
  onValueChange?: ((value: never, item: never) => void) | undefined
  control: RefObject<HTMLElement | null>
}

export interface SelectedItem<Item> {
  value: ListKey
  label: string
  /** Absent where no item has that key. */
  item: Item | undefined
}

export interface Selection<Item> {
  values: readonly ListKey[]
  /** The selected items, in the order they were selected. */
  selected: readonly SelectedItem<Item>[]
  isSelected: (entry: Entry<Item>) => boolean
  /** Selects an item; in a list of several it is also unselected that way. */
  pick: (entry: Entry<Item>) => void
  /** Takes over a whole selection. What was typed is heard by the form without being told. */
  change: (values: readonly ListKey[], item: Item | undefined, isTyped?: boolean) => void
}

/** What is selected in a list: the caller's value if given, else its own, which goes back to the default with its form. */
export function useSelection<Item>(options: SelectionOptions<Item>): Selection<Item> {
  const { componentName, frond, items, fields, value, defaultValue, multiple, modifiers, control, onValueChange } =
    options
  const isGiven = value !== undefined
  const [state, setState] = useState({ own: defaultValue, isGiven })
  // A caller that takes its value away means that nothing is selected, not what was selected before it came.
  if (state.isGiven !== isGiven) setState({ own: isGiven ? state.own : null, isGiven })
  const values = toValues(componentName, isGiven ? value : state.isGiven ? null : state.own, multiple)

  // Items that were picked keep their text when the items become others, as in a search on a server.
  const picked = useRef<Map<string, Item> | null>(null)
  const selected = values.map((each) => findSelected(each))

  function findSelected(each: ListKey): SelectedItem<Item> {
    // One is found by looking; for many the whole list is worth making.
    const found = multiple
      ? items.length > 0 && listOf(componentName, items, fields).byKey.get(String(each))
      : findItem(items, each, fields)
    if (found) return { value: each, label: found.label, item: found.item }
    const known = picked.current?.get(String(each))
    if (known !== undefined)
      return { value: each, label: findItem([known], each, fields)?.label ?? String(each), item: known }
    if (!options.isPartial && items.length > 0 && each !== '')
      warn(componentName, `no item has the key "${each}". The value must be the "${fields.valueKey}" of an item.`)
    return { value: each, label: String(each), item: undefined }
  }

  function change(next: readonly ListKey[], item: Item | undefined, isTyped = false): void {
    const given = multiple ? next.map((each) => modify(each, modifiers)) : modify(next[0] ?? null, modifiers)
    report(given, item, isTyped)
    stopReset.current?.()
    stopReset.current = onFormReset(control.current, () => latest.current())
  }

  function report(next: unknown, item: Item | undefined, isTyped = false): void {
    setState({ own: next, isGiven })
    onValueChange?.(next as never, item as never)
    options.onChange?.({ type: 'change', target: { name: options.name, id: control.current?.id, value: next } })
    if (!isTyped) reportField(frond, 'change', options.name)
  }

  // The form is listened to from the first change on, because before that there is nothing to reset. An effect would run
  // for every list on the page.
  const stopReset = useRef<() => void>(undefined)
  const latest = useRef<() => void>(() => {})
  latest.current = () => {
    if (!isGiven) report(defaultValue ?? (multiple ? [] : null), undefined)
  }

  return {
    values,
    selected,
    isSelected: (entry) => entry.type === 'item' && values.some((each) => String(each) === entry.key),
    pick(entry) {
      ;(picked.current ??= new Map()).set(entry.key, entry.item)
      if (!multiple) change([entry.value], entry.item)
      else if (values.some((each) => String(each) === entry.key))
        change(
          values.filter((each) => String(each) !== entry.key),
          entry.item,
        )
      else change([...values, entry.value], entry.item)
    },
    change,
  }
}

function toValues(componentName: string, value: unknown, multiple: boolean): readonly ListKey[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) {
    if (!multiple)
      warn(componentName, 'the value is a list, so its first entry is used. Add multiple, or pass one key.')
    return (multiple ? value : value.slice(0, 1)) as ListKey[]
  }
  if (multiple) warn(componentName, 'the value is not a list. With multiple, pass a list of keys.')
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
