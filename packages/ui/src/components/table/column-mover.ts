import { findFocus } from '../../primitives/focus/focus.ts'
import { attributeSelector, capturePointer } from '../../system/browser-support.ts'
import { fillText } from '../../system/fill-text.ts'
import { columnLabel } from './columns.ts'
import { controlMessages } from './controls.ts'
import type { AnyColumn, FeatureContext, TableApi } from './types.ts'

type Side = 'before' | 'after'

/** Distance in px after which a press becomes a drag. */
const DRAG_DISTANCE = 4

/** Moves columns by their handles: by drag, by pressing two handles one after the other, or by keyboard. */
export class ColumnMover {
  private readonly element: HTMLTableElement
  private readonly context: () => FeatureContext
  private readonly announce: (text: string) => void
  /** The column whose handle was pressed. */
  private picked: string | undefined
  private hasDragged = false

  constructor(element: HTMLTableElement, context: () => FeatureContext, announce: (text: string) => void) {
    this.element = element
    this.context = context
    this.announce = announce
  }

  /** Listens to all handles of the table. Returns a function that stops it. */
  listen(): () => void {
    const controller = new AbortController()
    const { signal } = controller
    this.element.addEventListener('click', (event) => this.pressHandle(event), { signal })
    this.element.addEventListener('keydown', (event) => this.pressKey(event), { signal })
    this.element.addEventListener('focusout', () => this.checkFocus(), { signal })
    this.element.addEventListener('pointerdown', (event) => this.startDrag(event), { signal })
    return () => controller.abort()
  }

  private handleOf(id: string): HTMLElement | null {
    return this.element.querySelector(`th${attributeSelector('data-column', id)} [data-slot=move]`)
  }

  private pick(id: string | undefined): void {
    if (this.picked !== undefined) this.handleOf(this.picked)?.removeAttribute('aria-pressed')
    this.picked = id
    if (id === undefined) return
    this.handleOf(id)?.setAttribute('aria-pressed', 'true')
    const { frond, table } = this.context()
    this.announce(fillText(controlMessages(frond).picked, { column: labelOf(table, id) }))
  }

  private move(id: string, target: string, side: Side): void {
    const { table, frond } = this.context()
    const order = orderWith(table, id, target, side)
    if (!order) return
    table.setColumnOrder(order)
    const shown = shownIds(table, order)
    this.announce(
      fillText(controlMessages(frond).moved, {
        column: labelOf(table, id),
        index: shown.indexOf(id) + 1,
        count: shown.length,
      }),
    )
  }

  private pressHandle(event: MouseEvent): void {
    const id = columnAt(event.target)
    // A drag also ends with a click. Clicks by keyboard have `detail` 0.
    if (id === undefined || (this.hasDragged && event.detail > 0)) return
    const { picked } = this
    if (picked === undefined || picked === id) return this.pick(picked === undefined ? id : undefined)
    // The second handle is the place for the first column.
    const ids = shownIds(this.context().table)
    this.move(picked, id, ids.indexOf(picked) < ids.indexOf(id) ? 'after' : 'before')
    this.pick(undefined)
  }

