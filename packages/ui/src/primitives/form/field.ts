'use client'

import { createElement, useLayoutEffect, type MouseEvent, type ReactNode } from 'react'
import type { ThemeShape } from '../../theme/define-theme.ts'
import { FrondContext, type FieldContext, type FieldEvent, type FrondContextValue } from '../../system/frond-context.ts'
import { resolveProps, type WithDefaults } from '../../system/resolve-props.ts'
import { isFromControl } from '../focus/focusable.ts'

export interface ControlOptions {
  /** Whether the label points to the control by its id. Groups of controls are named by the label instead. @default true */
  readonly bind?: boolean
}

type Attributes = Record<string, unknown>

/**
 * Merges the props of a control with the props from the surrounding form, field and group: `id`, `name`, `size`,
 * `required`, `disabled`, `aria-invalid`, `aria-describedby`, and, if there is an error, `color` and `highlight`. The
 * component spreads the props that it does not use onto its native control. This is not a hook: outside of a form it
 * only calls `resolveProps`.
 */
export function resolveControl<Props extends object, const Defaults extends object>(
  frond: FrondContextValue,
  theme: ThemeShape,
  defaults: Defaults,
  props: Props,
  options?: ControlOptions,
): WithDefaults<Props, Defaults> {
  const { field, fieldGroup, form } = frond
  const around = field && fieldGroup ? { ...field.props, ...fieldGroup.props } : (field ?? fieldGroup)?.props
  const resolved = resolveProps(frond, theme, defaults, props, around)
  const attributes = resolved as Attributes

  if (field) joinField(field, attributes, props as Attributes, options?.bind ?? true)
  if (form?.disabled) attributes.disabled = true
  const invalid = attributes['aria-invalid']
  if (field?.invalid || (invalid && invalid !== 'false')) {
    attributes.color = 'error'
    attributes.highlight = true
  }
  return resolved
}

function joinField({ props: given, labelId }: FieldContext, attributes: Attributes, own: Attributes, bind: boolean) {
  const describedBy = own['aria-describedby']
  if (describedBy && given['aria-describedby'])
    attributes['aria-describedby'] = `${String(describedBy)} ${String(given['aria-describedby'])}`
  // The label points to the id of the field. If the control has a different id or cannot be bound, `aria-labelledby`
  // names it instead.
  if (labelId && !own['aria-label'] && !own['aria-labelledby'] && (!bind || attributes.id !== given.id))
    attributes['aria-labelledby'] = labelId
}

/**
 * For a control with `bind: false`: removes `for` from the label while the control is mounted, because the label must
 * not point to an element that cannot be labeled. The server does not know the control, so the HTML initially has the
 * attribute.
 */
export function useUnboundLabel({ field }: FrondContextValue): void {
  const labelId = field?.labelId
  useLayoutEffect(() => {
    const label = labelId && document.getElementById(labelId)
    const target = label && label.getAttribute('for')
    if (!label || target === null || !target) return
    label.removeAttribute('for')
    return () => label.setAttribute('for', target)
  }, [labelId])
}

/**
 * Tells the form that the value of a control has changed. Call it from `onValueChange` of a control without a native
 * input. The form already listens to events that bubble, such as input, focus and blur.
 */
export function reportField({ field, form }: FrondContextValue, event: FieldEvent, name?: string): void {
  form?.controller?.report(event, field?.name ?? name)
}

const inside = new WeakMap<FrondContextValue, FrondContextValue>()

/** The context for controls inside another control. They get no props from the surrounding field or group. */
export function contextInControl(frond: FrondContextValue): FrondContextValue {
  if (!frond.field && !frond.fieldGroup) return frond
  let context = inside.get(frond)
  if (!context) inside.set(frond, (context = { ...frond, field: undefined, fieldGroup: undefined }))
  return context
}

/** Content of a control, such as a button at its end. It must not get the id and size of the field. */
export function inControl(frond: FrondContextValue, content: ReactNode): ReactNode {
  if (content === null || content === undefined || (!frond.field && !frond.fieldGroup)) return content
  return createElement(FrondContext, { value: contextInControl(frond) }, content)
}

/** For the frame around an input: a press on an icon or text next to the input focuses the input. */
export function focusOnPress(event: MouseEvent<HTMLElement>): void {
  const control = event.currentTarget.querySelector<HTMLElement>('input,textarea')
  if (!control || event.button !== 0 || isFromControl(event.target, event.currentTarget)) return
  // Otherwise the browser would move the focus to the pressed element.
  event.preventDefault()
  control.focus()
}
