import type { ReactNode } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { isEmptySlot } from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'

type Part = 'wrapper' | 'label' | 'description'

export interface ChoiceText {
  /** Id of the control. Its words are named after it. */
  readonly id: string
  readonly label?: ReactNode
  readonly description?: ReactNode
  /** Stands before the label. */
  readonly icon?: ReactNode
}

/** The words beside a control. All of them are inside one label element, so a press on them counts. */
export function choiceText({ id, label, description, icon }: ChoiceText, classes: Classes<Part>): ReactNode {
  if (isEmptySlot(description)) {
    if (isEmptySlot(label) && !icon) return null
    // The label alone is its own wrapper, with the classes that somebody gave to that.
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
 * How the control is named, where the label element around it does not do: all its text would be the name, description
 * included. Returns the words to show; they have ids only where somebody points to them.
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
