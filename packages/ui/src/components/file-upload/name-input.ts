import type { InputHTMLAttributes } from 'react'
import type { FrondContextValue } from '../../system/frond-context.ts'

interface NameOptions {
  id: string
  /** Whether there are words, or those that are not shown. */
  label: boolean | string | undefined
  description: boolean
  fallback: string
}

/** How the input is named: by the caller or the field, else by the words in the zone, which else describe it. */
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
    // An id is there for a label that points to it.
    else if (!attributes.id) aria['aria-label'] = fallback
  }
  const describedBy = [isNamed && labelId, descriptionId, attributes['aria-describedby']].filter(Boolean).join(' ')
  if (describedBy) aria['aria-describedby'] = describedBy
  return { labelId, descriptionId, aria }
}
