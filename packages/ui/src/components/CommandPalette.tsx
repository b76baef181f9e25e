'use client'

import type { FocusEvent, HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import type { KnownField, FieldName } from '../primitives/items/item-key.ts'
import { ListView } from './list/list-view.tsx'
import type { Virtualize } from '../primitives/virtual/use-list-window.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import type { Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { commandPalette as english } from '../locale/en.ts'
import { commandPaletteTheme } from '../theme/command-palette.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { PaletteRow, type PaletteView } from './command-palette/palette-row.tsx'
import { PaletteSearch } from './command-palette/palette-search.tsx'
import type {
  AnyGroup,
  CommandPaletteGroup,
  CommandPaletteItem,
  CommandPaletteItemOf,
  CommandPaletteLimit,
  CommandPalettePart,
  CommandPaletteSlotArgs,
  CommandPaletteValue,
  Unselected,
} from './command-palette/palette-types.ts'
import { usePaletteView } from './command-palette/use-palette-view.ts'
import { usePalette, type Palette } from './command-palette/use-palette.ts'
import type { IconValue } from './Icon.tsx'
import type { InputProps } from './Input.tsx'

export type {
  CommandPaletteGroup,
  CommandPaletteItem,
  CommandPaletteLimit,
  CommandPalettePart,
  CommandPaletteSlotArgs,
  CommandPaletteValue,
} from './command-palette/palette-types.ts'

type Part = CommandPalettePart

export interface CommandPaletteProps<
  Item extends object = CommandPaletteItem,
  ValueKey extends string = 'value',
  Multiple extends boolean = false,
  Behavior extends 'toggle' | 'replace' = 'toggle',
> extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'children' | 'defaultValue'> {
  /** Accessible name of the search field and the list. @default the `placeholder` */
  'aria-label'?: string
  /** The items, in groups. */
  groups?: readonly CommandPaletteGroup<Item>[]
  /** Size of the items and the search field. @default 'md' */
  size?: ThemeOption<typeof commandPaletteTheme, 'size'>
  /** Icon before the search term, or `false` for none. @default the icon of the role `search` */
  icon?: IconValue | false
  /** Icon at the end of the search field. */
  trailingIcon?: IconValue
  /** Icon of selected items. @default the icon of the role `check` */
  selectedIcon?: IconValue
  /** Icon of items with `children`. @default the icon of the role `chevronRight` */
  childrenIcon?: IconValue
  /** Placeholder of the search field. @default a message in the language of the application */
  placeholder?: string
  /** Focuses the search field on mount. @default true */
  autoFocus?: boolean
  /** Shows a close button, which calls `onOpenChange`. Pass button props to customize it. @default false */
  close?: boolean | ButtonProps
  /** Icon of the close button. @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Shows a button that leads back from `children`. Pass button props to customize it. @default true */
  back?: boolean | ButtonProps
  /** Icon of the back button. @default the icon of the role `arrowLeft` */
  backIcon?: IconValue
  /** Shows the search field. Pass input props to customize it. @default true */
  input?: boolean | InputProps
  /** How many items a search shows per group. Pass an object to limit the total too. @default 12 */
  limit?: number | CommandPaletteLimit
  /** Fields of an item that are searched, the most important first. @default [labelKey, 'suffix', descriptionKey] */
  filterFields?: FieldName<Item>[]
  /** Keeps the order of the groups during a search. By default, the group with the best match comes first. @default false */
  preserveGroupOrder?: boolean
  /** Debounces the search by this time, in ms. @default 0 */
  searchDelay?: number
  /** The search term (controlled). */
  searchTerm?: string
  /** The initial search term. @default '' */
  defaultSearchTerm?: string
  /** Called when the search term changes. */
  onSearchTermChange?: (searchTerm: string) => void
  /** Allows several items to be selected. @default false */
  multiple?: Multiple
  /** The key of the selected item, or a list of keys with `multiple`. Without `value` and `defaultValue`, items are run and none is selected. */
  value?: CommandPaletteValue<Item, ValueKey, Multiple> | null
  /** The key that is selected initially. */
  defaultValue?: CommandPaletteValue<Item, ValueKey, Multiple> | null
  /** Called when an item is chosen, with the new value and the item. */
  onValueChange?: (
    value: CommandPaletteValue<Item, ValueKey, Multiple> | Unselected<Multiple, Behavior>,
    item: Item,
  ) => void
  /** Whether choosing the selected item again deselects it (`toggle`) or keeps it selected (`replace`). @default 'toggle' */
  selectionBehavior?: Behavior
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey & KnownField<Item, ValueKey>
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the description of an item. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Renders only the visible rows. `auto` does so for more than 100 rows, or more than 24 search results. Pass an object to configure it. @default 'auto' */
  virtualize?: Virtualize
  /** Highlights the item under the pointer. @default true */
  highlightOnHover?: boolean
  /** Shows that items are being loaded. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Disables the search field and all items. @default false */
  disabled?: boolean
  /** Called with the highlighted item when it changes. */
  onHighlight?: (item: Item | undefined) => void
  /** Called when focus enters the palette. */
  onEntryFocus?: (event: FocusEvent) => void
  /** Called when focus leaves the palette. */
  onLeave?: (event: FocusEvent) => void
  /** Called with `false` when the close button is pressed. */
  onOpenChange?: (open: boolean) => void
  /** Replaces the content of each item. */
  item?: Slot<CommandPaletteSlotArgs<Item>>
  /** Content before the label. Replaces the icon, picture or chip. */
  itemLeading?: Slot<CommandPaletteSlotArgs<Item>>
  /** Replaces prefix, label and suffix. */
  itemLabel?: Slot<CommandPaletteSlotArgs<Item>>
  /** Replaces the description. */
  itemDescription?: Slot<CommandPaletteSlotArgs<Item>>
  /** Content after the label. Replaces the shortcut or arrow. */
  itemTrailing?: Slot<CommandPaletteSlotArgs<Item>>
  /** Content if there are no items or no matches. @default a message in the language of the application */
  empty?: Slot<{ searchTerm: string; ui: Classes<Part> }>
  /** Content below the items. */
  footer?: Slot<{ ui: Classes<Part> }>
  /** Replaces the back button. */
  renderBack?: Slot<{ ui: Classes<Part>; back: () => void }>
  /** Replaces the close button. */
  renderClose?: Slot<{ ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the root element. */
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

type AnyProps = CommandPaletteProps<CommandPaletteItem, string, boolean>

/** Props whose `groups` have the type that the caller passes. */
type WithGroups<Props, Groups> = Omit<Props, 'groups'> & { groups?: Groups }

/** A search field with a list of grouped commands and links. */
export function CommandPalette<
  Groups extends readonly AnyGroup[],
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Behavior extends 'toggle' | 'replace' = 'toggle',
>(ownProps: WithGroups<CommandPaletteProps<CommandPaletteItemOf<Groups>, ValueKey, Multiple, Behavior>, Groups>) {
  const frond = useFrond()
  // The cast is safe: the type of the items only narrows what callers may pass and is erased here.
  const props = resolveProps(frond, commandPaletteTheme, defaults, ownProps as unknown as AnyProps)
  const palette = usePalette(props)
  const view = usePaletteView(frond, palette, props)
  const { list } = palette
  const { classes } = view
  const {
    size: _size,
    icon: _icon,
    trailingIcon: _trailingIcon,
    selectedIcon: _selectedIcon,
    childrenIcon: _childrenIcon,
    placeholder,
    close: _close,
    closeIcon: _closeIcon,
    back: _back,
    backIcon: _backIcon,
    input,
    multiple,
    descriptionKey: _descriptionKey,
    highlightOnHover,
    loading,
    loadingIcon: _loadingIcon,
    disabled,
    onEntryFocus,
    onLeave,
    onOpenChange: _onOpenChange,
    item: _item,
    itemLeading: _itemLeading,
    itemLabel: _itemLabel,
    itemDescription: _itemDescription,
    itemTrailing: _itemTrailing,
    empty,
    footer,
    renderBack: _renderBack,
    renderClose: _renderClose,
    className: _className,
    ui: _ui,
    render,
    onFocus,
    onBlur,
    'aria-label': label,
    ...attributes
  } = palette.rest
  const messages = messagesOf(frond, 'commandPalette', english)

  const children = (
    <>
      {input && <PaletteSearch palette={palette} props={props} frond={frond} classes={classes} messages={messages} />}
      <div className={classes.content} data-slot="content">
        <ListView<CommandPaletteItem, PaletteView>
          list={list}
          view={view}
          row={PaletteRow}
          grouped
          isSelected={palette.selection.isSelected}
          onPick={palette.pick}
          highlightOnHover={highlightOnHover && !disabled}
          ref={palette.viewport}
          attributes={{
            className: classes.viewport,
            'data-slot': 'viewport',
            tabIndex: input ? -1 : disabled ? undefined : 0,
            hidden: list.rows.length === 0,
            'aria-label': label ?? placeholder ?? messages.placeholder,
            'aria-multiselectable': multiple || undefined,
            'aria-busy': loading || undefined,
            'aria-disabled': disabled || undefined,
            onClickCapture: palette.confirmChoice,
            onKeyDown: input ? undefined : palette.handleKey,
            // Pressing an item must not move focus out of the search field.
            onMouseDown: input ? (event: MouseEvent) => event.preventDefault() : undefined,
          }}
        />
        <div role="status">{paletteStatus(palette, { empty, loading }, classes, messages)}</div>
      </div>
      {footer !== undefined && (
        <div className={classes.footer} data-slot="footer">
          {fillSlot(footer, { ui: classes })}
        </div>
      )}
    </>
  )

  return renderElement('div', render, {
    'data-slot': 'command-palette',
    ...attributes,
    className: classes.root,
    onFocus: alsoAtEdge(onFocus, onEntryFocus),
    onBlur: alsoAtEdge(onBlur, onLeave),
    children,
  })
}

type FocusHandler = (event: FocusEvent<HTMLDivElement>) => void

/** Calls the second handler only if focus enters or leaves the palette, and not if it moves inside. */
function alsoAtEdge(onAny: FocusHandler | undefined, onEdge: FocusHandler | undefined): FocusHandler {
  return (event) => {
    onAny?.(event)
    if (!event.currentTarget.contains(event.relatedTarget)) onEdge?.(event)
  }
}

/** The number of results for screen readers, or the message that there are none. */
function paletteStatus(
  { list, query, searched }: Palette,
  { empty, loading }: Pick<AnyProps, 'empty' | 'loading'>,
  classes: Classes<Part>,
  messages: typeof english,
): ReactNode {
  const count = list.rows.length - list.rows.filter((row) => row.type === 'label').length
  if (count > 0) {
    return (
      query && (
        <span className={classes.count} data-slot="count">
          {fillText(messages.count, { count })}
        </span>
      )
    )
  }
  if (loading) return null
  return (
    <div className={classes.empty} data-slot="empty">
      {empty === undefined
        ? query
          ? messages.noMatch
          : messages.noData
        : fillSlot(empty, { searchTerm: searched, ui: classes })}
    </div>
  )
}
