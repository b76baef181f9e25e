'use client'

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { isStructure, type Entry } from '../items/list-items.ts'
import { findTyped } from '../text/typeahead.ts'
import { useListWindow, type ListWindow, type Virtualize } from '../virtual/use-list-window.ts'

const PAGE_ROWS = 10

/** The key of a row, or an end of the list. */
export type InitialRow = { readonly key: string } | 'first' | 'last'

export interface UseListOptions<Item> {
  rows: readonly Entry<Item>[]
  /** The row to highlight first. If no row has this key, it is the first item. */
  initial?: InitialRow | undefined
  /** The search that produced the rows. A new term highlights the best match and scrolls to the top. */
  term?: string
  /** Highlights the first row after a search. With `always`, some row is always highlighted. @default true */
  highlightsMatch?: boolean | 'always'
  /** The arrow keys wrap at the ends of the list. @default false */
  loop?: boolean
  virtualize: Virtualize
  itemHeight: number
  descriptionKey: string
  onHighlight?: ((item: Item | undefined) => void) | undefined
  /** Called when the user scrolls close to the end of the list. */
  onLoadMore?: (() => void) | undefined
  /** More items are being loaded. */
  loading?: boolean | undefined
  /** The listbox, if the caller has its own ref for it. */
  viewport?: RefObject<HTMLDivElement | null>
  /** The element that has the focus. It gets `aria-activedescendant`. */
  control: RefObject<HTMLElement | null>
}

/** What the list reads of a key event, of React or of the browser. */
type MovingKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

export interface ListState<Item> {
  id: string
  rows: readonly Entry<Item>[]
  viewport: RefObject<HTMLDivElement | null>
  window: ListWindow
  /** The highlighted row. */
  active: Entry<Item> | undefined
  highlight: (entry: Entry<Item> | undefined, scroll?: boolean) => void
  /** Moves the highlight by a number of items. Returns the new row. */
  move: (by: number) => Entry<Item> | undefined
  /** Highlights the first or the last item, and returns it. */
  moveToEnd: (end: 'first' | 'last') => Entry<Item> | undefined
  /** Type-ahead: highlights the next item that begins with the typed text. */
  type: (letter: string) => Entry<Item> | undefined
  /** Handles arrow and page keys. Returns whether the key was one of them. */
  moveByKey: (event: MovingKey) => boolean
  /** Scrolls the highlighted row into view. Call it when the popup has its position. */
  showActive: () => unknown
  /** Call it when the list scrolls. */
  onScroll: () => void
}

/** A list of rows with one highlighted row. The focus stays on `control` (the `aria-activedescendant` pattern). */
export function useList<Item>(options: UseListOptions<Item>): ListState<Item> {
  const { rows, initial, term = '', highlightsMatch = true, loop = false, control } = options
  const id = useId()
  const ownViewport = useRef<HTMLDivElement>(null)
  const viewport = options.viewport ?? ownViewport

  const [state, setState] = useState(() => ({ index: findInitial(rows, initial)?.index, term }))
  const isSearched = state.term !== term
  const activeRow = useMemo(() => {
    const always = highlightsMatch === 'always'
    if (isSearched) return always || (highlightsMatch && term !== '') ? rows.findIndex(isEnabled) : -1
    const row = rows.findIndex((entry) => entry.index === state.index)
    // If the highlighted row is gone, for example after new search results, highlight the first item instead.
    return row < 0 && (always || (state.index !== undefined && highlightsMatch)) ? rows.findIndex(isEnabled) : row
  }, [rows, state.index, isSearched, term, highlightsMatch])
  const active = activeRow < 0 ? undefined : rows[activeRow]

  const window = useListWindow({
    rows,
    virtualize: options.virtualize,
    itemHeight: options.itemHeight,
    descriptionKey: options.descriptionKey,
    viewport,
    startAt: Math.max(0, activeRow),
    restartKey: term,
  })
  const loadMore = useLoadMore(options, viewport)
  const isRendered = window.start <= activeRow && activeRow < window.end
  useActiveDescendant(control, active && isRendered ? `${id}-${active.index}` : undefined)
  useHighlightReport(active, options.onHighlight)

  function highlight(entry: Entry<Item> | undefined, scroll = true): void {
    setState({ index: entry?.index, term })
    if (scroll && entry) window.scrollTo(rows.indexOf(entry))
  }

  function move(by: number): Entry<Item> | undefined {
    const found = findByStep(rows, activeRow, by, loop)
    if (found) highlight(found)
    return found
  }

  function moveToEnd(end: 'first' | 'last'): Entry<Item> | undefined {
    const found = end === 'first' ? rows.find(isEnabled) : rows.findLast(isEnabled)
    highlight(found)
    return found
  }

  return {
    id,
    rows,
    viewport,
    window,
    active,
    highlight,
    move,
    moveToEnd,
    type(letter) {
      const found = findTyped(control.current, letter, rows, activeRow)
      if (found) highlight(found)
      return found
    },
    moveByKey(event) {
      const by = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key]
      if (by === undefined) return false
      move(by)
      event.preventDefault()
      return true
    },
    // The list is already scrolled to the top, so the first row needs no scrolling.
    showActive: () => activeRow > 0 && window.scrollTo(activeRow, 'center'),
    onScroll() {
      window.update()
      loadMore()
    },
  }
}

