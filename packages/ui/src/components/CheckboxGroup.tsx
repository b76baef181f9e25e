'use client'

import { createElement, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { moveFocus } from '../primitives/focus/move-focus.ts'
import { inControl, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useResettableValue } from '../primitives/form/use-resettable-value.ts'
import { checkChosen, type Choice, type ChoiceValue, type GivenChoice } from '../primitives/items/choice-items.ts'
import { readText } from '../primitives/items/item-key.ts'
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
  /** Mark of the box while it is checked, in place of that of the group. */
  icon?: IconValue
  /** Identifies the item in `value`. @default its `id`, else its index as text */
  value?: string | number
  /** Keeps the item from being checked or cleared. */
  disabled?: boolean
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in BoxPart | 'item']?: ClassValue }
}

/** What the words of an item know. */
export interface CheckboxGroupSlotArgs<Item> {
  item: Item
  /** Id of the box. */
  id: string
}

export interface CheckboxGroupProps<Item extends Choice = CheckboxGroupItem, ValueKey extends string = 'value'>
  extends ChoiceGroupProps<Item, ValueKey>, Pick<CheckboxProps, 'indicator' | 'icon' | 'highlight'> {
  /** The keys of the checked items. */
  value?: readonly NoInfer<GivenChoice<Item, ValueKey>>[] | null
  /** The keys of the items that are checked at first. @default [] */
  defaultValue?: readonly NoInfer<GivenChoice<Item, ValueKey>>[] | null
  /** Called when an item is checked or cleared, with the keys of all checked items and the item that was pressed. */
  onValueChange?: (value: ChoiceValue<Item, ValueKey>[], item: Item) => void
  /** Plain rows, cards, or rows of one table. @default 'list' */
  variant?: ThemeOption<typeof checkboxGroupTheme, 'variant'>
  /** Colour of the checked items. @default 'primary' */
  color?: Color
  /** Size of boxes and text. @default 'md' */
  size?: ThemeOption<typeof checkboxGroupTheme, 'size'>
  /** Puts items below or beside each other. @default 'vertical' */
  orientation?: ThemeOption<typeof checkboxGroupTheme, 'orientation'>
  /** Makes the group one stop of the Tab key, in which the arrow keys move and go round. @default false */
  loop?: boolean
  /** Asks for at least one item before the form is posted. @default false */
  required?: boolean
  /** Name under which each checked key is posted. */
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

/** Several choices out of a list. */
export function CheckboxGroup<
  Item extends (CheckboxGroupItem & object) | string | number,
  const ValueKey extends string = 'value',
>(ownProps: CheckboxGroupProps<Item, ValueKey>) {
  const frond = useFrond()
  const ownId = useId()
  const [group, props] = splitProps(
    resolveControl(frond, checkboxGroupTheme, defaults, ownProps, { bind: false }),
    choiceGroupProps,
  )
  const {
    value: givenValue,
    defaultValue,
    onValueChange,
    variant,
    color,
    size,
    orientation,
    indicator,
    highlight,
    icon,
    loop,
    required,
    name,
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
    { variant, size, orientation, required: required && !frond.field },
    groupUi,
    className,
  )

  const { items = [], labelKey, descriptionKey } = group
  const { choices, keys, valueOf } = resolveChoices<CheckboxGroupItem>('CheckboxGroup', group)
  const controlled = givenValue !== undefined
  const given = (controlled ? givenValue : defaultValue) ?? []
  const chosen = given.map(String)
  checkChosen('CheckboxGroup', keys, chosen)

  // The boxes keep the choice. The browser validates each box alone, so all of them are required while none is checked.
  const { own: isEmpty, setOwn: setEmpty, resetRef } = useResettableValue(chosen.length === 0)
  const isMissing = required && (controlled ? chosen.length === 0 : isEmpty)
  const tabStop = useTabStop(keys, (index) => !choices[index]!.disabled)

  function change(event: ChangeEvent<HTMLFieldSetElement>): void {
    onChange?.(event)
    const boxes = boxesIn(event.currentTarget)
    const pressed = boxes.indexOf(event.target as Element as HTMLInputElement)
    if (pressed < 0) return
    // Keys that belong to no current item stay in the value.
    const hidden = controlled ? given.filter((key) => !keys.includes(String(key))) : []
    const shown = boxes.flatMap((box, index) => (box.checked ? [valueOf(index)] : []))
    if (required && isEmpty !== (shown.length === 0)) setEmpty(!isEmpty)
    onValueChange?.([...hidden, ...shown] as ChoiceValue<Item, ValueKey>[], items[pressed]!)
  }

  const box = (choice: CheckboxGroupItem, index: number) => {
    const key = keys[index]!
    const args = { item: items[index]!, id: `${ownId}-${index}` }
    const { item: itemUi, ...itemBoxUi } = choice.ui ?? {}
    const checked = chosen.includes(key)
    return (
      <Checkbox
        key={key}
        render={itemRoot}
        id={label === undefined && description === undefined ? undefined : args.id}
        label={readText(choice, labelKey)}
        description={readText(choice, descriptionKey)}
        renderLabel={label === undefined ? undefined : fillSlot(label, args)}
        renderDescription={description === undefined ? undefined : fillSlot(description, args)}
        {...{ color, size, indicator, highlight, name }}
        variant={variant === 'table' ? 'card' : (variant as 'list')}
        icon={choice.icon ?? icon}
        value={key}
        required={isMissing || undefined}
        disabled={choice.disabled}
        {...(loop && tabStop.propsOf(key))}
        checked={controlled ? checked : undefined}
        defaultChecked={!controlled && checked ? true : undefined}
        className={addClass(addClass(classes.item, itemUi), choice.className)}
        ui={joinParts(boxUi, itemBoxUi)}
      />
    )
  }

  const legend = groupLegend(frond, attributes, { ...group, ownId, className: classes.legend })
  const boxes = (
    <div className={classes.fieldset} data-slot="fieldset">
      {choices.map(box)}
    </div>
  )
  return renderElement('fieldset', render, {
    'data-slot': 'checkbox-group',
    ...attributes,
    className: classes.root,
    ref: required && !controlled ? joinRefs<HTMLFieldSetElement>(resetRef, ref) : ref,
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

/** The legend has the asterisk of a required group, so the boxes show none. As in a field, they are not marked. */
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
