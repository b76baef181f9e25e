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
import type { Virtualize } from '../../primitives/virtual/use-list-window.ts'

/** The props of every field that opens a list. */
export interface ListFieldOptions<Item, Part extends string> extends IconOptions, ItemSlots<Item, Part> {
  /** Items to choose from: objects of any type, strings or numbers. Nested arrays are groups, with a separator between them. */
  items?: ListItems<Item>
  /** Name of the value in the form. */
  name?: string
  /** Text shown while nothing is selected. */
  placeholder?: string
  /** Color of the focused or highlighted field. @default 'primary' */
  color?: Color
  /** Called after `onValueChange` with an event for form libraries. Its target has `name` and `value`. */
  onChange?: (event: ListChangeEvent) => void
  /** Whether the list is open. */
  open?: boolean
  /** Whether the list is open initially. @default false */
  defaultOpen?: boolean
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Called with the highlighted item when the keyboard or the pointer changes it. */
  onHighlight?: (item: Item | undefined) => void
  /** Called when the user scrolls close to the end of the list. It is called once for each `items` array, and not while `loading`. */
  onLoadMore?: () => void
  /** Field with the label of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the description of an item. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Icon of the selected items. @default the icon of the role `check` */
  selectedIcon?: IconValue
  /** Icon at the end of the field. @default the icon of the role `chevronDown` */
  trailingIcon?: IconValue
  /** Placement of the list. @default { side: 'bottom', sideOffset: 8, collisionPadding: 8 } */
  content?: ListContentOptions
  /** Shows an arrow that points to the field. Pass attributes to customize it. @default false */
  arrow?: boolean | HTMLAttributes<HTMLDivElement>
  /** Where the list is rendered: `true` for the portal of `<App>`, `false` for next to the field, or a selector or element. @default true */
  portal?: PortalTarget
  /** Renders only the visible rows. With `auto`, it does so above 100 rows. Pass an object to adjust it. @default 'auto' */
  virtualize?: Virtualize
  /** Shows the border in the color, as if the field had the focus. @default false */
  highlight?: boolean
  /** Keeps the font size on touch screens. Otherwise it is 16 px there, so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Requires a value before the form is submitted. @default false */
  required?: boolean
  /** Disables the field. Its value is not submitted with the form. @default false */
  disabled?: boolean
  /** Focuses the field when it mounts. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Content above the items. */
  contentTop?: Slot<{ ui: Classes<Part> }>
  /** Content below the items. */
  contentBottom?: Slot<{ ui: Classes<Part> }>
}

/** The defaults of every field that opens a list. */
export const listFieldDefaults = {
  color: 'primary',
  variant: 'outline',
  size: 'md',
  defaultOpen: false,
  labelKey: 'label',
  descriptionKey: 'description',
  valueKey: 'value',
  arrow: false,
  portal: true,
  virtualize: 'auto',
} as const

/** The arguments of the render props of a field. */
export interface ListFieldArgs<Value, Part extends string> {
  /** The current value. */
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

/** The value as render props get it: one key or `null`, or an array of keys. */
export function slotValue(values: readonly ListKey[], multiple: boolean): unknown {
  return multiple ? values : (values[0] ?? null)
}

/** The props of every list with a search. */
export interface ListSearchOptions<Item, Part extends string> {
  /** Search term. */
  searchTerm?: string
  /** Initial search term. @default '' */
  defaultSearchTerm?: string
  /** Called when the search term changes. */
  onSearchTermChange?: (searchTerm: string) => void
  /** Fields of an item that the search looks at. @default [labelKey] */
  filterFields?: FieldName<Item>[]
  /** Shows all items, whatever the search term is. Use it if a server searches. @default false */
  ignoreFilter?: boolean
  /** Offers to create an item from the search term if nothing matches, or `always`. @default false */
  createItem?: CreateItem
  /** Called with the text of the item to create. Add it to `items` and to the value. */
  onCreate?: (text: string) => void
  /** Called when the clear button clears the selection. */
  onClear?: () => void
  /** Resets the search term when the list closes. @default true */
  resetSearchTermOnBlur?: boolean
  /** Resets the search term when an item is chosen. @default true */
  resetSearchTermOnSelect?: boolean
  /** Clears the selection when the clear button is pressed. If `false`, do it in `onClear`. @default true */
  resetValueOnClear?: boolean
  /** Highlights the item under the pointer. @default true */
  highlightOnHover?: boolean
  /** Content of the list if it has no items or none match the search. @default a message in the language of the application */
  empty?: Slot<{ searchTerm: string; ui: Classes<Part> }>
  /** Replaces the text of the row that creates an item. */
  createItemLabel?: Slot<{ item: string; ui: Classes<Part> }>
}

/** The defaults of every list with a search. */
export const listSearchDefaults = {
  createItem: false,
  ignoreFilter: false,
  defaultSearchTerm: '',
  resetSearchTermOnBlur: true,
  resetSearchTermOnSelect: true,
  resetValueOnClear: true,
  highlightOnHover: true,
} as const
