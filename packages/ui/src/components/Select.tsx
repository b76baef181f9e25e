'use client'

import type { ButtonHTMLAttributes, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { resolveControl } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { chooseItem } from '../primitives/list/choose-item.ts'
import { DelayedFocus, GiveHandle, viewportRef } from '../primitives/list/extras.tsx'
import { FormValue } from '../primitives/form/form-value.tsx'
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
  type ListTriggerHandle,
} from './list/list-props.ts'
import { PopupList } from './list/popup-list.tsx'
import { popupOptions } from './list/popup-options.ts'
import { triggerIcons, triggerView } from './list/trigger-view.tsx'
import { findFilled, findTyped } from '../primitives/text/typeahead.ts'
import { useListTrigger } from '../primitives/list/use-list-trigger.ts'
import { useSelection } from '../primitives/list/use-selection.ts'
import { messagesOf } from '../system/messages.ts'
import { joinProps } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { splitProps } from '../system/split-props.ts'
import { listbox as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { selectTheme } from '../theme/select.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

type Part = SlotOf<typeof selectTheme>

/** An item of a Select. A text or a number may be an item as well. */
export type SelectItem = ListItem<Part>

/** What the parts of the field know. */
export type SelectSlotArgs<Value> = ListFieldArgs<Value, Part>

export type SelectHandle = ListTriggerHandle

/** What a Select selects: one key, or with `multiple` a list of keys. */
export type SelectValue<Item, ValueKey extends string, Multiple extends boolean> = ListSelection<
  ListValue<Item, ValueKey>,
  Multiple
>

export interface SelectProps<Item = SelectItem, ValueKey extends string = 'value', Multiple extends boolean = false>
  extends
    ListFieldOptions<Item, Part>,
    Omit<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'className' | 'children' | 'color' | 'content' | 'defaultValue' | 'name' | 'onChange' | 'type' | 'value'
    > {
  /** How much the field stands out. @default 'outline' */
  variant?: ThemeOption<typeof selectTheme, 'variant'>
  /** Height of the field and of the items, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof selectTheme, 'size'>
  /** Lets several items be selected. @default false */
  multiple?: Multiple
  /** The key of the selected item. With `multiple` a list of keys. */
  value?: SelectValue<Item, ValueKey, Multiple> | null
  /** The key that is selected at first. */
  defaultValue?: SelectValue<Item, ValueKey, Multiple> | null
  /** Called with what is selected and the item that was chosen. */
  onValueChange?: (value: SelectValue<Item, ValueKey, Multiple>, item: Item) => void
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Tells the browser what it may fill in, such as `country`. */
  autoComplete?: string
  /** Replaces what stands before the text. */
  renderLeading?: Slot<SelectSlotArgs<SelectValue<Item, ValueKey, Multiple>>>
  /** Replaces what stands after the text. */
  renderTrailing?: Slot<SelectSlotArgs<SelectValue<Item, ValueKey, Multiple>>>
  /** Shown in a list without items. @default a message in the language of the application */
  empty?: Slot<{ ui: Classes<Part> }>
  /** Replaces the text of what is selected. */
  children?: Slot<SelectSlotArgs<SelectValue<Item, ValueKey, Multiple>>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  ref?: Ref<HTMLButtonElement>
  /** Gives access to the button and the list. */
  handleRef?: Ref<SelectHandle>
}

const defaults = {
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
} as const

/** A field to choose from a list, as a native select. */
export function Select<
  Items extends ListItems<(SelectItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
>(ownProps: WithItems<SelectProps<ListItemOf<Items>, ValueKey, Multiple>, Items>) {
  type Item = ListItemOf<Items>
  // Its type has done its work in the caller's file.
  const items: ListItems<Item> = (ownProps.items as ListItems<Item> | undefined) ?? noItems
  const frond = useFrond()
  const [options, props] = splitProps(resolveControl(frond, selectTheme, defaults, ownProps), popupOptions)
  const {
    items: _items,
    placeholder,
    color,
    variant,
    size,
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
    ...attributes
  } = props
  const multiple: boolean = isMultiple ?? false
  const { disabled, form } = attributes
  const fields = { valueKey, labelKey, descriptionKey }

  const { open, present, leave, setOpen, trigger, joinTrigger, popup, list, initial, takesRelease, handlers } =
    useListTrigger<Item>({
      open: ownProps.open,
      defaultOpen: ownProps.defaultOpen,
      disabled,
      multiple,
      onOpenChange: (next) => onOpenChange?.(next),
      onPick: pick,
      onType(letter) {
        const rows = listOf('Select', items, fields).entries
        const from = rows.findIndex(({ key }) => selection.values.length > 0 && key === String(selection.values[0]))
        const found = findTyped(trigger.current, letter, rows, from)
        if (found && multiple) setOpen(true, { key: found.key })
        else if (found && chooseItem(found)) selection.pick(found)
      },
    })
  const selection = useSelection<Item>({
    componentName: 'Select',
    frond,
    items,
    fields,
    value,
    defaultValue,
    multiple,
    name,
    isPartial: Boolean(loading || options.onLoadMore),
    onValueChange,
    onChange,
    control: trigger,
  })
  const { values, selected } = selection

  function pick(entry: Entry<Item>): void {
    if (!chooseItem(entry)) return
    if (multiple || !selection.isSelected(entry)) selection.pick(entry)
    if (!multiple) setOpen(false)
  }

  const icons = triggerIcons(frond, { icon, leading, leadingIcon, trailing, trailingIcon, loading, loadingIcon })
  const classes = resolveClasses(
    frond,
    selectTheme,
    { color, variant, size, highlight, fixed, loading: icons.loading },
    ui,
    className,
  )

  return (
    <div className={classes.root} data-slot="select">
      <button
        {...joinProps(handlers, attributes)}
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
          args: {
            value: slotValue(values, multiple) as SelectValue<Item, ValueKey, Multiple> | null,
            open,
            ui: classes,
          },
          renderLeading,
          renderTrailing,
          children,
        })}
      </button>
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
          const found = findFilled(text, listOf('Select', items, fields).entries)
          if (found) selection.pick(found)
        }}
      />
      {present && (
        <PopupList
          componentName="Select"
          frond={frond}
          open={open}
          onGone={leave}
          onClose={() => setOpen(false)}
          anchor={trigger}
          popup={popup}
          options={options}
          items={items}
          fields={fields}
          selection={selection}
          multiple={multiple}
          size={size}
          classes={classes}
          initial={initial() ?? (values.length > 0 ? { key: String(values[0]) } : 'first')}
          loading={loading}
          loadingIcon={loadingIcon}
          empty={empty === undefined ? messagesOf(frond, 'listbox', english).noData : fillSlot(empty, { ui: classes })}
          control={trigger}
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
