'use client'

import { useLayoutEffect, useMemo, type ReactNode, type RefObject } from 'react'
import { findFocusable } from '../../primitives/focus/focusable.ts'
import type { Entry } from '../../primitives/items/list-items.ts'
import { useFilteredList } from '../../primitives/list/use-filtered-list.ts'
import type { ListControl } from '../../primitives/list/use-list-control.ts'
import type { ListPopup } from '../../primitives/list/use-list-popup.ts'
import { useList, type ListState } from '../../primitives/list/use-list.ts'
import type { PopupPlacement } from '../../primitives/popup/place-popup.ts'
import { Popup } from '../../primitives/popup/popup.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { isSameTree } from '../../system/is-node.ts'
import { fillSlot } from '../../system/slots.ts'
import { withCreateRow } from './create-row.ts'
import { listStatus } from './list-status.tsx'
import { ListView, type ListPart } from './list-view.tsx'
import type { PopupOptions } from './popup-options.ts'
import { useRowView } from './use-row-view.ts'

/** The parts of a list in a popup. */
export type PopupListPart = ListPart | 'arrow' | 'content' | 'empty' | 'loading' | 'loadingIcon' | 'viewport'

/** Where the list is placed next to its control. */
export interface ListContentOptions extends PopupPlacement {
  /** Called on Escape; `event.preventDefault()` keeps the list open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** Called on a press outside; `event.preventDefault()` keeps the list open. */
  onInteractOutside?: (event: PointerEvent) => void
}

/** The height of an item by size, used until a row is measured. */
export const itemHeights: Readonly<Record<string, number>> = { xs: 24, sm: 28, md: 32, lg: 36, xl: 40 }

export interface PopupListProps<Part extends string> extends BodyProps<Part> {
  onGone: () => void
  /** Closes the popup. */
  onClose: (reason: 'escape-key' | 'outside-press') => void
  /** The element next to which the popup is placed. */
  anchor: RefObject<HTMLElement | null>
  /** Class of an extra element around the content of the popup. */
  scopeClass?: string | undefined
  /** Called when the focus leaves the popup. */
  onLeave?: ((to: Element | null) => void) | undefined
}

/** A list in a popup next to its control. */
export function PopupList<Part extends string>(props: PopupListProps<Part>) {
  const { control, state, onGone, onClose, anchor, options, classes, onLeave } = props
  const { content, arrow, portal = true } = options
  const { onEscapeKeyDown, onInteractOutside, ...placement } = content ?? {}
  return (
    <Popup
      componentName={control.componentName}
      frond={control.frond}
      open={state.open}
      onGone={onGone}
      onDismiss={(reason, event) => {
        if (reason === 'escape-key') onEscapeKeyDown?.(event as KeyboardEvent)
        else onInteractOutside?.(event as PointerEvent)
        if (!event.defaultPrevented) onClose(reason)
      }}
      anchor={anchor}
      placement={{ align: 'start', ...placement }}
      target={portal}
      onPlaced={() => state.list.current?.showActive()}
      className={classes.content}
      data-slot="content"
      ref={state.popup}
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
        <PopupListBody key={state.openings} {...props} />
      ) : (
        <div className={props.scopeClass} data-slot="focusScope">
          <PopupListBody key={state.openings} {...props} />
        </div>
      )}
      {arrow && <div {...(arrow === true ? undefined : arrow)} className={classes.arrow} data-slot="arrow" />}
    </Popup>
  )
}

interface BodyProps<Part extends string> {
  control: ListControl<unknown>
  state: Pick<ListPopup<unknown>, 'initial' | 'list' | 'open' | 'openings' | 'popup'>
  options: PopupOptions<unknown, Part>
  classes: Classes<PopupListPart> & Classes<Part>
  /** What the list shows if it has no rows. */
  empty: ReactNode
  onPick: (entry: Entry) => void
  /** The element that has the focus. @default the element of `control` */
  focused?: RefObject<HTMLElement | null>
  /** @default the items in the selection */
  isSelected?: ((entry: Entry) => boolean) | undefined
  takesRelease?: (() => boolean) | undefined
  /** The search field. */
  search?: ReactNode
  /** @default '' */
  term?: string
  highlightsMatch?: boolean
  loop?: boolean
  /** The text of the row that creates an item. */
  createLabel?: ReactNode
}

/** What is inside the popup. It is mounted only while the popup is. */
function PopupListBody<Part extends string>(props: BodyProps<Part>) {
  const { control, options, classes, term = '', focused = control.element } = props
  const { frond, fields, multiple } = control
  const { createItem = false, loading } = options
  const matches = useFilteredList(control, options.ignoreFilter ? '' : term, options.filterFields)
  const rows = useMemo(
    () => (createItem ? withCreateRow(matches.rows, term, createItem) : matches.rows),
    [matches.rows, term, createItem],
  )
  const list = useList({
    rows,
    initial: props.state.initial,
    term,
    highlightsMatch: props.highlightsMatch,
    loop: props.loop,
    virtualize: options.virtualize ?? 'auto',
    itemHeight: itemHeights[options.size] ?? 32,
    descriptionKey: fields.descriptionKey,
    onHighlight: options.onHighlight,
    onLoadMore: options.onLoadMore,
    loading,
    control: focused,
  })
  useConnectedList(list, props.state.list, control.element, focused)
  const view = useRowView(list.id, frond, options, classes, fields.descriptionKey)

  return (
    <>
      {fillSlot(options.contentTop, { ui: classes })}
      {props.search}
      <ListView
        list={list}
        view={view}
        createLabel={props.createLabel}
        grouped={matches.isGrouped}
        isSelected={props.isSelected ?? control.selection.isSelected}
        onPick={props.onPick}
        takesRelease={props.takesRelease}
        highlightOnHover={options.highlightOnHover}
        attributes={{
          className: classes.viewport,
          'data-slot': 'viewport',
          hidden: rows.length === 0,
          tabIndex: -1,
          'aria-multiselectable': multiple || undefined,
          'aria-busy': loading || undefined,
        }}
      />
      {listStatus({
        frond,
        classes,
        loading,
        loadingIcon: options.loadingIcon,
        isEmpty: rows.length === 0,
        empty: props.empty,
      })}
      {fillSlot(options.contentBottom, { ui: classes })}
    </>
  )
}

/** Gives the control the state of the list, points `aria-controls` at the list, and names the list after the control. */
function useConnectedList(
  list: ListState<unknown>,
  handle: RefObject<ListState<unknown> | null>,
  labelled: RefObject<HTMLElement | null>,
  focused: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    handle.current = list
  })
  const { id, viewport } = list
  useLayoutEffect(() => {
    const controls = [focused.current, labelled.current]
    for (const element of controls) {
      if (isSameTree(element, viewport.current)) element?.setAttribute('aria-controls', id)
    }
    if (labelled.current && viewport.current) copyName(labelled.current, viewport.current)
    return () => {
      controls.forEach((element) => element?.removeAttribute('aria-controls'))
      handle.current = null
    }
  }, [focused, labelled, viewport, handle, id])
}

function copyName(control: HTMLElement, list: HTMLElement): void {
  for (const name of ['aria-label', 'aria-labelledby', 'title']) {
    const value = control.getAttribute(name)
    if (value) return list.setAttribute(name, value)
  }
  const label = (control as HTMLButtonElement).labels?.[0]?.textContent
  if (label) list.setAttribute('aria-label', label)
}
