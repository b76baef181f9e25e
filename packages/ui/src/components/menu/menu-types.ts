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

/** The parts that every menu has. */
export type MenuPart = SlotOf<typeof contextMenuTheme>

/** Attributes of the field that filters a menu. */
export type MenuFilterField = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'value' | 'defaultValue' | 'size' | 'type'
>

/** One list of items, or a list of groups. */
export type MenuItems<Item> = readonly Item[] | readonly (readonly Item[])[]

/** What the items of all menus have in common. */
export interface MenuItem extends LinkOptions {
  /** Text of the item. */
  label?: string
  /** Line below the text. */
  description?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Colour of the item, such as `error` for what cannot be undone. */
  color?: Color
  /** Picture before the text; an icon in that place wins. */
  avatar?: AvatarOptions
  /** Keys that do the same. They are only shown. */
  kbds?: readonly (string | KbdProps)[]
  /**
   * What the item is: a choice, a heading, a line between items, or a choice that can be on or off. Of the `radio` items of
   * a group one is on.
   * @default 'link'
   */
  type?: 'link' | 'label' | 'separator' | 'checkbox' | 'radio'
  /** Shows that the item is busy; it cannot be chosen then. */
  loading?: boolean
  /** Whether a `checkbox` or `radio` item is on. */
  checked?: boolean
  /** Called when a `checkbox` or `radio` item is chosen. */
  onCheckedChange?: (checked: boolean) => void
  /** Called when the item is chosen. `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void
  /** Items of a menu that opens beside this item. */
  children?: MenuItems<MenuItem>
  /** Where the menu of `children` stands. @default { side: 'inline-end', align: 'start', sideOffset: 4, alignOffset: -4 } */
  content?: PopupPlacement
  /** Opens the menu of `children`, or keeps it closed. */
  open?: boolean
  /** Opens the menu of `children` with the menu it stands in. */
  defaultOpen?: boolean
  /** Adds a field that filters the menu of `children`; an object gives its attributes. */
  filter?: boolean | MenuFilterField
  /** Fields that are searched in the menu of `children`. */
  filterFields?: readonly string[]
  /** Leaves the filtering of `children` to you. */
  ignoreFilter?: boolean
  /** Replaces what is inside this item. */
  render?: (args: MenuSlotArgs<MenuItem>) => ReactNode
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in MenuPart]?: ClassValue }
}

/** What the parts of an item know. */
export interface MenuSlotArgs<Item> {
  item: Item
  /** Whether the item links to the page one is at. */
  active: boolean
  /** Its place in its group. */
  index: number
  /** The classes of each part. */
  ui: Classes<MenuPart>
}

/** What every menu takes, whatever opens it. */
export interface MenuOptions<Item> extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'content' | 'children'> {
  /** The items, or groups of items with a line between them. */
  items?: MenuItems<Item>
  /** Icon of an item that is on. @default the icon of the role `check` */
  checkedIcon?: IconValue
  /** Icon of an item that is busy. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Icon of links that open another tab, or `false` for none. @default true */
  externalIcon?: boolean | IconValue
  /** Where the menu is put: `true` for the place `<App>` names, `false` beside the trigger, a selector or an element. @default true */
  portal?: PortalTarget
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the line below the text. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Keeps it closed. @default false */
  disabled?: boolean
  /** Keeps the pointer inside and the page from scrolling while it is open. @default true */
  modal?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void
  /** Replaces what is inside each item. */
  item?: Slot<MenuSlotArgs<Item>>
  /** Replaces what stands before the text. */
  itemLeading?: Slot<MenuSlotArgs<Item>>
  /** Replaces the text. */
  itemLabel?: Slot<Omit<MenuSlotArgs<Item>, 'ui'>>
  /** Replaces the line below the text. */
  itemDescription?: Slot<Omit<MenuSlotArgs<Item>, 'ui'>>
  /** Replaces what stands after the text. */
  itemTrailing?: Slot<MenuSlotArgs<Item>>
  /** Stands above the items; `sub` tells whether in a menu that opened from an item. */
  contentTop?: Slot<{ sub: boolean }>
  /** Stands below the items. */
  contentBottom?: Slot<{ sub: boolean }>
  className?: ClassValue
  ref?: Ref<HTMLDivElement>
}

/** What only menus with a field to filter them take. */
export interface MenuFilterOptions {
  /** Adds a field that filters the items; an object gives its attributes. @default false */
  filter?: boolean | MenuFilterField
  /** Fields of an item that are searched. @default [labelKey] */
  filterFields?: readonly string[]
  /** Leaves the filtering to you, such as to search on the server. @default false */
  ignoreFilter?: boolean
  /** What is in the field. Without it the menu keeps it itself. */
  searchTerm?: string
  /** What is in the field at first. @default '' */
  defaultSearchTerm?: string
  /** Called when something is typed into the field. */
  onSearchTermChange?: (searchTerm: string) => void
  /** What is shown where nothing matches. */
  empty?: Slot<{ searchTerm: string }>
}
