'use client'

import type { ButtonHTMLAttributes, Ref } from 'react'
import { selectMenu as english } from '../locale/en.ts'
import { resolveControl } from '../primitives/form/field.ts'
import type {
  ListItem,
  ListItemOf,
  ListItems,
  ListKey,
  ListSelection,
  ListValue,
  WithItems,
} from '../primitives/items/list-items.ts'
import { useListControl } from '../primitives/list/use-list-control.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import type { Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { selectMenuTheme } from '../theme/select-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import type { InputProps } from './Input.tsx'
import { clearButton } from './list/clear-button.tsx'
import {
  listFieldDefaults,
  listSearchDefaults,
  type ListFieldArgs,
  type ListFieldOptions,
  type ListSearchOptions,
  type ListTriggerHandle,
} from './list/list-props.ts'
import { createLabelOf, emptyTextOf, fieldOptions } from './list/popup-options.ts'
import { SearchField } from './list/search-field.tsx'
import { selectField } from './list/select-field.tsx'
import { triggerIcons } from './list/trigger-view.tsx'
import { useSelectMenu } from './select-menu/use-select-menu.ts'

type Part = SlotOf<typeof selectMenuTheme>

/** An item of a SelectMenu. A string or a number can be an item too. */
export type SelectMenuItem = ListItem<Part>

/** The arguments of the render props of the field. */
export type SelectMenuSlotArgs<Value> = ListFieldArgs<Value, Part>

export type SelectMenuHandle = ListTriggerHandle

/** The value of a SelectMenu: one key, or an array of keys with `multiple`. */
export type SelectMenuValue<Item, ValueKey extends string, Multiple extends boolean> = ListSelection<
  ListValue<Item, ValueKey>,
  Multiple
>

/** The value can be `null` if the user can clear it. */
type Cleared<Clear, Multiple, None> = Clear extends false ? never : Multiple extends true ? never : None

export interface SelectMenuProps<
  Item = SelectMenuItem,
  ValueKey extends string = 'value',
  Multiple extends boolean = false,
  Clear extends boolean | ButtonProps = false,
>
  extends
    ListFieldOptions<Item, Part>,
    ListSearchOptions<Item, Part>,
    Omit<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'className' | 'children' | 'color' | 'content' | 'defaultValue' | 'name' | 'onChange' | 'type' | 'value'
    > {
  /** Visual style of the field. @default 'outline' */
  variant?: ThemeOption<typeof selectMenuTheme, 'variant'>
  /** Size of the field and of the items. @default 'md' */
  size?: ThemeOption<typeof selectMenuTheme, 'size'>
  /** Shows a search field above the items. Pass props to customize it. @default true */
  searchInput?: boolean | InputProps
  /** Allows several selected items. @default false */
  multiple?: Multiple
  /** Key of the selected item. With `multiple`, an array of keys. */
  value?: SelectMenuValue<Item, ValueKey, Multiple> | null
  /** Initial value if `value` is not set. */
  defaultValue?: SelectMenuValue<Item, ValueKey, Multiple> | null
  /** Called with the new value and the chosen item. If the value is cleared, it is `null` and there is no item. */
  onValueChange?: (
    value: SelectMenuValue<Item, ValueKey, Multiple> | Cleared<Clear, Multiple, null>,
    item: Clear extends false ? Item : Item | undefined,
  ) => void
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Shows a button that clears the selection. Pass button props to customize it. @default false */
  clear?: Clear
  /** Icon of the clear button. @default the icon of the role `close` */
  clearIcon?: IconValue
  /** What the browser may fill in, such as `country`. */
  autoComplete?: string
  /** Content before the text. Replaces the leading icon. */
  renderLeading?: Slot<SelectMenuSlotArgs<SelectMenuValue<Item, ValueKey, Multiple>>>
  /** Content after the text. Replaces the trailing icon. */
  renderTrailing?: Slot<SelectMenuSlotArgs<SelectMenuValue<Item, ValueKey, Multiple>>>
  /** Replaces the text of the selected items. */
  children?: Slot<SelectMenuSlotArgs<SelectMenuValue<Item, ValueKey, Multiple>>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  ref?: Ref<HTMLButtonElement>
  /** Ref to the button and the list. */
  handleRef?: Ref<SelectMenuHandle>
}

type AnyProps = SelectMenuProps<unknown, string, boolean, boolean | ButtonProps>
type AnyValue = SelectMenuValue<unknown, string, boolean>

const defaults = { ...listFieldDefaults, ...listSearchDefaults, searchInput: true } as const

/** A field that opens a list with a search field. */
export function SelectMenu<
  const Items extends ListItems<(SelectMenuItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Clear extends boolean | ButtonProps = false,
>(ownProps: WithItems<SelectMenuProps<ListItemOf<Items>, ValueKey, Multiple, Clear>, Items, ValueKey>) {
  const frond = useFrond()
  // The type parameters check the caller's code only. The field treats all items alike, so it drops them here.
  const props = resolveControl(frond, selectMenuTheme, defaults, ownProps as unknown as AnyProps)
  const [options, { onBlur, onFocus, ...attributes }] = splitProps(props, fieldOptions)
  const control = useListControl<unknown, HTMLButtonElement>('SelectMenu', frond, options)
  const menu = useSelectMenu(control, options, { disabled: attributes.disabled, onBlur, onFocus })
  const { trigger, term, isClearable } = menu

  const { color, variant, size, highlight, fixed, searchInput, empty, ui, className } = options
  const icons = triggerIcons(frond, options)
  const classes = resolveClasses(
    frond,
    selectMenuTheme,
    { color, variant, size, highlight, fixed, clearable: isClearable, loading: icons.loading },
    ui,
    className,
  )
  const messages = messagesOf(frond, 'selectMenu', english)

  return selectField<AnyValue, Part>({
    slot: 'select-menu',
    control,
    trigger,
    options,
    attributes,
    classes,
    icons,
    handlers: menu.handlers,
    clearButton:
      isClearable &&
      clearButton({
        frond,
        clear: options.clear,
        icon: options.clearIcon,
        size,
        label: messages.clear,
        className: classes.trailingClear,
        onClear: menu.clearValue,
      }),
    onPick: menu.pick,
    popup: {
      ...menu.popupProps,
      scopeClass: searchInput ? classes.focusScope : undefined,
      createLabel: createLabelOf(options, messages, term, classes),
      empty: emptyTextOf(empty, messages, term, control.items.length > 0, classes),
      search: searchInput && (
        <SearchField
          takesFocus
          own={searchInput === true ? undefined : searchInput}
          size={size}
          placeholder={messages.search}
          className={classes.input}
          {...menu.searchProps}
        />
      ),
    },
  })
}
