'use client'

import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useFilteredList } from '../../primitives/list/use-filtered-list.ts'
import type { ListControl } from '../../primitives/list/use-list-control.ts'
import { useList } from '../../primitives/list/use-list.ts'
import { useSearchTerm } from '../../primitives/list/use-search-term.ts'
import type { Virtualize } from '../../primitives/virtual/use-list-window.ts'
import { itemHeights } from '../list/popup-list.tsx'
import { handleListKey } from './listbox-keys.ts'
import { isEnabled, useListboxSelection } from './use-listbox-selection.ts'

interface ListboxOptions {
  searchTerm?: string
  defaultSearchTerm: string
  onSearchTermChange?: (searchTerm: string) => void
  filter: unknown
  filterFields?: string[]
  ignoreFilter: boolean
  orientation: 'horizontal' | 'vertical'
  virtualize: Virtualize
  size: string
  selectionBehavior: 'toggle' | 'replace'
  required?: boolean
  disabled?: boolean
  loading?: boolean
  autoFocus?: boolean
  autofocusDelay?: number
  onHighlight?: (item: unknown) => void
  onLoadMore?: () => void
}

/** The behavior of a Listbox: the search, the highlighted row, the keys and the changes to the selection. */
export function useListbox(control: ListControl<unknown, HTMLDivElement>, options: ListboxOptions) {
  const { filter, disabled, autoFocus, autofocusDelay } = options
  const { multiple, selection } = control
  const isHorizontal = options.orientation === 'horizontal'
  const [term, setTerm] = useSearchTerm(options)
  const search = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const focusable = filter ? search : content

  const { rows, isGrouped } = useFilteredList(
    control,
    filter && !options.ignoreFilter ? term : '',
    options.filterFields,
  )
  const list = useList({
    rows,
    initial: undefined,
    term,
    virtualize: isHorizontal ? false : options.virtualize,
    itemHeight: itemHeights[options.size] ?? 32,
    descriptionKey: control.fields.descriptionKey,
    onHighlight: options.onHighlight,
    onLoadMore: options.onLoadMore,
    loading: options.loading,
    viewport: content,
    control: focusable,
  })
  const selecting = useListboxSelection(control, rows, {
    replaces: options.selectionBehavior === 'replace',
    required: options.required,
    disabled,
  })

  useEffect(() => {
    const first = rows.findIndex((row) => selection.isSelected(row))
    if (first > 0) list.window.scrollTo(first)
    if (autoFocus && !autofocusDelay) focusable.current?.focus()
    // Only on mount: later changes must not scroll the list or move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    term,
    setTerm,
    list,
    rows,
    isGrouped,
    selecting,
    /** The search field, the list, and the one of them that takes the focus. */
    search,
    content,
    focusable,
    handleKey(event: KeyboardEvent) {
      if (!disabled) handleListKey(event, { list, selecting, multiple, isHorizontal, isSearching: Boolean(filter) })
    },
    /** Highlights the first selected row, else the first enabled one, when the list gets the focus. */
    enter() {
      if (list.active || disabled) return
      list.highlight(rows.find((row) => selection.isSelected(row) && !row.disabled) ?? rows.find(isEnabled))
    },
  }
}
