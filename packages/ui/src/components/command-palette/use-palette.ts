'use client'

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { chooseItem } from '../../primitives/list/choose-item.ts'
import { isComposing } from '../../primitives/text/ime.ts'
import type { Entry, ListKey } from '../../primitives/items/list-items.ts'
import { useList } from '../../primitives/list/use-list.ts'
import { useStable } from '../../primitives/list/use-stable.ts'
import { toHref } from '../../system/links/link-props.ts'
import { isMacOS } from '../../system/platform.ts'
import { useControlled } from '../../system/use-controlled.ts'
import type { CommandPaletteProps } from '../CommandPalette.tsx'
import { filterGroups, groupsOf } from './palette-groups.ts'
import type { CommandPaletteItem } from './palette-types.ts'
import { toQuery } from '../../primitives/text/match-text.ts'

type Item = CommandPaletteItem
type Props = CommandPaletteProps<Item, string, boolean>

/** The props of a palette whose items are no longer known by their type, with the defaults that are needed here. */
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

/** Heights of an item by size, before one is measured. */
const itemHeights: Readonly<Record<string, number>> = { xs: 24, sm: 28, md: 32, lg: 36, xl: 40 }

/** The rows of a search are others with each letter, so more than these are not worth drawing out of sight. */
const SEARCH_ROWS = 24
const searchWindow = { overscan: 2 } as const

const noGroups: readonly never[] = []

/** An item whose children are shown: where it was, so that it is found again when the items become others. */
interface Level {
  readonly item: Item
  readonly groupId: string
  readonly key: string
  /** The row to come back to. */
  readonly index: number
}

