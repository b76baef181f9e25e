'use client'

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
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
  /** Text beside the switch. */
  label?: string
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
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
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
  const { color, size, highlight, loading, loadingIcon, checkedIcon, uncheckedIcon, className, ui, render, ...props } =
    resolveControl(frond, switchTheme, defaults, ownProps)
  const { texts, attributes } = resolveToggle('Switch', frond, ownId, props)
  const required = attributes.required && !frond.field
  const classes = resolveClasses(frond, switchTheme, { color, size, highlight, loading, required }, ui, className)

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
            {...attributes}
            {...(loading ? { disabled: true, 'aria-busy': true } : undefined)}
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

/** While it loads, the switch is disabled and loses the focus. Gives it back when the switch is enabled again. */
function KeepFocus() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const input = place.current?.closest('[data-slot="container"]')?.querySelector('input')
    if (!input || input !== input.ownerDocument.activeElement) return
    return () => {
      // The cleanup runs before React enables the input.
      queueMicrotask(() => {
        if (input.ownerDocument.activeElement === input.ownerDocument.body) input.focus()
      })
    }
  }, [])
  return <span ref={place} hidden />
}
