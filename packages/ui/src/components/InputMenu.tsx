'use client'

import { useMemo, type InputHTMLAttributes, type Ref } from 'react'
import { close as closeRole } from '../icons/close.ts'
import type { ClassValue } from '../system/component-override.ts'
import { focusOnPress, inControl, resolveControl } from '../primitives/form/field.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { leadingSide, trailingSide } from './field/icon-sides.tsx'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { DelayedFocus, GiveHandle, viewportRef } from '../primitives/list/extras.tsx'
import { FormValue } from '../primitives/form/form-value.tsx'
import {
  listOf,
  type ListItem,
  type ListItemOf,
  type ListItems,
  type ListKey,
  type WithItems,
} from '../primitives/items/list-items.ts'
import {
  noItems,
  slotValue,
  type ListFieldArgs,
  type ListFieldOptions,
  type ListSearchOptions,
} from './list/list-props.ts'
import { PopupList } from './list/popup-list.tsx'
import { createLabelOf, emptyTextOf, popupOptions } from './list/popup-options.ts'
import { triggerIcons } from './list/trigger-view.tsx'
import { findFilled } from '../primitives/text/typeahead.ts'
import type { ListModifiers } from '../primitives/list/use-selection.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { splitProps } from '../system/split-props.ts'
import { inputMenu as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputMenuTheme } from '../theme/input-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import type { ChosenItem, Cleared, InputMenuHandle, InputMenuMode, InputMenuValue } from './input-menu/menu-types.ts'
import { Tag } from './input-menu/tag.tsx'
import { useInputMenu } from './input-menu/use-input-menu.ts'
import { clearButton } from './list/clear-button.tsx'

export type { InputMenuHandle, InputMenuMode, InputMenuValue } from './input-menu/menu-types.ts'

type Part = SlotOf<typeof inputMenuTheme>

/** An item of an InputMenu. A text or a number may be an item as well. */
export type InputMenuItem = ListItem<Part>

/** How the text of an autocomplete becomes its value. */
export type InputMenuModifiers = ListModifiers

/** What the parts of the field know. */
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
  /** With `combobox` an item has to be chosen. With `autocomplete` the text itself is the value and the items are suggestions. @default 'combobox' */
  mode?: Mode
  /** Kind of the native input. @default text */
  type?: string
  /** How much the field stands out. @default 'outline' */
  variant?: ThemeOption<typeof inputMenuTheme, 'variant'>
  /** Height of the field and of the items, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof inputMenuTheme, 'size'>
  /** Lets several items be selected, which the field shows as tags. @default false */
  multiple?: Multiple
  /** The key of the selected item; with `multiple` a list of keys, as an autocomplete the text. */
  value?: InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers> | null
  /** The value at first. */
  defaultValue?: InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers> | null
  /** How the text of an autocomplete becomes its value. */
  valueModifiers?: Modifiers
  /** Called with what is selected and the item that was chosen; without an item where text was typed or cleared. */
  onValueChange?: (
    value: InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers> | Cleared<Clear, Multiple, Mode>,
    item: ChosenItem<Item, Clear, Mode>,
  ) => void
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Offers to take the selection away, by a button or its props. @default false */
  clear?: Clear
  /** Icon of that button. @default the icon of the role `close` */
  clearIcon?: IconValue
  /** Icon that removes a tag. @default the icon of the role `close` */
  deleteIcon?: IconValue
  /** Opens the list when the field is pressed. @default true */
  openOnClick?: boolean
  /** Opens the list when the field gets the focus. @default false */
  openOnFocus?: boolean
  /** Called with the item of a tag that was removed. */
  onRemoveTag?: (item: Item) => void
  /** Replaces what stands before the text. */
  renderLeading?: Slot<InputMenuSlotArgs<InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers>>>
  /** Replaces what stands after the text. */
  renderTrailing?: Slot<InputMenuSlotArgs<InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers>>>
  /** Replaces the text of a tag. */
  tagsItemText?: Slot<{ item: Item | undefined; index: number; ui: Classes<Part> }>
  /** Replaces the icon that removes a tag. */
  tagsItemDelete?: Slot<{ item: Item | undefined; index: number; ui: Classes<Part> }>
  /** Classes for the root, which is the frame around the native input. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Gives access to the native input and the list. */
  handleRef?: Ref<InputMenuHandle>
}

const defaults = {
  mode: 'combobox',
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
  createItem: false,
  ignoreFilter: false,
  defaultSearchTerm: '',
  resetSearchTermOnBlur: true,
  resetSearchTermOnSelect: true,
  resetValueOnClear: true,
  highlightOnHover: true,
  openOnClick: true,
  openOnFocus: false,
} as const

