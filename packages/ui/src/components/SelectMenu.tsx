'use client'

import { useRef, type ButtonHTMLAttributes, type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { resolveControl } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import { chooseItem } from '../primitives/list/choose-item.ts'
import { DelayedFocus, GiveHandle, viewportRef } from '../primitives/list/extras.tsx'
import { FormValue } from '../primitives/form/form-value.tsx'
import { isComposing } from '../primitives/text/ime.ts'
import {
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
import {
  noItems,
  slotValue,
  type ListFieldArgs,
  type ListFieldOptions,
  type ListSearchOptions,
  type ListTriggerHandle,
} from './list/list-props.ts'
import { PopupList } from './list/popup-list.tsx'
import { createLabelOf, emptyTextOf, popupOptions } from './list/popup-options.ts'
import { triggerIcons, triggerView } from './list/trigger-view.tsx'
import { findFilled, findTyped } from '../primitives/text/typeahead.ts'
import { useListTrigger } from '../primitives/list/use-list-trigger.ts'
import { useSelection } from '../primitives/list/use-selection.ts'
import { messagesOf } from '../system/messages.ts'
import { joinProps } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { splitProps } from '../system/split-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { selectMenu as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { selectMenuTheme } from '../theme/select-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import type { InputProps } from './Input.tsx'
import { clearButton } from './list/clear-button.tsx'
import { SearchField } from './list/search-field.tsx'

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
  type Item = ListItemOf<Items>
  // Its type has done its work in the caller's file.
  const items: ListItems<Item> = (ownProps.items as ListItems<Item> | undefined) ?? noItems
  const frond = useFrond()
  const [options, props] = splitProps(resolveControl(frond, selectMenuTheme, defaults, ownProps), popupOptions)
  const {
    items: _items,
    placeholder,
    color,
    variant,
    size,
    searchInput,
    multiple: isMultiple,
    value,
    defaultValue,
    onValueChange,
    onChange,
    open: _open,
    defaultOpen: _defaultOpen,
    onOpenChange,
    valueKey,
    labelKey,
    descriptionKey,
    clear,
    clearIcon,
    onClear,
    onCreate,
    searchTerm,
    defaultSearchTerm,
    onSearchTermChange,
    resetSearchTermOnBlur,
    resetSearchTermOnSelect,
    resetValueOnClear,
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
    required,
    name,
    autoComplete,
    autoFocus,
    autofocusDelay,
    renderLeading,
    renderTrailing,
    empty,
    children,
    className,
    ui,
    ref,
    handleRef,
    onBlur,
    onFocus,
    ...attributes
  } = props
  const multiple: boolean = isMultiple ?? false
  const { disabled, form } = attributes
  const fields = { valueKey, labelKey, descriptionKey }
  const [term, setOwnTerm] = useControlled(searchTerm, defaultSearchTerm)
  const search = useRef<HTMLInputElement>(null)
  /** The list closes because an item was chosen. */
  const isPicked = useRef(false)

  function setTerm(next: string): void {
    if (next === term) return
    setOwnTerm(next)
    onSearchTermChange?.(next)
  }

  const { open, present, leave, setOpen, trigger, joinTrigger, popup, list, initial, takesRelease, handlers } =
    useListTrigger<Item>({
      open: ownProps.open,
      defaultOpen: ownProps.defaultOpen,
      disabled,
      multiple,
      yieldsFocus: Boolean(searchInput),
      onOpenChange: (next) => onOpenChange?.(next),
      onPick: pick,
      onType(letter) {
        // The letter goes on into the search field, which has the focus by then.
        if (searchInput) return setOpen(true)
        const rows = listOf('SelectMenu', items, fields).entries
        const from = rows.findIndex(({ key }) => selection.values.length > 0 && key === String(selection.values[0]))
        const found = findTyped(trigger.current, letter, rows, from)
        if (found && multiple) setOpen(true, { key: found.key })
        else if (found && chooseItem(found)) selection.pick(found)
      },
    })
  const selection = useSelection<Item>({
    componentName: 'SelectMenu',
    frond,
    items,
    fields,
    value,
    defaultValue,
    multiple,
    name,
    isPartial: Boolean(loading || options.onLoadMore || options.ignoreFilter || options.createItem),
    onValueChange,
    onChange,
    control: trigger,
  })
  const { values, selected } = selection

  function pick(entry: Entry<Item>): void {
    if (entry.type === 'create') onCreate?.(entry.label)
    else {
      if (!chooseItem(entry)) return
      if (multiple || !selection.isSelected(entry)) selection.pick(entry)
    }
    // A list that goes away keeps its rows until it is gone.
    if (!multiple) {
      isPicked.current = true
      setOpen(false)
    } else if (resetSearchTermOnSelect || entry.type === 'create') setTerm('')
  }

  function clearValue(): void {
    if (resetValueOnClear) selection.change([], undefined)
    setTerm('')
    onClear?.()
    trigger.current?.focus({ preventScroll: true })
  }

  function onSearchKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { current } = list
    if (!current || isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (current.active) pick(current.active)
    } else if (event.key === 'Tab' || (event.key === 'ArrowUp' && event.altKey)) {
      if (event.key !== 'Tab') event.preventDefault()
      setOpen(false)
    } else current.moveByKey(event)
  }

  const isClearable = Boolean(clear) && values.length > 0 && !disabled
  const icons = triggerIcons(frond, { icon, leading, leadingIcon, trailing, trailingIcon, loading, loadingIcon })
  const classes = resolveClasses(
    frond,
    selectMenuTheme,
    { color, variant, size, highlight, fixed, clearable: isClearable, loading: icons.loading },
    ui,
    className,
  )
  const messages = messagesOf(frond, 'selectMenu', english)
  const isInPopup = (target: EventTarget | null) => popup.current?.contains(target as Node | null) ?? false

  return (
    <div className={classes.root} data-slot="select-menu">
      <button
        {...joinProps(
          {
            ...handlers,
            onBlur(event: FocusEvent<HTMLButtonElement>) {
              // The search field is part of the control: going there does not leave it.
              if (!isInPopup(event.relatedTarget)) onBlur?.(event)
              handlers.onBlur(event)
            },
            onFocus(event: FocusEvent<HTMLButtonElement>) {
              if (!isInPopup(event.relatedTarget)) onFocus?.(event)
            },
            onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
              if (isClearable && !open && (event.key === 'Delete' || event.key === 'Backspace')) clearValue()
              else handlers.onKeyDown(event)
            },
          },
          attributes,
        )}
        type="button"
        // The list says by itself that it is what the field controls, while it is there.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-required={required || undefined}
        autoFocus={autoFocus && !autofocusDelay}
        className={classes.base}
        data-slot="base"
        ref={joinTrigger(ref)}
      >
        {triggerView({
          frond,
          icons,
          avatar,
          classes,
          text: selected.map(({ label }) => label).join(', '),
          placeholder,
          bare: isClearable,
          args: {
            value: slotValue(values, multiple) as SelectMenuValue<Item, ValueKey, Multiple> | null,
            open,
            ui: classes,
          },
          renderLeading,
          renderTrailing,
          children,
        })}
      </button>
      {isClearable &&
        clearButton({
          frond,
          clear,
          icon: clearIcon,
          size,
          label: messages.clear,
          className: classes.trailingClear,
          onClear: clearValue,
        })}
      <FormValue
        name={name}
        values={values}
        multiple={multiple}
        required={required}
        disabled={disabled}
        form={form}
        autoComplete={autoComplete}
        className={classes.native}
        control={trigger}
        onFill={(text) => {
          const found = findFilled(text, listOf('SelectMenu', items, fields).entries)
          if (found) selection.pick(found)
        }}
      />
      {present && (
        <PopupList
          componentName="SelectMenu"
          frond={frond}
          open={open}
          onGone={() => {
            leave()
            if (resetSearchTermOnBlur || (resetSearchTermOnSelect && isPicked.current)) setTerm('')
            isPicked.current = false
          }}
          onClose={() => setOpen(false)}
          onLeave={(to) => {
            if (to && to !== trigger.current) setOpen(false)
          }}
          anchor={trigger}
          popup={popup}
          options={options}
          scopeClass={searchInput ? classes.focusScope : undefined}
          items={items}
          fields={fields}
          selection={selection}
          multiple={multiple}
          size={size}
          classes={classes}
          initial={initial() ?? (values.length > 0 ? { key: String(values[0]) } : 'first')}
          term={term}
          loop={Boolean(searchInput)}
          createLabel={createLabelOf(options, messages, term, classes)}
          loading={loading}
          loadingIcon={loadingIcon}
          empty={emptyTextOf(empty, messages, term, items.length > 0, classes)}
          search={
            searchInput && (
              <SearchField
                takesFocus
                own={searchInput === true ? undefined : searchInput}
                size={size}
                placeholder={messages.search}
                className={classes.input}
                term={term}
                onTermChange={setTerm}
                onKey={onSearchKey}
                input={search}
                popup={popup}
              />
            )
          }
          control={searchInput ? search : trigger}
          labelled={trigger}
          handle={list}
          onPick={pick}
          takesRelease={takesRelease}
        />
      )}
      {handleRef && (
        <GiveHandle handleRef={handleRef} handle={{ triggerRef: trigger, viewportRef: viewportRef(list) }} />
      )}
      {autoFocus && autofocusDelay ? <DelayedFocus control={trigger} delay={autofocusDelay} /> : null}
    </div>
  )
}
