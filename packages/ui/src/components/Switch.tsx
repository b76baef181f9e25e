'use client'

import {
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import { loading as loadingRole } from '../icons/loading.ts'
import { toChecked, toPostedValue, type CheckedValue } from '../primitives/form/checked-value.ts'
import { choiceText, nameChoice } from './choice/choice-text.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { resolveControl } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { warn } from '../system/warn.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { switchTheme } from '../theme/switch.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof switchTheme>

export interface SwitchProps<True extends CheckedValue = true, False extends CheckedValue = false> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'className' | 'color' | 'size' | 'children' | 'checked' | 'defaultChecked'
> {
  /** Text beside the switch. */
  label?: string
  /** Text below the label. */
  description?: string
  /** Colour of the track while it is on. @default 'primary' */
  color?: Color
  /** Size of track and text. @default 'md' */
  size?: ThemeOption<typeof switchTheme, 'size'>
  /** Puts a ring around the track. @default false */
  highlight?: boolean
  /** Shows the loading icon in the thumb and disables the switch. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Icon in the thumb while it is on. */
  checkedIcon?: IconValue
  /** Icon in the thumb while it is off. */
  uncheckedIcon?: IconValue
  /** Whether it is on: a boolean, `trueValue` or `falseValue`. */
  checked?: NoInfer<True | False> | boolean | null
  /** Whether it is on at first. @default false */
  defaultChecked?: NoInfer<True | False> | boolean | null
  /** Called when it is switched, with `trueValue` or `falseValue`. */
  onCheckedChange?: (checked: NoInfer<True | False>) => void
  /** What stands for on in `onCheckedChange` and, if it is text or a number, in the posted form. @default true */
  trueValue?: True
  /** What stands for off in `onCheckedChange`. @default false */
  falseValue?: False
  /** Keeps the switch as it is, and out of the posted form. @default false */
  disabled?: boolean
  /** Asks for it to be on before the form is posted. @default false */
  required?: boolean
  /** Name under which it is posted. */
  name?: string
  /** What is posted while it is on. @default `trueValue`, if that is text or a number, else 'on' */
  value?: string | number
  /** Replaces the label. */
  renderLabel?: Slot<{ label: string | undefined }>
  /** Replaces the description. */
  renderDescription?: Slot<{ description: string | undefined }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the root, a `label` element around all of it. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
}

const defaults = { color: 'primary', size: 'md', highlight: false, loading: false } as const

// Of a native checkbox the browser itself says whether it is on; `aria-checked` would say it twice.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const

// A native checkbox in the role of a switch: it posts, resets and works before any script, and keeps its state by itself.
/** Turns something on or off at once. */
export function Switch<const True extends CheckedValue = true, const False extends CheckedValue = false>(
  ownProps: SwitchProps<True, False>,
) {
  const frond = useFrond()
  const ownId = useId()
  const {
    label,
    description,
    color,
    size,
    highlight,
    loading,
    loadingIcon,
    checkedIcon,
    uncheckedIcon,
    checked: givenChecked,
    defaultChecked,
    onCheckedChange,
    trueValue = true,
    falseValue = false,
    renderLabel,
    renderDescription,
    className,
    ui,
    render,
    onChange,
    ...attributes
  } = resolveControl(frond, switchTheme, defaults, ownProps)
  const required = attributes.required && !frond.field
  const classes = resolveClasses(frond, switchTheme, { color, size, highlight, loading, required }, ui, className)

  const values = { trueValue, falseValue }
  const checked = toChecked('Switch', givenChecked, values)
  const first = toChecked('Switch', defaultChecked, values)
  const words = nameChoice(frond, attributes, {
    id: attributes.id ?? ownId,
    label: renderLabel === undefined ? label : fillSlot(renderLabel, { label }),
    description: renderDescription === undefined ? description : fillSlot(renderDescription, { description }),
  })
  if (process.env.NODE_ENV !== 'production' && isEmptySlot(words.label)) checkName(attributes)

  const toggle = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onCheckedChange?.((event.currentTarget.checked ? trueValue : falseValue) as True | False)
  }

  let inside: ReactNode = null
  if (loading) {
    inside = (
      <>
        <IconView
          name={loadingIcon ?? roleIcon(frond, 'loading', loadingRole)}
          className={classes.icon}
          data-slot="icon"
        />
        <KeepFocus />
      </>
    )
  } else if (checkedIcon || uncheckedIcon) {
    inside = (
      <>
        {checkedIcon && <IconView name={checkedIcon} className={classes.icon} data-slot="icon" data-on="" />}
        {uncheckedIcon && <IconView name={uncheckedIcon} className={classes.icon} data-slot="icon" data-off="" />}
      </>
    )
  }

  return renderElement('label', render, {
    'data-slot': 'switch',
    className: classes.root,
    children: (
      <>
        <span className={classes.container} data-slot="container">
          <input
            {...nativeSwitch}
            data-slot="base"
            value={toPostedValue(trueValue)}
            {...attributes}
            {...(loading ? { disabled: true, 'aria-busy': true } : undefined)}
            className={classes.base}
            checked={checked === undefined ? undefined : checked === true}
            defaultChecked={first === undefined ? undefined : first === true}
            onChange={onChange || onCheckedChange || checked !== undefined ? toggle : undefined}
          />
          <span className={classes.thumb} data-slot="thumb">
            {inside}
          </span>
        </span>
        {choiceText(words, classes)}
      </>
    ),
  })
}

/** A disabled input loses the focus. Whoever switched it finds it there again once it can be used. */
function KeepFocus() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const input = place.current?.closest('[data-slot="container"]')?.querySelector('input')
    if (!input || input !== input.ownerDocument.activeElement) return
    return () => {
      // After the render that enables it again.
      queueMicrotask(() => {
        if (input.ownerDocument.activeElement === input.ownerDocument.body) input.focus()
      })
    }
  }, [])
  return <span ref={place} hidden />
}

function checkName(attributes: InputHTMLAttributes<HTMLInputElement>): void {
  if (attributes['aria-label'] || attributes['aria-labelledby'] || attributes.title || attributes.id) return
  warn('Switch', 'there is no label, so it has no name. Give it a label or an aria-label.')
}
