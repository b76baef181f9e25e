'use client'

import { columnOrderingFeature } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'
import { drag } from '../../icons/drag.ts'
import { fillText } from '../../system/fill-text.ts'
import { roleIcon } from '../../system/slots.ts'
import { Button } from '../Button.tsx'
import { columnLabel } from './columns.ts'
import { controlMessages } from './controls.ts'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import type { AnyColumn, FeatureContext, TableApi, TableFeature } from './types.ts'

/** Lets the reader change the order of columns: by drag, by pressing one handle after the other, or by keyboard. */
export const tableReordering: TableFeature = {
  name: 'reordering',
  engine: EngineTable,
  addTableClasses,
  parts: { columnOrderingFeature },

  beforeHeader(_, { frond, classes, def }) {
    if (def.columns || def.control) return undefined
    return (
      <Button
        color="neutral"
        variant="ghost"
        size="xs"
        icon={roleIcon(frond, 'drag', drag)}
        aria-label={fillText(controlMessages(frond).move, { column: columnLabel(def) })}
        className={classes.move}
        data-slot="move"
      />
    )
  },

  extra: ColumnMover,
}

type Side = 'before' | 'after'

/** How far the pointer goes before a press is a drag, in px. */
const DRAG_DISTANCE = 4

/** Listens to all handles of the table, and says what has happened. */
function ColumnMover(context: FeatureContext) {
  const { base, frond, classes } = context
  const [said, say] = useState('')
  const latest = useRef(context)
  useEffect(() => {
    latest.current = context
  })

  useEffect(() => {
    const element = base.current
    if (!element) return
    const messages = () => controlMessages(latest.current.frond)
    let picked: string | undefined

    const handleOf = (id: string) =>
      element.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"] [data-slot=move]`)

    const pick = (id: string | undefined) => {
      if (picked !== undefined) handleOf(picked)?.removeAttribute('aria-pressed')
      picked = id
      if (id === undefined) return
      handleOf(id)?.setAttribute('aria-pressed', 'true')
      say(messages().picked.replace('{column}', labelOf(latest.current.table, id)))
    }

    const place = (id: string, target: string, side: Side) => {
      const { table } = latest.current
      const order = orderWith(table, id, target, side)
      if (!order) return
      table.setColumnOrder(order)
      const shown = shownIds(table, order)
      say(
        fillText(messages().moved, {
          column: labelOf(table, id),
          index: shown.indexOf(id) + 1,
          count: shown.length,
        }),
      )
    }

    const onClick = (event: Event) => {
      const id = columnAt(event.target)
      // The end of a drag is a press, too, but one of the pointer.
      if (id === undefined || (dragged && (event as MouseEvent).detail > 0)) return
      // A second handle is where the first column goes.
      if (picked !== undefined && picked !== id) {
        const ids = shownIds(latest.current.table)
        place(picked, id, ids.indexOf(picked) < ids.indexOf(id) ? 'after' : 'before')
        pick(undefined)
      } else pick(picked === undefined ? id : undefined)
    }

    const onKeyDown = (event: KeyboardEvent) => {
      const id = columnAt(event.target)
      if (id === undefined || picked !== id) return
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        return pick(undefined)
      }
      const isRtl = getComputedStyle(element).direction === 'rtl'
      const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
      const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
      if (![forward, backward, 'Home', 'End'].includes(event.key)) return
      event.preventDefault()
      const ids = neighbours(latest.current.table, id)
      const index = ids.indexOf(id)
      const wanted =
        event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : index + (event.key === forward ? 1 : -1)
      const target = ids[wanted]
      if (target !== undefined && target !== id) place(id, target, wanted > index ? 'after' : 'before')
    }

    // A column that moves loses the focus for a moment and gets it back.
    const onFocusOut = () => {
      requestAnimationFrame(() => {
        if (picked !== undefined && !element.contains(document.activeElement)) pick(undefined)
      })
    }

    let dragged = false
    const onPointerDown = (event: PointerEvent) => {
      const id = columnAt(event.target)
      dragged = false
      if (id === undefined || event.button !== 0) return
      const handle = handleOf(id)!
      const own = handle.closest('th')!
      let drop: { header: HTMLElement; side: Side } | undefined

      const mark = (next: typeof drop) => {
        drop?.header.removeAttribute('data-drop')
        drop = next
        drop?.header.setAttribute('data-drop', drop.side)
      }
      const move = (moved: PointerEvent) => {
        if (!dragged && Math.abs(moved.clientX - event.clientX) < DRAG_DISTANCE) return
        dragged = true
        own.setAttribute('data-dragging', '')
        mark(findDrop(element, latest.current.table, id, moved.clientX))
      }
      const stop = (ended: PointerEvent) => {
        handle.removeEventListener('pointermove', move)
        handle.removeEventListener('pointerup', stop)
        handle.removeEventListener('pointercancel', stop)
        own.removeAttribute('data-dragging')
        const found = drop
        mark(undefined)
        if (ended.type === 'pointerup' && dragged && found) place(id, found.header.dataset.column!, found.side)
      }
      handle.setPointerCapture(event.pointerId)
      handle.addEventListener('pointermove', move)
      handle.addEventListener('pointerup', stop)
      handle.addEventListener('pointercancel', stop)
    }

    const listeners = { click: onClick, keydown: onKeyDown, focusout: onFocusOut, pointerdown: onPointerDown }
    const entries = Object.entries(listeners) as [string, EventListener][]
    for (const [type, listener] of entries) element.addEventListener(type, listener)
    return () => entries.forEach(([type, listener]) => element.removeEventListener(type, listener))
  }, [base])

  return (
    <div role="status" className={classes.status} data-slot="status" lang={frond.locale?.code}>
      {said}
    </div>
  )
}

