'use client'

import {
  createElement,
  useCallback,
  useId,
  useState,
  type FieldsetHTMLAttributes,
  type ChangeEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { moveFocus } from '../primitives/focus/move-focus.ts'
import {
  checkChosen,
  choiceKeys,
  toChoice,
  type Choice,
  type ChoiceValue,
  type GivenChoice,
} from '../primitives/items/choice-items.ts'
import type { ClassValue } from '../system/component-override.ts'
import { inControl, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { listenToForm } from '../primitives/form/form-events.ts'
import { FrondContext, useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { readText, type FieldName } from '../primitives/items/item-key.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { checkboxTheme } from '../theme/checkbox.ts'
import { checkboxGroupTheme } from '../theme/checkbox-group.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'
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
  extends
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'className' | 'color' | 'children' | 'defaultValue'>,
    Pick<CheckboxProps, 'indicator' | 'icon' | 'highlight'> {
  /** What can be checked: texts, numbers or objects of any type; `labelKey` and `valueKey` say what is shown. */
  items?: readonly Item[]
  /** Names the group. */
  legend?: string
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
  /** Disables all items. @default false */
  disabled?: boolean
  /** Asks for at least one item before the form is posted. @default false */
  required?: boolean
  /** Name under which each checked key is posted. */
  name?: string
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Field with the text below the label. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Replaces the legend. */
  renderLegend?: Slot<{ legend: string | undefined }>
  /** Replaces the labels. */
  label?: Slot<CheckboxGroupSlotArgs<Item>>
  /** Replaces the descriptions. */
  description?: Slot<CheckboxGroupSlotArgs<Item>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part of the group, and of the checkboxes in it. */
  ui?: PartClasses
  /** Changes the element that is rendered, a `fieldset`. */
  render?: RenderProp
  ref?: Ref<HTMLFieldSetElement>
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
  const {
    items = [],
    legend,
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
    valueKey,
    labelKey,
    descriptionKey,
    renderLegend,
    label,
    description,
    className,
    ui,
    render,
    ref,
    onChange,
    onKeyDown,
    ...attributes
  } = resolveControl(frond, checkboxGroupTheme, defaults, ownProps, { bind: false })
  useUnboundLabel(frond)
  const [groupUi, boxUi] = splitParts(ui)
  const classes = resolveClasses(
    frond,
    checkboxGroupTheme,
    { variant, size, orientation, required: required && !frond.field },
    groupUi,
    className,
  )

  const fields = { valueKey, labelKey, descriptionKey }
  const choices = items.map((item) => toChoice(item, fields) as CheckboxGroupItem)
  const { keys, valueOf } = choiceKeys('CheckboxGroup', choices, valueKey)
  const controlled = givenValue !== undefined
  const given = (controlled ? givenValue : defaultValue) ?? []
  const chosen = given.map(String)
  checkChosen('CheckboxGroup', keys, chosen)

  // The boxes keep the choice. A native box can only be required by itself, so all are as long as none is checked.
  const [isEmpty, setEmpty] = useState(chosen.length === 0)
  const asks = required && (controlled ? chosen.length === 0 : isEmpty)
  const startsEmpty = chosen.length === 0
  const attach = useCallback(
    (fieldset: HTMLFieldSetElement | null) =>
      fieldset ? listenToForm(fieldset, 'reset', () => setEmpty(startsEmpty)) : undefined,
    [startsEmpty],
  )

  const [stop, setStop] = useState<string>()
  const isReachable = (key: string) => !choices[keys.indexOf(key)]?.disabled && keys.includes(key)
  const tabStop = stop !== undefined && isReachable(stop) ? stop : keys.find(isReachable)

  function change(event: ChangeEvent<HTMLFieldSetElement>): void {
    onChange?.(event)
    const boxes = boxesIn(event.currentTarget)
    const pressed = boxes.indexOf(event.target as Element as HTMLInputElement)
    if (pressed < 0) return
    // Keys of items that are not shown at the moment stay chosen.
    const hidden = controlled ? given.filter((key) => !keys.includes(String(key))) : []
    const shown = boxes.flatMap((box, index) => (box.checked ? [valueOf(index)] : []))
    if (required) setEmpty(shown.length === 0)
    onValueChange?.([...hidden, ...shown] as ChoiceValue<Item, ValueKey>[], items[pressed]!)
  }

  const title = renderLegend === undefined ? legend : fillSlot(renderLegend, { legend })
  const hasTitle = !isEmptySlot(title)
  const labelledby = attributes['aria-labelledby']
  const joinsField = hasTitle && labelledby !== undefined && labelledby === frond.field?.labelId
  if (joinsField) attributes['aria-labelledby'] = `${labelledby} ${ownId}-legend`

  const boxes = (
    <div className={classes.fieldset} data-slot="fieldset">
      {choices.map((choice, index) => {
        const key = keys[index]!
        const item = items[index]!
        const args = { item, id: `${ownId}-${index}` }
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
            variant={variant === 'table' ? 'card' : (variant as 'list')}
            color={color}
            size={size}
            indicator={indicator}
            highlight={highlight}
            icon={choice.icon ?? icon}
            name={name}
            value={key}
            required={asks || undefined}
            disabled={choice.disabled}
            tabIndex={loop && key !== tabStop ? -1 : undefined}
            onFocus={loop ? () => setStop(key) : undefined}
            checked={controlled ? checked : undefined}
            defaultChecked={!controlled && checked ? true : undefined}
            className={addClass(addClass(classes.item, itemUi), choice.className)}
            ui={joinParts(boxUi, itemBoxUi)}
          />
        )
      })}
    </div>
  )

  return renderElement('fieldset', render, {
    'data-slot': 'checkbox-group',
    ...attributes,
    className: classes.root,
    ref: required && !controlled ? joinRefs<HTMLFieldSetElement>(attach, ref) : ref,
    onChange: change,
    onKeyDown: loop
      ? (event: KeyboardEvent<HTMLFieldSetElement>) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented)
            moveFocus(
              event,
              boxesIn(event.currentTarget).filter((box) => !box.matches(':disabled')),
            )
        }
      : onKeyDown,
    children: (
      <>
        {hasTitle && (
          <legend className={classes.legend} data-slot="legend" id={joinsField ? `${ownId}-legend` : undefined}>
            {title}
          </legend>
        )}
        {required ? <FrondContext value={{ ...frond, ...unmarked }}>{boxes}</FrondContext> : inControl(frond, boxes)}
      </>
    ),
  })
}

/** Boxes that are required together carry no asterisk of their own, as in a field; it stands at the legend. */
const unmarked = { field: { props: {} }, fieldGroup: undefined }

const itemRoot = createElement('label', { 'data-slot': 'item' })

function boxesIn(group: Element): HTMLInputElement[] {
  return [...group.querySelectorAll<HTMLInputElement>('[data-slot="item"] > [data-slot="container"] > input')]
}

type AnyParts = Readonly<Record<string, ClassValue | undefined>>

/** The classes for parts of the group, and those for parts of its checkboxes. */
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
