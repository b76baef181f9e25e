'use client'

import type { AriaAttributes, ReactNode } from 'react'
import { inControl, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { emptyContext, useFrond, type FieldEvent } from '../system/frond-context.ts'
import type { Color } from '../theme/color-names.ts'

/** The props of a control that a field may give. What the control was given itself wins, save over the colour of an error. */
export interface UseFormFieldProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-invalid' | 'aria-label' | 'aria-labelledby'
> {
  id?: string
  name?: string
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  color?: Color
  highlight?: boolean
  disabled?: boolean
  required?: boolean
}

export interface UseFormFieldOptions {
  /** Whether the label points to the control by its `id`. Turn it off for a group of controls, which the label names instead. @default true */
  bind?: boolean
  /** Whether typing validates the field only once it was left, as for text. @default false */
  deferInputValidation?: boolean
}

export interface UseFormFieldReturn extends Pick<
  UseFormFieldProps,
  'id' | 'name' | 'size' | 'color' | 'highlight' | 'disabled' | 'required'
> {
  /** For the element that screen readers are on. */
  ariaAttrs: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-labelledby'>
  /** Tells the form that the control was left. */
  emitFormBlur: () => void
  /** Tells the form that the control got the focus. */
  emitFormFocus: () => void
  /** Tells the form that another value was chosen. */
  emitFormChange: () => void
  /** Tells the form that something was typed; it validates a moment later. */
  emitFormInput: () => void
  /** Keeps controls inside this one from taking its id, name and size. */
  isolate: (content: ReactNode) => ReactNode
}

/** No component of the library: the defaults of a theme are not meant for it. */
const noTheme = { name: '', root: '', slots: [], variants: {} }

/** Makes a control of your own take part in FormField, FieldGroup and Form. Outside of them it gives back what it was given. */
export function useFormField(
  props: UseFormFieldProps = {},
  { bind = true, deferInputValidation = false }: UseFormFieldOptions = {},
): UseFormFieldReturn {
  const frond = useFrond()
  useUnboundLabel(bind ? emptyContext : frond)
  const resolved: UseFormFieldProps = resolveControl(frond, noTheme, {}, props, { bind })

  const ariaAttrs: UseFormFieldReturn['ariaAttrs'] = {}
  for (const name of ['aria-describedby', 'aria-labelledby'] as const)
    if (resolved[name] !== undefined) ariaAttrs[name] = resolved[name]
  if (resolved['aria-invalid'] !== undefined) ariaAttrs['aria-invalid'] = resolved['aria-invalid']

  const emit = (event: FieldEvent) => () =>
    frond.form?.controller?.report(event, frond.field?.name ?? resolved.name, deferInputValidation)

  return {
    id: resolved.id,
    name: resolved.name,
    size: resolved.size,
    color: resolved.color,
    highlight: resolved.highlight,
    disabled: resolved.disabled,
    required: resolved.required,
    ariaAttrs,
    emitFormBlur: emit('blur'),
    emitFormFocus: emit('focus'),
    emitFormChange: emit('change'),
    emitFormInput: emit('input'),
    isolate: (content) => inControl(frond, content),
  }
}
