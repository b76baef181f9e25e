'use client'

import { useId, type ReactNode } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { useActiveLinks } from '../../system/links/use-route.ts'
import { resolveClasses, type Classes } from '../../system/resolve-classes.ts'
import { colorClass } from '../../theme/class-names.ts'
import { navigationMenuTheme } from '../../theme/navigation-menu.ts'
import type { NavigationMenuOrientation, NavigationMenuProps, NavigationMenuType } from '../NavigationMenu.tsx'
import { toEntries, type Entry } from './entries.ts'
import { HorizontalItem, type HorizontalBody } from './horizontal.tsx'
import type { NavigationMenuChildItem, NavigationMenuPart } from './menu-types.ts'
import { useHints } from './use-hints.ts'
import { useOpenItems } from './use-open-items.ts'
import { VerticalItem, type VerticalBody } from './vertical.tsx'

/** The props of a menu. The type of the caller's items is erased. */
export type AnyProps = NavigationMenuProps<NavigationMenuChildItem, NavigationMenuOrientation, NavigationMenuType>

/** The props that always have a value, because they have a default. */
type DefaultedProps =
  | 'arrow'
  | 'collapsed'
  | 'collapsible'
  | 'color'
  | 'delayDuration'
  | 'disableClickTrigger'
  | 'disableHoverTrigger'
  | 'disablePointerLeaveClose'
  | 'disabled'
  | 'externalIcon'
  | 'labelKey'
  | 'popover'
  | 'skipDelayDuration'
  | 'tooltip'
  | 'unmountOnHide'
  | 'valueKey'

interface ItemRenderer {
  classes: Classes<NavigationMenuPart>
  groups: readonly (readonly Entry[])[]
  renderItem: (entry: Entry) => ReactNode
}

/** The items of a menu in their groups, and the function that renders an item. */
export function useItemRenderer(
  frond: FrondContextValue,
  props: AnyProps & Required<Pick<AnyProps, DefaultedProps>>,
): ItemRenderer {
  const { items = [], orientation, color, variant, contentOrientation, highlight, valueKey, labelKey, ui } = props
  const { tooltip, popover, disabled, onValueChange } = props
  const vertical = orientation === 'vertical'
  const collapsed = vertical && props.collapsed
  const values = { color, variant, orientation, contentOrientation, collapsed, highlight }
  const classes = resolveClasses(frond, navigationMenuTheme, values, ui, props.className)

  const { address, isActive } = useActiveLinks(frond)
  const groups = toEntries(items, { valueKey, labelKey, isActive })
  const entries = groups.flat()
  const { sections, panel } = useOpenItems({
    vertical,
    multiple: props.type === 'multiple',
    value: props.value,
    defaultValue: props.defaultValue,
    onChange: (next, { item }) => onValueChange?.(next as string | string[], item),
    collapsible: props.collapsible,
    disabled,
    address,
    entries,
    delayDuration: props.delayDuration,
    skipDelayDuration: props.skipDelayDuration,
    disableClickTrigger: props.disableClickTrigger,
    disableHoverTrigger: props.disableHoverTrigger,
    disablePointerLeaveClose: props.disablePointerLeaveClose,
  })
  const { Tooltip, Popover } = useHints(
    (collapsed && tooltip !== false) || entries.some((entry) => hasHint(entry, 'tooltip')),
    collapsed && (popover !== false || entries.some((entry) => hasHint(entry, 'popover'))),
  )

  const id = useId()
  const shared = {
    item: props.item,
    itemLeading: props.itemLeading,
    itemLabel: props.itemLabel,
    itemTrailing: props.itemTrailing,
    itemContent: props.itemContent,
    frond,
    classes,
    trailingIcon: props.trailingIcon,
    externalIcon: props.externalIcon,
    disabled,
    unmountOnHide: props.unmountOnHide,
    content: props.content,
    collapsed,
    tooltip,
    id,
    Tooltip,
    close: panel.close,
  }
  if (vertical) {
    let popupClasses = classes
    if (collapsed && Popover) {
      const inPopup = resolveClasses(frond, navigationMenuTheme, { ...values, popup: true }, ui)
      popupClasses = { ...inPopup, childList: `${colorClass(color)} ${inPopup.childList}` }
    }
    const body: VerticalBody = { ...shared, ...sections, popover, Popover, popupClasses }
    return { classes, groups, renderItem: (entry) => <VerticalItem key={entry.key} body={body} entry={entry} /> }
  }
  const body: HorizontalBody = {
    ...shared,
    ...panel,
    isOpen: ({ key }) => panel.hasOpen && key === panel.shown,
    arrow: props.arrow,
    besideItem: contentOrientation === 'vertical',
  }
  return { classes, groups, renderItem: (entry) => <HorizontalItem key={entry.key} body={body} entry={entry} /> }
}

/** Whether an item or an item below it asks for a tooltip or popover. */
function hasHint(entry: Entry, hint: 'tooltip' | 'popover'): boolean {
  return Boolean(entry.item[hint]) || entry.children.some((child) => hasHint(child, hint))
}
