import type { HTMLAttributes, RefObject } from 'react'
import type { IconValue } from '../Icon.tsx'
import type { Color } from '../../theme/color-names.ts'
import type { PortalTarget } from '../../system/frond-context.ts'
import type { IconOptions, Slot } from '../../system/slots.ts'
import type { FieldName } from '../../primitives/items/item-key.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { ListItems, ListKey } from '../../primitives/items/list-items.ts'
import type { ItemSlots } from './list-view.tsx'
import type { CreateItem } from './create-row.ts'
import type { ListContentOptions } from './popup-list.tsx'
import type { ListChangeEvent } from '../../primitives/list/use-selection.ts'
import type { Virtualize } from '../../primitives/virtual/use-window.ts'

/** What every field that opens a list takes. */
export interface ListFieldOptions<Item, Part extends string> extends IconOptions, ItemSlots<Item, Part> {
  /** What can be chosen: objects of any type, texts or numbers. Lists within the list are set apart by lines. */
  items?: ListItems<Item>
  /** Name of the value in the form around. */
  name?: string
  /** Text shown while nothing is selected. */
  placeholder?: string
  /** Colour of the focused or highlighted field. @default 'primary' */
  color?: Color
  /** Called after `onValueChange` with an event that form libraries understand: its target has `name` and `value`. */
  onChange?: (event: ListChangeEvent) => void
  /** Whether the list is open. */
  open?: boolean
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Called with the item that is highlighted, by the keyboard or the pointer. */
  onHighlight?: (item: Item | undefined) => void
  /** Called when the end of the list comes near, to load more items: not while `loading`, and once for each list of items. */
  onLoadMore?: () => void
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the second line of an item. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Icon of the selected items. @default the icon of the role `check` */
  selectedIcon?: IconValue
  /** Icon at the end of the field. @default the icon of the role `chevronDown` */
  trailingIcon?: IconValue
  /** Where the list stands. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: ListContentOptions
  /** Shows an arrow that points to the field; an object gives its attributes. @default false */
  arrow?: boolean | HTMLAttributes<HTMLDivElement>
  /** Where the list is put: `true` for the place `<App>` names, `false` beside the field, a selector or an element. @default true */
  portal?: PortalTarget
  /** Draws only the rows in sight: always, never, or with `auto` above 100 of them. An object tunes it. @default 'auto' */
  virtualize?: Virtualize
  /** Gives the edge the colour, as if the field had the focus. @default false */
  highlight?: boolean
  /** Keeps the text small on touch screens, where it else has 16 px so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Marks the field as one that must be filled in. @default false */
  required?: boolean
  /** Keeps the field from being used and from being sent with its form. @default false */
  disabled?: boolean
  /** Focuses the field when it appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Stands above the items. */
  contentTop?: Slot<{ ui: Classes<Part> }>
  /** Stands below the items. */
  contentBottom?: Slot<{ ui: Classes<Part> }>
}

/** What the parts of a field know. */
export interface ListFieldArgs<Value, Part extends string> {
  /** What is selected. */
  value: Value | null
  open: boolean
  /** The classes of each part. */
  ui: Classes<Part>
}

export interface ListTriggerHandle {
  /** The button. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  /** The list, while it is open. */
  readonly viewportRef: RefObject<HTMLDivElement | null>
}

/** What a slot is told to be selected: one key or none, or a list. */
export function slotValue(values: readonly ListKey[], multiple: boolean): unknown {
  return multiple ? values : (values[0] ?? null)
}

/** What every list takes that can be searched. */
export interface ListSearchOptions<Item, Part extends string> {
  /** What is searched for. */
  searchTerm?: string
  /** What is searched for at first. @default '' */
  defaultSearchTerm?: string
  /** Called when another text is searched for. */
  onSearchTermChange?: (searchTerm: string) => void
  /** Fields of an item that are searched. @default [labelKey] */
  filterFields?: FieldName<Item>[]
  /** Shows all items whatever is searched for: for a search elsewhere, such as on a server. @default false */
  ignoreFilter?: boolean
  /** Offers to add what was searched for: where nothing is found, or `always`. @default false */
  createItem?: CreateItem
  /** Called with the text of an item to add. Add it to `items` and to the value. */
  onCreate?: (text: string) => void
  /** Called when the selection is taken away by the button of `clear`. */
  onClear?: () => void
  /** Forgets what was searched for when the list closes. @default true */
  resetSearchTermOnBlur?: boolean
  /** Forgets what was searched for when an item is chosen. @default true */
  resetSearchTermOnSelect?: boolean
  /** Takes the selection away when the button of `clear` is pressed. Without it that is left to `onClear`. @default true */
  resetValueOnClear?: boolean
  /** Highlights the item under the pointer. @default true */
  highlightOnHover?: boolean
  /** Shown where there are no items, or none that match. @default a message in the language of the application */
  empty?: Slot<{ searchTerm: string; ui: Classes<Part> }>
  /** Replaces the text of the row that adds an item. */
  createItemLabel?: Slot<{ item: string; ui: Classes<Part> }>
}
