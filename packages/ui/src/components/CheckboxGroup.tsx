'use client'

import { createElement, useId, useState, type ChangeEvent, type KeyboardEvent, type ReactElement } from 'react'
import { moveFocus } from '../primitives/focus/move-focus.ts'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { inControl, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useResettableValue } from '../primitives/form/use-resettable-value.ts'
import { checkChosen, type Choice, type ChoiceValue, type GivenChoice } from '../primitives/items/choice-items.ts'
import { readText } from '../primitives/items/item-key.ts'
import type { ListKey } from '../primitives/items/list-items.ts'
import type { ClassValue } from '../system/component-override.ts'
import { FrondContext, useFrond } from '../system/frond-context.ts'
import { joinRefs, renderElement } from '../system/render-element.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { checkboxTheme } from '../theme/checkbox.ts'
import { checkboxGroupTheme } from '../theme/checkbox-group.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'
import { choiceGroupProps, groupLegend, resolveChoices, type ChoiceGroupProps } from './choice/choice-group.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof checkboxGroupTheme>
type BoxPart = Exclude<SlotOf<typeof checkboxTheme>, 'root'>
type PartClasses = { [P in Part | BoxPart]?: ClassValue }

export interface CheckboxGroupItem {
  /** Text beside the box. */
  label?: string
  /** Text below the label. */
  description?: string
  /** Icon of the box while it is checked. Replaces the icon of the group. */
  icon?: IconValue
  /** Identifies the item in `value`. @default its `id`, else its index as text */
  value?: string | number
  /** Disables the item. */
  disabled?: boolean
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in BoxPart | 'item']?: ClassValue }
}

/** Arguments of the slots of an item. */
export interface CheckboxGroupSlotArgs<Item> {
  item: Item
  /** Id of the box. */
  id: string
}

export interface CheckboxGroupProps<Item extends Choice = CheckboxGroupItem, ValueKey extends string = 'value'>
  extends ChoiceGroupProps<Item, ValueKey>, Pick<CheckboxProps, 'indicator' | 'icon' | 'highlight'> {
  /** Keys of the checked items. */
  value?: readonly NoInfer<GivenChoice<Item, ValueKey>>[] | null
  /** Initial value if `value` is not set. @default [] */
  defaultValue?: readonly NoInfer<GivenChoice<Item, ValueKey>>[] | null
  /** Called with the keys of all checked items and the item that changed. */
  onValueChange?: (value: ChoiceValue<Item, ValueKey>[], item: Item) => void
  /** Shows the items as plain rows, as cards, or as rows of a table. @default 'list' */
  variant?: ThemeOption<typeof checkboxGroupTheme, 'variant'>
  /** Color of the checked items. @default 'primary' */
  color?: Color
  /** Size of boxes and text. @default 'md' */
  size?: ThemeOption<typeof checkboxGroupTheme, 'size'>
  /** Direction of the items. @default 'vertical' */
  orientation?: ThemeOption<typeof checkboxGroupTheme, 'orientation'>
  /** Makes the group one tab stop. The arrow keys move between items and wrap around. @default false */
  loop?: boolean
  /** Requires at least one checked item before the form is submitted. @default false */
  required?: boolean
  /** Name of the checked keys in the form. */
  name?: string
  /** Replaces the labels. */
  label?: Slot<CheckboxGroupSlotArgs<Item>>
  /** Replaces the descriptions. */
  description?: Slot<CheckboxGroupSlotArgs<Item>>
  /** Extra classes for each part of the group, and of the checkboxes in it. */
  ui?: PartClasses
}

const defaults = {
  variant: 'list',
  color: 'primary',
  size: 'md',
  orientation: 'vertical',
  indicator: 'start',
  highlight: false,
  loop: false,
  required: false,
  valueKey: 'value',
  labelKey: 'label',
  descriptionKey: 'description',
} as const

/** A group of checkboxes. */
export function CheckboxGroup<
  Item extends (CheckboxGroupItem & object) | string | number,
  const ValueKey extends string = 'value',
