import type { InputHTMLAttributes } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'

interface NameOptions {
  id: string
  /** `true` if the label is visible, or the text of a label that is not visible. */
  label: boolean | string | undefined
  description: boolean
  fallback: string
}

/**
 * Sets the accessible name of the input. If the caller or the FormField names it, the text of the zone becomes its
 * description. Otherwise the label of the zone names it.
 */
export function nameInput(
  { field }: FrondContextValue,
  attributes: InputHTMLAttributes<HTMLInputElement>,
  { id, label, description, fallback }: NameOptions,
): { labelId?: string; descriptionId?: string; aria: InputHTMLAttributes<HTMLInputElement> } {
  const isNamed = attributes['aria-label'] || attributes['aria-labelledby'] || field?.labelId
  const labelId = label === true ? `${id}-zone` : undefined
  const descriptionId = description ? `${id}-more` : undefined
  const aria: InputHTMLAttributes<HTMLInputElement> = {}
  if (!isNamed) {
    if (labelId) aria['aria-labelledby'] = labelId
    else if (label) aria['aria-label'] = String(label)
    // An input with an id probably has a `<label>` that points to it.
    else if (!attributes.id) aria['aria-label'] = fallback
  }
  const describedBy = [isNamed && labelId, descriptionId, attributes['aria-describedby']].filter(Boolean).join(' ')
  if (describedBy) aria['aria-describedby'] = describedBy
  return { labelId, descriptionId, aria }
}