/** A text field that suggests items while one types. */
export function InputMenu<
  Items extends ListItems<(InputMenuItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  const Clear extends boolean | ButtonProps = false,
  const Mode extends InputMenuMode = 'combobox',
  const Modifiers extends InputMenuModifiers = {},
>(ownProps: WithItems<InputMenuProps<ListItemOf<Items>, ValueKey, Multiple, Clear, Mode, Modifiers>, Items>) {
  type Item = ListItemOf<Items>
  type Value = InputMenuValue<Item, ValueKey, Multiple, Mode, Modifiers>
  // Its type has done its work in the caller's file.
  const items: ListItems<Item> = (ownProps.items as ListItems<Item> | undefined) ?? noItems
  const frond = useFrond()
  const [options, props] = splitProps(resolveControl(frond, inputMenuTheme, defaults, ownProps), popupOptions)
  const isPartial = Boolean(props.loading || options.onLoadMore || options.ignoreFilter || options.createItem)
  const menu = useInputMenu(frond, items, props, isPartial)
  const {
    color,
    variant,
    size,
    clear,
    clearIcon,
    deleteIcon,
    icon,
    avatar,
    leading,
    leadingIcon,
    trailing,
    trailingIcon,
    loading,
    loadingIcon,
    highlight,
    fixed,
    tagsItemText,
    tagsItemDelete,
    renderLeading,
    renderTrailing,
    empty,
    className,
    ui,
    render,
    ref,
    handleRef,
    placeholder,
    name,
    required,
    autoFocus,
    autofocusDelay,
    ...attributes
  } = menu.rest
  const { isAutocomplete, multiple, disabled, open, text, selection } = menu
  const { root, input, list } = menu.refs
  const { values, selected } = selection

  const isClearable = Boolean(clear) && !disabled && (values.some((each) => each !== '') || text !== '')
  const icons = triggerIcons(frond, { icon, leading, leadingIcon, trailing, trailingIcon, loading, loadingIcon })
  const hasLeading = !isEmptySlot(renderLeading ?? icons.leading ?? avatar)
  const hasTrailing = isClearable || !isEmptySlot(renderTrailing ?? icons.trailing)
  const classes = resolveClasses(
    frond,
    inputMenuTheme,
    {
      color,
      variant,
      size,
      highlight,
      fixed,
      multiple,
      leading: hasLeading,
      trailing: hasTrailing,
      loading: icons.loading,
    },
    ui,
    className,
  )
  const messages = messagesOf(frond, 'inputMenu', english)
  const fieldArgs = { value: slotValue(values, multiple) as Value | null, open, ui: classes }

  const control = (
    <input
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...(attributes as InputHTMLAttributes<HTMLInputElement>)}
      placeholder={multiple && selected.length > 0 ? undefined : placeholder}
      name={isAutocomplete ? name : undefined}
      required={isAutocomplete ? required : undefined}
      aria-required={(!isAutocomplete && required) || undefined}
      // The list says by itself that it is what the field controls, while it is there.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      aria-autocomplete="list"
      autoFocus={autoFocus && !autofocusDelay}
      {...menu.inputProps}
      className={multiple ? classes.tagsInput : classes.base}
      data-slot={multiple ? 'tagsInput' : 'base'}
      ref={useMemo(() => joinRefs(input, ref), [input, ref])}
    />
  )
  const children = (
    <>
      {hasLeading && (
        <span className={classes.leading} data-slot="leading">
          {leadingSide(
            renderLeading === undefined ? undefined : inControl(frond, fillSlot(renderLeading, fieldArgs)),
            icons,
            avatar,
            classes,
          )}
        </span>
      )}
      {multiple ? (
        <div className={classes.base} data-slot="base">
          {selected.map((each, index) => {
            const args = { item: each.item, index, ui: classes }
            return (
              <Tag
                key={each.value}
                label={each.label}
                classes={classes}
                disabled={disabled}
                removeLabel={fillText(messages.remove, { label: each.label })}
                icon={deleteIcon ?? roleIcon(frond, 'close', closeRole)}
                text={fillSlot(tagsItemText, args)}
                mark={fillSlot(tagsItemDelete, args)}
                onRemove={() => menu.removeTag(each)}
              />
            )
          })}
          {control}
        </div>
      ) : (
        control
      )}
      {isClearable ? (
        <span className={classes.trailing} data-slot="trailing">
          {clearButton({
            frond,
            clear,
            icon: clearIcon,
            size,
            label: messages.clear,
            className: classes.trailingClear,
            onClear: menu.clearValue,
          })}
        </span>
      ) : renderTrailing === undefined ? (
        icons.trailing && (
          <button
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-label={messages.open}
            aria-expanded={open}
            className={classes.trailing}
            data-slot="trailing"
            // The focus stays in the field, or comes to it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={menu.toggle}
          >
            {trailingSide(undefined, icons, classes)}
          </button>
        )
      ) : (
        hasTrailing && (
          <span className={classes.trailing} data-slot="trailing">
            {inControl(frond, fillSlot(renderTrailing, fieldArgs))}
          </span>
        )
      )}
      {!isAutocomplete && (
        <FormValue
          name={name}
          values={values}
          multiple={multiple}
          required={required}
          disabled={disabled}
          form={attributes.form}
          autoComplete={undefined}
          className={classes.native}
          control={input}
          onFill={(filled) => {
            const found = findFilled(filled, listOf('InputMenu', items, menu.fields).entries)
            if (found) selection.pick(found)
          }}
        />
      )}
      {menu.present && (
        <PopupList
          componentName="InputMenu"
          frond={frond}
          {...menu.popupProps}
          options={options}
          size={size}
          classes={classes}
          loop
          createLabel={createLabelOf(options, messages, menu.term, classes)}
          loading={loading}
          loadingIcon={loadingIcon}
          empty={emptyTextOf(empty, messages, menu.term, menu.isSearch && items.length > 0, classes)}
        />
      )}
      {handleRef && <GiveHandle handleRef={handleRef} handle={{ inputRef: input, viewportRef: viewportRef(list) }} />}
      {autoFocus && autofocusDelay ? <DelayedFocus control={input} delay={autofocusDelay} /> : null}
    </>
  )
  return renderElement('div', render, {
    className: classes.root,
    'data-slot': 'input-menu',
    ref: root,
    onMouseDown: focusOnPress,
    children,
  })
}
