'use client'

import { useCallback, useId, useState, type FieldsetHTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import {
  checkChosen,
  choiceKeys,
  toChoice,
  type Choice,
  type ChoiceValue,
  type GivenChoice,
} from '../primitives/items/choice-items.ts'
import { moveChoice } from '../primitives/focus/radio-keys.ts'
import { choiceText, nameChoice } from './choice/choice-text.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { listenToForm } from '../primitives/form/form-events.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { readText, type FieldName } from '../primitives/items/item-key.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { withoutDefaults } from '../system/without-defaults.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { radioGroupTheme } from '../theme/radio-group.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
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
  /** Keeps the item from being chosen. */
  disabled?: boolean
  /** Classes for the item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

/** What the words of an item know. */
export interface RadioGroupSlotArgs<Item, ValueKey extends string = 'value'> {
  item: Item
  /** The chosen key. */
  value: ChoiceValue<Item, ValueKey> | undefined
}

export interface RadioGroupProps<Item extends Choice = RadioGroupItem, ValueKey extends string = 'value'> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'className' | 'color' | 'children' | 'defaultValue' | 'onChange'
> {
  /** What can be chosen: texts, numbers or objects of any type; `labelKey` and `valueKey` say what is shown. */
  items?: readonly Item[]
  /** Names the group. */
  legend?: string
  /** The key of the chosen item. */
  value?: NoInfer<GivenChoice<Item, ValueKey>> | null
  /** The key of the item that is chosen at first. */
  defaultValue?: NoInfer<GivenChoice<Item, ValueKey>> | null
  /** Called when an item is chosen. */
  onValueChange?: (value: ChoiceValue<Item, ValueKey>, item: Item) => void
  /** Plain rows, cards, or rows of one table. @default 'list' */
  variant?: ThemeOption<typeof radioGroupTheme, 'variant'>
  /** Colour of the chosen item. @default 'primary' */
  color?: Color
  /** Size of buttons and text. @default 'md' */
  size?: ThemeOption<typeof radioGroupTheme, 'size'>
  /** Puts items below or beside each other. @default 'vertical' */
  orientation?: ThemeOption<typeof radioGroupTheme, 'orientation'>
  /** Which side of the text the buttons are on, or whether they show at all. @default 'start' */
  indicator?: ThemeOption<typeof radioGroupTheme, 'indicator'>
  /** Colours the edge of the buttons. @default false */
  highlight?: boolean
  /** Lets the arrow keys go on from the last item to the first. @default true */
  loop?: boolean
  /** Disables all items. @default false */
  disabled?: boolean
  /** Asks for a choice before the form is posted. @default false */
  required?: boolean
  /** Name under which the chosen key is posted. */
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
  label?: Slot<RadioGroupSlotArgs<Item, ValueKey>>
  /** Replaces the descriptions. */
  description?: Slot<RadioGroupSlotArgs<Item, ValueKey>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
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
  loop: true,
  valueKey: 'value',
  labelKey: 'label',
  descriptionKey: 'description',
} as const

// Native radio buttons of one name: the browser moves between them, posts, resets and validates them, and keeps the choice.
/** One choice out of several. */
export function RadioGroup<
  Item extends (RadioGroupItem & object) | string | number,
  const ValueKey extends string = 'value',
>(ownProps: RadioGroupProps<Item, ValueKey>) {
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
    loop,
    required,
    name = ownId,
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
    onKeyDown,
    ...attributes
  } = resolveControl(frond, radioGroupTheme, defaults, ownProps, { bind: false })
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

  const fields = { valueKey, labelKey, descriptionKey }
  const choices = items.map((item) => toChoice(item, fields) as RadioGroupItem)
  const { keys, valueOf } = choiceKeys('RadioGroup', choices, valueKey)
  const controlled = givenValue !== undefined
  const chosen = givenValue === undefined ? defaultValue : givenValue
  const chosenKey = chosen === undefined || chosen === null ? '' : String(chosen)
  checkChosen('RadioGroup', keys, [chosenKey])

  // The browser keeps the choice; only a function that shows it has to be told.
  const [shown, setShown] = useState(chosenKey)
  const rendersChecked = typeof label === 'function' || typeof description === 'function'
  const current = keys.indexOf(controlled ? chosenKey : shown)
  const value = current < 0 ? undefined : (valueOf(current) as ChoiceValue<Item, ValueKey>)

  function choose(index: number): void {
    if (rendersChecked) setShown(keys[index]!)
    onValueChange?.(valueOf(index) as ChoiceValue<Item, ValueKey>, items[index]!)
  }

  const unnamed = name === ownId
  const attach = useCallback(
    (fieldset: HTMLFieldSetElement | null) => {
      if (!fieldset) return
      // Buttons need a name to belong together; one that the caller did not give is not posted.
      const forget = unnamed && listenToForm(fieldset, 'formdata', ({ formData }) => formData.delete(ownId))
      const reset = rendersChecked && listenToForm(fieldset, 'reset', () => setShown(chosenKey))
      return () => {
        if (forget) forget()
        if (reset) reset()
      }
    },
    [unnamed, rendersChecked, ownId, chosenKey],
  )

  const title = renderLegend === undefined ? legend : fillSlot(renderLegend, { legend })
  const hasTitle = !isEmptySlot(title)
  const labelledby = attributes['aria-labelledby']
  const joinsField = hasTitle && labelledby !== undefined && labelledby === frond.field?.labelId
  if (joinsField) attributes['aria-labelledby'] = `${labelledby} ${ownId}-legend`

  return renderElement('fieldset', render, {
    'data-slot': 'radio-group',
    role: 'radiogroup',
    ...attributes,
    className: classes.root,
    ref: unnamed || rendersChecked ? joinRefs<HTMLFieldSetElement>(attach, ref) : ref,
    onKeyDown: (event: KeyboardEvent<HTMLFieldSetElement>) => {
      onKeyDown?.(event)
      if (!event.defaultPrevented) moveChoice(event, loop)
    },
    children: (
      <>
        {hasTitle && (
          <legend className={classes.legend} data-slot="legend" id={joinsField ? `${ownId}-legend` : undefined}>
            {title}
          </legend>
        )}
        <div className={classes.fieldset} data-slot="fieldset">
          {choices.map((choice, index) => {
            const key = keys[index]!
            const item = items[index]!
            const own = itemClasses(classes, choice, 'item')
            const naming: { 'aria-labelledby'?: string; 'aria-describedby'?: string } = {}
            const words = nameChoice(noField, naming, {
              id: `${ownId}-${index}`,
              label: label === undefined ? readText(choice, labelKey) : fillSlot(label, { item, value }),
              description:
                description === undefined ? readText(choice, descriptionKey) : fillSlot(description, { item, value }),
              icon: choice.icon && <IconView name={choice.icon} className={own.icon} data-slot="icon" />,
            })
            return (
              <label key={key} className={own.item} data-slot="item">
                <span className={own.container} data-slot="container">
                  <input
                    type="radio"
                    data-slot="base"
                    {...naming}
                    className={own.base}
                    name={name}
                    value={key}
                    required={required}
                    disabled={choice.disabled}
                    checked={controlled ? key === chosenKey : undefined}
                    defaultChecked={!controlled && key === chosenKey ? true : undefined}
                    onChange={onValueChange || controlled || rendersChecked ? () => choose(index) : undefined}
                  />
                  <span className={own.indicator} data-slot="indicator" />
                </span>
                {choiceText(words, own)}
              </label>
            )
          })}
        </div>
      </>
    ),
  })
}

/** An item is named by its own words; the field names the group. */
const noField = { components: {} }
