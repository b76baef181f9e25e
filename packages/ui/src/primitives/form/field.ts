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
 * The props of a control, with what the form, the field and the group around it give: `id`, `name`, `size`, `required`,
 * `disabled`, `aria-invalid`, `aria-describedby`, and `color` and `highlight` where there is an error. What the component
 * does not use itself is the attributes of its native control, in one spread.
 *
 * Not a hook: outside a form it is `resolveProps` and nothing else.
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
  // The label points to the id of the field. A control that has another id, or none of its own, is named by it instead.
  if (labelId && !own['aria-label'] && !own['aria-labelledby'] && (!bind || attributes.id !== given.id))
    attributes['aria-labelledby'] = labelId
}

/**
 * For a control with `bind: false`: a label must not point to what cannot have one, so it loses its `for` while the
 * control is there. The server cannot know, so the HTML has it at first.
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
 * Tells the form that the value of a control changed. Events that bubble (typing, focus and blur of anything inside the
 * form's own elements) are heard without it, so call it from `onValueChange` of a control that has no native input.
 */
export function reportField({ field, form }: FrondContextValue, event: FieldEvent, name?: string): void {
  form?.controller?.report(event, field?.name ?? name)
}

const inside = new WeakMap<FrondContextValue, FrondContextValue>()

/** The context below a control that itself holds controls: they take nothing from the field or the group around it. */
export function contextInControl(frond: FrondContextValue): FrondContextValue {
  if (!frond.field && !frond.fieldGroup) return frond
  let context = inside.get(frond)
  if (!context) inside.set(frond, (context = { ...frond, field: undefined, fieldGroup: undefined }))
  return context
}

/** Content of a control, such as a button at its end, which must not take the id and size of the field itself. */
export function inControl(frond: FrondContextValue, content: ReactNode): ReactNode {
  if (content === null || content === undefined || (!frond.field && !frond.fieldGroup)) return content
  return createElement(FrondContext, { value: contextInControl(frond) }, content)
}

/** For a frame around an input: a press on an icon or a text beside the input goes to the input. */
export function focusOnPress(event: MouseEvent<HTMLElement>): void {
  const control = event.currentTarget.querySelector<HTMLElement>('input,textarea')
  if (!control || event.button !== 0 || isFromControl(event.target, event.currentTarget)) return
  // Else the press would take the focus away again.
  event.preventDefault()
  control.focus()
}