/** What a palette shows and what happens to it: the search, the rows, the levels and the selection. `rest` is what it leaves of the props. */
export function usePalette(props: PaletteProps) {
  const {
    groups: ownGroups = noGroups,
    limit,
    filterFields,
    preserveGroupOrder,
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
  const { descriptionKey, disabled, multiple = false } = rest
  const search = useRef<HTMLInputElement>(null)
  const viewport = useRef<HTMLDivElement>(null)

  const [term, setOwnTerm] = useControlled(searchTerm, defaultSearchTerm)
  const searched = useDelayed(term, searchDelay)
  function changeTerm(next: string): void {
    setOwnTerm(next)
    onSearchTermChange?.(next)
  }

  const fields = useStable({ valueKey, labelKey, descriptionKey })
  const [levels, setLevels] = useState<readonly Level[]>([])
  const top = useMemo(() => groupsOf(ownGroups, fields), [ownGroups, fields])
  const groups = useMemo(() => {
    let shown = top
    levels.forEach(({ item: opened, groupId, key }, depth) => {
      const entries = shown.find(({ group }) => group.id === groupId)?.entries
      const { label, children } = entries?.find((entry) => entry.key === key)?.item ?? opened
      shown = groupsOf([{ id: `level-${depth + 1}`, label, items: children }], fields)
    })
    return shown
  }, [top, levels, fields])

  const { group: perGroup = 12, total = Infinity } = typeof limit === 'number' ? { group: limit } : limit
  const searchedFields = filterFields ?? [labelKey, 'suffix', descriptionKey]
  const query = useMemo(() => toQuery(searched), [searched])
  const rows = useMemo(
    () =>
      filterGroups(groups, {
        term: searched,
        query,
        fields,
        filterFields: searchedFields,
        perGroup,
        total,
        preserveGroupOrder,
      }),
    // Its fields by value: callers write them in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [groups, searched, query, fields, searchedFields.join('|'), perGroup, total, preserveGroupOrder],
  )

  const list = useList<Item>({
    rows,
    initial: 'first',
    term: `${levels.length} ${searched}`,
    highlightsMatch: 'always',
    loop: true,
    virtualize: virtualize === 'auto' && query && rows.length > SEARCH_ROWS ? searchWindow : virtualize,
    itemHeight: itemHeights[rest.size] ?? 32,
    descriptionKey,
    onHighlight,
    viewport,
    control: rest.input ? search : viewport,
  })

  const [values, setOwnValues] = useControlled(
    value === undefined ? undefined : toList(value),
    toList(defaultValue ?? null),
  )
  const selects = multiple || value !== undefined || defaultValue !== undefined
  const selected = useMemo(() => new Set(values.map(String)), [values])

  function select(entry: Entry<Item>): void {
    const isSelected = selected.has(entry.key)
    let next: readonly ListKey[] = [entry.value]
    if (multiple && isSelected) next = values.filter((each) => String(each) !== entry.key)
    else if (multiple) next = [...values, entry.value]
    else if (selects && isSelected && selectionBehavior === 'toggle') next = []
    if (selects) setOwnValues(next)
    onValueChange?.((multiple ? next : (next[0] ?? null)) as never, entry.item)
  }

  /** What happens to an item that its own `onSelect` did not keep from being chosen. */
  function choose(entry: Entry<Item>): void {
    if (!entry.item.children) return select(entry)
    const { group } = groups.find(({ number }) => number === entry.section)!
    setLevels([...levels, { item: entry.item, groupId: group.id, key: entry.key, index: entry.index }])
    changeTerm('')
  }

  useEffect(() => {
    // Not earlier: a dialog around it has to see first where the focus was, for which it renders once more.
    if (autoFocus) queueMicrotask(() => search.current?.focus({ preventScroll: true }))
    // Once, when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const wentBack = useRef<number | undefined>(undefined)
  function goBack(): void {
    wentBack.current = levels.at(-1)?.index
    setLevels(levels.slice(0, -1))
    changeTerm('')
    search.current?.focus()
  }
  useLayoutEffect(() => {
    // One comes back to the item one left from.
    const left = rows.find((row) => row.index === wentBack.current)
    wentBack.current = undefined
    if (left) list.highlight(left)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [levels])

  function handleKey(event: KeyboardEvent): void {
    if (disabled || isComposing(event)) return
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault()
      if (list.active) pressRow(list.active, event)
    } else if (isPlain && !event.shiftKey && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault()
      list.moveToEnd(event.key === 'Home' ? 'first' : 'last')
    } else if (event.ctrlKey && (event.key === 'n' || event.key === 'p') && isMacOS()) {
      // Wherever text is edited on macOS, these are the arrows.
      event.preventDefault()
      list.move(event.key === 'n' ? 1 : -1)
    } else if (isPlain && event.key === 'Backspace' && term === '' && levels.length > 0 && !event.repeat) {
      event.preventDefault()
      goBack()
    } else list.moveByKey(event)
  }

  /** Enter is a press on the row: a link is then followed as the router and the held keys say. */
  function pressRow(entry: Entry<Item>, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
    const find = () => document.getElementById(`${list.id}-${entry.index}`)
    // One may have scrolled away from it.
    if (!find()) flushSync(() => list.highlight(entry))
    find()?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
    )
  }

  const rowOf = (event: ReactMouseEvent) => {
    const id = (event.target as Element).closest('[role="option"]')?.id
    return rows.find((row) => `${list.id}-${row.index}` === id)
  }
  /** The press that an item did not want. */
  const refused = useRef<Event | undefined>(undefined)
  /** Before the link of a row hears of a press, its item is asked. */
  function confirmChoice(event: ReactMouseEvent): void {
    const entry = rowOf(event)
    if (!entry || leavesPalette(entry, event)) return
    if (!disabled && !entry.disabled && chooseItem(entry)) return
    refused.current = event.nativeEvent
    event.preventDefault()
  }

  function pick(entry: Entry<Item>, event: ReactMouseEvent): void {
    if (refused.current === event.nativeEvent || leavesPalette(entry, event)) return
    list.highlight(entry, false)
    choose(entry)
  }

  return {
    rest,
    search,
    viewport,
    list,
    rows,
    groups,
    /** The item whose children are shown. */
    opened: levels.at(-1)?.item,
    term,
    changeTerm,
    /** What is searched for by now, and how it is compared. */
    searched,
    query,
    selects,
    isSelected: (entry: Entry<Item>) => selected.has(entry.key),
    goBack,
    handleKey,
    confirmChoice,
    pick,
  }
}

function toList(value: unknown): readonly ListKey[] {
  if (value === null || value === undefined) return []
  return (Array.isArray(value) ? value : [value]) as ListKey[]
}

/** Whether a press opens a link in another tab or window, so that the palette stays as it is. */
function leavesPalette({ item }: Entry<Item>, { ctrlKey, metaKey, shiftKey }: ReactMouseEvent): boolean {
  return !item.children && toHref(item) !== undefined && (ctrlKey || metaKey || shiftKey)
}

/** A text that follows another once that has been the same for a while. */
function useDelayed(text: string, delay: number): string {
  // Without a delay there is nothing to keep, and no reason to do anything with each letter.
  const awaited = delay > 0 ? text : ''
  const [delayed, setDelayed] = useState(awaited)
  useEffect(() => {
    // Nothing to search for is not worth waiting.
    if (awaited === '') return setDelayed('')
    const timer = setTimeout(() => setDelayed(awaited), delay)
    return () => clearTimeout(timer)
  }, [awaited, delay])
  return awaited === '' ? text : delayed
}
