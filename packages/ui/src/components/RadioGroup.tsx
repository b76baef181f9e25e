'use client'

import { useCallback, useId, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactElement } from 'react'
import { moveChoice } from '../primitives/focus/radio-keys.ts'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { onFormReset, useOmittedName } from '../primitives/form/form-events.ts'
import { checkChosen, type Choice, type ChoiceValue, type GivenChoice } from '../primitives/items/choice-items.ts'
import { readText } from '../primitives/items/item-key.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { joinRefs, renderElement } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { withoutDefaults } from '../system/without-defaults.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { radioGroupTheme } from '../theme/radio-group.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { choiceGroupProps, groupLegend, resolveChoices, type ChoiceGroupProps } from './choice/choice-group.tsx'
import { choiceText, nameChoice, type ChoiceText } from './choice/choice-text.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof radioGroupTheme>

export interface RadioGroupItem {
  /** Text beside the button. */
  label?: string
  /** Text below the label. */
  description?: string
  /** Icon before the label. */
  icon?: IconValue
  /** Identifies the item in `value`. @default its `id`, else its index as text */
  value?: string | number
  /** Disables the item. */
  disabled?: boolean
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

/** Arguments of the slots of an item. */
export interface RadioGroupSlotArgs<Item, ValueKey extends string = 'value'> {
  item: Item
  /** Key of the selected item. */
  value: ChoiceValue<Item, ValueKey> | undefined
}

export interface RadioGroupProps<Item extends Choice = RadioGroupItem, ValueKey extends string = 'value'> extends Omit<
  ChoiceGroupProps<Item, ValueKey>,
  'onChange'
> {
  /** Key of the selected item. */
  value?: NoInfer<GivenChoice<Item, ValueKey>> | null
  /** Initial value if `value` is not set. */
  defaultValue?: NoInfer<GivenChoice<Item, ValueKey>> | null
  /** Called with the key of the selected item and the item. */
  onValueChange?: (value: ChoiceValue<Item, ValueKey>, item: Item) => void
  /** Shows the items as plain rows, as cards, or as rows of a table. @default 'list' */
  variant?: ThemeOption<typeof radioGroupTheme, 'variant'>
  /** Color of the selected item. @default 'primary' */
  color?: Color
  /** Size of buttons and text. @default 'md' */
  size?: ThemeOption<typeof radioGroupTheme, 'size'>
  /** Direction of the items. @default 'vertical' */
  orientation?: ThemeOption<typeof radioGroupTheme, 'orientation'>
  /** Side of the buttons, or `hidden`. @default 'start' */
  indicator?: ThemeOption<typeof radioGroupTheme, 'indicator'>
  /** Shows the border of the buttons in the color. @default false */
  highlight?: boolean
  /** Lets the arrow keys wrap around at the ends. @default true */
  loop?: boolean
  /** Requires a selected item before the form is submitted. @default false */
  required?: boolean
  /** Name of the selected key in the form. */
  name?: string
  /** Replaces the labels. */
  label?: Slot<RadioGroupSlotArgs<Item, ValueKey>>
  /** Replaces the descriptions. */
  description?: Slot<RadioGroupSlotArgs<Item, ValueKey>>
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = {
  variant: 'list',
  color: 'primary',
  size: 'md',
  orientation: 'vertical',
  indicator: 'start',
  highlight: false,
  loop: true,
  valueKey: 'value',
  labelKey: 'label',
  descriptionKey: 'description',
} as const

// Native radio buttons with one name. The browser keeps the state and handles arrow keys, form data, resets and validation.
/** A group of radio buttons, of which one can be selected. */
export function RadioGroup<
  Item extends (RadioGroupItem & object) | string | number,
  const ValueKey extends string = 'value',
>(ownProps: RadioGroupProps<Item, ValueKey>) {
  const frond = useFrond()
  const ownId = useId()
  const [group, props] = splitProps(
    resolveControl(frond, radioGroupTheme, defaults, ownProps, { bind: false }),
    choiceGroupProps,
  )
  const {
    name = ownId,
    value: givenValue,
    defaultValue,
    onValueChange,
    label,
    description,
    loop,
    required,
    variant,
    color,
    size,
    orientation,
    indicator,
    highlight,
    className,
    ui,
    render,
    ref,
    onKeyDown,
    ...attributes
  } = props
  useUnboundLabel(frond)
  const classes = resolveClasses(
    frond,
    radioGroupTheme,
    {
      color,
      size,
      highlight,
      required: required && !frond.field,
      ...withoutDefaults(frond, radioGroupTheme, { variant, orientation, indicator }, defaults),
    },
    ui,
    className,
  )

  const { items = [], labelKey, descriptionKey } = group
  const { choices, keys, valueOf } = resolveChoices<RadioGroupItem>('RadioGroup', group)
  const controlled = givenValue !== undefined
  const chosenKey = String((controlled ? givenValue : defaultValue) ?? '')
  checkChosen('RadioGroup', keys, [chosenKey])

  // The native buttons keep the state. React state is only needed for render functions that get the value.
  const [shownKey, setShownKey] = useState(chosenKey)
  const rendersChoice = typeof label === 'function' || typeof description === 'function'
  const current = keys.indexOf(controlled ? chosenKey : shownKey)
  const value = current < 0 ? undefined : (valueOf(current) as ChoiceValue<Item, ValueKey>)
  const omitRef = useOmittedName(ownId)
  const resetRef = useCallback(
    (fieldset: HTMLFieldSetElement | null) => onFormReset(fieldset, () => setShownKey(chosenKey)),
    [chosenKey],
  )

  function choose(index: number): void {
    if (rendersChoice) setShownKey(keys[index]!)
    onValueChange?.(valueOf(index) as ChoiceValue<Item, ValueKey>, items[index]!)
  }

  const legend = groupLegend(frond, attributes, { ...group, ownId, className: classes.legend })
  const fieldset = renderElement('fieldset', render, {
    'data-slot': 'radio-group',
    role: 'radiogroup',
    ...attributes,
    className: classes.root,
    ref: joinRefs<HTMLFieldSetElement>(name === ownId ? omitRef : undefined, rendersChoice ? resetRef : undefined, ref),
    onKeyDown: (event: KeyboardEvent<HTMLFieldSetElement>) => {
      onKeyDown?.(event)
      if (!event.defaultPrevented) moveChoice(event, loop)
    },
    children: (
      <>
        {legend}
        <div className={classes.fieldset} data-slot="fieldset">
          {choices.map((choice, index) => {
            const key = keys[index]!
            const args = { item: items[index]!, value }
            return radioItem(choice, classes, {
              id: `${ownId}-${index}`,
              label: label === undefined ? readText(choice, labelKey) : fillSlot(label, args),
              description: description === undefined ? readText(choice, descriptionKey) : fillSlot(description, args),
              input: {
                name,
                value: key,
                required,
                form: attributes.form,
                disabled: choice.disabled,
                checked: controlled ? key === chosenKey : undefined,
                defaultChecked: !controlled && key === chosenKey ? true : undefined,
                onChange: onValueChange || controlled || rendersChoice ? () => choose(index) : undefined,
              },
            })
          })}
        </div>
      </>
    ),
  })
  return process.env.NODE_ENV === 'production' ? fieldset : withNameCheck('RadioGroup', fieldset)
}

interface RadioItemContent extends ChoiceText {
  input: InputHTMLAttributes<HTMLInputElement> & { value: string }
}

function radioItem(choice: RadioGroupItem, classes: Classes<Part>, { input, ...text }: RadioItemContent): ReactElement {
  const own = itemClasses(classes, choice, 'item')
  const icon = choice.icon && <IconView name={choice.icon} className={own.icon} data-slot="icon" />
  const naming: { 'aria-labelledby'?: string; 'aria-describedby'?: string } = {}
  const texts = nameChoice(noField, naming, { ...text, icon })
  return (
    <label key={input.value} className={own.item} data-slot="item">
      <span className={own.container} data-slot="container">
        <input type="radio" data-slot="base" {...naming} className={own.base} {...input} />
        <span className={own.indicator} data-slot="indicator" />
      </span>
      {choiceText(texts, own)}
    </label>
  )
}

/** The label of a FormField names the group. Each item is named by its own label. */
const noField = { components: {} }
