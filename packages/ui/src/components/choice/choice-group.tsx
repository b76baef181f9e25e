import type { FieldsetHTMLAttributes, ReactNode, Ref } from 'react'
import { choiceKeys, toChoice, type Choice } from '../../primitives/items/choice-items.ts'
import type { KnownField, FieldName } from '../../primitives/items/item-key.ts'
import type { ClassValue } from '../../system/component-override.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { RenderProp } from '../../system/render-element.ts'
import { fillSlot, isEmptySlot, type Slot } from '../../system/slots.ts'

/** The props that CheckboxGroup and RadioGroup share. */
export interface ChoiceGroupProps<Item extends Choice, ValueKey extends string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'className' | 'color' | 'children' | 'defaultValue'
> {
  /** The items to choose from: strings, numbers, or objects that `labelKey` and `valueKey` read. */
  items?: readonly Item[]
  /** Text that names the group. */
  legend?: string
  /** Disables all items. @default false */
  disabled?: boolean
  /** Id of the form that the value belongs to. @default the form around the control */
  form?: string
  /** Key of the field that identifies an item. @default 'value' */
  valueKey?: ValueKey & KnownField<Item, ValueKey>
  /** Key of the field with the label of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Key of the field with the text below the label. @default 'description' */
  descriptionKey?: FieldName<Item>
  /** Replaces the legend. */
  renderLegend?: Slot<{ legend: string | undefined }>
  /** Classes for the root. */
  className?: ClassValue
  /** Replaces the root element, a `fieldset`. */
  render?: RenderProp
  ref?: Ref<HTMLFieldSetElement>
}

/** The props that the functions below read. The native attributes of the group are what remains without them. */
export const choiceGroupProps = {
  items: true,
  legend: true,
  renderLegend: true,
  valueKey: true,
  labelKey: true,
  descriptionKey: true,
} as const

interface ChoiceFields {
  items?: readonly Choice[]
  valueKey: string
  labelKey: string
  descriptionKey: string
}

/**
 * The items as objects, with the key of each. The cast is safe: the items of the caller satisfy the item type of the
 * component.
 */
export function resolveChoices<Item extends object>(componentName: string, fields: ChoiceFields) {
  const choices = (fields.items ?? []).map((item) => toChoice(item, fields) as Item)
  return { choices, ...choiceKeys(componentName, choices, fields.valueKey) }
}

interface LegendOptions {
  ownId: string
  legend?: string
  renderLegend?: Slot<{ legend: string | undefined }>
  className: string
}

/**
 * The legend of a group. Inside a FormField, the label of the field already names the group, so the id of the legend is
 * added to `attributes['aria-labelledby']`.
 */
export function groupLegend(
  { field }: FrondContextValue,
  attributes: { 'aria-labelledby'?: string },
  { ownId, legend, renderLegend, className }: LegendOptions,
): ReactNode {
  const title = renderLegend === undefined ? legend : fillSlot(renderLegend, { legend })
  if (isEmptySlot(title)) return null
  const labelledby = attributes['aria-labelledby']
  const isNamedByField = labelledby !== undefined && labelledby === field?.labelId
  const id = isNamedByField ? `${ownId}-legend` : undefined
  if (isNamedByField) attributes['aria-labelledby'] = `${labelledby} ${id}`
  return (
    <legend className={className} data-slot="legend" id={id}>
      {title}
    </legend>
  )
}
