'use client'

import {
  cloneElement,
  memo,
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import type { AvatarSize } from '../Avatar.tsx'
import type { ChipProps } from '../Chip.tsx'
import type { IconValue } from '../Icon.tsx'
import type { IconData } from '../../icons/roles.ts'
import { fillSlot, isEmptySlot, type Slot } from '../../system/slots.ts'
import { findIcon } from '../../system/icons/icon-store.ts'
import { drawSvg, IconView } from '../../system/icons/icon-view.tsx'
import { itemClasses } from '../../system/item-classes.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { AvatarView } from '../avatar/avatar-view.tsx'
import { ChipView } from './chip-view.tsx'
import { fieldOf, type Entry, type ListItem, type ListItemArgs } from '../../primitives/items/list-items.ts'
import type { ListState } from '../../primitives/list/use-list.ts'

/** The parts of every list. */
export type ListPart =
  | 'group'
  | 'label'
  | 'separator'
  | 'item'
  | 'itemLeadingIcon'
  | 'itemLeadingAvatar'
  | 'itemLeadingAvatarSize'
  | 'itemLeadingChip'
  | 'itemLeadingChipSize'
  | 'itemWrapper'
  | 'itemLabel'
  | 'itemDescription'
  | 'itemTrailing'
  | 'itemTrailingIcon'

/** The render props of an item. */
export interface ItemSlots<Item, Part extends string> {
  /** Replaces the content of an item. */
  item?: Slot<ListItemArgs<Item, Part>>
  /** Content before the label of an item. Replaces its icon, avatar or chip. */
  itemLeading?: Slot<ListItemArgs<Item, Part>>
  /** Replaces the label of an item. */
  itemLabel?: Slot<ListItemArgs<Item, Part>>
  /** Replaces the description of an item. */
  itemDescription?: Slot<ListItemArgs<Item, Part>>
  /** Content at the end of an item, before the icon of the selected items. */
  itemTrailing?: Slot<ListItemArgs<Item, Part>>
}

/** The part of the row view that the list itself needs. */
interface ListLook {
  readonly id: string
  readonly classes: Classes<'group'>
}

/** What all rows of a list share. It stays the same while the highlight moves, so that other rows do not render again. */
export interface RowView extends ListLook {
  readonly classes: Classes<ListPart>
  readonly slots: ItemSlots<unknown, ListPart>
  readonly descriptionKey: string
  readonly selectedIcon: IconValue
}

interface ListViewProps<Item, View extends ListLook> {
  list: ListState<Item>
  view: View
  /** Replaces the component that renders a row. It gets `view` unchanged. */
  row?: ComponentType<RowProps<View>>
  /** The text of the row that creates an item. */
  createLabel?: ReactNode
  /** Whether each section is rendered as a group. */
  grouped: boolean
  isSelected: (entry: Entry<Item>) => boolean
  onPick: (entry: Entry<Item>, event: MouseEvent) => void
  /** Whether a press that began outside the list chooses the item on which it ends. */
  takesRelease?: (() => boolean) | undefined
  highlightOnHover?: boolean
  /** Replaces the ref of the listbox. It must set `list.viewport` too. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Attributes of the listbox. */
  attributes: Readonly<Record<string, unknown>>
}

/** The listbox and its rows. The listbox handles all events, so rows have no handlers. */
export function ListView<Item, View extends ListLook = RowView>({
  list,
  view,
  row: OwnRow,
  createLabel,
  grouped,
  isSelected,
  onPick,
  takesRelease,
  highlightOnHover = true,
  ref = list.viewport,
  attributes,
}: ListViewProps<Item, View>) {
  const { rows, active, window } = list
  // The cast is safe: `View` is `RowView` unless the caller passes `row`.
  const EachRow = OwnRow ?? (Row as unknown as ComponentType<RowProps<View>>)

  const rowAt = (event: MouseEvent): Entry<Item> | undefined => {
    const option = (event.target as Element).closest('[role="option"]')
    if (!option || !event.currentTarget.contains(option)) return undefined
    const index = Number(option.id.slice(view.id.length + 1))
    const entry = rows.find((row) => row.index === index)
    return entry?.disabled ? undefined : entry
  }

  const runs: { key: string; label?: string | undefined; rows: ReactNode[] }[] = []
  let section = -1
  for (let row = window.start; row < window.end; row++) {
    const entry = rows[row]!
    const isOption = entry.type === 'item' || entry.type === 'create'
    const inGroup = grouped && entry.type !== 'separator' && entry.type !== 'create'
    if (!inGroup || entry.section !== section) {
      section = inGroup ? entry.section : -1
      if (inGroup) runs.push({ key: `g${section}`, label: headingOf(rows, row), rows: [] })
      else if (runs.at(-1)?.key !== 'r') runs.push({ key: 'r', rows: [] })
    }
    runs
      .at(-1)!
      .rows.push(
        <EachRow
          key={entry.index}
          entry={entry}
          view={view}
          active={entry === active}
          selected={isOption && isSelected(entry)}
          createLabel={entry.type === 'create' ? createLabel : undefined}
          position={window.windowed && isOption ? window.positions![row]! + 1 : undefined}
          size={window.windowed && isOption ? window.positions!.at(-1) : undefined}
        />,
      )
  }
  const drawn = runs.map(({ key, label, rows: inside }) =>
    key === 'r' ? (
      inside
    ) : (
      <div key={key} role="group" aria-label={label} className={view.classes.group} data-slot="group">
        {inside}
      </div>
    ),
  )

  return (
    // The focused element handles the keys. It may be another element, such as a search field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="listbox"
      id={view.id}
      {...attributes}
      ref={ref}
      onScroll={list.onScroll}
      onPointerMove={(event) => {
        if (!highlightOnHover || event.pointerType === 'touch' || !hasMoved(event)) return
        const entry = rowAt(event)
        if (entry && entry !== active) list.highlight(entry, false)
      }}
      onPointerUp={(event) => {
        if (event.button !== 0 || !takesRelease?.()) return
        const entry = rowAt(event)
        if (entry) onPick(entry, event)
      }}
      onClick={(event) => {
        const entry = rowAt(event)
        if (entry) onPick(entry, event)
      }}
    >
      {window.windowed && <div ref={window.topSpace} />}
      {drawn}
      {window.windowed && <div ref={window.bottomSpace} />}
    </div>
  )
}

/** Browsers also fire `pointermove` when the list scrolls under a resting pointer. */
function hasMoved(event: PointerEvent): boolean {
  return event.movementX !== 0 || event.movementY !== 0
}

/** The label of a section. Its row may be outside the rendered window. */
function headingOf(rows: readonly Entry[], row: number): string | undefined {
  const { section } = rows[row]!
  let first = row
  while (first > 0 && rows[first - 1]!.section === section && rows[first - 1]!.type !== 'separator') first -= 1
  return rows[first]!.type === 'label' ? rows[first]!.label : undefined
}

export interface RowProps<View = RowView> {
  entry: Entry
  view: View
  active: boolean
  selected: boolean
  createLabel: ReactNode
  position: number | undefined
  size: number | undefined
}

const Row = memo(function Row({ entry, view, active, selected, createLabel, position, size }: RowProps) {
  const { classes } = view
  if (entry.type === 'separator') return <div role="presentation" className={classes.separator} data-slot="separator" />
  if (entry.type === 'label') {
    return (
      <div role="presentation" className={classes.label} data-slot="label">
        {entry.label}
      </div>
    )
  }

  const item = (typeof entry.item === 'object' ? entry.item : undefined) as ListItem<ListPart> | undefined
  const ui = item ? itemClasses(classes, item, 'item') : classes
  return (
    // The focused element handles the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={`${view.id}-${entry.index}`}
      aria-selected={selected}
      aria-disabled={entry.disabled || undefined}
      aria-posinset={position}
      aria-setsize={size}
      data-highlighted={active ? '' : undefined}
      className={ui.item}
      data-slot="item"
    >
      {entry.type === 'create' ? (
        <span className={ui.itemLabel} data-slot="itemLabel">
          {createLabel}
        </span>
      ) : (
        rowContent(entry, item, view, ui, selected)
      )}
    </div>
  )
})

function rowContent(
  entry: Entry,
  item: ListItem<ListPart> | undefined,
  { slots, descriptionKey, selectedIcon }: RowView,
  ui: Classes<ListPart>,
  selected: boolean,
): ReactNode {
  const args = { item: entry.item, index: entry.index, ui }
  if (item?.render) return item.render(args as ListItemArgs<ListItem<ListPart>, ListPart>)
  if (slots.item !== undefined) return fillSlot(slots.item, args)

  const label = (
    <span className={ui.itemLabel} data-slot="itemLabel">
      {slots.itemLabel === undefined ? entry.label : fillSlot(slots.itemLabel, args)}
    </span>
  )
  const description =
    slots.itemDescription === undefined
      ? item && (fieldOf(item, descriptionKey) as ReactNode)
      : fillSlot(slots.itemDescription, args)
  const trailing = fillSlot(slots.itemTrailing, args)
  return (
    <>
      {slots.itemLeading === undefined ? item && leadingOf(item, ui) : fillSlot(slots.itemLeading, args)}
      {isEmptySlot(description) ? (
        label
      ) : (
        <span className={ui.itemWrapper} data-slot="itemWrapper">
          {label}
          <span className={ui.itemDescription} data-slot="itemDescription">
            {description}
          </span>
        </span>
      )}
      {(selected || !isEmptySlot(trailing)) && (
        <span className={ui.itemTrailing} data-slot="itemTrailing">
          {trailing}
          {selected && <IconView name={selectedIcon} className={ui.itemTrailingIcon} data-slot="itemTrailingIcon" />}
        </span>
      )}
    </>
  )
}

/** What is shown before the label of an item: its icon, else its avatar, else its chip. */
export function leadingOf(
  item: Pick<ListItem<ListPart>, 'icon' | 'avatar' | 'chip'>,
  ui: Classes<
    'itemLeadingIcon' | 'itemLeadingAvatar' | 'itemLeadingAvatarSize' | 'itemLeadingChip' | 'itemLeadingChipSize'
  >,
): ReactNode {
  if (item.icon) return leadingIcon(item.icon, ui.itemLeadingIcon)
  if (item.avatar) {
    return (
      <AvatarView
        size={ui.itemLeadingAvatarSize as AvatarSize}
        {...item.avatar}
        // The label already names the item.
        aria-hidden
        className={ui.itemLeadingAvatar}
        data-slot="itemLeadingAvatar"
      />
    )
  }
  if (!item.chip) return null
  return (
    <ChipView
      size={ui.itemLeadingChipSize as NonNullable<ChipProps['size']>}
      {...item.chip}
      className={ui.itemLeadingChip}
      data-slot="itemLeadingChip"
    />
  )
}

const iconElements = new WeakMap<IconData, { className: string; element: ReactElement }>()

/** Caches the element of each loaded icon. Each letter of a search renders many rows, and React skips equal elements. */
function leadingIcon(name: IconValue, className: string): ReactElement {
  const icon = typeof name === 'string' ? findIcon(name) : undefined
  if (!icon) return <IconView name={name} className={className} data-slot="itemLeadingIcon" />
  let drawn = iconElements.get(icon)
  if (drawn?.className !== className) {
    const path = pathOf(icon)
    const inside = path && <path {...path} />
    const props = { 'aria-hidden': true, className, 'data-slot': 'itemLeadingIcon', children: inside }
    const svg = drawSvg(icon, props)
    // With the same key, React would reuse the `svg` of an icon that is set by inner HTML for one with a `path` child.
    iconElements.set(icon, (drawn = { className, element: cloneElement(svg, { key: path ? 'path' : 'body' }) }))
  }
  return drawn.element
}

/** The attributes of an icon that is a single path. If another such icon replaces it, only the attributes change. */
function pathOf({ body }: IconData): Record<string, string> | undefined {
  const attributes = /^<path ((?:[a-z-]+="[^"&]*" ?)+)\/>$/.exec(body)?.[1]
  if (!attributes || /\b(class|style)=/.test(attributes)) return undefined
  const pairs = [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)]
  return Object.fromEntries(
    pairs.map(([, name, value]) => [name!.replace(/-./g, ([, letter]) => letter!.toUpperCase()), value!]),
  )
}
