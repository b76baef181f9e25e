'use client'

import { useId, type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref, type RefCallback } from 'react'
import { check as checkRole } from '../icons/check.ts'
import { minus as minusRole } from '../icons/minus.ts'
import { toChecked, toPostedValue, type CheckedValue } from '../primitives/form/checked-value.ts'
import { choiceText, nameChoice } from './choice/choice-text.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { resolveControl } from '../primitives/form/field.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { warn } from '../system/warn.ts'
import { withoutDefaults } from '../system/without-defaults.ts'
import { checkboxTheme } from '../theme/checkbox.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof checkboxTheme>

export interface CheckboxProps<True extends CheckedValue = true, False extends CheckedValue = false> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'color' | 'size' | 'children' | 'checked' | 'defaultChecked'
> {
  /** Text beside the box. */
  label?: string
  /** Text below the label. */
  description?: string
  /** Colour of the box while it is checked. @default 'primary' */
  color?: Color
  /** A plain row, or a card that can be pressed everywhere. @default 'list' */
  variant?: ThemeOption<typeof checkboxTheme, 'variant'>
  /** Size of box and text. @default 'md' */
  size?: ThemeOption<typeof checkboxTheme, 'size'>
  /** Which side of the text the box is on, or whether it shows at all. @default 'start' */
  indicator?: ThemeOption<typeof checkboxTheme, 'indicator'>
  /** Colours the edge of the box while it is not checked. @default false */
  highlight?: boolean
  /** Mark of a checked box. @default the icon of the role `check` */
  icon?: IconValue
  /** Mark of a box that is neither checked nor not. @default the icon of the role `minus` */
  indeterminateIcon?: IconValue
  /** Whether the box is checked: a boolean, `trueValue`, `falseValue`, or `'indeterminate'`. */
  checked?: NoInfer<True | False> | boolean | 'indeterminate' | null
  /** Whether the box is checked at first. @default false */
  defaultChecked?: NoInfer<True | False> | boolean | 'indeterminate' | null
  /** Called when the box is checked or cleared, with `trueValue` or `falseValue`. */
  onCheckedChange?: (checked: NoInfer<True | False>) => void
  /** What stands for checked in `onCheckedChange` and, if it is text or a number, in the posted form. @default true */
  trueValue?: True
  /** What stands for not checked in `onCheckedChange`. @default false */
  falseValue?: False
  /** Keeps the box as it is, and out of the posted form. @default false */
  disabled?: boolean
  /** Asks for the check before the form is posted. @default false */
  required?: boolean
  /** Name under which it is posted. */
  name?: string
  /** What is posted while it is checked. @default `trueValue`, if that is text or a number, else 'on' */
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

const defaults = { color: 'primary', variant: 'list', size: 'md', indicator: 'start', highlight: false } as const

// A native checkbox: it posts, resets, is validated and works before any script, and keeps its state by itself.
/** A box that is checked or not, with its label. */
export function Checkbox<const True extends CheckedValue = true, const False extends CheckedValue = false>(
  ownProps: CheckboxProps<True, False>,
) {
  const frond = useFrond()
  const ownId = useId()
  const {
    label,
    description,
    color,
    variant,
    size,
    indicator,
    highlight,
    icon,
    indeterminateIcon,
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
    ref,
    onChange,
    ...attributes
  } = resolveControl(frond, checkboxTheme, defaults, ownProps)
  const required = attributes.required && !frond.field
  const classes = resolveClasses(
    frond,
    checkboxTheme,
    { color, size, highlight, required, ...withoutDefaults(frond, checkboxTheme, { variant, indicator }, defaults) },
    ui,
    className,
  )

  const values = { trueValue, falseValue }
  const checked = toChecked('Checkbox', givenChecked, values)
  const first = toChecked('Checkbox', defaultChecked, values)
  const state = checked ?? first
  const words = nameChoice(frond, attributes, {
    id: attributes.id ?? ownId,
    label: renderLabel === undefined ? label : fillSlot(renderLabel, { label }),
    description: renderDescription === undefined ? description : fillSlot(renderDescription, { description }),
  })
  if (process.env.NODE_ENV !== 'production' && isEmptySlot(words.label)) checkName(attributes)

  const toggle = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const input = event.currentTarget
    onCheckedChange?.((input.checked ? trueValue : falseValue) as True | False)
    // The browser has taken the state away; where it is the caller's, it stays until the caller says otherwise.
    if (checked === 'indeterminate') input.indeterminate = true
  }

  let inputRef = ref
  if (checked !== undefined) inputRef = joinRefs<HTMLInputElement>(followState(checked), ref)
  else if (first === 'indeterminate') inputRef = joinRefs<HTMLInputElement>(startIndeterminate, ref)

  return renderElement('label', render, {
    'data-slot': 'checkbox',
    className: classes.root,
    children: (
      <>
        <span className={classes.container} data-slot="container">
          <input
            type="checkbox"
            data-slot="base"
            value={toPostedValue(trueValue)}
            {...attributes}
            className={classes.base}
            ref={inputRef}
            checked={checked === undefined ? undefined : checked === true}
            defaultChecked={first === undefined ? undefined : first === true}
            data-indeterminate={state === 'indeterminate' || undefined}
            onChange={onChange || onCheckedChange || checked !== undefined ? toggle : undefined}
          />
          <span className={classes.indicator} data-slot="indicator">
            {marks(frond, classes.icon, icon, indeterminateIcon)}
          </span>
        </span>
        {choiceText(words, classes)}
      </>
    ),
  })
}

/** The marks of the application; the component's own are shapes in its stylesheet. */
function marks(
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

/** For a controlled box: React knows nothing of the third state, so it is set after every render. */
function followState(checked: boolean | 'indeterminate'): RefCallback<HTMLInputElement> {
  return (input) => {
    if (!input) return
    input.indeterminate = checked === 'indeterminate'
    input.removeAttribute('data-indeterminate')
  }
}

/** For a box that keeps its own state. The mark of the server is gone after the first time, so later renders change nothing. */
function startIndeterminate(input: HTMLInputElement | null): (() => void) | undefined {
  if (!input) return
  const set = () => {
    input.indeterminate = true
  }
  if (input.hasAttribute('data-indeterminate')) set()
  input.removeAttribute('data-indeterminate')
  const { form } = input
  form?.addEventListener('reset', set)
  return () => form?.removeEventListener('reset', set)
}

function checkName(attributes: InputHTMLAttributes<HTMLInputElement>): void {
  if (attributes['aria-label'] || attributes['aria-labelledby'] || attributes.title || attributes.id) return
  warn('Checkbox', 'there is no label, so it has no name. Give it a label or an aria-label.')
}
