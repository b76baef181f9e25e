'use client'

import { useEffect, useRef } from 'react'
import { useControlled } from '../../system/use-controlled.ts'
import type { Entry } from './entries.ts'
import { usePanel, type PanelOptions, type PanelState } from './use-panel.ts'
import { useSections, type Sections } from './use-sections.ts'

type Value = string | string[] | undefined

interface OpenItemsOptions extends Omit<PanelOptions, 'value' | 'setValue'> {
  vertical: boolean
  multiple: boolean
  value: Value
  defaultValue: Value
  /** Called when an item opens or closes, with the open items and that item. */
  onChange: (value: string | readonly string[], entry: Entry) => void
  collapsible: boolean
  disabled: boolean
  /** The address of the current page. */
  address: string | undefined
}

/** Which items are open: the sections of a vertical menu, or the panel of a horizontal one. */
export function useOpenItems(options: OpenItemsOptions): { sections: Sections<Entry>; panel: PanelState } {
  const { vertical, multiple, value, defaultValue, onChange, collapsible, disabled, address, ...panelOptions } = options
  const initial = toList(defaultValue)
  const sections = useSections<Entry>({
    entries: vertical ? options.entries : [],
    multiple,
    value: toList(value),
    isInitiallyOpen: ({ key, item }) => initial?.includes(key) ?? item.defaultOpen ?? false,
    followsPage: true,
    onChange: (open, entry) => onChange(multiple ? open : (open[0] ?? ''), entry),
    collapsible,
  })
  const [open, setOpen] = useControlled(toKey(value), toKey(defaultValue) ?? '')
  const panel = usePanel({
    ...panelOptions,
    value: vertical || disabled ? '' : open,
    setValue(next, entry) {
      setOpen(next)
      onChange(next, entry)
    },
  })
  useNavigationEffect(address, panel.close)
  return { sections, panel }
}

/** Calls a function after the address has changed. */
function useNavigationEffect(address: string | undefined, onNavigate: () => void): void {
  const latest = useRef(onNavigate)
  useEffect(() => {
    latest.current = onNavigate
  })
  const lastAddress = useRef(address)
  useEffect(() => {
    if (lastAddress.current !== undefined && lastAddress.current !== address) latest.current()
    lastAddress.current = address
  }, [address])
}

/** Converts a single value to a list of one key, and `''` to an empty list. */
export function toList(value: Value): readonly string[] | undefined {
  if (typeof value !== 'string') return value
  return value === '' ? [] : [value]
}

function toKey(value: Value): string | undefined {
  return typeof value === 'object' ? value[0] : value
}
