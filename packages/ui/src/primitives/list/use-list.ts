'use client'

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { isStructure, type Entry } from '../items/list-items.ts'
import { findTyped } from '../text/typeahead.ts'
import { useWindow, type ListWindow, type Virtualize } from '../virtual/use-window.ts'

const PAGE_ROWS = 10

/** A key, or an end of the list. */
export type InitialRow = { readonly key: string } | 'first' | 'last'

export interface UseListOptions<Item> {
  rows: readonly Entry<Item>[]
  /** Which item is highlighted at first; the first one where the named one is not there. */
  initial?: InitialRow | undefined
  /** The search that led to the rows: another one highlights the best match and scrolls to the top. */
  term?: string
  /** Highlights the first row after a search; `always` leaves no moment without a highlight. @default true */
  highlightsMatch?: boolean | 'always'
  /** From the last row the arrow key leads to the first. @default false */
  loop?: boolean
  virtualize: Virtualize
  itemHeight: number
  descriptionKey: string
  onHighlight?: ((item: Item | undefined) => void) | undefined
  /** Called when the end of the list comes near. */
  onLoadMore?: (() => void) | undefined
  /** More items are on their way. */
  loading?: boolean | undefined
  /** The listbox, where the caller has a ref of its own for it. */
  viewport?: RefObject<HTMLDivElement | null>
  /** The element that has the focus and tells screen readers which row is meant. */
  control: RefObject<HTMLElement | null>
}

export interface ListState<Item> {
  id: string
  rows: readonly Entry<Item>[]
  viewport: RefObject<HTMLDivElement | null>
  window: ListWindow
  /** The highlighted row. */
  active: Entry<Item> | undefined
  highlight: (entry: Entry<Item> | undefined, scroll?: boolean) => void
  /** Moves the highlight by a number of items. Returns the row it came to. */
  move: (by: number) => Entry<Item> | undefined
  /** Highlights the first or the last item, and returns it. */
  moveToEnd: (end: 'first' | 'last') => Entry<Item> | undefined
  /** Highlights the next item that begins with what is typed. */
  type: (letter: string) => Entry<Item> | undefined
  /** Answers the keys that move in every list. Returns whether it was one. */
  moveByKey: (event: KeyboardEvent) => boolean
  /** Brings the highlighted row into sight: when a popup has found its place. */
  showActive: () => unknown
  /** To be called when the list is scrolled. */
  onScroll: () => void
}

/** A list of rows of which one is highlighted, while the focus stays where it is. */
export function useList<Item>(options: UseListOptions<Item>): ListState<Item> {
  const { rows, initial, term = '', highlightsMatch = true, loop = false, control, onHighlight, onLoadMore } = options
  const id = useId()
  const ownViewport = useRef<HTMLDivElement>(null)
  const viewport = options.viewport ?? ownViewport

  const [state, setState] = useState(() => ({ index: findInitial(rows, initial)?.index, term }))
  const isSearched = state.term !== term
  const activeRow = useMemo(() => {
    const always = highlightsMatch === 'always'
    if (isSearched) return always || (highlightsMatch && term !== '') ? rows.findIndex(isOpen) : -1
    const row = rows.findIndex((entry) => entry.index === state.index)
    // Where the highlighted row is gone (another page of results), the best one takes its place.
    return row < 0 && (always || (state.index !== undefined && highlightsMatch)) ? rows.findIndex(isOpen) : row
  }, [rows, state.index, isSearched, term, highlightsMatch])
  const active = activeRow < 0 ? undefined : rows[activeRow]

  const window = useWindow({
    rows,
    virtualize: options.virtualize,
    itemHeight: options.itemHeight,
    descriptionKey: options.descriptionKey,
    viewport,
    startAt: Math.max(0, activeRow),
    restartKey: term,
  })

  function highlight(entry: Entry<Item> | undefined, scroll = true): void {
    setState({ index: entry?.index, term })
    if (scroll && entry) window.scrollTo(rows.indexOf(entry))
  }

  function move(by: number): Entry<Item> | undefined {
    if (!rows.some(isOpen)) return undefined
    const step = Math.sign(by)
    const isPage = Math.abs(by) > 1
    let left = Math.abs(by)
    // Without a highlight the first step leads to one of the ends.
    let place = activeRow < 0 && step < 0 ? rows.length : activeRow
    let found = -1
    while (left > 0) {
      place += step
      if (place < 0 || place >= rows.length) {
        if (!loop || isPage) break
        place = step > 0 ? 0 : rows.length - 1
      }
      if (!isOpen(rows[place]!)) continue
      found = place
      left -= 1
    }
    if (found >= 0) highlight(rows[found])
    return rows[found]
  }

  function moveToEnd(end: 'first' | 'last'): Entry<Item> | undefined {
    const found = end === 'first' ? rows.find(isOpen) : rows.findLast(isOpen)
    highlight(found)
    return found
  }

  function type(letter: string): Entry<Item> | undefined {
    const found = findTyped(control.current, letter, rows, activeRow)
    if (found) highlight(found)
    return found
  }

  function moveByKey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'PageDown') move(PAGE_ROWS)
    else if (event.key === 'PageUp') move(-PAGE_ROWS)
    else return false
    event.preventDefault()
    return true
  }

  const askedFor = useRef<unknown>(null)
  function loadMore(): void {
    const box = viewport.current
    if (!onLoadMore || options.loading || !box || askedFor.current === rows) return
    if (box.scrollHeight - box.scrollTop - box.clientHeight > box.clientHeight) return
    askedFor.current = rows
    onLoadMore()
  }
  // With each render, but only where there is more: effects cost each letter of a search.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(loadMore, [onLoadMore ? {} : undefined])

  const activeId = active && `${id}-${active.index}`
  const isShown = window.start <= activeRow && activeRow < window.end
  useLayoutEffect(() => {
    const element = control.current
    if (!element) return
    if (activeId && isShown) element.setAttribute('aria-activedescendant', activeId)
    else element.removeAttribute('aria-activedescendant')
  }, [control, activeId, isShown])
  useLayoutEffect(() => {
    const element = control.current
    return () => element?.removeAttribute('aria-activedescendant')
  }, [control])

  const reportedActive = useRef<Entry<Item> | undefined>(undefined)
  useLayoutEffect(() => {
    if (reportedActive.current === active) return
    reportedActive.current = active
    onHighlight?.(active?.item)
  }, [active, onHighlight])

  return {
    id,
    rows,
    viewport,
    window,
    active,
    highlight,
    move,
    moveToEnd,
    type,
    moveByKey,
    // A list begins at its top anyway.
    showActive: () => activeRow > 0 && window.scrollTo(activeRow, 'center'),
    onScroll() {
      window.update()
      loadMore()
    },
  }
}

function isOpen(entry: Entry): boolean {
  return !isStructure(entry) && !entry.disabled
}

function findInitial<Item>(rows: readonly Entry<Item>[], initial: InitialRow | undefined): Entry<Item> | undefined {
  if (initial === undefined) return undefined
  if (initial === 'last') return rows.findLast(isOpen)
  const named = typeof initial === 'object' && rows.find((entry) => isOpen(entry) && entry.key === initial.key)
  return named || rows.find(isOpen)
}
