'use client'

import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Entry, ListFields } from '../../primitives/items/list-items.ts'
import { useList, type ListState } from '../../primitives/list/use-list.ts'
import { useStable } from '../../primitives/list/use-stable.ts'
import { isComposing } from '../../primitives/text/ime.ts'
import { toQuery, type Query } from '../../primitives/text/match-text.ts'
import { isMacOS } from '../../system/platform.ts'
import { useControlled } from '../../system/use-controlled.ts'
import type { CommandPaletteProps } from '../CommandPalette.tsx'
import { filterGroups, type PaletteGroup } from './palette-groups.ts'
import type { CommandPaletteItem } from './palette-types.ts'
import { usePaletteLevels, type PaletteLevels } from './use-palette-levels.ts'
import { usePalettePress } from './use-palette-press.ts'
import { usePaletteSelection } from './use-palette-selection.ts'

type Item = CommandPaletteItem
type Props = CommandPaletteProps<Item, string, boolean>

/** The props of a palette with its defaults. The types of the caller's items are erased. */
export type PaletteProps = Props &
  Required<
    Pick<
      Props,
      | 'defaultSearchTerm'
      | 'descriptionKey'
      | 'labelKey'
      | 'limit'
      | 'preserveGroupOrder'
      | 'searchDelay'
      | 'size'
      | 'valueKey'
      | 'virtualize'
    >
  >

/** Estimated height of an item by size, until rows are measured. */
const itemHeights: Readonly<Record<string, number>> = { xs: 24, sm: 28, md: 32, lg: 36, xl: 40 }

/** Results change with each letter, so longer results are virtualized, with few rows outside the viewport. */
const SEARCH_ROWS = 24
const searchWindow = { overscan: 2 } as const

const noGroups: readonly never[] = []

/** State and behavior of a palette: search, rows, levels and selection. `rest` holds the props that it does not use up. */
export function usePalette(props: PaletteProps) {
  const {
    groups: ownGroups = noGroups,
    limit: _limit,
    filterFields: _filterFields,
    preserveGroupOrder: _preserveGroupOrder,
    searchDelay,
    searchTerm,
    defaultSearchTerm,
    onSearchTermChange,
    value,
    defaultValue,
    onValueChange,
    selectionBehavior,
    valueKey,
    labelKey,
    virtualize,
    autoFocus,
    onHighlight,
    ...rest
  } = props
  const { descriptionKey, disabled, multiple } = rest
  const search = useRef<HTMLInputElement>(null)
  const viewport = useRef<HTMLDivElement>(null)

  const [term, setOwnTerm] = useControlled(searchTerm, defaultSearchTerm)
  const searched = useDelayed(term, searchDelay)
  const query = useMemo(() => toQuery(searched), [searched])
  function changeTerm(next: string): void {
    setOwnTerm(next)
    onSearchTermChange?.(next)
  }

  const fields = useStable({ valueKey, labelKey, descriptionKey })
  const levels = usePaletteLevels(ownGroups, fields)
  const { groups, depth } = levels
  const rows = useRows(groups, searched, query, fields, props)

  const list = useList<Item>({
    rows,
    initial: 'first',
    term: `${depth} ${searched}`,
    highlightsMatch: 'always',
    loop: true,
    virtualize: virtualize === 'auto' && query && rows.length > SEARCH_ROWS ? searchWindow : virtualize,
    itemHeight: itemHeights[rest.size] ?? 32,
    descriptionKey,
    onHighlight,
    viewport,
    control: rest.input ? search : viewport,
  })
  const selection = usePaletteSelection({ value, defaultValue, onValueChange, multiple, selectionBehavior })
  const press = usePalettePress({
    list,
    disabled,
    onChoose(entry) {
      if (!entry.item.children) return selection.select(entry)
      levels.enter(entry)
      changeTerm('')
    },
  })

  useEffect(() => {
    // A dialog around the palette renders once more to remember the focused element. Focus may only move after that.
    if (autoFocus) queueMicrotask(() => search.current?.focus({ preventScroll: true }))
    // Only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const goBack = useGoBack(levels, list, () => {
    changeTerm('')
    search.current?.focus()
  })

  return {
    rest,
    search,
    viewport,
    list,
    groups,
    /** The item whose children are shown. */
    opened: levels.opened,
    term,
    changeTerm,
    /** The term of the current results, which may be older than `term`. */
    searched,
    query,
    selection,
    goBack,
    handleKey(event: KeyboardEvent): void {
      if (disabled || isComposing(event)) return
      handlePaletteKey(event, list, press.pressRow, term === '' && depth > 0 ? goBack : undefined)
    },
    confirmChoice: press.confirmChoice,
    pick: press.pick,
  }
}

export type Palette = ReturnType<typeof usePalette>

function handlePaletteKey(
  event: KeyboardEvent,
  list: ListState<Item>,
  pressRow: (entry: Entry<Item>, event: KeyboardEvent) => void,
  /** Called for Backspace. */
  goBack: (() => void) | undefined,
): void {
  const { key } = event
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (key === 'Enter' && !event.altKey) {
    event.preventDefault()
    if (list.active) pressRow(list.active, event)
  } else if (isPlain && !event.shiftKey && (key === 'Home' || key === 'End')) {
    event.preventDefault()
    list.moveToEnd(key === 'Home' ? 'first' : 'last')
  } else if (event.ctrlKey && (key === 'n' || key === 'p') && isMacOS()) {
    // In text fields of macOS, Ctrl+N and Ctrl+P move like the arrow keys.
    event.preventDefault()
    list.move(key === 'n' ? 1 : -1)
  } else if (goBack && isPlain && key === 'Backspace' && !event.repeat) {
    event.preventDefault()
    goBack()
  } else list.moveByKey(event)
}

/** Returns to the level above and highlights the item that led from there. */
function useGoBack(levels: PaletteLevels, list: ListState<Item>, onGoBack: () => void): () => void {
  const returnRow = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    const row = list.rows.find(({ index }) => index === returnRow.current)
    returnRow.current = undefined
    if (row) list.highlight(row)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [levels.depth])
  return () => {
    returnRow.current = levels.leave()
    onGoBack()
  }
}

/** The rows to show for a search. */
function useRows(
  groups: readonly PaletteGroup[],
  term: string,
  query: Query | undefined,
  fields: ListFields,
  { limit, filterFields, preserveGroupOrder }: PaletteProps,
): readonly Entry<Item>[] {
  const { group: perGroup = 12, total = Infinity } = typeof limit === 'number' ? { group: limit } : limit
  const searchedFields = filterFields ?? [fields.labelKey, 'suffix', fields.descriptionKey]
  return useMemo(
    () =>
      filterGroups(groups, { term, query, fields, filterFields: searchedFields, perGroup, total, preserveGroupOrder }),
    // The searched fields are compared by value, because callers often pass a new array with each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [groups, term, query, fields, searchedFields.join('|'), perGroup, total, preserveGroupOrder],
  )
}

/** Returns a text after it has not changed for some time. */
function useDelayed(text: string, delayMs: number): string {
  // Without a delay, the state stays empty, so that no letter causes another render.
  const awaited = delayMs > 0 ? text : ''
  const [delayed, setDelayed] = useState(awaited)
  useEffect(() => {
    // An empty search is shown at once.
    if (awaited === '') return setDelayed('')
    const timer = setTimeout(() => setDelayed(awaited), delayMs)
    return () => clearTimeout(timer)
  }, [awaited, delayMs])
  return awaited === '' ? text : delayed
}
