import type { HTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../../system/component-override.ts'
import type { PortalTarget } from '../../system/frond-context.ts'
import type { Slot } from '../../system/slots.ts'
import type { FieldName } from '../../primitives/items/item-key.ts'
import type { LinkOptions } from '../../system/links/link-props.ts'
import type { PopupPlacement } from '../../primitives/popup/place-popup.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { AvatarOptions } from '../avatar/avatar-view.tsx'
import type { Color } from '../../theme/color-names.ts'
import type { contextMenuTheme } from '../../theme/context-menu.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { IconValue } from '../Icon.tsx'
import type { KbdProps } from '../Kbd.tsx'

/** The slots that every menu has. */
export type MenuPart = SlotOf<typeof contextMenuTheme>

/** Attributes of the search field of a menu. */
export type MenuFilterField = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'value' | 'defaultValue' | 'size' | 'type'
>

/** One list of items, or a list of groups. */
export type MenuItems<Item> = readonly Item[] | readonly (readonly Item[])[]

/** An item of any menu. */
export interface MenuItem extends LinkOptions {
  /** Text of the item. */
  label?: string
  /** Description below the text. */
  description?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Color of the item, such as `error` for a destructive action. */
  color?: Color
  /** Picture before the text. Not shown if there is an icon. */
  avatar?: AvatarOptions
  /** Keyboard shortcut to show at the end of the item. To make it work, use `useShortcuts`. */
  kbds?: readonly (string | KbdProps)[]
  /**
   * The kind of item: a link or action, a heading, a separator, or an item that can be checked. Among the `radio` items of a
   * group, one is checked.
   * @default 'link'
   */
  type?: 'link' | 'label' | 'separator' | 'checkbox' | 'radio'
  /** Shows a loading icon and disables the item. */
  loading?: boolean
  /** Whether a `checkbox` or `radio` item is checked. */
  checked?: boolean
  /** Called when a `checkbox` or `radio` item is chosen. */
  onCheckedChange?: (checked: boolean) => void
  /** Called when the item is chosen. `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void
  /** Items of a submenu. */
  children?: MenuItems<MenuItem>
  /** Placement of the submenu. @default { side: 'inline-end', align: 'start', sideOffset: 4, alignOffset: -4 } */
  content?: PopupPlacement
  /** Whether the submenu is open (controlled). */
  open?: boolean
  /** Opens the submenu together with the menu. */
  defaultOpen?: boolean
  /** Adds a search field to the submenu. Pass attributes to customize it. */
  filter?: boolean | MenuFilterField
  /** Fields of an item that are searched in the submenu. */
  filterFields?: readonly string[]
  /** Shows all items of the submenu, whatever the search term is. */
  ignoreFilter?: boolean
  /** Replaces the content of this item. */
  render?: (args: MenuSlotArgs<MenuItem>) => ReactNode
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in MenuPart]?: ClassValue }
}

/** Arguments of the functions that render parts of an item. */
export interface MenuSlotArgs<Item> {
  item: Item
  /** Whether the item is active, or links to the current page. */
  active: boolean
  /** Index of the item in its group. */
  index: number
  /** The classes of each part. */
  ui: Classes<MenuPart>
}

/** Props of all menus. */
export interface MenuOptions<Item> extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'content' | 'children'> {
  /** The items, or groups of items with a separator between them. */
  items?: MenuItems<Item>
  /** Icon of checked items. @default the icon of the role `check` */
  checkedIcon?: IconValue
  /** Icon of items that are loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Icon of links that open a new tab, or `false` for none. @default true */
  externalIcon?: boolean | IconValue
  /** Where the menu is rendered: `true` for the portal of `<App>`, `false` for next to the trigger, or an element or selector. @default true */
  portal?: PortalTarget
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the description of an item. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Keeps the menu closed. @default false */
  disabled?: boolean
  /** Blocks clicks and scrolling outside of the open menu. @default true */
  modal?: boolean
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Replaces the content of each item. */
  item?: Slot<MenuSlotArgs<Item>>
  /** Content before the text. Replaces the icon or picture. */
  itemLeading?: Slot<MenuSlotArgs<Item>>
  /** Replaces the text. */
  itemLabel?: Slot<Omit<MenuSlotArgs<Item>, 'ui'>>
  /** Replaces the description. */
  itemDescription?: Slot<Omit<MenuSlotArgs<Item>, 'ui'>>
  /** Content after the text. Replaces the shortcut, check mark or arrow. */
  itemTrailing?: Slot<MenuSlotArgs<Item>>
  /** Content above the items. `sub` is `true` in submenus. */
  contentTop?: Slot<{ sub: boolean }>
  /** Content below the items. `sub` is `true` in submenus. */
  contentBottom?: Slot<{ sub: boolean }>
  className?: ClassValue
  ref?: Ref<HTMLDivElement>
}

/** Props of menus with a search field. */
export interface MenuFilterOptions {
  /** Adds a search field that filters the items. Pass attributes to customize it. @default false */
  filter?: boolean | MenuFilterField
  /** Fields of an item that are searched. @default [labelKey] */
  filterFields?: readonly string[]
  /** Shows all items, whatever the search term is. Use it to search on a server. @default false */
  ignoreFilter?: boolean
  /** The search term (controlled). */
  searchTerm?: string
  /** The initial search term. @default '' */
  defaultSearchTerm?: string
  /** Called when the search term changes. */
  onSearchTermChange?: (searchTerm: string) => void
  /** Content if no item matches. */
  empty?: Slot<{ searchTerm: string }>
}
