'use client'

import {
  useMemo,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
} from 'react'
import { findFocus } from '../primitives/focus/focus.ts'
import { listbox as english } from '../locale/en.ts'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { inControl, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useDisabled } from '../primitives/form/fieldset.ts'
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
import { isTouch } from '../primitives/gestures/is-touch.ts'
import { useListControl } from '../primitives/list/use-list-control.ts'
import type { ListChangeEvent } from '../primitives/list/use-selection.ts'
import type { Virtualize } from '../primitives/virtual/use-list-window.ts'
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

/** An item of a Listbox. A string or a number can be an item too. */
export type ListboxItem = ListItem<Part>

export type ListboxSelectionBehavior = 'toggle' | 'replace'

/** The value of a Listbox: one key, or an array of keys with `multiple`. */
export type ListboxValue<Item, ValueKey extends string, Multiple extends boolean> = ListSelection<
  ListValue<Item, ValueKey>,
  Multiple
>

/** The value can be `null` if the user can deselect the only selected item. */
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
  /** Items to choose from: objects of any type, strings or numbers. Nested arrays are groups, with a separator between them. */
  items?: ListItems<Item>
  /** Color of the focused or highlighted frame. @default 'primary' */
  color?: Color
  /** Size of the items. @default 'md' */
  size?: ThemeOption<typeof listboxTheme, 'size'>
  /** Allows several selected items. @default false */
  multiple?: Multiple
  /** Key of the selected item. With `multiple`, an array of keys. */
  value?: ListboxValue<Item, ValueKey, Multiple> | null
  /** Initial value if `value` is not set. */
  defaultValue?: ListboxValue<Item, ValueKey, Multiple> | null
  /** Called with the new value and the chosen item. */
  onValueChange?: (value: ListboxValue<Item, ValueKey, Multiple> | Unselected<Multiple, Behavior>, item: Item) => void
  /** Called after `onValueChange` with an event for form libraries. Its target has `name` and `value`. */
  onChange?: (event: ListChangeEvent) => void
  /** With `toggle`, a click selects or deselects an item. With `replace`, a click selects only that item, and the arrow keys select while they move. A touch always toggles. @default 'toggle' */
  selectionBehavior?: Behavior
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Field with the label of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the description of an item. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Shows a search field above the items. Pass props to customize it. @default false */
  filter?: boolean | InputProps
  /** Fields of an item that the search looks at. @default [labelKey] */
  filterFields?: FieldName<Item>[]
  /** Shows all items, whatever the search term is. Use it if a server searches. @default false */
  ignoreFilter?: boolean
  /** Search term. */
  searchTerm?: string
  /** Initial search term. @default '' */
  defaultSearchTerm?: string
  /** Called when the search term changes. */
  onSearchTermChange?: (searchTerm: string) => void
  /** Shows that items are loading. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Icon of the selected items. @default the icon of the role `check` */
  selectedIcon?: IconValue
  /** Direction in which the items follow each other. @default 'vertical' */
  orientation?: ThemeOption<typeof listboxTheme, 'orientation'>
  /** Renders only the visible rows. With `auto`, it does so above 100 rows. Pass an object to adjust it. @default 'auto' */
  virtualize?: Virtualize
  /** Highlights the item under the pointer. @default true */
  highlightOnHover?: boolean
  /** Shows the border in the color, as if the list had the focus. @default false */
  highlight?: boolean
  /** Disables the list. Its value is not submitted with the form. @default false */
  disabled?: boolean
  /** Name of the value in the form. */
  name?: string
  /** Id of the form that the value belongs to. @default the form around the control */
  form?: string
  /** Requires a value before the form is submitted. @default false */
  required?: boolean
  /** Focuses the list when it mounts. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Called with the highlighted item when the keyboard or the pointer changes it. */
  onHighlight?: (item: Item | undefined) => void
  /** Called when the focus enters the list. */
  onEntryFocus?: (event: FocusEvent) => void
  /** Called when the focus leaves the list. */
  onLeave?: (event: FocusEvent) => void
  /** Called when the user scrolls close to the end of the list. It is called once for each `items` array, and not while `loading`. */
  onLoadMore?: () => void
  /** Content while items are loading. Replaces the loading icon. */
  renderLoading?: Slot<{ ui: Classes<Part> }>
  /** Content of the list if it has no items or none match the search. @default a message in the language of the application */
  empty?: Slot<{ searchTerm: string; ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
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
  form: true,
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
  const Items extends ListItems<(ListboxItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Behavior extends ListboxSelectionBehavior = 'toggle',
>(ownProps: WithItems<ListboxProps<ListItemOf<Items>, ValueKey, Multiple, Behavior>, Items, ValueKey>) {
  const frond = useFrond()
  // The type parameters check the caller's code only. The list treats all items alike, so it drops them here.
  const props = resolveControl(frond, listboxTheme, defaults, ownProps as unknown as AnyProps, { bind: false })
  const [options, attributes] = splitProps(props, listboxOptions)
  useUnboundLabel(frond)
  const control = useListControl<unknown, HTMLDivElement>('Listbox', frond, options)
  const disabled = useDisabled(control.element, options.disabled)
  const listbox = useListbox(control, { ...options, disabled })
  const { list, rows, selecting, search, content, focusable, handleKey } = listbox
  const { multiple, selection } = control
  const { color, size, filter, orientation, loading, highlight, required } = options
  const { autoFocus, autofocusDelay, renderLoading, className, ui, ref } = options
  const contentRef = useMemo(() => joinRefs(content, ref), [content, ref])

  const classes = resolveClasses(frond, listboxTheme, { color, size, highlight, orientation, disabled }, ui, className)
  const view = useRowView(list.id, frond, options, classes, options.descriptionKey)
  const messages = messagesOf(frond, 'listbox', english)

  let listView: ReactElement = (
    <ListView
      list={list}
      view={view}
      grouped={listbox.isGrouped}
      isSelected={selection.isSelected}
      onPick={(entry, event) => {
        list.highlight(entry, false)
        const isToggle = event.ctrlKey || event.metaKey || isTouch(event)
        selecting.select(entry, { isRange: event.shiftKey, isToggle })
      }}
      highlightOnHover={options.highlightOnHover && !disabled}
      ref={contentRef}
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
  )
  if (process.env.NODE_ENV !== 'production') listView = withNameCheck('Listbox', listView)

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
      {listView}
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
        form={options.form}
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
      if (!event.currentTarget.contains(findFocus(event.currentTarget))) list.highlight(undefined)
    },
    children,
  })
}