  private pressKey(event: KeyboardEvent): void {
    const id = columnAt(event.target)
    if (id === undefined || this.picked !== id) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return this.pick(undefined)
    }
    const forward = isRtl(this.element) ? 'ArrowLeft' : 'ArrowRight'
    const backward = isRtl(this.element) ? 'ArrowRight' : 'ArrowLeft'
    if (![forward, backward, 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const ids = neighborsOf(this.context().table, id)
    const index = ids.indexOf(id)
    const wanted =
      event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : index + (event.key === forward ? 1 : -1)
    const target = ids[wanted]
    if (target !== undefined && target !== id) this.move(id, target, wanted > index ? 'after' : 'before')
  }

  /** Cancels the move when the focus leaves the table. A column that moves loses the focus and gets it back, so wait a frame. */
  private checkFocus(): void {
    requestAnimationFrame(() => {
      if (this.picked !== undefined && !this.element.contains(findFocus(this.element))) this.pick(undefined)
    })
  }

  private startDrag(event: PointerEvent): void {
    const id = columnAt(event.target)
    this.hasDragged = false
    if (id === undefined || event.button !== 0) return
    const handle = this.handleOf(id)!
    const header = handle.closest('th')!
    const controller = new AbortController()
    const { signal } = controller
    let drop: Drop | undefined

    const mark = (next: Drop | undefined) => {
      drop?.header.removeAttribute('data-drop')
      drop = next
      drop?.header.setAttribute('data-drop', drop.side)
    }
    const onMove = (moved: PointerEvent) => {
      if (!this.hasDragged && Math.abs(moved.clientX - event.clientX) < DRAG_DISTANCE) return
      this.hasDragged = true
      header.setAttribute('data-dragging', '')
      mark(findDrop(this.element, this.context().table, id, moved.clientX))
    }
    const onEnd = (ended: PointerEvent) => {
      controller.abort()
      header.removeAttribute('data-dragging')
      const found = drop
      mark(undefined)
      if (ended.type === 'pointerup' && this.hasDragged && found) {
        this.move(id, found.header.dataset.column!, found.side)
      }
    }
    capturePointer(handle, event.pointerId)
    handle.addEventListener('pointermove', onMove, { signal })
    handle.addEventListener('pointerup', onEnd, { signal })
    handle.addEventListener('pointercancel', onEnd, { signal })
  }
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

function columnAt(target: EventTarget | null): string | undefined {
  return (target as Element).closest('[data-slot=move]')?.closest<HTMLElement>('th')?.dataset.column
}

function labelOf(table: TableApi<object>, id: string): string {
  return columnLabel((table.getColumn(id)?.columnDef ?? {}) as AnyColumn)
}

/** The columns that can be moved, in the order in which they are shown, or in a given order. */
function shownIds(table: TableApi<object>, order?: readonly string[]): string[] {
  const ids = (table.getHeaderGroups().at(-1)?.headers ?? [])
    .filter(({ column }) => !(column.columnDef as AnyColumn).control)
    .map(({ column }) => column.id)
  return order ? ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) : ids
}

/** The columns among which a column can be moved: those with the same parent and the same pinning. */
function neighborsOf(table: TableApi<object>, id: string): string[] {
  const kindOf = (other: string) => {
    const column = table.getColumn(other)!
    return `${column.parent?.id ?? ''} ${'getIsPinned' in column ? String(column.getIsPinned()) : ''}`
  }
  const kind = kindOf(id)
  return shownIds(table).filter((other) => kindOf(other) === kind)
}

/** The order of all columns after a move. `undefined` if the move is not possible. */
function orderWith(table: TableApi<object>, id: string, target: string, side: Side): string[] | undefined {
  if (!neighborsOf(table, id).includes(target)) return undefined
  const others = table
    .getAllLeafColumns()
    .map((column) => column.id)
    .filter((other) => other !== id)
  others.splice(others.indexOf(target) + (side === 'after' ? 1 : 0), 0, id)
  return others
}

interface Drop {
  header: HTMLElement
  side: Side
}

/** The header under the pointer, and the side of it at which the column would be placed. */
function findDrop(element: HTMLElement, table: TableApi<object>, id: string, x: number): Drop | undefined {
  const ids = neighborsOf(table, id)
  for (const header of element.querySelectorAll<HTMLElement>('th[data-column]')) {
    const target = header.dataset.column!
    const box = header.getBoundingClientRect()
    if (target === id || !ids.includes(target) || x < box.left || x > box.right) continue
    const isFirstHalf = x < box.left + box.width / 2 !== isRtl(element)
    return { header, side: isFirstHalf ? 'before' : 'after' }
  }
  return undefined
}