>(ownProps: CheckboxGroupProps<Item, ValueKey>) {
  const frond = useFrond()
  const ownId = useId()
  const [group, rest] = splitProps(
    resolveControl(frond, checkboxGroupTheme, defaults, ownProps, { bind: false }),
    choiceGroupProps,
  )
  const [boxProps, props] = splitProps(rest, sharedBoxProps)
  const {
    value,
    defaultValue,
    onValueChange,
    variant,
    orientation,
    loop,
    required,
    label,
    description,
    className,
    ui,
    render,
    ref,
    onChange,
    onKeyDown,
    ...attributes
  } = props
  useUnboundLabel(frond)
  const [groupUi, boxUi] = splitParts(ui)
  const classes = resolveClasses(
    frond,
    checkboxGroupTheme,
    { variant, size: boxProps.size, orientation, required: required && !frond.field },
    groupUi,
    className,
  )

  const { items = [], labelKey, descriptionKey } = group
  const { choices, keys, valueOf } = resolveChoices<CheckboxGroupItem>('CheckboxGroup', group)
  const { chosen, isControlled, isMissing, resetRef, readChange } = useCheckedKeys(
    { value, defaultValue, required },
    { keys, valueOf },
  )
  const tabStop = useTabStop(keys, (index) => !choices[index]!.disabled)

  function change(event: ChangeEvent<HTMLFieldSetElement>): void {
    onChange?.(event)
    const next = readChange(event)
    if (next) onValueChange?.(next.values as ChoiceValue<Item, ValueKey>[], items[next.index]!)
  }

  const legend = groupLegend(frond, attributes, { ...group, ownId, className: classes.legend })
  const boxes = (
    <div className={classes.fieldset} data-slot="fieldset">
      {choices.map((choice, index) => {
        const key = keys[index]!
        const args = { item: items[index]!, id: `${ownId}-${index}` }
        const isChecked = chosen.includes(key)
        return groupBox(choice, classes.item, boxUi, {
          ...boxProps,
          required: isMissing || undefined,
          form: attributes.form,
          id: label === undefined && description === undefined ? undefined : args.id,
          label: readText(choice, labelKey),
          description: readText(choice, descriptionKey),
          renderLabel: label === undefined ? undefined : fillSlot(label, args),
          renderDescription: description === undefined ? undefined : fillSlot(description, args),
          variant: variant === 'table' ? 'card' : variant,
          key,
          ...(loop && tabStop.propsOf(key)),
          checked: isControlled ? isChecked : undefined,
          defaultChecked: !isControlled && isChecked ? true : undefined,
        })
      })}
    </div>
  )
  const fieldset = renderElement('fieldset', render, {
    'data-slot': 'checkbox-group',
    ...attributes,
    className: classes.root,
    ref: required && !isControlled ? joinRefs<HTMLFieldSetElement>(resetRef, ref) : ref,
    onChange: change,
    onKeyDown: loop
      ? (event: KeyboardEvent<HTMLFieldSetElement>) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented) moveFocus(event, boxesIn(event.currentTarget).filter(isEnabled))
        }
      : onKeyDown,
    children: (
      <>
        {legend}
        {required ? <FrondContext value={{ ...frond, ...unmarked }}>{boxes}</FrondContext> : inControl(frond, boxes)}
      </>
    ),
  })
  return process.env.NODE_ENV === 'production' ? fieldset : withNameCheck('CheckboxGroup', fieldset)
}

interface CheckedOptions {
  value: readonly ListKey[] | null | undefined
  defaultValue: readonly ListKey[] | null | undefined
  required: boolean
}

/**
 * The keys of the checked boxes. The native boxes keep the state. Only whether none is checked is React state: the browser
 * validates each box alone, so all boxes of a required group are required while none is checked.
 */
