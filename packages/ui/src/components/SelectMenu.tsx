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
import type { ListFieldArgs, ListFieldOptions, ListSearchOptions, ListTriggerHandle } from './list/list-props.ts'
import { createLabelOf, emptyTextOf, fieldOptions } from './list/popup-options.ts'
import { SearchField } from './list/search-field.tsx'
import { selectField } from './list/select-field.tsx'
import { triggerIcons } from './list/trigger-view.tsx'
import { useSelectMenu } from './select-menu/use-select-menu.ts'

type Part = SlotOf<typeof selectMenuTheme>

/** An item of a SelectMenu. A text or a number may be an item as well. */
export type SelectMenuItem = ListItem<Part>

/** What the parts of the field know. */
export type SelectMenuSlotArgs<Value> = ListFieldArgs<Value, Part>

export type SelectMenuHandle = ListTriggerHandle

/** What a SelectMenu selects: one key, or with `multiple` a list of keys. */
export type SelectMenuValue<Item, ValueKey extends string, Multiple extends boolean> = ListSelection<
  ListValue<Item, ValueKey>,
  Multiple
>

/** Where the value can be cleared, it may also be none. */
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
  /** How much the field stands out. @default 'outline' */
  variant?: ThemeOption<typeof selectMenuTheme, 'variant'>
  /** Height of the field and of the items, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof selectMenuTheme, 'size'>
  /** The search field in the list: `false` for none, or its props. @default true */
  searchInput?: boolean | InputProps
  /** Lets several items be selected. @default false */
  multiple?: Multiple
  /** The key of the selected item. With `multiple` a list of keys. */
  value?: SelectMenuValue<Item, ValueKey, Multiple> | null
  /** The key that is selected at first. */
  defaultValue?: SelectMenuValue<Item, ValueKey, Multiple> | null
  /** Called with what is selected and the item that was chosen; with `null` and no item where it was cleared. */
  onValueChange?: (
    value: SelectMenuValue<Item, ValueKey, Multiple> | Cleared<Clear, Multiple, null>,
    item: Clear extends false ? Item : Item | undefined,
  ) => void
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Offers to take the selection away, by a button or its props. @default false */
  clear?: Clear
  /** Icon of that button. @default the icon of the role `close` */
  clearIcon?: IconValue
  /** Tells the browser what it may fill in, such as `country`. */
  autoComplete?: string
  /** Replaces what stands before the text. */
  renderLeading?: Slot<SelectMenuSlotArgs<SelectMenuValue<Item, ValueKey, Multiple>>>
  /** Replaces what stands after the text. */
  renderTrailing?: Slot<SelectMenuSlotArgs<SelectMenuValue<Item, ValueKey, Multiple>>>
  /** Replaces the text of what is selected. */
  children?: Slot<SelectMenuSlotArgs<SelectMenuValue<Item, ValueKey, Multiple>>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  ref?: Ref<HTMLButtonElement>
  /** Gives access to the button and the list. */
  handleRef?: Ref<SelectMenuHandle>
}

type AnyProps = SelectMenuProps<unknown, string, boolean, boolean | ButtonProps>
type AnyValue = SelectMenuValue<unknown, string, boolean>

const defaults = {
  color: 'primary',
  variant: 'outline',
  size: 'md',
  searchInput: true,
  defaultOpen: false,
  labelKey: 'label',
  descriptionKey: 'description',
  valueKey: 'value',
  arrow: false,
  portal: true,
  virtualize: 'auto',
  createItem: false,
  ignoreFilter: false,
  defaultSearchTerm: '',
  resetSearchTermOnBlur: true,
  resetSearchTermOnSelect: true,
  resetValueOnClear: true,
  highlightOnHover: true,
} as const

/** A field to choose from a list that can be searched. */
export function SelectMenu<
  Items extends ListItems<(SelectMenuItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Clear extends boolean | ButtonProps = false,
>(ownProps: WithItems<SelectMenuProps<ListItemOf<Items>, ValueKey, Multiple, Clear>, Items>) {
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
