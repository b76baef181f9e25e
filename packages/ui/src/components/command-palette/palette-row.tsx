'use client'

import { memo, type ReactElement, type ReactNode } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, isEmptySlot } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { itemClasses } from '../../system/item-classes.ts'
import { fieldOf, type Entry } from '../../primitives/items/list-items.ts'
import { leadingOf, type ItemSlots, type RowProps } from '../list/list-view.tsx'
import { toHref, type LinkOptions } from '../../system/links/link-props.ts'
import { renderElement } from '../../system/render-element.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { knownLink, useLink, type LinkState } from '../../system/links/use-link.ts'
import type { CommandPaletteGroup, CommandPaletteItem, CommandPalettePart } from './palette-types.ts'
import type { IconValue } from '../Icon.tsx'
import { Kbd, type KbdSize } from '../Kbd.tsx'
import { markTexts } from './mark-text.tsx'
import { indexInGroup } from './palette-groups.ts'
import type { Query } from '../../primitives/text/match-text.ts'

type Part = CommandPalettePart
type Item = CommandPaletteItem

/** What all rows of a palette have in common. */
export interface PaletteView {
  readonly id: string
  readonly frond: FrondContextValue
  readonly classes: Classes<Part>
  /** Classes of items that are loading. */
  readonly loadingClasses: Classes<Part>
  readonly slots: ItemSlots<Item, Part>
  /** The search whose matches are marked. */
  readonly query: Query | undefined
  readonly descriptionKey: string
  /** Whether items can be selected. */
  readonly selects: boolean
  readonly selectedIcon: IconValue
  readonly childrenIcon: IconValue
  readonly loadingIcon: IconValue
  readonly groupOf: (entry: Entry) => CommandPaletteGroup<Item> | undefined
}

/** A heading or an item. An item with an address is a link, so that it can be opened in a new tab. */
export const PaletteRow = memo(function PaletteRow(props: RowProps<PaletteView>) {
  const { entry, view } = props
  const { classes } = view
  if (entry.type === 'label') {
    return (
      <div role="presentation" className={classes.label} data-slot="label">
        {entry.label}
      </div>
    )
  }
  const item = entry.item as Item
  if (toHref(item) !== undefined && !item.children) {
    const link = knownLink(linkOf(entry), view.frond, 'CommandPalette')
    return link ? linkRow(props, item, link) : <LinkRow {...props} />
  }
  const ui = itemClasses(item.loading ? view.loadingClasses : classes, item, 'item')
  return (
    <div {...optionAttributes(props, item)} aria-current={item.active || undefined} className={ui.item}>
      {inside(props, item, item.active ?? false, ui)}
    </div>
  )
})

function LinkRow(props: RowProps<PaletteView>) {
  const { entry } = props
  // Results change while the user types, so a page is only prefetched when the user points at its link.
  const link = useLink({ prefetchOn: 'interaction', ...linkOf(entry) }, 'CommandPalette')
  return linkRow(props, entry.item as Item, link)
}

/** The link of an item. An item that is loading is a disabled link. */
function linkOf({ item, disabled }: Entry): LinkOptions {
  return disabled ? { ...(item as Item), disabled } : (item as Item)
}

function linkRow(props: RowProps<PaletteView>, item: Item, link: LinkState): ReactElement {
  const { view } = props
  const ui = itemClasses(item.loading ? view.loadingClasses : view.classes, item, 'item')
  const { active } = link
  return renderElement(link.element, undefined, {
    ...link.props,
    ...optionAttributes(props, item),
    ref: link.ref,
    tabIndex: -1,
    draggable: false,
    className: addClass(ui.item, active ? item.activeClass : item.inactiveClass),
    children: inside(props, item, active, ui),
  })
}

function optionAttributes({ entry, view, active, selected, position, size }: RowProps<PaletteView>, item: Item) {
  return {
    role: 'option',
    id: `${view.id}-${entry.index}`,
    // Without selection, `aria-selected` marks the highlighted item, which Enter runs.
    'aria-selected': view.selects ? selected : active,
    'aria-disabled': entry.disabled || undefined,
    'aria-busy': item.loading || undefined,
    'aria-posinset': position,
    'aria-setsize': size,
    'data-highlighted': active ? '' : undefined,
    'data-parent': item.children ? '' : undefined,
    'data-slot': 'item',
  } as const
}

