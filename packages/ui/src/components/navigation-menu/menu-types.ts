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

/** What the parts of an item know. */
export interface NavigationMenuSlotArgs<Item> {
  item: Item
  /** Its place among its neighbours. */
  index: number
  /** Whether one is at its page, or at one of those below it that do not show. */
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
  /** Picture before the text; an icon wins. */
  avatar?: AvatarOptions
  /** Badge after the text: its text, or its props. */
  badge?: string | number | BadgeProps
  /** Puts a chip on the icon or picture; an object sets its props. */
  chip?: boolean | ChipProps
  /** Hint beside the item; an object sets the props of the tooltip. Its text is that of the item. */
  tooltip?: boolean | TooltipProps
  /** Shows the children in a popover while the menu is collapsed; an object sets its props. */
  popover?: boolean | PopoverProps
  /** Icon after the text. */
  trailingIcon?: IconValue
  /** What the item is: a link, a heading, or a button that opens its children although it has an address. @default 'link' */
  type?: 'label' | 'trigger' | 'link'
  /** Identifies the item in `value`. @default its `id`, else its index as text */
  value?: string
  /** Links below this one. */
  children?: readonly NavigationMenuChildItem[]
  /** Shows the children at first, where they are below one another. */
  defaultOpen?: boolean
  /** Shows or hides the children, where they are below one another. */
  open?: boolean
  /** Called when the item is pressed. `event.preventDefault()` keeps a link from being followed and a panel open. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void
  /** Replaces what is inside this item. */
  render?: (args: NavigationMenuSlotArgs<NavigationMenuItem>) => ReactNode
  /** Fills the panel of this item, with or without `children`. */
  renderContent?: (args: NavigationMenuContentArgs<NavigationMenuItem>) => ReactNode
  /** Classes for the link. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in NavigationMenuPart]?: ClassValue }
}

export interface NavigationMenuChildItem extends NavigationMenuItem {
  /** Line below the text, in a panel. */
  description?: string
}

/** Attributes of the panels, and where they stand. */
export interface NavigationMenuContentOptions extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'children' | 'id'
> {
  /** Edge of the item that a panel of `contentOrientation="vertical"` lines up with. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** Distance that panels keep from the edges of the window in px. @default 8 */
  collisionPadding?: number
}

/** The parts that the caller may fill, as the items see them. */
export interface NavigationMenuSlots<Item> {
  /** Replaces what is inside each item. */
  item?: Slot<NavigationMenuSlotArgs<Item>>
  /** Replaces what stands before the text. */
  itemLeading?: Slot<NavigationMenuSlotArgs<Item>>
  /** Replaces the text. */
  itemLabel?: Slot<Omit<NavigationMenuSlotArgs<Item>, 'ui'>>
  /** Replaces what stands after the text. */
  itemTrailing?: Slot<NavigationMenuSlotArgs<Item>>
  /** Replaces what is inside the panels. */
  itemContent?: Slot<NavigationMenuContentArgs<Item>>
}