function columnAt(target: EventTarget | null): string | undefined {
  return (target as Element).closest('[data-slot=move]')?.closest<HTMLElement>('th')?.dataset.column
}

function labelOf(table: TableApi<object>, id: string): string {
  return columnLabel((table.getColumn(id)?.columnDef ?? {}) as AnyColumn)
}

/** The columns that can be moved, as they stand. */
function shownIds(table: TableApi<object>, order?: readonly string[]): string[] {
  const ids = (table.getHeaderGroups().at(-1)?.headers ?? [])
    .filter(({ column }) => !(column.columnDef as AnyColumn).control)
    .map(({ column }) => column.id)
  return order ? ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) : ids
}

/** The columns among which one can be moved: those under the same header that are pinned as it is. */
function neighbours(table: TableApi<object>, id: string): string[] {
  const kindOf = (other: string) => {
    const column = table.getColumn(other)!
    return `${column.parent?.id ?? ''} ${'getIsPinned' in column ? String(column.getIsPinned()) : ''}`
  }
  const kind = kindOf(id)
  return shownIds(table).filter((other) => kindOf(other) === kind)
}

function orderWith(table: TableApi<object>, id: string, target: string, side: Side): string[] | undefined {
  if (!neighbours(table, id).includes(target)) return undefined
  const others = table
    .getAllLeafColumns()
    .map((column) => column.id)
    .filter((other) => other !== id)
  others.splice(others.indexOf(target) + (side === 'after' ? 1 : 0), 0, id)
  return others
}

/** The header under the pointer, and on which side of it the column would stand. */
function findDrop(element: HTMLElement, table: TableApi<object>, id: string, x: number) {
  const isRtl = getComputedStyle(element).direction === 'rtl'
  const ids = neighbours(table, id)
  for (const header of element.querySelectorAll<HTMLElement>('th[data-column]')) {
    const target = header.dataset.column!
    const box = header.getBoundingClientRect()
    if (target === id || !ids.includes(target) || x < box.left || x > box.right) continue
    const isFirstHalf = x < box.left + box.width / 2 !== isRtl
    return { header, side: isFirstHalf ? ('before' as const) : ('after' as const) }
  }
  return undefined
}
