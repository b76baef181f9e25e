'use client'

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { arrowLeft as arrowLeftRole } from '../icons/arrowLeft.ts'
import { check as checkRole } from '../icons/check.ts'
import { chevronRight as chevronRightRole } from '../icons/chevronRight.ts'
import { close as closeRole } from '../icons/close.ts'
import { loading as loadingRole } from '../icons/loading.ts'
import { search as searchRole } from '../icons/search.ts'
import type { ClassValue } from '../internal/component-override.ts'
import { inControl } from '../internal/field.ts'
import { fillText } from '../internal/fill-text.ts'
import { useFrond } from '../internal/frond-context.ts'
import { fillSlot, roleIcon, type Slot } from '../internal/icon-slots.ts'
import { IconView } from '../internal/icon-view.tsx'
import type { FieldName } from '../internal/item-key.ts'
import { chooseItem } from '../internal/list/choose-item.ts'
import { isComposing } from '../internal/list/ime.ts'
import type { Entry, ListKey, ListSelection, ListValue } from '../internal/list/list-items.ts'
import { ListView } from '../internal/list/list-view.tsx'
import { useList } from '../internal/list/use-list.ts'
import { useStable } from '../internal/list/use-stable.ts'
import type { Virtualize } from '../internal/list/use-window.ts'
import { toHref, type LinkOptions } from '../internal/link-props.ts'
import { messagesOf } from '../internal/messages.ts'
import { isMacOS } from '../internal/platform.ts'
import { renderElement, type RenderProp } from '../internal/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../internal/resolve-classes.ts'
import { resolveProps } from '../internal/resolve-props.ts'
import type { AvatarOptions } from '../internal/use-avatar.tsx'
import { useControlled } from '../internal/use-controlled.ts'
import { commandPalette as english } from '../locale/en.ts'
import { commandPaletteTheme } from '../theme/command-palette.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { ChipProps } from './Chip.tsx'
import { filterGroups, groupsOf } from './command-palette/palette-groups.ts'
import { PaletteRow, type PaletteView } from './command-palette/palette-row.tsx'
import { toQuery } from './command-palette/rank-text.ts'
import type { IconValue } from './Icon.tsx'
import type { InputProps } from './Input.tsx'
import type { KbdProps } from './Kbd.tsx'
import { SearchField } from './list/search-field.tsx'

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
type AnyGroup = CommandPaletteGroup<CommandPaletteItem & object>

/** How many items are shown while something is searched for. */
export interface CommandPaletteLimit {
  /** In each group; groups that ignore the filter show all. @default 12 */
  group?: number
  /** In all groups together, searched for or not. @default Infinity */
  total?: number
}

/** The type of the items in some groups. */
type CommandPaletteItemOf<Groups> = Groups extends readonly { items?: readonly (infer Item extends object)[] }[]
  ? Item
  : never

/** What a CommandPalette selects: one key, or with `multiple` a list of keys. */
export type CommandPaletteValue<Item, ValueKey extends string, Multiple extends boolean> = ListSelection<
  ListValue<Item, ValueKey>,
  Multiple
>

/** Where one item can be taken away again, the value may also be none. */
type Unselected<Multiple, Behavior> = Multiple extends true ? never : Behavior extends 'replace' ? never : null

export interface CommandPaletteProps<
  Item extends object = CommandPaletteItem,
  ValueKey extends string = 'value',
  Multiple extends boolean = false,
  Behavior extends 'toggle' | 'replace' = 'toggle',
> extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'defaultValue'> {
  /** Names the search field and the list. @default the `placeholder` */
  'aria-label'?: string
  /** What can be chosen, in groups. */
  groups?: readonly CommandPaletteGroup<Item>[]
  /** Height of the items and of the search field, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof commandPaletteTheme, 'size'>
  /** Icon before the search field, or `false` for none. @default the icon of the role `search` */
  icon?: IconValue | false
  /** Icon at the end of the search field. */
  trailingIcon?: IconValue
  /** Icon of the selected items. @default the icon of the role `check` */
  selectedIcon?: IconValue
  /** Icon of items that have `children`. @default the icon of the role `chevronRight` */
  childrenIcon?: IconValue
  /** Text of the empty search field. @default a message in the language of the application */
  placeholder?: string
  /** Focuses the search field when it appears. @default true */
  autoFocus?: boolean
  /** Shows a close button, which calls `onOpenChange`; an object gives its props. @default false */
  close?: boolean | ButtonProps
  /** Icon of the close button. @default the icon of the role `close` */
  closeIcon?: IconValue
  /** The button that leads back from `children`: `false` for none, or its props. @default true */
  back?: boolean | ButtonProps
  /** Icon of the back button. @default the icon of the role `arrowLeft` */
  backIcon?: IconValue
  /** The search field: `false` for none, or its props. @default true */
  input?: boolean | InputProps
  /** How many items a search shows: in each group, or an object for each group and in all. @default 12 */
  limit?: number | CommandPaletteLimit
  /** Fields of an item that are searched, the weightiest first. @default [labelKey, 'suffix', descriptionKey] */
  filterFields?: FieldName<Item>[]
  /** Keeps the groups in their order, whatever is found in them. Without it the group with the best match comes first. @default false */
  preserveGroupOrder?: boolean
  /** Milliseconds to wait for more letters before searching. @default 0 */
  searchDelay?: number
  /** What is searched for. */
  searchTerm?: string
  /** What is searched for at first. @default '' */
  defaultSearchTerm?: string
  /** Called when another text is searched for. */
  onSearchTermChange?: (searchTerm: string) => void
  /** Lets several items be selected. @default false */
  multiple?: Multiple
  /** The key of the selected item. With `multiple` a list of keys. Without a value, items are run and none stays selected. */
  value?: CommandPaletteValue<Item, ValueKey, Multiple> | null
  /** The key that is selected at first. */
  defaultValue?: CommandPaletteValue<Item, ValueKey, Multiple> | null
  /** Called when an item is chosen, with what is selected now and the item. */
  onValueChange?: (
    value: CommandPaletteValue<Item, ValueKey, Multiple> | Unselected<Multiple, Behavior>,
    item: Item,
  ) => void
  /** With `toggle` choosing the selected item again takes it away, with `replace` it stays. @default 'toggle' */
  selectionBehavior?: Behavior
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the second line of an item. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Draws only the rows in sight: always, never, or with `auto` above 100 of them, and above 24 of a search. An object tunes it. @default 'auto' */
  virtualize?: Virtualize
  /** Highlights the item under the pointer. @default true */
  highlightOnHover?: boolean
  /** Says that items are on their way. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Keeps items from being searched and chosen. @default false */
  disabled?: boolean
  /** Called with the item that is highlighted, by the keyboard or the pointer. */
  onHighlight?: (item: Item | undefined) => void
  /** Called when the focus enters the palette. */
  onEntryFocus?: (event: FocusEvent) => void
  /** Called when the focus leaves the palette. */
  onLeave?: (event: FocusEvent) => void
  /** Called with `false` when the close button is pressed. */
  onOpenChange?: (open: boolean) => void
  /** Replaces what is inside an item. */
  item?: Slot<CommandPaletteSlotArgs<Item>>
  /** Replaces the icon, picture or chip before the text. */
  itemLeading?: Slot<CommandPaletteSlotArgs<Item>>
  /** Replaces prefix, label and suffix. */
  itemLabel?: Slot<CommandPaletteSlotArgs<Item>>
  /** Replaces the second line. */
  itemDescription?: Slot<CommandPaletteSlotArgs<Item>>
  /** Replaces the keys or the arrow at the end of an item. */
  itemTrailing?: Slot<CommandPaletteSlotArgs<Item>>
  /** Shown where there are no items, or none that match. @default a message in the language of the application */
  empty?: Slot<{ searchTerm: string; ui: Classes<Part> }>
  /** Stands below the items. */
  footer?: Slot<{ ui: Classes<Part> }>
  /** Replaces the back button. */
  renderBack?: Slot<{ ui: Classes<Part>; back: () => void }>
  /** Replaces the close button. */
  renderClose?: Slot<{ ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  size: 'md',
  autoFocus: true,
  close: false,
  back: true,
  input: true,
  limit: 12,
  preserveGroupOrder: false,
  searchDelay: 0,
  defaultSearchTerm: '',
  selectionBehavior: 'toggle',
  valueKey: 'value',
  labelKey: 'label',
  descriptionKey: 'description',
  virtualize: 'auto',
  highlightOnHover: true,
} as const

/** Heights of an item by size, before one is measured. */
const itemHeights: Readonly<Record<string, number>> = { xs: 24, sm: 28, md: 32, lg: 36, xl: 40 }

/** The rows of a search are others with each letter, so more than these are not worth drawing out of sight. */
const SEARCH_ROWS = 24
const searchWindow = { overscan: 2 } as const

const noGroups: readonly never[] = []

/** An item whose children are shown: where it was, so that it is found again when the items become others. */
interface Level {
  readonly item: CommandPaletteItem
  readonly groupId: string
  readonly key: string
  /** The row to come back to. */
  readonly index: number
}

type AnyProps = CommandPaletteProps<CommandPaletteItem, string, boolean>

/** Props of a palette, typed by the groups that are passed. */
type WithGroups<Props, Groups> = Omit<Props, 'groups'> & { groups?: Groups }

/** A search field over commands, links and other things to choose, in groups. */
export function CommandPalette<
  Groups extends readonly AnyGroup[],
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Behavior extends 'toggle' | 'replace' = 'toggle',
>(ownProps: WithGroups<CommandPaletteProps<CommandPaletteItemOf<Groups>, ValueKey, Multiple, Behavior>, Groups>) {
  const frond = useFrond()
  const {
    groups: ownGroups = noGroups,
    size,
    icon,
    trailingIcon,
    selectedIcon,
    childrenIcon,
    placeholder,
    autoFocus,
    close,
    closeIcon,
    back,
    backIcon,
    input,
    limit,
    filterFields,
    preserveGroupOrder,
    searchDelay,
    searchTerm,
    defaultSearchTerm,
    onSearchTermChange,
    multiple = false,
    value,
    defaultValue,
    onValueChange,
    selectionBehavior,
    valueKey,
    labelKey,
    descriptionKey,
    virtualize,
    highlightOnHover,
    loading,
    loadingIcon,
    disabled,
    onHighlight,
    onEntryFocus,
    onLeave,
    onOpenChange,
    item,
    itemLeading,
    itemLabel,
    itemDescription,
    itemTrailing,
    empty,
    footer,
    renderBack,
    renderClose,
    className,
    ui,
    render,
    onFocus,
    onBlur,
    'aria-label': name,
    ...attributes
    // The types of the caller's items have done their work in the caller's file.
  } = resolveProps(frond, commandPaletteTheme, defaults, ownProps as unknown as AnyProps)
  const messages = messagesOf(frond, 'commandPalette', english)
  const search = useRef<HTMLInputElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const control = input ? search : viewport

  const [term, setOwnTerm] = useControlled(searchTerm, defaultSearchTerm)
  const searched = useDelayed(term, searchDelay)
  function changeTerm(next: string): void {
    setOwnTerm(next)
    onSearchTermChange?.(next)
  }

  const fields = useStable({ valueKey, labelKey, descriptionKey })
  const [levels, setLevels] = useState<readonly Level[]>([])
  const top = useMemo(() => groupsOf(ownGroups, fields), [ownGroups, fields])
  const groups = useMemo(() => {
    let shown = top
    levels.forEach(({ item: opened, groupId, key }, depth) => {
      const entries = shown.find(({ group }) => group.id === groupId)?.entries
      const { label, children } = entries?.find((entry) => entry.key === key)?.item ?? opened
      shown = groupsOf([{ id: `level-${depth + 1}`, label, items: children }], fields)
    })
    return shown
  }, [top, levels, fields])

  const { group: perGroup = 12, total = Infinity } = typeof limit === 'number' ? { group: limit } : limit
  const searchedFields = filterFields ?? [labelKey, 'suffix', descriptionKey]
  const rows = useMemo(
    () =>
      filterGroups(groups, {
        term: searched,
        fields,
        filterFields: searchedFields,
        perGroup,
        total,
        preserveGroupOrder,
      }),
    // Its fields by value: callers write them in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [groups, searched, fields, searchedFields.join('|'), perGroup, total, preserveGroupOrder],
  )

  const query = useMemo(() => toQuery(searched), [searched])
  const list = useList<CommandPaletteItem>({
    rows,
    initial: 'first',
    term: `${levels.length} ${searched}`,
    highlightsMatch: 'always',
    loop: true,
    virtualize: virtualize === 'auto' && query && rows.length > SEARCH_ROWS ? searchWindow : virtualize,
    itemHeight: itemHeights[size] ?? 32,
    descriptionKey,
    onHighlight,
    viewport,
    control,
  })
  const { active } = list

  const [values, setOwnValues] = useControlled(
    value === undefined ? undefined : toList(value),
    toList(defaultValue ?? null),
  )
  const selects = multiple || value !== undefined || defaultValue !== undefined
  const selected = useMemo(() => new Set(values.map(String)), [values])

  function select(entry: Entry<CommandPaletteItem>): void {
    const isSelected = selected.has(entry.key)
    let next: readonly ListKey[] = [entry.value]
    if (multiple && isSelected) next = values.filter((each) => String(each) !== entry.key)
    else if (multiple) next = [...values, entry.value]
    else if (selects && isSelected && selectionBehavior === 'toggle') next = []
    if (selects) setOwnValues(next)
    onValueChange?.((multiple ? next : (next[0] ?? null)) as never, entry.item)
  }

  /** What happens to an item that its own `onSelect` did not keep from being chosen. */
  function choose(entry: Entry<CommandPaletteItem>): void {
    if (!entry.item.children) return select(entry)
    const { group } = groups.find(({ number }) => number === entry.section)!
    setLevels([...levels, { item: entry.item, groupId: group.id, key: entry.key, index: entry.index }])
    changeTerm('')
  }

  useEffect(() => {
    // Not earlier: a dialog around it has to see first where the focus was, for which it renders once more.
    if (autoFocus) queueMicrotask(() => search.current?.focus({ preventScroll: true }))
    // Once, when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const wentBack = useRef<number | undefined>(undefined)
  function goBack(): void {
    wentBack.current = levels.at(-1)?.index
    setLevels(levels.slice(0, -1))
    changeTerm('')
    search.current?.focus()
  }
  useLayoutEffect(() => {
    // One comes back to the item one left from.
    const left = rows.find((row) => row.index === wentBack.current)
    wentBack.current = undefined
    if (left) list.highlight(left)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [levels])

  function onKey(event: KeyboardEvent): void {
    if (disabled || isComposing(event)) return
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault()
      if (active) pressRow(active, event)
    } else if (isPlain && !event.shiftKey && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault()
      list.moveToEnd(event.key === 'Home' ? 'first' : 'last')
    } else if (event.ctrlKey && (event.key === 'n' || event.key === 'p') && isMacOS()) {
      // Wherever text is edited on macOS, these are the arrows.
      event.preventDefault()
      list.move(event.key === 'n' ? 1 : -1)
    } else if (isPlain && event.key === 'Backspace' && term === '' && levels.length > 0 && !event.repeat) {
      event.preventDefault()
      goBack()
    } else list.moveByKey(event)
  }

  /** Enter is a press on the row: a link is then followed as the router and the held keys say. */
  function pressRow(entry: Entry<CommandPaletteItem>, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
    const find = () => document.getElementById(`${list.id}-${entry.index}`)
    // One may have scrolled away from it.
    if (!find()) flushSync(() => list.highlight(entry))
    find()?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }),
    )
  }

  const rowOf = (event: MouseEvent) => {
    const id = (event.target as Element).closest('[role="option"]')?.id
    return rows.find((row) => `${list.id}-${row.index}` === id)
  }
  /** The press that an item did not want. */
  const refused = useRef<Event | undefined>(undefined)
  /** Before the link of a row hears of a press, its item is asked. */
  function askItem(event: MouseEvent): void {
    const entry = rowOf(event)
    if (!entry || leavesPalette(entry, event)) return
    if (!disabled && !entry.disabled && chooseItem(entry)) return
    refused.current = event.nativeEvent
    event.preventDefault()
  }

  const classes = resolveClasses(frond, commandPaletteTheme, { size }, ui, className)
  const busyClasses = resolveClasses(frond, commandPaletteTheme, { size, loading: true }, ui)
  const slots = useStable({ item, itemLeading, itemLabel, itemDescription, itemTrailing })
  const view = useStable<PaletteView>({
    id: list.id,
    frond,
    classes: useStable(classes),
    busyClasses: useStable(busyClasses),
    slots: slots as PaletteView['slots'],
    query,
    descriptionKey,
    selects,
    selectedIcon: selectedIcon ?? roleIcon(frond, 'check', checkRole),
    childrenIcon: childrenIcon ?? roleIcon(frond, 'chevronRight', chevronRightRole),
    loadingIcon: loadingIcon ?? roleIcon(frond, 'loading', loadingRole),
    groupOf: useMemo(() => {
      const byNumber = new Map(groups.map(({ number, group }) => [number, group]))
      return (entry) => byNumber.get(entry.section)
    }, [groups]),
  })

  const count = rows.length - rows.filter((row) => row.type === 'label').length
  const isInside = levels.length > 0
  const children = (
    <>
      {input &&
        inControl(
          frond,
          <SearchField
            own={{
              icon: icon === false ? undefined : (icon ?? roleIcon(frond, 'search', searchRole)),
              loading,
              loadingIcon,
              ...(isInside && (back || renderBack !== undefined)
                ? { renderLeading: backButton(), trailing: true, icon: trailingIcon }
                : { trailingIcon }),
              ...closeButton(),
              ...(name !== undefined && { 'aria-label': name }),
              ...(input === true ? undefined : input),
            }}
            size={size}
            placeholder={
              (isInside ? levels.at(-1)!.item.placeholder : undefined) ?? placeholder ?? messages.placeholder
            }
            className={classes.input}
            disabled={disabled}
            controls={list.id}
            term={term}
            onTermChange={changeTerm}
            onKey={onKey}
            input={search}
          />,
        )}
      <div className={classes.content} data-slot="content">
        <ListView<CommandPaletteItem, PaletteView>
          list={list}
          view={view}
          row={PaletteRow}
          grouped
          isSelected={(entry) => selected.has(entry.key)}
          onPick={(entry, event) => {
            if (refused.current === event.nativeEvent || leavesPalette(entry, event)) return
            list.highlight(entry, false)
            choose(entry)
          }}
          highlightOnHover={highlightOnHover && !disabled}
          outerRef={viewport}
          attributes={{
            className: classes.viewport,
            'data-slot': 'viewport',
            tabIndex: input ? -1 : disabled ? undefined : 0,
            hidden: rows.length === 0,
            'aria-label': name ?? placeholder ?? messages.placeholder,
            'aria-multiselectable': multiple || undefined,
            'aria-busy': loading || undefined,
            'aria-disabled': disabled || undefined,
            onClickCapture: askItem,
            onKeyDown: input ? undefined : onKey,
            // The search field keeps the focus while one presses items.
            onMouseDown: input ? (event: MouseEvent) => event.preventDefault() : undefined,
          }}
        />
        <div role="status">
          {count > 0 ? (
            query && (
              <span className={classes.count} data-slot="count">
                {fillText(messages.count, { count })}
              </span>
            )
          ) : loading ? null : (
            <div className={classes.empty} data-slot="empty">
              {empty === undefined
                ? query
                  ? messages.noMatch
                  : messages.noData
                : fillSlot(empty, { searchTerm: searched, ui: classes })}
            </div>
          )}
        </div>
      </div>
      {footer !== undefined && (
        <div className={classes.footer} data-slot="footer">
          {fillSlot(footer, { ui: classes })}
        </div>
      )}
    </>
  )

  function backButton(): ReactNode {
    if (renderBack !== undefined) return fillSlot(renderBack, { ui: classes, back: goBack })
    const own = back === true || back === false ? undefined : back
    return (
      <Button
        icon={backIcon ?? roleIcon(frond, 'arrowLeft', arrowLeftRole)}
        size={buttonSizes[size]}
        color="neutral"
        variant="ghost"
        aria-label={messages.back}
        disabled={disabled}
        data-slot="back"
        {...own}
        className={addClass(classes.back, own?.className)}
        onClick={(event) => {
          const answer = own?.onClick?.(event)
          if (!event.defaultPrevented) goBack()
          return answer
        }}
      />
    )
  }

  /** The end of the search field, where there is a close button. */
  function closeButton(): Pick<InputProps, 'renderTrailing'> | undefined {
    if (!close && renderClose === undefined) return undefined
    const own = typeof close === 'object' ? close : undefined
    const button =
      renderClose === undefined ? (
        <Button
          icon={closeIcon ?? roleIcon(frond, 'close', closeRole)}
          size={buttonSizes[size]}
          color="neutral"
          variant="ghost"
          aria-label={messages.close}
          data-slot="close"
          {...own}
          className={addClass(classes.close, own?.className)}
          onClick={(event) => {
            const answer = own?.onClick?.(event)
            if (!event.defaultPrevented) onOpenChange?.(false)
            return answer
          }}
        />
      ) : (
        fillSlot(renderClose, { ui: classes })
      )
    return {
      renderTrailing: ({ ui: field }) => (
        <>
          {trailingIcon && <IconView name={trailingIcon} className={field.trailingIcon} data-slot="trailingIcon" />}
          {button}
        </>
      ),
    }
  }

  return renderElement('div', render, {
    'data-slot': 'command-palette',
    ...attributes,
    className: classes.root,
    onFocus(event: FocusEvent<HTMLDivElement>) {
      onFocus?.(event)
      if (!event.currentTarget.contains(event.relatedTarget)) onEntryFocus?.(event)
    },
    onBlur(event: FocusEvent<HTMLDivElement>) {
      onBlur?.(event)
      if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.(event)
    },
    children,
  })
}

/** Buttons in the search field leave some room above and below. */
const buttonSizes: Readonly<Record<string, NonNullable<ButtonProps['size']>>> = {
  xs: 'xs',
  sm: 'sm',
  md: 'sm',
  lg: 'sm',
  xl: 'md',
}

function toList(value: unknown): readonly ListKey[] {
  if (value === null || value === undefined) return []
  return (Array.isArray(value) ? value : [value]) as ListKey[]
}

/** Whether a press opens a link in another tab or window, so that the palette stays as it is. */
function leavesPalette({ item }: Entry<CommandPaletteItem>, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !item.children && toHref(item) !== undefined && (ctrlKey || metaKey || shiftKey)
}

/** A text that follows another once that has been the same for a while. */
function useDelayed(text: string, delay: number): string {
  const [delayed, setDelayed] = useState(text)
  // Nothing to search for is not worth waiting.
  const isDelayed = delay > 0 && text !== ''
  useEffect(() => {
    // Without a delay there is nothing to keep, and no reason to render once more for each letter.
    if (delay <= 0) return
    if (!isDelayed) return setDelayed(text)
    const timer = setTimeout(() => setDelayed(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay, isDelayed])
  return isDelayed ? delayed : text
}
