'use client'

import {
  useEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react'
import { check as checkRole } from '../icons/check.ts'
import { loading as loadingRole } from '../icons/loading.ts'
import type { ClassValue } from '../system/component-override.ts'
import { inControl, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, roleIcon, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import type { FieldName } from '../primitives/items/item-key.ts'
import { chooseItem } from '../primitives/list/choose-item.ts'
import { DelayedFocus } from '../primitives/list/extras.tsx'
import { filterList } from '../primitives/list/filter-list.ts'
import { FormValue } from '../primitives/form/form-value.tsx'
import { isComposing } from '../primitives/text/ime.ts'
import {
  isStructure,
  listOf,
  type Entry,
  type ListItem,
  type ListItemOf,
  type ListItems,
  type ListKey,
  type ListSelection,
  type ListValue,
  type WithItems,
} from '../primitives/items/list-items.ts'
import { noItems } from './list/list-props.ts'
import { ListView, type ItemSlots, type RowView } from './list/list-view.tsx'
import { itemHeights } from './list/popup-list.tsx'
import { isLetter, isTyping } from '../primitives/text/typeahead.ts'
import { useList } from '../primitives/list/use-list.ts'
import { useSelection, type ListChangeEvent } from '../primitives/list/use-selection.ts'
import { useStable } from '../primitives/list/use-stable.ts'
import type { Virtualize } from '../primitives/virtual/use-window.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { useControlled } from '../system/use-controlled.ts'
import { listbox as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { listboxTheme } from '../theme/listbox.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'
import type { InputProps } from './Input.tsx'
import { SearchField } from './list/search-field.tsx'

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

/** A list to choose from that is always in sight. */
export function Listbox<
  Items extends ListItems<(ListboxItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Behavior extends ListboxSelectionBehavior = 'toggle',
>(ownProps: WithItems<ListboxProps<ListItemOf<Items>, ValueKey, Multiple, Behavior>, Items>) {
  type Item = ListItemOf<Items>
  // Its type has done its work in the caller's file.
  const items: ListItems<Item> = (ownProps.items as ListItems<Item> | undefined) ?? noItems
  const frond = useFrond()
  const {
    items: _items,
    color,
    size,
    multiple: isMultiple,
    value,
    defaultValue,
    onValueChange,
    onChange,
    selectionBehavior,
    valueKey,
    labelKey,
    descriptionKey,
    filter,
    filterFields,
    ignoreFilter,
    searchTerm,
    defaultSearchTerm,
    onSearchTermChange,
    loading,
    loadingIcon,
    selectedIcon,
    orientation,
    virtualize,
    highlightOnHover,
    highlight,
    disabled,
    name,
    required,
    autoFocus,
    autofocusDelay,
    onHighlight,
    onEntryFocus,
    onLeave,
    onLoadMore,
    item,
    itemLeading,
    itemLabel,
    itemDescription,
    itemTrailing,
    renderLoading,
    empty,
    className,
    ui,
    render,
    ref,
    onFocus,
    onBlur,
    onKeyDown,
    ...attributes
  } = resolveControl(frond, listboxTheme, defaults, ownProps, { bind: false })
  useUnboundLabel(frond)
  const multiple: boolean = isMultiple ?? false
  const replaces = selectionBehavior === 'replace'
  const isHorizontal = orientation === 'horizontal'
  const fields = { valueKey, labelKey, descriptionKey }
  const [term, setOwnTerm] = useControlled(searchTerm, defaultSearchTerm)
  const root = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const contentRef = useMemo(() => joinRefs(content, ref), [ref])

  const all = listOf('Listbox', items, fields)
  const shownTerm = filter && !ignoreFilter ? term : ''
  const rows = useMemo(
    () => filterList(all, shownTerm, filterFields ?? [labelKey], labelKey),
    // Its fields by value: callers write them in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [all, shownTerm, filterFields?.join('|'), labelKey],
  )
  const list = useList<Item>({
    rows,
    initial: undefined,
    term,
    virtualize: isHorizontal ? false : virtualize,
    itemHeight: itemHeights[size] ?? 32,
    descriptionKey,
    onHighlight,
    onLoadMore,
    loading,
    viewport: content,
    control: filter ? search : content,
  })
  const { active } = list
  const selection = useSelection<Item>({
    componentName: 'Listbox',
    frond,
    items,
    fields,
    value,
    defaultValue,
    multiple,
    name,
    isPartial: Boolean(loading || onLoadMore || ignoreFilter),
    onValueChange,
    onChange,
    control: root,
  })
  const { values } = selection
  /** Where a range begins: the item that was chosen last. */
  const anchor = useRef<Entry<Item> | undefined>(undefined)

  function select(entry: Entry<Item>, keys: { shiftKey?: boolean; isToggle?: boolean } = {}): void {
    if (disabled || !chooseItem(entry)) return
    if (multiple && keys.shiftKey && anchor.current) return selectRange(anchor.current, entry)
    anchor.current = entry
    const isSelected = selection.isSelected(entry)
    if (multiple && (!replaces || keys.isToggle)) {
      if (!(required && isSelected && values.length === 1)) selection.pick(entry)
    } else if (multiple) selection.change([entry.value], entry.item)
    else if (!isSelected) selection.pick(entry)
    else if (!replaces && !required) selection.change([], entry.item)
  }

  function selectRange(from: Entry<Item>, to: Entry<Item>): void {
    const [first, last] = [rows.indexOf(from), rows.indexOf(to)].toSorted((a, b) => a - b) as [number, number]
    const range = rows.slice(Math.max(0, first), last + 1).filter((row) => !isStructure(row) && !row.disabled)
    const keys = new Set(range.map((row) => row.key))
    const kept = replaces ? [] : values.filter((each) => !keys.has(String(each)))
    selection.change([...kept, ...range.map((row) => row.value)], to.item)
  }

  function selectAll(): void {
    const open = rows.filter((row) => !isStructure(row) && !row.disabled)
    const isAll = open.every((row) => selection.isSelected(row))
    const keys = new Set(open.map((row) => row.key))
    const others = values.filter((each) => !keys.has(String(each)))
    const next = isAll && !required ? others : [...others, ...open.map((row) => row.value)]
    if (open.length > 0) selection.change(next, (active ?? open[0]!).item)
  }

  /** Moves by a key, and selects on the way where that is asked for. Returns whether it was such a key. */
  function moveByKey(event: KeyboardEvent): boolean {
    const before = active
    const isRtl = isHorizontal && getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isHorizontal ? (isRtl ? 'ArrowLeft' : 'ArrowRight') : 'ArrowDown'
    const back = isHorizontal ? (isRtl ? 'ArrowRight' : 'ArrowLeft') : 'ArrowUp'
    let target: Entry<Item> | undefined
    if (event.key === forward) target = list.move(1)
    else if (event.key === back) target = list.move(-1)
    else if (event.key === 'PageDown') target = list.move(10)
    else if (event.key === 'PageUp') target = list.move(-10)
    else if (event.key === 'Home' && !filter) target = list.moveToEnd('first')
    else if (event.key === 'End' && !filter) target = list.moveToEnd('last')
    else return false
    event.preventDefault()
    if (!target || target === before) return true

    const isEnd = event.key === 'Home' || event.key === 'End'
    if (multiple && event.shiftKey && (!isEnd || event.ctrlKey)) {
      if (isEnd && before) selectRange(before, target)
      else if (replaces) select(target, { shiftKey: true })
      else select(target)
    } else if (replaces && !event.ctrlKey) select(target)
    return true
  }

  function onListKey(event: KeyboardEvent): void {
    if (disabled || event.altKey || isComposing(event)) return
    const isSpace = event.key === ' ' && !filter && !isTyping(content.current)
    if (event.key === 'Enter' || isSpace) {
      // Without a highlight, Enter may still send the form around.
      if (!active) return
      event.preventDefault()
      select(active, { shiftKey: event.shiftKey && isSpace, isToggle: event.ctrlKey || isSpace })
    } else if (moveByKey(event)) return
    else if (multiple && !filter && event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      selectAll()
    } else if (!filter && isLetter(event)) {
      event.preventDefault()
      const found = list.type(event.key)
      if (found && replaces) select(found)
    }
  }

  /** The focus comes to the selected item, else to the first. */
  function enter(): void {
    if (active || disabled) return
    list.highlight(
      rows.find((row) => selection.isSelected(row) && !row.disabled) ??
        rows.find((row) => !isStructure(row) && !row.disabled),
    )
  }

  const classes = resolveClasses(frond, listboxTheme, { color, size, highlight, orientation, disabled }, ui, className)
  const slots = useStable({ item, itemLeading, itemLabel, itemDescription, itemTrailing })
  const stableClasses = useStable(classes)
  const mark = selectedIcon ?? roleIcon(frond, 'check', checkRole)
  const view = useMemo<RowView>(
    () => ({
      id: list.id,
      classes: stableClasses,
      slots: slots as unknown as RowView['slots'],
      descriptionKey,
      selectedIcon: mark,
    }),
    [list.id, stableClasses, slots, descriptionKey, mark],
  )
  const messages = messagesOf(frond, 'listbox', english)
  const listId = attributes.id ?? list.id
  const focusable = filter ? search : content

  useEffect(() => {
    const first = rows.findIndex((row) => selection.isSelected(row))
    if (first > 0) list.window.scrollTo(first)
    if (autoFocus && !autofocusDelay) focusable.current?.focus()
    // Once, when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

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
            controls={listId}
            term={term}
            onTermChange={(next) => {
              setOwnTerm(next)
              onSearchTermChange?.(next)
            }}
            onKey={onListKey}
            input={search}
          />,
        )}
      <ListView
        list={list}
        view={view}
        grouped={all.sections > 1}
        isSelected={selection.isSelected}
        onPick={(entry, event: MouseEvent) => {
          list.highlight(entry, false)
          select(entry, { shiftKey: event.shiftKey, isToggle: event.ctrlKey || event.metaKey })
        }}
        highlightOnHover={highlightOnHover && !disabled}
        outerRef={contentRef}
        attributes={{
          tabIndex: filter || disabled ? -1 : 0,
          ...attributes,
          className: classes.content,
          'data-slot': 'content',
          'aria-multiselectable': multiple || undefined,
          'aria-orientation': isHorizontal ? 'horizontal' : undefined,
          'aria-busy': loading || undefined,
          'aria-disabled': disabled || undefined,
          'aria-required': required || undefined,
          hidden: rows.length === 0,
          onFocus(event: FocusEvent<HTMLDivElement>) {
            onFocus?.(event)
            enter()
          },
          onBlur,
          onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
            onKeyDown?.(event)
            if (!event.defaultPrevented) onListKey(event)
          },
          // The search field keeps the focus while one presses items.
          onMouseDown(event: MouseEvent<HTMLDivElement>) {
            attributes.onMouseDown?.(event)
            if (!filter || disabled) return
            event.preventDefault()
            search.current?.focus({ preventScroll: true })
          },
        }}
      />
      {loading ? (
        <div className={classes.loading} data-slot="loading">
          {renderLoading === undefined ? (
            <IconView
              name={loadingIcon ?? roleIcon(frond, 'loading', loadingRole)}
              className={classes.loadingIcon}
              data-slot="loadingIcon"
            />
          ) : (
            fillSlot(renderLoading, { ui: classes })
          )}
        </div>
      ) : (
        rows.length === 0 && (
          <div role="status" className={classes.empty} data-slot="empty">
            {empty === undefined
              ? term.trim() === '' || items.length === 0
                ? messages.noData
                : messages.noMatch
              : fillSlot(empty, { searchTerm: term, ui: classes })}
          </div>
        )
      )}
      <FormValue
        name={name}
        values={values}
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
  return renderElement('div', render, {
    className: classes.root,
    'data-slot': 'listbox',
    'aria-disabled': disabled || undefined,
    ref: root,
    onFocus(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) onEntryFocus?.(event)
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (event.currentTarget.contains(event.relatedTarget)) return
      list.highlight(undefined)
      onLeave?.(event)
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.contains(document.activeElement)) list.highlight(undefined)
    },
    children,
  })
}
