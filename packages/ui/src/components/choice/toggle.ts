import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react'
import { checkName } from '../../primitives/form/check-name.tsx'
import { toChecked, toPostedValue, type CheckedValue } from '../../primitives/form/checked-value.ts'
import type { ClassValue } from '../../system/component-override.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { RenderProp } from '../../system/render-element.ts'
import { fillSlot, isEmptySlot, type Slot } from '../../system/slots.ts'
import { nameChoice } from './choice-text.tsx'

/** The props that Checkbox and Switch share. */
export interface ToggleProps<True extends CheckedValue, False extends CheckedValue> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'color' | 'size' | 'children' | 'checked' | 'defaultChecked'
> {
  /** Text below the label. */
  description?: string
  /** Called with `trueValue` or `falseValue` when the user toggles the control. */
  onCheckedChange?: (checked: NoInfer<True | False>) => void
  /** Value for checked in `onCheckedChange` and, if it is a string or a number, in the submitted form. @default true */
  trueValue?: True
  /** Value for unchecked in `onCheckedChange`. @default false */
  falseValue?: False
  /** Prevents changes and leaves the control out of the submitted form. @default false */
  disabled?: boolean
  /** Requires the control to be checked before the form is submitted. @default false */
  required?: boolean
  /** Name of the form entry. */
  name?: string
  /** Value of the form entry while the control is checked. @default `trueValue`, if it is a string or a number, else 'on' */
  value?: string | number
  /** Replaces the label. */
  renderLabel?: Slot<{ label: string | undefined }>
  /** Replaces the description. */
  renderDescription?: Slot<{ description: string | undefined }>
  /** Classes for the root. */
  className?: ClassValue
  /** Replaces the root, a `label` element around the whole control. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
}

interface ResolvedToggle extends Omit<
  ToggleProps<CheckedValue, CheckedValue>,
  'onCheckedChange' | 'className' | 'render'
> {
  label?: string
  checked?: unknown
  defaultChecked?: unknown
  onCheckedChange?: (checked: never) => void
}

/** The state and the texts of a native checkbox, which Checkbox and Switch render. */
export function resolveToggle(componentName: string, frond: FrondContextValue, ownId: string, props: ResolvedToggle) {
  const {
    label,
    description,
    renderLabel,
    renderDescription,
    checked: givenChecked,
    defaultChecked,
    onCheckedChange,
    trueValue = true,
    falseValue = false,
    onChange,
    ...attributes
  } = props
  const values = { trueValue, falseValue }
  const checked = toChecked(componentName, givenChecked, values)
  const initial = toChecked(componentName, defaultChecked, values)
  const texts = nameChoice(frond, attributes, {
    id: attributes.id ?? ownId,
    label: renderLabel === undefined ? label : fillSlot(renderLabel, { label }),
    description: renderDescription === undefined ? description : fillSlot(renderDescription, { description }),
  })
  if (process.env.NODE_ENV !== 'production' && isEmptySlot(texts.label)) checkName(componentName, attributes)

  function toggle(event: ChangeEvent<HTMLInputElement>): void {
    onChange?.(event)
    const input = event.currentTarget
    onCheckedChange?.((input.checked ? trueValue : falseValue) as never)
    // The browser clears this state on every change. A controlled box keeps it until the caller passes another value.
    if (checked === 'indeterminate') input.indeterminate = true
  }

  return {
    /** `undefined` if the control is uncontrolled. */
    checked,
    initial,
    texts,
    attributes: {
      value: toPostedValue(trueValue),
      ...attributes,
      checked: checked === undefined ? undefined : checked === true,
      defaultChecked: initial === undefined ? undefined : initial === true,
      onChange: onChange || onCheckedChange || checked !== undefined ? toggle : undefined,
    },
  }
}
