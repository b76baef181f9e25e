'use client'

import type { ButtonHTMLAttributes, Ref } from 'react'
import { listbox as english } from '../locale/en.ts'
import { resolveControl } from '../primitives/form/field.ts'
import type {
  Entry,
  ListItem,
  ListItemOf,
  ListItems,
  ListKey,
  ListSelection,
  ListValue,
  WithItems,
} from '../primitives/items/list-items.ts'
import { useListControl } from '../primitives/list/use-list-control.ts'
import { useListTrigger } from '../primitives/list/use-list-trigger.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { selectTheme } from '../theme/select.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import {
  listFieldDefaults,
  type ListFieldArgs,
  type ListFieldOptions,
  type ListTriggerHandle,
} from './list/list-props.ts'
import { fieldOptions } from './list/popup-options.ts'
import { selectField } from './list/select-field.tsx'
import { triggerIcons } from './list/trigger-view.tsx'

type Part = SlotOf<typeof selectTheme>

/** An item of a Select. A string or a number can be an item too. */
export type SelectItem = ListItem<Part>

/** The arguments of the render props of the field. */
export type SelectSlotArgs<Value> = ListFieldArgs<Value, Part>

export type SelectHandle = ListTriggerHandle

/** The value of a Select: one key, or an array of keys with `multiple`. */
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
  /** Visual style of the field. @default 'outline' */
  variant?: ThemeOption<typeof selectTheme, 'variant'>
  /** Size of the field and of the items. @default 'md' */
  size?: ThemeOption<typeof selectTheme, 'size'>
  /** Allows several selected items. @default false */
  multiple?: Multiple
  /** Key of the selected item. With `multiple`, an array of keys. */
  value?: SelectValue<Item, ValueKey, Multiple> | null
  /** Initial value if `value` is not set. */
  defaultValue?: SelectValue<Item, ValueKey, Multiple> | null
  /** Called with the new value and the chosen item. */
  onValueChange?: (value: SelectValue<Item, ValueKey, Multiple>, item: Item) => void
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** What the browser may fill in, such as `country`. */
  autoComplete?: string
  /** Content before the text. Replaces the leading icon. */
  renderLeading?: Slot<SelectSlotArgs<SelectValue<Item, ValueKey, Multiple>>>
  /** Content after the text. Replaces the trailing icon. */
  renderTrailing?: Slot<SelectSlotArgs<SelectValue<Item, ValueKey, Multiple>>>
  /** Content of the list if it has no items. @default a message in the language of the application */
  empty?: Slot<{ ui: Classes<Part> }>
  /** Replaces the text of the selected items. */
  children?: Slot<SelectSlotArgs<SelectValue<Item, ValueKey, Multiple>>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  ref?: Ref<HTMLButtonElement>
  /** Ref to the button and the list. */
  handleRef?: Ref<SelectHandle>
}

type AnyProps = SelectProps<unknown, string, boolean>
type AnyValue = SelectValue<unknown, string, boolean>

/** A field that opens a list to choose from, like a native select. */
export function Select<
  const Items extends ListItems<(SelectItem & object) | ListKey>,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
>(ownProps: WithItems<SelectProps<ListItemOf<Items>, ValueKey, Multiple>, Items, ValueKey>) {
  const frond = useFrond()
  // The type parameters check the caller's code only. The field treats all items alike, so it drops them here.
  const props = resolveControl(frond, selectTheme, listFieldDefaults, ownProps as unknown as AnyProps)
  const [options, attributes] = splitProps(props, fieldOptions)
  const control = useListControl<unknown, HTMLButtonElement>('Select', frond, options)
  const trigger = useListTrigger({ control, props: options, disabled: attributes.disabled, onPick: pick })

  function pick(entry: Entry): void {
    if (control.choose(entry) && !control.multiple) trigger.setOpen(false)
  }

  const { color, variant, size, highlight, fixed, empty, ui, className } = options
  const icons = triggerIcons(frond, options)
  const classes = resolveClasses(
    frond,
    selectTheme,
    { color, variant, size, highlight, fixed, loading: icons.loading },
    ui,
    className,
  )
  return selectField<AnyValue, Part>({
    slot: 'select',
    control,
    trigger,
    options,
    attributes,
    classes,
    icons,
    onPick: pick,
    popup: {
      empty: empty === undefined ? messagesOf(frond, 'listbox', english).noData : fillSlot(empty, { ui: classes }),
    },
  })
}
