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

/** What the parts of an item know. */
export interface CommandPaletteSlotArgs<Item> {
  item: Item
  /** Its place in its group. */
  index: number
  /** Whether the item is active, or links to the page one is at. */
  active: boolean
  /** The classes of each part. */
  ui: Classes<Part>
}

export interface CommandPaletteItem extends LinkOptions {
  /** Text before the label, such as where it belongs. */
  prefix?: string
  /** Text of the item. */
  label?: string
  /** Text after the label. */
  suffix?: string
  /** Second line, below the label. */
  description?: string
  /** Icon before the text. */
  icon?: IconValue
  /** Picture before the text; an icon wins. */
  avatar?: AvatarOptions
  /** Coloured dot before the text; an icon or a picture wins. */
  chip?: ChipProps
  /** Keys that do the same. They are only shown. */
  kbds?: readonly (string | KbdProps)[]
  /** Shows that the item is busy; it cannot be chosen then. */
  loading?: boolean
  /** Identifies the item in the value. @default its `id`, else the id of its group and its place, such as `files-0` */
  value?: ListKey
  /** Text of the search field while the `children` are shown. */
  placeholder?: string
  /** Items that take the place of all others when this one is chosen. An empty list is a level as well, to be filled later. */
  children?: readonly CommandPaletteItem[]
  /** Called when the item is chosen. `event.preventDefault()` keeps anything else from happening: no link is followed, no level opened. */
  onSelect?: (event: Event) => void
  /** Replaces what is inside the item. */
  render?: (args: CommandPaletteSlotArgs<CommandPaletteItem>) => ReactNode
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

export interface CommandPaletteGroup<Item extends object = CommandPaletteItem> {
  /** Identifies the group; one without it is left out. */
  id: string
  /** Heading. */
  label?: string
  items?: readonly Item[]
  /** Shows all items whatever is searched for, in their own order: for a search elsewhere, such as on a server. @default false */
  ignoreFilter?: boolean
  /** Called with what was found, to leave out items or to put them in another order. */
  // A method, so that it may be written for the caller's own items.
  postFilter?(searchTerm: string, items: Item[]): readonly Item[]
  /** Icon at the end of the highlighted item. */
  highlightedIcon?: IconValue
  /** Replaces what is inside the items of this group. */
  render?(args: CommandPaletteSlotArgs<Item>): ReactNode
}

/** A group of items of any type. */
export type AnyGroup = CommandPaletteGroup<CommandPaletteItem & object>

/** How many items are shown while something is searched for. */
export interface CommandPaletteLimit {
  /** In each group; groups that ignore the filter show all. @default 12 */
  group?: number
  /** In all groups together, searched for or not. @default Infinity */
  total?: number
}

/** The type of the items in some groups. */
export type CommandPaletteItemOf<Groups> = Groups extends readonly { items?: readonly (infer Item extends object)[] }[]
  ? Item
  : never

/** What a CommandPalette selects: one key, or with `multiple` a list of keys. */
export type CommandPaletteValue<Item, ValueKey extends string, Multiple extends boolean> = ListSelection<
  ListValue<Item, ValueKey>,
  Multiple
>

/** Where one item can be taken away again, the value may also be none. */
export type Unselected<Multiple, Behavior> = Multiple extends true ? never : Behavior extends 'replace' ? never : null
