'use client'

import { useMemo } from 'react'
import type { Entry, ListKey } from '../../primitives/items/list-items.ts'
import { useControlled } from '../../system/use-controlled.ts'
import type { CommandPaletteItem } from './palette-types.ts'
import type { PaletteProps } from './use-palette.ts'

type SelectionProps = Pick<PaletteProps, 'value' | 'defaultValue' | 'onValueChange' | 'multiple' | 'selectionBehavior'>

/** The selected items of a palette. Without a value, choosing an item reports it but selects nothing. */
export function usePaletteSelection(props: SelectionProps) {
  const { value, defaultValue, onValueChange, multiple = false, selectionBehavior } = props
  const [values, setOwnValues] = useControlled(
    value === undefined ? undefined : toList(value),
    toList(defaultValue ?? null),
  )
  const selects = multiple || value !== undefined || defaultValue !== undefined
  const selected = useMemo(() => new Set(values.map(String)), [values])

  return {
    /** Whether items can be selected. */
    selects,
    isSelected: (entry: Entry) => selected.has(entry.key),
    select(entry: Entry<CommandPaletteItem>): void {
      const isSelected = selected.has(entry.key)
      let next: readonly ListKey[] = [entry.value]
      if (multiple && isSelected) next = values.filter((each) => String(each) !== entry.key)
      else if (multiple) next = [...values, entry.value]
      else if (selects && isSelected && selectionBehavior === 'toggle') next = []
      if (selects) setOwnValues(next)
      onValueChange?.((multiple ? next : (next[0] ?? null)) as never, entry.item)
    },
  }
}

function toList(value: unknown): readonly ListKey[] {
  if (value === null || value === undefined) return []
  return (Array.isArray(value) ? value : [value]) as ListKey[]
}
