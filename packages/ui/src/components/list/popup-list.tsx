'use client'

import { useLayoutEffect, useMemo, type ReactNode, type RefObject } from 'react'
import { findFocusable } from '../../primitives/focus/focusable.ts'
import type { IconValue } from '../Icon.tsx'
import { check as checkRole } from '../../icons/check.ts'
import { loading as loadingRole } from '../../icons/loading.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, roleIcon } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { PopupPlacement } from '../../primitives/popup/place-popup.ts'
import { Popup } from '../../primitives/popup/popup.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { filterList } from '../../primitives/list/filter-list.ts'
import { listOf, type Entry, type ListFields, type ListItems } from '../../primitives/items/list-items.ts'
import { ListView, type ListPart, type RowView } from './list-view.tsx'
import type { PopupOptions } from './popup-options.ts'
import { useList, type InitialRow, type ListState } from '../../primitives/list/use-list.ts'
import type { Selection } from '../../primitives/list/use-selection.ts'
import { useStable } from '../../primitives/list/use-stable.ts'

/** The parts of a list in a popup. */
export type PopupListPart = ListPart | 'arrow' | 'content' | 'empty' | 'loading' | 'loadingIcon' | 'viewport'

/** Where the list stands beside its control. */
export interface ListContentOptions extends PopupPlacement {
  /** Called on Escape; `event.preventDefault()` keeps the list open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** Called on a press outside; `event.preventDefault()` keeps the list open. */
  onInteractOutside?: (event: PointerEvent) => void
}

/** Heights of an item by size, before one is measured. */
export const itemHeights: Readonly<Record<string, number>> = { xs: 24, sm: 28, md: 32, lg: 36, xl: 40 }

/** Offers to add what was typed. */
export type CreateItem = boolean | 'always' | { position?: 'top' | 'bottom'; when?: 'empty' | 'always' }

const CREATE_INDEX = -1_000_000

export interface PopupListProps<Item, Part extends string> extends BodyProps<Item, Part> {
  open: boolean
  onGone: () => void
  /** Closes it; told whether a press elsewhere was the reason. */
  onClose: (reason: 'escape-key' | 'outside-press') => void
  anchor: RefObject<HTMLElement | null>
  popup: RefObject<HTMLDivElement | null>
  /** Class of an element around everything in the popup. */
  scopeClass?: string | undefined
  /** Called when the focus leaves the popup. */
  onLeave?: ((to: Element | null) => void) | undefined
}

/** A list in a popup beside its control. */
export function PopupList<Item, Part extends string>(props: PopupListProps<Item, Part>) {
  const { componentName, frond, open, onGone, onClose, anchor, popup, options, classes, handle, onLeave } = props
  const { content, arrow, portal = true } = options
  const { onEscapeKeyDown, onInteractOutside, ...placement } = content ?? {}
  return (
    <Popup
      componentName={componentName}
      frond={frond}
      open={open}
      onGone={onGone}
      onDismiss={(reason, event) => {
        if (reason === 'escape-key') onEscapeKeyDown?.(event as KeyboardEvent)
        else onInteractOutside?.(event as PointerEvent)
        if (!event.defaultPrevented) onClose(reason)
      }}
      anchor={anchor}
      placement={{ align: 'start', ...placement }}
      target={portal}
      onPlaced={() => handle.current?.showActive()}
      className={classes.content}
      data-slot="content"
      ref={popup}
      onBlur={
        onLeave &&
        ((event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onLeave(event.relatedTarget)
        })
      }
      // A press on an option or on text leaves the focus with the control. A field or button in the popup takes it.
      onMouseDown={(event) => {
        const focusable = findFocusable(event.target, event.currentTarget)
        if (!focusable || focusable.role === 'listbox') event.preventDefault()
      }}
    >
      {props.scopeClass === undefined ? (
        <PopupListBody {...props} />
      ) : (
        <div className={props.scopeClass} data-slot="focusScope">
          <PopupListBody {...props} />
        </div>
      )}
      {arrow && <div {...(arrow === true ? undefined : arrow)} className={classes.arrow} data-slot="arrow" />}
    </Popup>
  )
}

interface BodyProps<Item, Part extends string> {
  componentName: string
  frond: FrondContextValue
  items: ListItems<Item>
  fields: ListFields
  selection: Selection<Item>
  multiple: boolean
  size: string
  classes: Classes<PopupListPart> & Classes<Part>
  options: PopupOptions<Item, Part>
  initial: InitialRow | undefined
  /** What is searched for. */
  term?: string
  highlightsMatch?: boolean
  loop?: boolean
  createLabel?: ReactNode
  loading?: boolean | undefined
  loadingIcon?: IconValue | undefined
  /** What stands in the place of the rows where there are none. */
  empty: ReactNode
  /** The search field. */
  search?: ReactNode
  /** What has the focus. */
  control: RefObject<HTMLElement | null>
  /** What the labels of the page point to; it names the list. */
  labelled: RefObject<HTMLElement | null>
  /** Gets what the control needs to move through the list. */
  handle: RefObject<ListState<Item> | null>
  onPick: (entry: Entry<Item>) => void
  takesRelease?: (() => boolean) | undefined
}

