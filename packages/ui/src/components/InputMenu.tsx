'use client'

import { useMemo, type InputHTMLAttributes, type ReactElement, type Ref } from 'react'
import { inputMenu as english } from '../locale/en.ts'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { focusOnPress, resolveControl } from '../primitives/form/field.ts'
import { FormValue } from '../primitives/form/form-value.tsx'
import type { ListItem, ListItemOf, ListItems, ListKey, WithItems } from '../primitives/items/list-items.ts'
import { DelayedFocus, GiveHandle, viewportRef } from '../primitives/list/extras.tsx'
import { useListControl, type ListControl } from '../primitives/list/use-list-control.ts'
import type { ListModifiers } from '../primitives/list/use-selection.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { isEmptySlot, type IconPlaces, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputMenuTheme } from '../theme/input-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { leadingSide } from './field/icon-sides.tsx'
import type { IconValue } from './Icon.tsx'
import type { ChosenItem, Cleared, InputMenuHandle, InputMenuMode, InputMenuValue } from './input-menu/menu-types.ts'
import { tagList } from './input-menu/tag-list.tsx'
import { trailingPart } from './input-menu/trailing-part.tsx'
import { useInputMenu, type InputMenuState } from './input-menu/use-input-menu.ts'
import {
  listFieldDefaults,
  listSearchDefaults,
  slotValue,
  type ListFieldArgs,
  type ListFieldOptions,
  type ListSearchOptions,
} from './list/list-props.ts'
import { PopupList } from './list/popup-list.tsx'
import { createLabelOf, emptyTextOf, fieldOptions, type PopupOptions } from './list/popup-options.ts'
import { controlSlot, triggerIcons } from './list/trigger-view.tsx'

export type { InputMenuHandle, InputMenuMode, InputMenuValue } from './input-menu/menu-types.ts'

type Part = SlotOf<typeof inputMenuTheme>

/** An item of an InputMenu. A string or a number can be an item too. */
export type InputMenuItem = ListItem<Part>

/** How the text of an autocomplete is converted to its value. */
export type InputMenuModifiers = ListModifiers

/** The arguments of the render props of the field. */
export type InputMenuSlotArgs<Value> = ListFieldArgs<Value, Part>

export interface InputMenuProps<
  Item = InputMenuItem,
  ValueKey extends string = 'value',
  Multiple extends boolean = false,
  Clear extends boolean | ButtonProps = false,
  Mode extends InputMenuMode = 'combobox',
  Modifiers extends InputMenuModifiers = {},
>
  extends
    ListFieldOptions<Item, Part>,
    ListSearchOptions<Item, Part>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      | 'autoFocus'
      | 'className'
      | 'children'
      | 'color'
      | 'content'
      | 'defaultValue'
      | 'disabled'
      | 'multiple'
      | 'name'
      | 'onChange'
      | 'placeholder'
      | 'required'
      | 'size'
      | 'value'
    > {
  /** With `combobox`, the value is the key of an item. With `autocomplete`, it is the typed text, and the items are suggestions. @default 'combobox' */
  mode?: Mode
  /** Type of the native input. @default text */
  type?: string
  /** Visual style of the field. @default 'outline' */
  variant?: ThemeOption<typeof inputMenuTheme, 'variant'>
  /** Size of the field and of the items. @default 'md' */
  size?: ThemeOption<typeof inputMenuTheme, 'size'>
  /** Allows several selected items. The field shows them as tags. @default false */
  multiple?: Multiple
  /** Key of the selected item. With `multiple`, an array of keys. In the mode `autocomplete`, the text. */
  value?: InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers> | null
  /** Initial value if `value` is not set. */
  defaultValue?: InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers> | null
  /** How the text of an autocomplete is converted to its value. */
  valueModifiers?: Modifiers
  /** Called with the new value and the chosen item. Typed and cleared values have no item. */
  onValueChange?: (
    value: InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers> | Cleared<Clear, Multiple, Mode>,
    item: ChosenItem<Item, Clear, Mode>,
  ) => void
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Shows a button that clears the selection. Pass button props to customize it. @default false */
  clear?: Clear
  /** Icon of the clear button. @default the icon of the role `close` */
  clearIcon?: IconValue
  /** Icon of the button that removes a tag. @default the icon of the role `close` */
  deleteIcon?: IconValue
  /** Opens the list when the user clicks the field. @default true */
  openOnClick?: boolean
  /** Opens the list when the field gets the focus. @default false */
  openOnFocus?: boolean
  /** Called with the item of a removed tag. */
  onRemoveTag?: (item: Item) => void
  /** Content before the text. Replaces the leading icon. */
  renderLeading?: Slot<InputMenuSlotArgs<InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers>>>
  /** Content after the text. Replaces the trailing icon. */
  renderTrailing?: Slot<InputMenuSlotArgs<InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers>>>
  /** Replaces the text of a tag. */
  tagsItemText?: Slot<{ item: Item | undefined; index: number; ui: Classes<Part> }>
  /** Replaces the icon of the button that removes a tag. */
  tagsItemDelete?: Slot<{ item: Item | undefined; index: number; ui: Classes<Part> }>
  /** Classes for the root, which is the frame around the native input. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Ref to the native input and the list. */
  handleRef?: Ref<InputMenuHandle>
}

type AnyProps = InputMenuProps<unknown, string, boolean, boolean | ButtonProps, InputMenuMode, InputMenuModifiers>
type AnyValue = InputMenuValue<unknown, string, boolean, InputMenuMode, InputMenuModifiers>

