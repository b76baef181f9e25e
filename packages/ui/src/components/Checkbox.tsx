'use client'

import { useId, type ReactNode, type RefCallback } from 'react'
import { check as checkRole } from '../icons/check.ts'
import { minus as minusRole } from '../icons/minus.ts'
import type { CheckedValue } from '../primitives/form/checked-value.ts'
import { choiceText } from './choice/choice-text.tsx'
import { resolveToggle, type ToggleProps } from './choice/toggle.ts'
import type { ClassValue } from '../system/component-override.ts'
import { resolveControl } from '../primitives/form/field.ts'
import { onFormReset } from '../primitives/form/form-events.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { joinRefs, renderElement } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { withoutDefaults } from '../system/without-defaults.ts'
import { checkboxTheme } from '../theme/checkbox.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof checkboxTheme>

export interface CheckboxProps<
  True extends CheckedValue = true,
  False extends CheckedValue = false,
> extends ToggleProps<True, False> {
  /** Text next to the box. */
  label?: string
  /** Color of the checked box. @default 'primary' */
  color?: Color
  /** Shows a plain row, or a card that can be clicked anywhere. @default 'list' */
  variant?: ThemeOption<typeof checkboxTheme, 'variant'>
  /** Size of the box and the text. @default 'md' */
  size?: ThemeOption<typeof checkboxTheme, 'size'>
  /** Side of the text on which the box is shown, or `hidden` for no box. @default 'start' */
  indicator?: ThemeOption<typeof checkboxTheme, 'indicator'>
  /** Shows the border of the unchecked box in the color. @default false */
  highlight?: boolean
  /** Icon of a checked box. @default the icon of the role `check` */
  icon?: IconValue
  /** Icon of an indeterminate box. @default the icon of the role `minus` */
  indeterminateIcon?: IconValue
  /** Whether the box is checked: a boolean, `trueValue`, `falseValue`, or `'indeterminate'`. */
  checked?: NoInfer<True | False> | boolean | 'indeterminate' | null
  /** Whether the box is checked initially. @default false */
  defaultChecked?: NoInfer<True | False> | boolean | 'indeterminate' | null
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
}

const defaults = { color: 'primary', variant: 'list', size: 'md', indicator: 'start', highlight: false } as const

// A native checkbox, because the browser submits, resets and validates it and keeps its state, even before scripts have
// loaded.
/** A box that can be checked, with a label. */
export function Checkbox<const True extends CheckedValue = true, const False extends CheckedValue = false>(
  ownProps: CheckboxProps<True, False>,
) {
  const frond = useFrond()
  const ownId = useId()
  const { color, variant, size, indicator, highlight, icon, indeterminateIcon, className, ui, render, ref, ...props } =
    resolveControl(frond, checkboxTheme, defaults, ownProps)
  const { checked, initial, texts, attributes } = resolveToggle('Checkbox', frond, ownId, props)
  const required = attributes.required && !frond.field
  const classes = resolveClasses(
    frond,
    checkboxTheme,
    { color, size, highlight, required, ...withoutDefaults(frond, checkboxTheme, { variant, indicator }, defaults) },
    ui,
    className,
  )

  let inputRef = ref
  if (checked !== undefined) inputRef = joinRefs<HTMLInputElement>(followState(checked), ref)
  else if (initial === 'indeterminate') inputRef = joinRefs<HTMLInputElement>(startIndeterminate, ref)

  return renderElement('label', render, {
    'data-slot': 'checkbox',
    className: classes.root,
    children: (
      <>
        <span className={classes.container} data-slot="container">
          <input
            type="checkbox"
            data-slot="base"
            {...attributes}
            className={classes.base}
            ref={inputRef}
            data-indeterminate={(checked ?? initial) === 'indeterminate' || undefined}
          />
          <span className={classes.indicator} data-slot="indicator">
            {customIcons(frond, classes.icon, icon, indeterminateIcon)}
          </span>
        </span>
        {choiceText(texts, classes)}
      </>
    ),
  })
}

/** The icons that the application has set. The default marks are shapes in the stylesheet. */
function customIcons(
  frond: FrondContextValue,
  className: string,
  icon: IconValue | undefined = frond.icons?.check,
  indeterminateIcon: IconValue | undefined = frond.icons?.minus,
): ReactNode {
  if (!icon && !indeterminateIcon) return null
  return (
    <>
      <IconView name={icon ?? checkRole} className={className} data-slot="icon" />
      <IconView name={indeterminateIcon ?? minusRole} className={className} data-slot="icon" />
    </>
  )
}

/** For a controlled box: React has no prop for the indeterminate state, so it is set after every render. */
function followState(checked: boolean | 'indeterminate'): RefCallback<HTMLInputElement> {
  return (input) => {
    if (!input) return
    input.indeterminate = checked === 'indeterminate'
    input.removeAttribute('data-indeterminate')
  }
}

/**
 * For an uncontrolled box. The attribute from the server is removed when the ref is first attached, so later renders keep
 * the state that the user chose.
 */
function startIndeterminate(input: HTMLInputElement | null): (() => void) | undefined {
  if (!input) return
  const set = () => {
    input.indeterminate = true
  }
  if (input.hasAttribute('data-indeterminate')) set()
  input.removeAttribute('data-indeterminate')
  return onFormReset(input, set)
}
