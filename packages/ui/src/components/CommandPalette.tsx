'use client'

import { useMemo, type FocusEvent, type HTMLAttributes, type MouseEvent, type Ref } from 'react'
import { check as checkRole } from '../icons/check.ts'
import { chevronRight as chevronRightRole } from '../icons/chevronRight.ts'
import { loading as loadingRole } from '../icons/loading.ts'
import { search as searchRole } from '../icons/search.ts'
import type { ClassValue } from '../system/component-override.ts'
import { inControl } from '../primitives/form/field.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, roleIcon, type Slot } from '../system/slots.ts'
import type { FieldName } from '../primitives/items/item-key.ts'
import { ListView } from './list/list-view.tsx'
import { useStable } from '../primitives/list/use-stable.ts'
import type { Virtualize } from '../primitives/virtual/use-window.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { commandPalette as english } from '../locale/en.ts'
import { commandPaletteTheme } from '../theme/command-palette.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { backButton, closeButton } from './command-palette/palette-buttons.tsx'
import { PaletteRow, type PaletteView } from './command-palette/palette-row.tsx'
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
import { usePalette } from './command-palette/use-palette.ts'
import type { IconValue } from './Icon.tsx'
import type { InputProps } from './Input.tsx'
import { SearchField } from './list/search-field.tsx'

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
  // The types of the caller's items have done their work in the caller's file.
  const props = resolveProps(frond, commandPaletteTheme, defaults, ownProps as unknown as AnyProps)
  const palette = usePalette(props)
  const { list, rows, groups, query, selects, opened } = palette
  const {
    size,
    icon,
    trailingIcon,
    selectedIcon,
    childrenIcon,
    placeholder,
    close,
    closeIcon,
    back,
    backIcon: _backIcon,
    input,
    multiple,
    descriptionKey,
    highlightOnHover,
    loading,
    loadingIcon,
    disabled,
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
  } = palette.rest
  const messages = messagesOf(frond, 'commandPalette', english)

  const look = useMemo(
    () => ({
      classes: resolveClasses(frond, commandPaletteTheme, { size }, ui, className),
      busyClasses: resolveClasses(frond, commandPaletteTheme, { size, loading: true }, ui),
    }),
    [frond, size, ui, className],
  )
  // Where `ui` is written in place it is another one each time, and says the same.
  const classes = useStable(look.classes)
  const slots = useStable({ item, itemLeading, itemLabel, itemDescription, itemTrailing })
  const view = useStable<PaletteView>({
    id: list.id,
    frond,
    classes,
    busyClasses: useStable(look.busyClasses),
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
  // The same as long as its props are, so that the button is not drawn anew with each letter.
  const end = useMemo(
    () =>
      closeButton({ close, closeIcon, onOpenChange, renderClose, size, trailingIcon }, { frond, classes, messages }),
    [close, closeIcon, onOpenChange, renderClose, size, trailingIcon, frond, classes, messages],
  )
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
              ...(opened && (back || renderBack !== undefined)
                ? {
                    renderLeading: backButton(props, { frond, classes, messages }, palette.goBack),
                    trailing: true,
                    icon: trailingIcon,
                  }
                : { trailingIcon }),
              ...end,
              ...(name !== undefined && { 'aria-label': name }),
              ...(input === true ? undefined : input),
            }}
            size={size}
            placeholder={opened?.placeholder ?? placeholder ?? messages.placeholder}
            className={classes.input}
            disabled={disabled}
            controls={list.id}
            term={palette.term}
            onTermChange={palette.changeTerm}
            onKey={palette.handleKey}
            input={palette.search}
          />,
        )}
      <div className={classes.content} data-slot="content">
        <ListView<CommandPaletteItem, PaletteView>
          list={list}
          view={view}
          row={PaletteRow}
          grouped
          isSelected={palette.isSelected}
          onPick={palette.pick}
          highlightOnHover={highlightOnHover && !disabled}
          outerRef={palette.viewport}
          attributes={{
            className: classes.viewport,
            'data-slot': 'viewport',
            tabIndex: input ? -1 : disabled ? undefined : 0,
            hidden: rows.length === 0,
            'aria-label': name ?? placeholder ?? messages.placeholder,
            'aria-multiselectable': multiple || undefined,
            'aria-busy': loading || undefined,
            'aria-disabled': disabled || undefined,
            onClickCapture: palette.confirmChoice,
            onKeyDown: input ? undefined : palette.handleKey,
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
                : fillSlot(empty, { searchTerm: palette.searched, ui: classes })}
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
