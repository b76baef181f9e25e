'use client'

import type { AriaAttributes, ReactNode } from 'react'
import { inControl, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { emptyContext, useFrond, type FieldEvent } from '../system/frond-context.ts'
import type { Color } from '../theme/color-names.ts'

/**
 * Props of a control that a form field can provide. Props of the control itself take precedence, except that an error
 * sets the color.
 */
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
  /** Whether typing validates the field only after it has lost focus for the first time, as for text. @default false */
  deferInputValidation?: boolean
}

export interface UseFormFieldReturn extends Pick<
  UseFormFieldProps,
  'id' | 'name' | 'size' | 'color' | 'highlight' | 'disabled' | 'required'
> {
  /** Props for the element that takes the focus. */
  ariaAttrs: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-labelledby'>
  /** Reports to the form that the control lost focus. */
  emitFormBlur: () => void
  /** Reports to the form that the control got focus. */
  emitFormFocus: () => void
  /** Reports to the form that the value changed. */
  emitFormChange: () => void
  /** Reports to the form that the user typed. The form validates after a delay. */
  emitFormInput: () => void
  /** Prevents controls inside of this one from using its id, name and size. */
  isolate: (content: ReactNode) => ReactNode
}

/** Not the name of a component of the library, so that no theme has defaults for it. */
const noTheme = { name: '', root: '', slots: [], variants: {} }

/** Connects a custom control to FormField, FieldGroup and Form. Outside of them it returns the props unchanged. */
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
