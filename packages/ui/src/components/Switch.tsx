'use client'

import { useId, type ChangeEvent, type ReactNode } from 'react'
import { loading as loadingRole } from '../icons/loading.ts'
import type { CheckedValue } from '../primitives/form/checked-value.ts'
import { choiceText } from './choice/choice-text.tsx'
import { resolveToggle, type ToggleProps } from './choice/toggle.ts'
import type { ClassValue } from '../system/component-override.ts'
import { resolveControl } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { roleIcon } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { renderElement } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { switchTheme } from '../theme/switch.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof switchTheme>

export interface SwitchProps<True extends CheckedValue = true, False extends CheckedValue = false> extends Omit<
  ToggleProps<True, False>,
  'role'
> {
  /** Text next to the switch. */
  label?: string
  /** Color of the track while the switch is on. @default 'primary' */
  color?: Color
  /** Size of the track and the text. @default 'md' */
  size?: ThemeOption<typeof switchTheme, 'size'>
  /** Shows a ring around the track. @default false */
  highlight?: boolean
  /** Shows the loading icon in the thumb and prevents changes. The switch keeps the focus. @default false */
  loading?: boolean
  /** Icon shown while loading. @default the icon of the role `loading` */
  loadingIcon?: IconValue
  /** Icon in the thumb while the switch is on. */
  checkedIcon?: IconValue
  /** Icon in the thumb while the switch is off. */
  uncheckedIcon?: IconValue
  /** Whether the switch is on: a boolean, `trueValue` or `falseValue`. Set it to control the switch. */
  checked?: NoInfer<True | False> | boolean | null
  /** Whether the switch is on initially. @default false */
  defaultChecked?: NoInfer<True | False> | boolean | null
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = { color: 'primary', size: 'md', highlight: false, loading: false } as const

// No `aria-checked`: the browser derives the state from the native checkbox.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const

// A native checkbox with the role `switch`. The browser submits and resets it and keeps its state, even before scripts
// have loaded.
/** Turns a setting on or off, with immediate effect. */
export function Switch<const True extends CheckedValue = true, const False extends CheckedValue = false>(
  ownProps: SwitchProps<True, False>,
) {
  const frond = useFrond()
  const ownId = useId()
  const { color, size, highlight, loading, loadingIcon, checkedIcon, uncheckedIcon, className, ui, render, ...props } =
    resolveControl(frond, switchTheme, defaults, ownProps)
  const { texts, attributes } = resolveToggle('Switch', frond, ownId, props)
  const required = attributes.required && !frond.field
  const classes = resolveClasses(frond, switchTheme, { color, size, highlight, loading, required }, ui, className)

  let inside: ReactNode = null
  if (loading) {
    inside = (
      <IconView
        name={loadingIcon ?? roleIcon(frond, 'loading', loadingRole)}
        className={classes.icon}
        data-slot="icon"
      />
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
            {...attributes}
            {...(loading ? loadingAttributes : undefined)}
            className={classes.base}
          />
          <span className={classes.thumb} data-slot="thumb">
            {inside}
          </span>
        </span>
        {choiceText(texts, classes)}
      </>
    ),
  })
}

/** While it loads, the switch is not disabled, because a disabled input loses the focus. It undoes presses instead. */
const loadingAttributes = {
  'aria-busy': true,
  'aria-disabled': true,
  onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    currentTarget.checked = !currentTarget.checked
  },
}