function useCheckedKeys(
  { value, defaultValue, required }: CheckedOptions,
  { keys, valueOf }: { keys: readonly string[]; valueOf: (index: number) => ListKey },
) {
  const isControlled = value !== undefined
  const given = (isControlled ? value : defaultValue) ?? []
  const chosen = given.map(String)
  checkChosen('CheckboxGroup', keys, chosen)
  const { own: isEmpty, setOwn: setEmpty, resetRef } = useResettableValue(chosen.length === 0)
  return {
    chosen,
    isControlled,
    isMissing: required && (isControlled ? chosen.length === 0 : isEmpty),
    resetRef,
    /** The index of the box that changed and the new value. `undefined` if the event comes from another element. */
    readChange({ currentTarget, target }: ChangeEvent<HTMLFieldSetElement>) {
      const boxes = boxesIn(currentTarget)
      const index = boxes.indexOf(target as Element as HTMLInputElement)
      if (index < 0) return undefined
      // Keys that belong to no current item stay in the value.
      const hidden = isControlled ? given.filter((key) => !keys.includes(String(key))) : []
      const shown = boxes.flatMap((box, boxIndex) => (box.checked ? [valueOf(boxIndex)] : []))
      if (required && isEmpty !== (shown.length === 0)) setEmpty(!isEmpty)
      return { index, values: [...hidden, ...shown] }
    },
  }
}

/** The props that the group passes on to each box. */
const sharedBoxProps = { color: true, size: true, indicator: true, highlight: true, icon: true, name: true } as const

/** The checkbox of an item. `boxUi` are the classes that the group gives to the parts of each box. */
function groupBox(
  choice: CheckboxGroupItem,
  className: string,
  boxUi: AnyParts | undefined,
  { key, ...props }: CheckboxProps & { key: string },
): ReactElement {
  const { item: itemUi, ...itemBoxUi } = choice.ui ?? {}
  return (
    <Checkbox
      key={key}
      render={itemRoot}
      {...props}
      icon={choice.icon ?? props.icon}
      value={key}
      disabled={choice.disabled}
      className={addClass(addClass(className, itemUi), choice.className)}
      ui={joinParts(boxUi, itemBoxUi)}
    />
  )
}

/** With `loop` only one box is in the tab order: the one that had the focus last, else the first that is enabled. */
function useTabStop(keys: readonly string[], canFocus: (index: number) => boolean) {
  const [focused, setFocused] = useState<string>()
  const isReachable = (key: string | undefined) => {
    const index = key === undefined ? -1 : keys.indexOf(key)
    return index >= 0 && canFocus(index)
  }
  const tabStop = isReachable(focused) ? focused : keys.find(isReachable)
  return {
    propsOf: (key: string) => ({ tabIndex: key === tabStop ? undefined : -1, onFocus: () => setFocused(key) }),
  }
}

/** The legend shows the asterisk of a required group. A field in the context hides the asterisks of the boxes. */
const unmarked = { field: { props: {} }, fieldGroup: undefined }

const itemRoot = createElement('label', { 'data-slot': 'item' })

function isEnabled(box: HTMLInputElement): boolean {
  return !box.matches(':disabled')
}

function boxesIn(group: Element): HTMLInputElement[] {
  return [...group.querySelectorAll<HTMLInputElement>('[data-slot="item"] > [data-slot="container"] > input')]
}

type AnyParts = Readonly<Record<string, ClassValue | undefined>>

/** Splits `ui` into the classes of the group and the classes of its checkboxes. */
function splitParts(ui: AnyParts | undefined): [AnyParts | undefined, AnyParts | undefined] {
  if (!ui) return [undefined, undefined]
  const group: Record<string, ClassValue | undefined> = {}
  const boxes: Record<string, ClassValue | undefined> = {}
  for (const part in ui) {
    const isBoxPart = checkboxTheme.slots.includes(part) && !checkboxGroupTheme.slots.includes(part)
    const target = isBoxPart ? boxes : group
    target[part] = ui[part]
  }
  return [group, boxes]
}

function joinParts(all: AnyParts | undefined, own: AnyParts): AnyParts | undefined {
  if (!all) return own
  const joined = { ...all }
  for (const part in own) {
    const common = joined[part]
    joined[part] = common ? (classes) => addClass(addClass(classes, common), own[part]) : own[part]
  }
  return joined
}
