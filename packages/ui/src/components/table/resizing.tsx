'use client'

import { columnResizingFeature, columnSizingFeature } from '@tanstack/react-table'
import type { KeyboardEvent, PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { attributeSelector, capturePointer } from '../../system/browser-support.ts'
import { clamp } from '../../system/clamp.ts'
import { columnLabel } from './columns.ts'
import { controlMessages } from './controls.ts'
import { EngineTable } from './engine.tsx'
import { addTableClasses } from './table-classes.ts'
import { fillText } from '../../system/fill-text.ts'
import type { CellFeatureContext, TableEngineColumn, TableFeature } from './types.ts'

const MIN_WIDTH = 48
const STEP = 16

/** Lets users change the width of columns, by pointer and by keyboard. */
export const tableResizing: TableFeature = {
  name: 'resizing',
  engine: EngineTable,
  addTableClasses,
  parts: { columnSizingFeature, columnResizingFeature },

  afterHeader({ column }, context) {
    if (context.def.columns || context.def.control || !column.getCanResize()) return undefined
    return <ResizeHandle column={column} context={context} />
  },
}

interface ResizeHandleProps {
  column: TableEngineColumn<object>
  context: CellFeatureContext
}

function ResizeHandle({ column, context }: ResizeHandleProps) {
  const { table, frond, classes, def, base } = context
  const least = Math.max(def.minSize ?? MIN_WIDTH, 1)
  const most = def.maxSize ?? Infinity
  const width = table.state.columnSizing[column.id]

  function resize(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    const startOffset = event.clientX
    const widths = fixWidths(context)
    const startSize = widths[column.id]!
    const sign = isRtl(handle) ? -1 : 1
    const columnSizingStart = Object.entries(widths)
    let size = startSize

    const move = (moved: globalThis.PointerEvent) => {
      const deltaOffset = (moved.clientX - startOffset) * sign
      size = clamp(startSize + deltaOffset, least, most)
      // Change only the DOM. Rendering all rows for each step would lag behind the pointer.
      preview(base.current!, column.id, size)
      const deltaPercentage = deltaOffset / startSize
      table.setColumnResizing({
        isResizingColumn: column.id,
        startOffset,
        startSize,
        deltaOffset,
        deltaPercentage,
        columnSizingStart,
      })
      if (table.options.columnResizeMode === 'onChange') setWidth(size)
    }
    const stop = (ended: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', stop)
      handle.removeEventListener('pointercancel', stop)
      handle.removeAttribute('data-dragging')
      if (ended.type === 'pointercancel') size = startSize
      preview(base.current!, column.id, size)
      setWidth(size)
      table.resetHeaderSizeInfo(true)
    }
    capturePointer(handle, event.pointerId)
    handle.setAttribute('data-dragging', '')
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', stop)
    handle.addEventListener('pointercancel', stop)
  }

  function setWidth(size: number): void {
    table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: Math.round(size) }))
  }

  function step(event: KeyboardEvent<HTMLElement>): void {
    const forward = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const backward = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    if (![forward, backward, 'Home', 'End', 'Enter'].includes(event.key)) return
    if (event.key === 'End' && most === Infinity) return
    event.preventDefault()
    if (event.key === 'Enter') return fitContent()
    const now = fixWidths(context)[column.id]!
    const way = (event.shiftKey ? 4 : 1) * STEP * (event.key === forward ? 1 : -1)
    const next = event.key === 'Home' ? least : event.key === 'End' ? most : now + way
    setWidth(clamp(next, least, most))
  }

  function fitContent(): void {
    fixWidths(context)
    setWidth(clamp(contentWidth(base.current!, column.id), least, most))
  }

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={fillText(controlMessages(frond).resize, { column: columnLabel(def) })}
      aria-valuenow={Math.round(width ?? column.getSize())}
      aria-valuemin={least}
      aria-valuemax={most === Infinity ? undefined : most}
      tabIndex={0}
      className={classes.resize}
      data-slot="resize"
      // Before the first resize, the width is known only to the browser.
      onFocus={({ currentTarget }) => {
        const now = headerOf(base.current!, column.id)?.offsetWidth
        if (width === undefined && now) currentTarget.setAttribute('aria-valuenow', String(now))
      }}
      onPointerDown={resize}
      onDoubleClick={fitContent}
      onKeyDown={step}
    />
  )
}

/** Sets every column to its current width, so that resizing one column does not change the others. */
function fixWidths({ base, table }: CellFeatureContext): Record<string, number> {
  const widths = Object.fromEntries(
    [...base.current!.querySelectorAll<HTMLElement>('th[data-column]')].map((header) => [
      header.dataset.column!,
      header.getBoundingClientRect().width,
    ]),
  )
  const isFixed = Object.keys(widths).every((id) => table.state.columnSizing[id] !== undefined)
  if (!isFixed) flushSync(() => table.setColumnSizing((sizes) => ({ ...sizes, ...widths })))
  return widths
}

function headerOf(table: HTMLTableElement, id: string): HTMLElement | null {
  return table.querySelector(`th${attributeSelector('data-column', id)}`)
}

function colOf(table: HTMLTableElement, id: string): HTMLElement | null {
  return table.querySelector(`col${attributeSelector('data-column', id)}`)
}

function preview(table: HTMLTableElement, id: string, width: number): void {
  const col = colOf(table, id)
  if (!col) return
  const before = Number(col.getAttribute('width'))
  col.setAttribute('width', String(width))
  table.setAttribute('width', String(Number(table.getAttribute('width')) - before + width))
}

/** The width that the widest cell of the column needs. */
function contentWidth(table: HTMLTableElement, id: string): number {
  const col = colOf(table, id)!
  const before = col.getAttribute('width')!
  const place = [...col.parentElement!.children].indexOf(col)
  const whole = table.getAttribute('width')!
  preview(table, id, 1)
  const cells = [...table.querySelectorAll(`tbody > [data-slot=tr]`)]
    .filter((row) => row.children.length === col.parentElement!.children.length)
    .map((row) => row.children[place]!)
  const header = headerOf(table, id)
  const widest = Math.max(...[...cells, ...(header ? [header] : [])].map((cell) => cell.scrollWidth))
  col.setAttribute('width', before)
  table.setAttribute('width', whole)
  return widest + 1
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
