'use client'

import {
  useRef,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { check as checkRole } from '../icons/check.ts'
import { close as closeRole } from '../icons/close.ts'
import type { ClassValue } from '../internal/component-override.ts'
import type { TextValueOf } from '../internal/field-text.ts'
import { contextInControl, focusOnPress, inControl, resolveControl } from '../internal/field.ts'
import { fillText } from '../internal/fill-text.ts'
import { FrondContext, useFrond } from '../internal/frond-context.ts'
import { leadingSide, trailingSide } from '../internal/icon-sides.tsx'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../internal/icon-slots.ts'
import { IconView } from '../internal/icon-view.tsx'
import { chooseItem } from '../internal/list/choose-item.ts'
import { DelayedFocus, GiveHandle, viewportRef } from '../internal/list/extras.tsx'
import { FormValue } from '../internal/list/form-value.tsx'
import { endComposition, isComposing } from '../internal/list/ime.ts'
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
} from '../internal/list/list-items.ts'
import {
  noItems,
  slotValue,
  type ListFieldArgs,
  type ListFieldOptions,
  type ListSearchOptions,
} from '../internal/list/list-props.ts'
import { PopupList } from '../internal/list/popup-list.tsx'
import { triggerIcons } from '../internal/list/trigger-view.tsx'
import { findFilled } from '../internal/list/typeahead.ts'
import type { InitialRow, ListState } from '../internal/list/use-list.ts'
import { useSelection, type ListModifiers, type SelectedItem } from '../internal/list/use-selection.ts'
import { messagesOf } from '../internal/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../internal/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../internal/resolve-classes.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { usePresence } from '../internal/use-presence.ts'
import { inputMenu as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputMenuTheme } from '../theme/input-menu.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof inputMenuTheme>

/** An item of an InputMenu. A text or a number may be an item as well. */
export type InputMenuItem = ListItem<Part>

export type InputMenuMode = 'combobox' | 'autocomplete'

/** How the text of an autocomplete becomes its value. */
export type InputMenuModifiers = ListModifiers

/** What the parts of the field know. */
export type InputMenuSlotArgs<Value> = ListFieldArgs<Value, Part>

export interface InputMenuHandle {
  /** The native input. */
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** The list, while it is open. */
  readonly viewportRef: RefObject<HTMLDivElement | null>
}

/** What an InputMenu selects: one key, or with `multiple` a list of keys. An autocomplete has its text as value. */
export type InputMenuValue<
  Item,
  ValueKey extends string,
  Multiple extends boolean,
  Mode extends InputMenuMode,
  Modifiers = {},
> = Mode extends 'autocomplete' ? TextValueOf<'text', Modifiers> : ListSelection<ListValue<Item, ValueKey>, Multiple>

/** Where the value can be cleared, it may also be none. */
type Cleared<Clear, Multiple, Mode> = Clear extends false
  ? never
  : Mode extends 'autocomplete'
    ? never
    : Multiple extends true
      ? never
      : null