const steps: Readonly<Record<string, number | undefined>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
}

/** Calls `onLoadMore` when less than one viewport of rows is left below, once for each set of rows. */
function useLoadMore(
  { rows, onLoadMore, loading }: Pick<UseListOptions<unknown>, 'loading' | 'onLoadMore' | 'rows'>,
  viewport: RefObject<HTMLDivElement | null>,
): () => void {
  const askedFor = useRef<unknown>(null)
  function loadMore(): void {
    const box = viewport.current
    if (!onLoadMore || loading || !box || askedFor.current === rows) return
    if (box.scrollHeight - box.scrollTop - box.clientHeight > box.clientHeight) return
    askedFor.current = rows
    onLoadMore()
  }
  // With `onLoadMore` this runs after every render, otherwise once: an effect would slow down each letter of a search.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(loadMore, [onLoadMore ? {} : undefined])
  return loadMore
}

/** Sets `aria-activedescendant` without rendering the control again. */
function useActiveDescendant(control: RefObject<HTMLElement | null>, activeId: string | undefined): void {
  useLayoutEffect(() => {
    if (activeId) control.current?.setAttribute('aria-activedescendant', activeId)
    else control.current?.removeAttribute('aria-activedescendant')
  }, [control, activeId])
  useLayoutEffect(() => {
    const element = control.current
    return () => element?.removeAttribute('aria-activedescendant')
  }, [control])
}

function useHighlightReport<Item>(
  active: Entry<Item> | undefined,
  onHighlight: ((item: Item | undefined) => void) | undefined,
): void {
  const reported = useRef<Entry<Item> | undefined>(undefined)
  useLayoutEffect(() => {
    if (reported.current === active) return
    reported.current = active
    onHighlight?.(active?.item)
  }, [active, onHighlight])
}

function isEnabled(entry: Entry): boolean {
  return !isStructure(entry) && !entry.disabled
}

function findInitial<Item>(rows: readonly Entry<Item>[], initial: InitialRow | undefined): Entry<Item> | undefined {
  if (initial === undefined) return undefined
  if (initial === 'last') return rows.findLast(isEnabled)
  const named = typeof initial === 'object' && rows.find((entry) => isEnabled(entry) && entry.key === initial.key)
  return named || rows.find(isEnabled)
}

/** The enabled row that is `by` items away. A page stops at the ends of the list; a single step wraps with `loop`. */
function findByStep<Item>(
  rows: readonly Entry<Item>[],
  from: number,
  by: number,
  loop: boolean,
): Entry<Item> | undefined {
  if (!rows.some(isEnabled)) return undefined
  const step = Math.sign(by)
  const isPage = Math.abs(by) > 1
  let left = Math.abs(by)
  // Without a highlighted row, the first step goes to one of the ends.
  let row = from < 0 && step < 0 ? rows.length : from
  let found: Entry<Item> | undefined
  while (left > 0) {
    row += step
    if (row < 0 || row >= rows.length) {
      if (!loop || isPage) break
      row = step > 0 ? 0 : rows.length - 1
    }
    if (!isEnabled(rows[row]!)) continue
    found = rows[row]
    left -= 1
  }
  return found
}