const defaults = {
  ...listFieldDefaults,
  ...listSearchDefaults,
  mode: 'combobox',
  openOnClick: true,
  openOnFocus: false,
} as const

/** A text field that suggests items while the user types. */
export function InputMenu<
  const Items extends ListItems<(InputMenuItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Clear extends boolean | ButtonProps = false,
  const Mode extends InputMenuMode = 'combobox',
  const Modifiers extends InputMenuModifiers = {},
>(ownProps: WithItems<InputMenuProps<ListItemOf<Items>, ValueKey, Multiple, Clear, Mode, Modifiers>, Items, ValueKey>) {
  const frond = useFrond()
  // The type parameters check the caller's code only. The field treats all items alike, so it drops them here.
  const props = resolveControl(frond, inputMenuTheme, defaults, ownProps as unknown as AnyProps)
  const [options, attributes] = splitProps(props, fieldOptions)
  const isAutocomplete = options.mode === 'autocomplete'
  const control = useListControl<unknown, HTMLInputElement>('InputMenu', frond, options, { isFreeText: isAutocomplete })
  const menu = useInputMenu(control, options, attributes)
  const { name, required, renderLeading, renderTrailing, autoFocus, autofocusDelay } = options
  const { element, multiple, selection } = control
  const { disabled, readOnly } = attributes
  const isLocked = disabled || readOnly

  const isClearable = Boolean(options.clear) && !isLocked && (selection.values.some(isNotEmpty) || menu.text !== '')
  const icons = triggerIcons(frond, options)
  const hasLeading = !isEmptySlot(renderLeading ?? icons.leading ?? options.avatar)
  const hasTrailing = isClearable || !isEmptySlot(renderTrailing ?? icons.trailing)
  const classes = menuClasses(frond, options, { multiple, hasLeading, hasTrailing, loading: icons.loading })
  const messages = messagesOf(frond, 'inputMenu', english)
  const fieldArgs = {
    value: slotValue(selection.values, multiple) as AnyValue | null,
    open: menu.popup.open,
    ui: classes,
  }
  let input = (
    <input
      {...menu.inputProps}
      autoFocus={autoFocus && !autofocusDelay}
      className={multiple ? classes.tagsInput : classes.base}
      data-slot={multiple ? 'tagsInput' : 'base'}
      ref={useMemo(() => joinRefs(element, options.ref), [element, options.ref])}
    />
  )
  if (process.env.NODE_ENV !== 'production') input = withNameCheck('InputMenu', input)
  const children = (
    <>
      {hasLeading && (
        <span className={classes.leading} data-slot="leading">
          {leadingSide(controlSlot(frond, renderLeading, fieldArgs), icons, options.avatar, classes)}
        </span>
      )}
      {multiple ? (
        <div className={classes.base} data-slot="base">
          {/* Before the tags, so that a label around it does not press the button of the first tag. */}
          {input}
          {tagList({
            control,
            options,
            classes,
            disabled: isLocked,
            removeLabel: messages.remove,
            onRemove: menu.removeTag,
          })}
        </div>
      ) : (
        input
      )}
      {hasTrailing &&
        trailingPart({
          frond,
          menu,
          options,
          messages,
          icons,
          classes,
          disabled: isLocked,
          isClearable,
          content: controlSlot(frond, renderTrailing, fieldArgs),
        })}
      {!isAutocomplete && (
        <FormValue
          name={name}
          values={selection.values}
          multiple={multiple}
          // The browser does not validate read-only fields, because the user could not correct them.
          required={required && !readOnly}
          disabled={disabled}
          form={attributes.form}
          autoComplete={undefined}
          className={classes.native}
          control={element}
          onFill={control.fill}
        />
      )}
      {menu.popup.present && menuPopup({ control, menu, options, classes, messages })}
      {options.handleRef && (
        <GiveHandle
          handleRef={options.handleRef}
          handle={{ inputRef: element, viewportRef: viewportRef(menu.popup.list) }}
        />
      )}
      {autoFocus && autofocusDelay ? <DelayedFocus control={element} delay={autofocusDelay} /> : null}
    </>
  )
  return renderElement('div', options.render, {
    className: classes.root,
    'data-slot': 'input-menu',
    ref: menu.root,
    onMouseDown: focusOnPress,
    children,
  })
}

interface MenuPopup {
  control: ListControl<unknown, HTMLInputElement>
  menu: InputMenuState
  options: AnyProps & PopupOptions<unknown, Part>
  classes: Classes<Part>
  messages: typeof english
}

function menuPopup({ control, menu, options, classes, messages }: MenuPopup): ReactElement {
  const { term } = menu
  const isSearched = menu.isSearch && control.items.length > 0
  return (
    <PopupList
      control={control}
      state={menu.popup}
      {...menu.popupProps}
      options={options}
      classes={classes}
      loop
      createLabel={createLabelOf(options, messages, term, classes)}
      empty={emptyTextOf(options.empty, messages, term, isSearched, classes)}
    />
  )
}

function menuClasses(
  frond: FrondContextValue,
  { color, variant, size, highlight, fixed, ui, className }: AnyProps,
  state: { multiple: boolean; hasLeading: boolean; hasTrailing: boolean; loading: IconPlaces['loading'] },
): Classes<Part> {
  const { hasLeading: leading, hasTrailing: trailing, multiple, loading } = state
  const variants = { color, variant, size, highlight, fixed, multiple, leading, trailing, loading }
  return resolveClasses(frond, inputMenuTheme, variants, ui, className)
}

function isNotEmpty(value: ListKey): boolean {
  return value !== ''
}