/** What was typed or cleared belongs to no item. */
type ChosenItem<Item, Clear, Mode> = Mode extends 'autocomplete'
  ? Item | undefined
  : Clear extends false
    ? Item
    : Item | undefined

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
  const {
    items: _items,
    mode,
    placeholder,
    color,
    variant,
    size,
    multiple: isMultiple,
    value,
    defaultValue,
    valueModifiers,
    onValueChange,
    onChange,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    onHighlight,
    onLoadMore,
    valueKey,
    labelKey,
    descriptionKey,
    selectedIcon,
    clear,
    clearIcon,
    deleteIcon,
    onClear,
    createItem,
    onCreate,
    onRemoveTag,
    searchTerm,
    defaultSearchTerm,
    onSearchTermChange,
    filterFields,
    ignoreFilter,
    resetSearchTermOnBlur,
    resetSearchTermOnSelect,
    resetValueOnClear,
    highlightOnHover,
    openOnClick,
    openOnFocus,
    icon,
    avatar,
    leading,
    leadingIcon,
    trailing,
    trailingIcon,
    loading,
    loadingIcon,
    content,
    arrow,
    portal,
    virtualize,
    highlight,
    fixed,
    required,
    name,
    autoFocus,
    autofocusDelay,
    item,
    itemLeading,
    itemLabel,
    itemDescription,
    itemTrailing,
    createItemLabel,
    tagsItemText,
    tagsItemDelete,
    renderLeading,
    renderTrailing,
    contentTop,
    contentBottom,
    empty,
    className,
    ui,
    render,
    ref,
    handleRef,
    onBlur,
    onFocus,
    onClick,
    onKeyDown,
    onCompositionEnd,
    ...attributes
  } = resolveControl(frond, inputMenuTheme, defaults, ownProps)
  const isAutocomplete = mode === 'autocomplete'
  const multiple: boolean = (isMultiple ?? false) && !isAutocomplete
  const { disabled = false, form } = attributes as { disabled?: boolean; form?: string }
  const fields = { valueKey, labelKey, descriptionKey }

  const [wantsOpen, setOwnOpen] = useControlled(givenOpen, defaultOpen)
  const open = wantsOpen && !disabled
  const { present, leave } = usePresence(open)
  const [refs] = useState(newRefs<Item>)
  const { root, input, popup, list } = refs
  const joinedRef = useRef<{ own: typeof ref; all: Ref<HTMLInputElement> | undefined }>(null)
  if (!joinedRef.current || joinedRef.current.own !== ref) joinedRef.current = { own: ref, all: joinRefs(input, ref) }

  const selection = useSelection<Item>({
    who: 'InputMenu',
    frond,
    items,
    fields,
    value,
    defaultValue,
    multiple,
    modifiers: valueModifiers,
    name,
    isPartial: Boolean(isAutocomplete || loading || onLoadMore || ignoreFilter || createItem),
    onValueChange,
    onChange,
    control: input,
  })
  const { values, selected } = selection

  // While one types the field shows the search; otherwise what is selected.
  const [term, setOwnTerm] = useControlled(searchTerm, defaultSearchTerm)
  const [isEdited, setEdited] = useState(term !== '')
  const isSearch = multiple || isEdited
  const shown = isAutocomplete ? String(values[0] ?? '') : (selected[0]?.label ?? '')
  const text = isSearch ? term : shown

  function setTerm(next: string, edited: boolean): void {
    setEdited(edited)
    if (next === term) return
    setOwnTerm(next)
    onSearchTermChange?.(next)
  }

  function setOpen(next: boolean, initial?: InitialRow): void {
    if (next === open || (next && disabled)) return
    refs.initial = initial
    setOwnOpen(next)
    onOpenChange?.(next)
  }

  function openAtSelected(fallback?: InitialRow): void {
    setOpen(true, !isAutocomplete && values.length > 0 ? { key: String(values[0]) } : fallback)
  }

  function search(next: string): void {
    setTerm(next, true)
    if (isAutocomplete) selection.change([next], undefined, true)
    setOpen(true, isAutocomplete || next === '' ? undefined : 'first')
  }

  function pick(entry: Entry<Item>): void {
    if (entry.type === 'create') onCreate?.(entry.label)
    else {
      if (!chooseItem(entry)) return
      if (isAutocomplete) selection.change([entry.label], entry.item)
      else if (multiple || !selection.isSelected(entry)) selection.pick(entry)
    }
    if (multiple) {
      if (resetSearchTermOnSelect || entry.type === 'create') setTerm('', false)
      return
    }
    setTerm(resetSearchTermOnSelect || isAutocomplete ? '' : term, false)
    setOpen(false)
  }

  function removeTag({ value: key, item: removed }: SelectedItem<Item>): void {
    if (disabled) return
    selection.change(
      values.filter((each) => each !== key),
      removed,
    )
    if (removed !== undefined) onRemoveTag?.(removed)
  }

  function clearValue(): void {
    if (resetValueOnClear) selection.change(isAutocomplete ? [''] : [], undefined)
    setTerm('', false)
    onClear?.()
    input.current?.focus({ preventScroll: true })
  }

  function onInputKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return
    const { key } = event
    if (key === 'Backspace' && multiple && event.currentTarget.value === '' && selected.length > 0) {
      removeTag(selected.at(-1)!)
      return
    }
    if (!open || !list.current) {
      if (key === 'ArrowDown') openAtSelected(event.altKey ? undefined : 'first')
      else if (key === 'ArrowUp' && !event.altKey) openAtSelected('last')
      else return
      event.preventDefault()
      return
    }
    const { active } = list.current
    if (key === 'Enter') {
      // Free text may be sent with its form; what has to be chosen may not be sent half typed.
      if (active || !isAutocomplete) event.preventDefault()
      if (active) pick(active)
      else setOpen(false)
    } else if (key === 'Tab') {
      if (active?.type === 'item' && isEdited && term !== '' && !isAutocomplete && !multiple) pick(active)
      setOpen(false)
    } else if (key === 'ArrowUp' && event.altKey) {
      event.preventDefault()
      setOpen(false)
    } else list.current.moveByKey(event)
  }

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (root.current?.contains(target) || popup.current?.contains(target))

  function onInputBlur(event: FocusEvent<HTMLInputElement>): void {
    onBlur?.(event)
    // The window lost the focus, not the field.
    if (isInside(event.relatedTarget) || document.activeElement === event.currentTarget) return
    leaveField()
  }

  function leaveField(): void {
    setOpen(false)
    if (isAutocomplete || resetSearchTermOnBlur) setTerm('', false)
  }

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
  const slotArgs = { ui: classes }
  const fieldArgs = { value: slotValue(values, multiple) as Value | null, open, ui: classes }
  const clearProps = typeof clear === 'object' ? (clear as ButtonProps) : undefined

  const inputElement = (
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
      aria-expanded={open}
      autoFocus={autoFocus && !autofocusDelay}
      value={text}
      className={multiple ? classes.tagsInput : classes.base}
      data-slot={multiple ? 'tagsInput' : 'base'}
      ref={joinedRef.current.all}
      onChange={(event) => search(event.currentTarget.value)}
      onClick={(event) => {
        onClick?.(event)
        if (openOnClick && !event.defaultPrevented) openAtSelected()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        if (openOnFocus && !isInside(event.relatedTarget)) openAtSelected()
      }}
      onBlur={onInputBlur}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) onInputKey(event)
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event)
        endComposition()
      }}
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
          {selected.map((each, index) => (
            <Tag
              key={each.value}
              label={each.label}
              classes={classes}
              disabled={disabled}
              removeLabel={fillText(messages.remove, { label: each.label })}
              icon={deleteIcon ?? roleIcon(frond, 'close', closeRole)}
              text={
                tagsItemText === undefined ? undefined : fillSlot(tagsItemText, { item: each.item, index, ui: classes })
              }
              mark={
                tagsItemDelete === undefined
                  ? undefined
                  : fillSlot(tagsItemDelete, { item: each.item, index, ui: classes })
              }
              onRemove={() => {
                removeTag(each)
                input.current?.focus({ preventScroll: true })
              }}
            />
          ))}
          {inputElement}
        </div>
      ) : (
        inputElement
      )}
      {isClearable ? (
        <span className={classes.trailing} data-slot="trailing">
          <FrondContext value={contextInControl(frond)}>
            <Button
              icon={clearIcon ?? roleIcon(frond, 'close', closeRole)}
              color="neutral"
              variant="link"
              size={size === 'xs' || size === 'sm' ? 'xs' : 'sm'}
              // By keyboard one deletes the text.
              tabIndex={-1}
              aria-label={messages.clear}
              data-slot="trailingClear"
              {...clearProps}
              className={addClass(classes.trailingClear, clearProps?.className)}
              onClick={(event) => {
                clearProps?.onClick?.(event)
                if (!event.defaultPrevented) clearValue()
              }}
            />
          </FrondContext>
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
            onClick={() => {
              input.current?.focus({ preventScroll: true })
              if (open) setOpen(false)
              else openAtSelected()
            }}
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
          form={form}
          autoComplete={undefined}
          className={classes.native}
          control={input}
          onFill={(filled) => {
            const found = findFilled(filled, listOf('InputMenu', items, fields).entries)
            if (found) selection.pick(found)
          }}
        />
      )}
      {present && (
        <PopupList
          who="InputMenu"
          frond={frond}
          open={open}
          onGone={leave}
          onClose={(reason) => {
            setOpen(false)
            if (reason === 'outside-press') leaveField()
          }}
          onLeave={(to) => {
            if (!isInside(to)) leaveField()
          }}
          anchor={root}
          popup={popup}
          content={content}
          arrow={arrow}
          portal={portal}
          items={items}
          fields={fields}
          selection={
            isAutocomplete
              ? { ...selection, isSelected: (entry) => entry.type === 'item' && entry.label === text }
              : selection
          }
          multiple={multiple}
          size={size}
          classes={classes}
          slots={{ item, itemLeading, itemLabel, itemDescription, itemTrailing }}
          selectedIcon={selectedIcon ?? roleIcon(frond, 'check', checkRole)}
          virtualize={virtualize}
          initial={refs.initial}
          term={isSearch ? term : ''}
          filterFields={filterFields}
          ignoreFilter={ignoreFilter}
          highlightsMatch={!isAutocomplete}
          highlightOnHover={highlightOnHover}
          loop
          createItem={createItem}
          createLabel={
            createItem &&
            (createItemLabel === undefined
              ? fillText(messages.create, { label: term.trim() })
              : fillSlot(createItemLabel, { item: term.trim(), ui: classes }))
          }
          loading={loading}
          loadingIcon={loadingIcon}
          empty={
            empty === undefined
              ? !isSearch || term.trim() === '' || items.length === 0
                ? messages.noData
                : messages.noMatch
              : fillSlot(empty, { searchTerm: term, ui: classes })
          }
          contentTop={fillSlot(contentTop, slotArgs)}
          contentBottom={fillSlot(contentBottom, slotArgs)}
          control={input}
          labelled={input}
          handle={list}
          onPick={pick}
          onHighlight={onHighlight}
          onLoadMore={onLoadMore}
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

interface Refs<Item> {
  readonly root: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly popup: RefObject<HTMLDivElement | null>
  readonly list: RefObject<ListState<Item> | null>
  /** The row to begin with, by the way the list was opened. */
  initial: InitialRow | undefined
}

const newRefs = <Item,>(): Refs<Item> => ({
  root: { current: null },
  input: { current: null },
  popup: { current: null },
  list: { current: null },
  initial: undefined,
})

interface TagProps {
  label: string
  classes: Classes<Part>
  disabled: boolean
  removeLabel: string
  icon: IconValue
  /** What the caller shows as its text and as the icon that removes it. */
  text: ReactNode
  mark: ReactNode
  onRemove: () => void
}

/** A selected item. By keyboard it is removed with Backspace, or in the list. */
function Tag({ label, classes, disabled, removeLabel, icon, text, mark, onRemove }: TagProps) {
  return (
    <span className={classes.tagsItem} data-slot="tagsItem">
      <span className={classes.tagsItemText} data-slot="tagsItemText">
        {text ?? label}
      </span>
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        aria-label={removeLabel}
        className={classes.tagsItemDelete}
        data-slot="tagsItemDelete"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        {mark ?? <IconView name={icon} className={classes.tagsItemDeleteIcon} data-slot="tagsItemDeleteIcon" />}
      </button>
    </span>
  )
}
