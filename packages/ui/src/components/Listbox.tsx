'use client'

import {
  useMemo,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react'
import { listbox as english } from '../locale/en.ts'
import { inControl, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { FormValue } from '../primitives/form/form-value.tsx'
import type { FieldName } from '../primitives/items/item-key.ts'
import type {
  ListItem,
  ListItemOf,
  ListItems,
  ListKey,
  ListSelection,
  ListValue,
  WithItems,
} from '../primitives/items/list-items.ts'
import { DelayedFocus } from '../primitives/list/extras.tsx'
import { useListControl } from '../primitives/list/use-list-control.ts'
import type { ListChangeEvent } from '../primitives/list/use-selection.ts'
import type { Virtualize } from '../primitives/virtual/use-window.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { listboxTheme } from '../theme/listbox.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import type { InputProps } from './Input.tsx'
import { useListbox } from './listbox/use-listbox.ts'
import { listStatus } from './list/list-status.tsx'
import { ListView, type ItemSlots } from './list/list-view.tsx'
import { emptyTextOf } from './list/popup-options.ts'
import { SearchField } from './list/search-field.tsx'
import { useRowView } from './list/use-row-view.ts'

type Part = SlotOf<typeof listboxTheme>

/** An item of a Listbox. A text or a number may be an item as well. */
export type ListboxItem = ListItem<Part>

export type ListboxSelectionBehavior = 'toggle' | 'replace'

/** What a Listbox selects: one key, or with `multiple` a list of keys. */
export type ListboxValue<Item, ValueKey extends string, Multiple extends boolean> = ListSelection<
  ListValue<Item, ValueKey>,
  Multiple
>

/** Where one item can be taken away again, the value may also be none. */
type Unselected<Multiple, Behavior> = Multiple extends true ? never : Behavior extends 'replace' ? never : null

export interface ListboxProps<
  Item = ListboxItem,
  ValueKey extends string = 'value',
  Multiple extends boolean = false,
  Behavior extends ListboxSelectionBehavior = 'toggle',
>
  extends
    ItemSlots<Item, Part>,
    Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'color' | 'defaultValue' | 'onChange'> {
  /** What can be chosen: objects of any type, texts or numbers. Lists within the list are set apart by lines. */
  items?: ListItems<Item>
  /** Colour of the focused or highlighted frame. @default 'primary' */
  color?: Color
  /** Height of the items, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof listboxTheme, 'size'>
  /** Lets several items be selected. @default false */
  multiple?: Multiple
  /** The key of the selected item. With `multiple` a list of keys. */
  value?: ListboxValue<Item, ValueKey, Multiple> | null
  /** The key that is selected at first. */
  defaultValue?: ListboxValue<Item, ValueKey, Multiple> | null
  /** Called with what is selected and the item that was pressed. */
  onValueChange?: (value: ListboxValue<Item, ValueKey, Multiple> | Unselected<Multiple, Behavior>, item: Item) => void
  /** Called after `onValueChange` with an event that form libraries understand: its target has `name` and `value`. */
  onChange?: (event: ListChangeEvent) => void
  /** With `toggle` a press selects an item and another one takes it away. With `replace` a press selects that item alone and the arrow keys select as they move. @default 'toggle' */
  selectionBehavior?: Behavior
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the second line of an item. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Shows a search field above the items; an object gives its props. @default false */
  filter?: boolean | InputProps
  /** Fields of an item that are searched. @default [labelKey] */
  filterFields?: FieldName<Item>[]
  /** Shows all items whatever is searched for: for a search elsewhere, such as on a server. @default false */
  ignoreFilter?: boolean
  /** What is searched for. */
  searchTerm?: string
  /** What is searched for at first. @default '' */
  defaultSearchTerm?: string
  /** Called when another text is searched for. */
  onSearchTermChange?: (searchTerm: string) => void
  /** Says that items are on their way. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Icon of the selected items. @default the icon of the role `check` */
  selectedIcon?: IconValue
  /** Puts the items below or beside one another. @default 'vertical' */
  orientation?: ThemeOption<typeof listboxTheme, 'orientation'>
  /** Draws only the rows in sight: always, never, or with `auto` above 100 of them. An object tunes it. @default 'auto' */
  virtualize?: Virtualize
  /** Highlights the item under the pointer. @default true */
  highlightOnHover?: boolean
  /** Gives the edge the colour, as if the list had the focus. @default false */
  highlight?: boolean
  /** Keeps items from being chosen and the value from being sent with its form. @default false */
  disabled?: boolean
  /** Name of the value in the form around. */
  name?: string
  /** Marks the list as one in which something must be selected. @default false */
  required?: boolean
  /** Focuses the list when it appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Called with the item that is highlighted, by the keyboard or the pointer. */
  onHighlight?: (item: Item | undefined) => void
  /** Called when the focus enters the list. */
  onEntryFocus?: (event: FocusEvent) => void
  /** Called when the focus leaves the list. */
  onLeave?: (event: FocusEvent) => void
  /** Called when the end of the list comes near, to load more items: not while `loading`, and once for each list of items. */
  onLoadMore?: () => void
  /** Shown while items are on their way. */
  renderLoading?: Slot<{ ui: Classes<Part> }>
  /** Shown where there are no items, or none that match. @default a message in the language of the application */
  empty?: Slot<{ searchTerm: string; ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

type AnyProps = ListboxProps<unknown, string, boolean, ListboxSelectionBehavior>

const defaults = {
  color: 'primary',
  size: 'md',
  selectionBehavior: 'toggle',
  valueKey: 'value',
  labelKey: 'label',
  descriptionKey: 'description',
  filter: false,
  ignoreFilter: false,
  defaultSearchTerm: '',
  orientation: 'vertical',
  virtualize: 'auto',
  highlightOnHover: true,
} as const

type ListboxOption =
  | Exclude<keyof AnyProps, keyof HTMLAttributes<HTMLDivElement>>
  | 'autoFocus'
  | 'className'
  | 'color'
  | 'defaultValue'
  | 'onChange'

/** The options of a Listbox. The other props are attributes of the list. */
const listboxOptions: Readonly<Record<ListboxOption, true>> = {
  autoFocus: true,
  autofocusDelay: true,
  className: true,
  color: true,
  defaultSearchTerm: true,
  defaultValue: true,
  descriptionKey: true,
  disabled: true,
  empty: true,
  filter: true,
  filterFields: true,
  highlight: true,
  highlightOnHover: true,
  ignoreFilter: true,
  item: true,
  itemDescription: true,
  itemLabel: true,
  itemLeading: true,
  itemTrailing: true,
  items: true,
  labelKey: true,
  loading: true,
  loadingIcon: true,
  multiple: true,
  name: true,
  onChange: true,
  onEntryFocus: true,
  onHighlight: true,
  onLeave: true,
  onLoadMore: true,
  onSearchTermChange: true,
  onValueChange: true,
  orientation: true,
  ref: true,
  render: true,
  renderLoading: true,
  required: true,
  searchTerm: true,
  selectedIcon: true,
  selectionBehavior: true,
  size: true,
  ui: true,
  value: true,
  valueKey: true,
  virtualize: true,
}

/** A list to choose from that is always visible. */
export function Listbox<
  Items extends ListItems<(ListboxItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Behavior extends ListboxSelectionBehavior = 'toggle',
>(ownProps: WithItems<ListboxProps<ListItemOf<Items>, ValueKey, Multiple, Behavior>, Items>) {
  const frond = useFrond()
  // The type parameters check the caller's code only. The list treats all items alike, so it drops them here.
  const props = resolveControl(frond, listboxTheme, defaults, ownProps as unknown as AnyProps, { bind: false })
  const [options, attributes] = splitProps(props, listboxOptions)
  useUnboundLabel(frond)
  const control = useListControl<unknown, HTMLDivElement>('Listbox', frond, options)
  const listbox = useListbox(control, options)
  const { list, rows, selecting, search, content, focusable, handleKey } = listbox
  const { multiple, selection } = control
  const { color, size, filter, orientation, loading, highlight, disabled, required } = options
  const { autoFocus, autofocusDelay, renderLoading, className, ui, ref } = options
  const contentRef = useMemo(() => joinRefs(content, ref), [content, ref])

  const classes = resolveClasses(frond, listboxTheme, { color, size, highlight, orientation, disabled }, ui, className)
  const view = useRowView(list.id, frond, options, classes, options.descriptionKey)
  const messages = messagesOf(frond, 'listbox', english)

  const children = (
    <>
      {filter &&
        inControl(
          frond,
          <SearchField
            own={filter === true ? undefined : filter}
            size={size}
            placeholder={messages.search}
            className={classes.input}
            disabled={disabled}
            controls={attributes.id ?? list.id}
            term={listbox.term}
            onTermChange={listbox.setTerm}
            onKey={handleKey}
            input={search}
          />,
        )}
      <ListView
        list={list}
        view={view}
        grouped={listbox.isGrouped}
        isSelected={selection.isSelected}
        onPick={(entry, event) => {
          list.highlight(entry, false)
          selecting.select(entry, { isRange: event.shiftKey, isToggle: event.ctrlKey || event.metaKey })
        }}
        highlightOnHover={options.highlightOnHover && !disabled}
        outerRef={contentRef}
        attributes={{
          tabIndex: filter || disabled ? -1 : 0,
          ...attributes,
          className: classes.content,
          'data-slot': 'content',
          'aria-multiselectable': multiple || undefined,
          'aria-orientation': orientation === 'horizontal' ? orientation : undefined,
          'aria-busy': loading || undefined,
          'aria-disabled': disabled || undefined,
          'aria-required': required || undefined,
          hidden: rows.length === 0,
          onFocus(event: FocusEvent<HTMLDivElement>) {
            attributes.onFocus?.(event)
            listbox.enter()
          },
          onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
            attributes.onKeyDown?.(event)
            if (!event.defaultPrevented) handleKey(event)
          },
          // A press on an item must leave the focus in the search field.
          onMouseDown(event: MouseEvent<HTMLDivElement>) {
            attributes.onMouseDown?.(event)
            if (!filter || disabled) return
            event.preventDefault()
            search.current?.focus({ preventScroll: true })
          },
        }}
      />
      {listStatus({
        frond,
        classes,
        loading,
        loadingIcon: options.loadingIcon,
        loadingContent: renderLoading === undefined ? undefined : (fillSlot(renderLoading, { ui: classes }) ?? null),
        isEmpty: rows.length === 0,
        empty: emptyTextOf(options.empty, messages, listbox.term, control.items.length > 0, classes),
      })}
      <FormValue
        name={options.name}
        values={selection.values}
        multiple={multiple}
        required={required}
        disabled={disabled}
        form={undefined}
        autoComplete={undefined}
        className={classes.native}
        control={focusable}
        onFill={() => {}}
      />
      {autoFocus && autofocusDelay ? <DelayedFocus control={focusable} delay={autofocusDelay} /> : null}
    </>
  )
  return renderElement('div', options.render, {
    className: classes.root,
    'data-slot': 'listbox',
    'aria-disabled': disabled || undefined,
    ref: control.element,
    onFocus(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) options.onEntryFocus?.(event)
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (event.currentTarget.contains(event.relatedTarget)) return
      list.highlight(undefined)
      options.onLeave?.(event)
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.contains(document.activeElement)) list.highlight(undefined)
    },
    children,
  })
}
