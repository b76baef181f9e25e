import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
import type { ClassValue } from '../../system/component-override.ts'
import type { Slot } from '../../system/slots.ts'
import type { LinkOptions } from '../../system/links/link-props.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { AvatarOptions } from '../avatar/avatar-view.tsx'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { navigationMenuTheme } from '../../theme/navigation-menu.ts'
import type { BadgeProps } from '../Badge.tsx'
import type { ChipProps } from '../Chip.tsx'
import type { IconValue } from '../Icon.tsx'
import type { PopoverProps } from '../Popover.tsx'
import type { TooltipProps } from '../Tooltip.tsx'

export type NavigationMenuPart = SlotOf<typeof navigationMenuTheme>

/** Arguments of the functions that render parts of an item. */
export interface NavigationMenuSlotArgs<Item> {
  item: Item
  /** Index of the item among its siblings. */
  index: number
  /** Whether the item, or a hidden item below it, links to the current page. */
  active: boolean
  /** The classes of each part. */
  ui: Classes<NavigationMenuPart>
}

export interface NavigationMenuContentArgs<Item> extends NavigationMenuSlotArgs<Item> {
  /** Closes the panel. */
  close: () => void
}

/** One list of items, or a list of groups. */
export type NavigationMenuItems<Item> = readonly Item[] | readonly (readonly Item[])[]

export interface NavigationMenuItem extends LinkOptions {
  /** Text of the item. */
  label?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Picture before the text. Not shown if there is an icon. */
  avatar?: AvatarOptions
  /** Badge after the text: a text, or badge props. */
  badge?: string | number | BadgeProps
  /** Shows a chip on the icon or picture. Pass chip props to customize it. */
  chip?: boolean | ChipProps
  /** Shows a tooltip with the text of the item. Pass tooltip props to customize it. */
  tooltip?: boolean | TooltipProps
  /** Shows the children in a popover while the menu is collapsed. Pass popover props to customize it. */
  popover?: boolean | PopoverProps
  /** Icon after the text. */
  trailingIcon?: IconValue
  /** The kind of item: a link, a heading, or a button that only opens its children even if it has an address. @default 'link' */
  type?: 'label' | 'trigger' | 'link'
  /** Identifies the item in `value`. @default its `id`, else its index as text */
  value?: string
  /** Items below this one. */
  children?: readonly NavigationMenuChildItem[]
  /** Opens the item initially in a vertical menu. */
  defaultOpen?: boolean
  /** Whether the item is open in a vertical menu (controlled). */
  open?: boolean
  /** Called when the item is pressed. `event.preventDefault()` keeps the link from being followed and the panel from opening or closing. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void
  /** Replaces the content of this item. */
  render?: (args: NavigationMenuSlotArgs<NavigationMenuItem>) => ReactNode
  /** Content of the panel of this item. Works with or without `children`. */
  renderContent?: (args: NavigationMenuContentArgs<NavigationMenuItem>) => ReactNode
  /** Classes for the link. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in NavigationMenuPart]?: ClassValue }
}

export interface NavigationMenuChildItem extends NavigationMenuItem {
  /** Description below the text, in a panel. */
  description?: string
}

/** Placement and attributes of the panels. */
export interface NavigationMenuContentOptions extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'children' | 'id'
> {
  /** How a panel of `contentOrientation="vertical"` is aligned to its item. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** Minimum distance of panels from the edges of the window, in px. @default 8 */
  collisionPadding?: number
}

/** The parts of items that the caller may replace. */
export interface NavigationMenuSlots<Item> {
  /** Replaces the content of each item. */
  item?: Slot<NavigationMenuSlotArgs<Item>>
  /** Content before the text. Replaces the icon or picture. */
  itemLeading?: Slot<NavigationMenuSlotArgs<Item>>
  /** Replaces the text. */
  itemLabel?: Slot<Omit<NavigationMenuSlotArgs<Item>, 'ui'>>
  /** Content after the text. Replaces the badge and the trailing icon. */
  itemTrailing?: Slot<NavigationMenuSlotArgs<Item>>
  /** Replaces the content of the panels. */
  itemContent?: Slot<NavigationMenuContentArgs<Item>>
}