function inside(
  { entry, view, selected }: RowProps<PaletteView>,
  item: Item,
  active: boolean,
  ui: Classes<Part>,
): ReactNode {
  const { slots } = view
  const group = view.groupOf(entry)
  const args = { item, index: indexInGroup(entry), active, ui }
  const own = item.render ?? group?.render ?? slots.item
  if (own !== undefined) return fillSlot(own, args)

  const line =
    slots.itemDescription === undefined
      ? (fieldOf(item, view.descriptionKey) as ReactNode)
      : fillSlot(slots.itemDescription, args)
  const isText = typeof line === 'string'
  const [base, prefix, suffix, description] = markTexts(
    [entry.label, item.prefix ? `${item.prefix} ` : '', item.suffix ? ` ${item.suffix}` : ''],
    isText ? line : '',
    view.query,
  )
  const label = (
    <span className={ui.itemLabel} data-slot="itemLabel">
      {slots.itemLabel === undefined ? labelOf(base, prefix, suffix, ui) : fillSlot(slots.itemLabel, args)}
    </span>
  )
  return (
    <>
      {slots.itemLeading === undefined ? leading(item, view, ui) : fillSlot(slots.itemLeading, args)}
      {isEmptySlot(line) ? (
        label
      ) : (
        <span className={ui.itemWrapper} data-slot="itemWrapper">
          {label}
          <span className={ui.itemDescription} data-slot="itemDescription">
            {isText ? description : line}
          </span>
        </span>
      )}
      {trailing(
        item,
        view,
        ui,
        selected,
        group,
        slots.itemTrailing === undefined ? undefined : fillSlot(slots.itemTrailing, args),
      )}
    </>
  )
}

function labelOf(base: ReactNode, prefix: ReactNode, suffix: ReactNode, ui: Classes<Part>): ReactNode {
  return (
    <>
      {prefix && (
        <span className={ui.itemLabelPrefix} data-slot="itemLabelPrefix">
          {prefix}
        </span>
      )}
      <span className={ui.itemLabelBase} data-slot="itemLabelBase">
        {base}
      </span>
      {suffix && (
        <span className={ui.itemLabelSuffix} data-slot="itemLabelSuffix">
          {suffix}
        </span>
      )}
    </>
  )
}

function leading(item: Item, { loadingIcon }: PaletteView, ui: Classes<Part>): ReactNode {
  return leadingOf(item.loading ? { icon: loadingIcon } : item, ui)
}

function trailing(
  item: Item,
  view: PaletteView,
  ui: Classes<Part>,
  selected: boolean,
  group: CommandPaletteGroup<Item> | undefined,
  own: ReactNode,
): ReactNode {
  const hasKeys = item.kbds !== undefined && item.kbds.length > 0 && !item.children
  const isMarked = view.selects && selected
  const isFilled = own !== undefined || item.children || hasKeys || group?.highlightedIcon || isMarked
  if (!isFilled) return null
  return (
    <span className={ui.itemTrailing} data-slot="itemTrailing">
      {own}
      {own === undefined && hasKeys && (
        <span className={ui.itemTrailingKbds} data-slot="itemTrailingKbds">
          {item.kbds!.map((kbd, index) => (
            <Kbd
              key={index}
              size={ui.itemTrailingKbdsSize as KbdSize}
              {...(typeof kbd === 'string' ? { value: kbd } : kbd)}
            />
          ))}
        </span>
      )}
      {group?.highlightedIcon && (
        <IconView
          name={group.highlightedIcon}
          className={ui.itemTrailingHighlightedIcon}
          data-slot="itemTrailingHighlightedIcon"
        />
      )}
      {own === undefined && item.children && (
        <IconView name={view.childrenIcon} className={ui.itemTrailingIcon} data-slot="itemTrailingIcon" />
      )}
      {isMarked && <IconView name={view.selectedIcon} className={ui.itemTrailingIcon} data-slot="itemTrailingIcon" />}
    </span>
  )
}