function PopupListBody<Item, Part extends string>(props: BodyProps<Item, Part>) {
  const { componentName, frond, items, fields, selection, classes, options, term = '' } = props
  const { createItem = false, filterFields, item, itemLeading, itemLabel, itemDescription, itemTrailing } = options
  const list = listOf(componentName, items, fields)
  const searchTerm = options.ignoreFilter ? '' : term
  const matches = useMemo(
    () => filterList(list, searchTerm, filterFields ?? [fields.labelKey], fields.labelKey),
    // Its fields by value: callers write them in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [list, searchTerm, filterFields?.join('|'), fields.labelKey],
  )
  const rows = useMemo(
    () => (createItem ? withCreateRow(matches, term, createItem) : matches),
    [matches, term, createItem],
  )

  const state = useList({
    rows,
    initial: props.initial,
    term,
    highlightsMatch: props.highlightsMatch,
    loop: props.loop,
    virtualize: options.virtualize ?? 'auto',
    itemHeight: itemHeights[props.size] ?? 32,
    descriptionKey: fields.descriptionKey,
    onHighlight: options.onHighlight,
    onLoadMore: options.onLoadMore,
    loading: props.loading,
    control: props.control,
  })
  const { control, labelled, handle } = props
  useLayoutEffect(() => {
    handle.current = state
  })

  const { id, viewport } = state
  useLayoutEffect(() => {
    const controls = [control.current, labelled.current]
    controls.forEach((element) => element?.setAttribute('aria-controls', id))
    if (labelled.current && viewport.current) copyName(labelled.current, viewport.current)
    return () => {
      controls.forEach((element) => element?.removeAttribute('aria-controls'))
      handle.current = null
    }
  }, [control, labelled, viewport, handle, id])

  const stableSlots = useStable({ item, itemLeading, itemLabel, itemDescription, itemTrailing })
  const stableClasses = useStable(classes)
  const selectedIcon = options.selectedIcon ?? roleIcon(frond, 'check', checkRole)
  const view = useMemo<RowView>(
    () => ({
      id,
      classes: stableClasses,
      slots: stableSlots as unknown as RowView['slots'],
      descriptionKey: fields.descriptionKey,
      selectedIcon,
    }),
    [id, stableClasses, stableSlots, fields.descriptionKey, selectedIcon],
  )

  return (
    <>
      {fillSlot(options.contentTop, { ui: classes })}
      {props.search}
      <ListView
        list={state}
        view={view}
        createLabel={props.createLabel}
        grouped={list.sections > 1}
        isSelected={selection.isSelected}
        onPick={props.onPick}
        takesRelease={props.takesRelease}
        highlightOnHover={options.highlightOnHover}
        attributes={{
          className: classes.viewport,
          'data-slot': 'viewport',
          hidden: rows.length === 0,
          tabIndex: -1,
          'aria-multiselectable': props.multiple || undefined,
          'aria-busy': props.loading || undefined,
        }}
      />
      {props.loading ? (
        <div className={classes.loading} data-slot="loading">
          <IconView
            name={props.loadingIcon ?? roleIcon(frond, 'loading', loadingRole)}
            className={classes.loadingIcon}
            data-slot="loadingIcon"
          />
        </div>
      ) : (
        rows.length === 0 && (
          <div role="status" className={classes.empty} data-slot="empty">
            {props.empty}
          </div>
        )
      )}
      {fillSlot(options.contentBottom, { ui: classes })}
    </>
  )
}

function withCreateRow<Item>(
  rows: readonly Entry<Item>[],
  term: string,
  createItem: Exclude<CreateItem, false>,
): readonly Entry<Item>[] {
  const text = term.trim()
  const { position = 'bottom', when = 'empty' } =
    typeof createItem === 'object'
      ? createItem
      : { when: createItem === 'always' ? ('always' as const) : ('empty' as const) }
  // What is there already is not offered again.
  if (
    text === '' ||
    (when === 'empty' ? rows.length > 0 : rows.some((row) => row.type === 'item' && row.label === text))
  )
    return rows
  const row: Entry<Item> = {
    item: undefined as Item,
    type: 'create',
    index: CREATE_INDEX,
    section: -1,
    key: text,
    value: text,
    label: text,
    disabled: false,
  }
  return position === 'top' ? [row, ...rows] : [...rows, row]
}

/** A list is called what its control is called. */
function copyName(control: HTMLElement, list: HTMLElement): void {
  for (const name of ['aria-label', 'aria-labelledby', 'title']) {
    const value = control.getAttribute(name)
    if (value) return list.setAttribute(name, value)
  }
  const label = (control as HTMLButtonElement).labels?.[0]?.textContent
  if (label) list.setAttribute('aria-label', label)
}
