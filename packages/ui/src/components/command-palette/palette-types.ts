import type { ReactNode } from 'react'
import type { ClassValue } from '../../system/component-override.ts'
import type { LinkOptions } from '../../system/links/link-props.ts'
import type { ListKey, ListSelection, ListValue } from '../../primitives/items/list-items.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { AvatarOptions } from '../avatar/avatar-view.tsx'
import type { commandPaletteTheme } from '../../theme/command-palette.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { ChipProps } from '../Chip.tsx'
import type { IconValue } from '../Icon.tsx'
import type { KbdProps } from '../Kbd.tsx'

export type CommandPalettePart = SlotOf<typeof commandPaletteTheme>

type Part = CommandPalettePart

/** Arguments of the functions that render parts of an item. */
export interface CommandPaletteSlotArgs<Item> {
  item: Item
  /** Index of the item in its group. */
  index: number
  /** Whether the item is active, or links to the current page. */
  active: boolean
  /** The classes of each part. */
  ui: Classes<Part>
}

export interface CommandPaletteItem extends LinkOptions {
  /** Text before the label, such as a category. */
  prefix?: string
  /** Text of the item. */
  label?: string
  /** Text after the label. */
  suffix?: string
  /** Second line, below the label. */
  description?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Picture before the text. Not shown if there is an icon. */
  avatar?: AvatarOptions
  /** Colored dot before the text. Not shown if there is an icon or a picture. */
  chip?: ChipProps
  /** Keyboard shortcut to show at the end of the item. To make it work, use `useShortcuts`. */
  kbds?: readonly (string | KbdProps)[]
  /** Shows a loading icon and disables the item. */
  loading?: boolean
  /** Identifies the item in the value. @default its `id`, else the id of its group and its index, such as `files-0` */
  value?: ListKey
  /** Placeholder of the search field while the `children` are shown. */
  placeholder?: string
  /** Items to show instead of all others when this item is chosen. May be empty at first and filled later. */
  children?: readonly CommandPaletteItem[]
  /** Called when the item is chosen. `event.preventDefault()` cancels the choice: its link is not followed, its children are not shown and it is not selected. */
  onSelect?: (event: Event) => void
  /** Replaces the content of the item. */
  render?: (args: CommandPaletteSlotArgs<CommandPaletteItem>) => ReactNode
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

export interface CommandPaletteGroup<Item extends object = CommandPaletteItem> {
  /** Identifies the group. A group without an id is not shown. */
  id: string
  /** Heading of the group. */
  label?: string
  items?: readonly Item[]
  /** Shows all items in their order, whatever the search term is. Use it for results of a server. @default false */
  ignoreFilter?: boolean
  /** Called with the items that match. Return the items to show, in their order. */
  // Method syntax, because it is bivariant: callers may declare the parameter with their own item type.
  postFilter?(searchTerm: string, items: Item[]): readonly Item[]
  /** Icon at the end of the highlighted item. */
  highlightedIcon?: IconValue
  /** Replaces the content of the items of this group. */
  render?(args: CommandPaletteSlotArgs<Item>): ReactNode
}

/** A group whose items may have any type. */
export type AnyGroup = CommandPaletteGroup<CommandPaletteItem & object>

/** How many items a search shows. */
export interface CommandPaletteLimit {
  /** Per group. Groups that ignore the filter show all items. @default 12 */
  group?: number
  /** In all groups together, also without a search. @default Infinity */
  total?: number
}

/** The type of the items in the groups. */
export type CommandPaletteItemOf<Groups> = Groups extends readonly { items?: readonly (infer Item extends object)[] }[]
  ? Item
  : never

/** The value of a CommandPalette: one key, or a list of keys with `multiple`. */
export type CommandPaletteValue<Item, ValueKey extends string, Multiple extends boolean> = ListSelection<
  ListValue<Item, ValueKey>,
  Multiple
>

/** If the selected item can be deselected, the value may be `null`. */
export type Unselected<Multiple, Behavior> = Multiple extends true ? never : Behavior extends 'replace' ? never : null
