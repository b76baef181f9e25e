import type { ReactNode } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { isEmptySlot } from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'

type Part = 'wrapper' | 'label' | 'description'

export interface ChoiceText {
  /** Id of the control. The ids of the label and the description start with it. */
  readonly id: string
  readonly label?: ReactNode
  readonly description?: ReactNode
  /** Icon before the label. */
  readonly icon?: ReactNode
}

/**
 * The label and description of a control. The caller puts them inside one label element, so that a click on them
 * toggles the control.
 */
export function choiceText({ id, label, description, icon }: ChoiceText, classes: Classes<Part>): ReactNode {
  if (isEmptySlot(description)) {
    if (isEmptySlot(label) && !icon) return null
    // A label without a description needs no wrapper element, so it also gets the caller's classes for the wrapper.
    const className = classes.wrapper.includes(' ') ? `${classes.wrapper} ${classes.label}` : classes.label
    return (
      <span className={className} data-slot="label" id={id ? `${id}-choice` : undefined}>
        {icon}
        {label}
      </span>
    )
  }
  return (
    <span className={classes.wrapper} data-slot="wrapper">
      {(!isEmptySlot(label) || icon) && (
        <span className={classes.label} data-slot="label" id={`${id}-choice`}>
          {icon}
          {label}
        </span>
      )}
      <span className={classes.description} data-slot="description" id={`${id}-more`}>
        {description}
      </span>
    </span>
  )
}

interface Named {
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

/**
 * Sets the accessible name of a control that has a description, because the name would otherwise include the
 * description. Inside a FormField, the label of the field becomes part of the name. Returns the text to show, with ids
 * only if `attributes` refer to them.
 */
export function nameChoice(
  { field }: FrondContextValue,
  attributes: Named,
  { id, label, description, icon }: ChoiceText,
): ChoiceText {
  const described = !isEmptySlot(description)
  const byField = field?.labelId !== undefined && attributes['aria-labelledby'] === field.labelId
  if (described) attributes['aria-describedby'] = joinIds(`${id}-more`, attributes['aria-describedby'])
  if (!described && !byField) return { id: '', label, icon }

  const ownName = attributes['aria-label'] ?? (byField ? undefined : attributes['aria-labelledby'])
  if (!ownName && !isEmptySlot(label)) attributes['aria-labelledby'] = joinIds(field?.labelId, `${id}-choice`)
  return { id, label, description, icon }
}

function joinIds(...ids: (string | undefined)[]): string {
  return ids.filter(Boolean).join(' ')
}
