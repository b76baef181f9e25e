'use client'

import { useRef } from 'react'
import { isStructure, type Entry } from '../../primitives/items/list-items.ts'
import { chooseItem } from '../../primitives/list/choose-item.ts'
import type { ListControl } from '../../primitives/list/use-list-control.ts'

interface SelectionOptions {
  /** A press selects only that item, and the arrow keys select while they move. */
  replaces: boolean
  /** The last selected item cannot be deselected. */
  required: boolean | undefined
  disabled: boolean | undefined
}

export interface ModifierKeys {
  /** Extends the selection from the item that was chosen last. */
  isRange?: boolean
  /** Toggles the item, even if a press replaces the selection. */
  isToggle?: boolean
}

export interface ListboxSelection {
  readonly replaces: boolean
  readonly select: (entry: Entry, keys?: ModifierKeys) => void
  readonly selectRange: (from: Entry, to: Entry) => void
  /** Selects all items that are shown, or deselects them if all are selected. */
  readonly selectAll: (active: Entry | undefined) => void
}

/** How a Listbox changes its selection: one item, a range, or all items. */
export function useListboxSelection(
  { multiple, selection }: ListControl<unknown>,
  rows: readonly Entry[],
  { replaces, required, disabled }: SelectionOptions,
): ListboxSelection {
  const { values } = selection
  /** The item that was chosen last. A range starts there. */
  const anchor = useRef<Entry | undefined>(undefined)

  function select(entry: Entry, { isRange, isToggle }: ModifierKeys = {}): void {
    if (disabled || !chooseItem(entry)) return
    if (multiple && isRange && anchor.current) return selectRange(anchor.current, entry)
    anchor.current = entry
    const isSelected = selection.isSelected(entry)
    if (multiple && (!replaces || isToggle)) {
      if (!(required && isSelected && values.length === 1)) selection.pick(entry)
    } else if (multiple) selection.change([entry.value], entry.item)
    else if (!isSelected) selection.pick(entry)
    else if (!replaces && !required) selection.change([], entry.item)
  }

  function selectRange(from: Entry, to: Entry): void {
    const [first, last] = [rows.indexOf(from), rows.indexOf(to)].toSorted((a, b) => a - b) as [number, number]
    const range = rows.slice(Math.max(0, first), last + 1).filter(isEnabled)
    const kept = replaces ? [] : valuesWithout(range)
    selection.change([...kept, ...range.map((row) => row.value)], to.item)
  }

  function selectAll(active: Entry | undefined): void {
    const enabled = rows.filter(isEnabled)
    if (enabled.length === 0) return
    const others = valuesWithout(enabled)
    const isAll = enabled.every(selection.isSelected)
    const next = isAll && !required ? others : [...others, ...enabled.map((row) => row.value)]
    selection.change(next, (active ?? enabled[0]!).item)
  }

  function valuesWithout(entries: readonly Entry[]) {
    const keys = new Set(entries.map((row) => row.key))
    return values.filter((each) => !keys.has(String(each)))
  }

  return { replaces, select, selectRange, selectAll }
}

export function isEnabled(row: Entry): boolean {
  return !isStructure(row) && !row.disabled
}
