'use client'

import { useRef, type HTMLAttributes, type Ref } from 'react'
import { formatColor, hsvaToRgba, type ColorFormat } from './color-picker/color-math.ts'
import type { ClassValue } from '../system/component-override.ts'
import { inControl, reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { useHydrated } from '../system/use-hydrated.ts'
import { colorPicker as english } from '../locale/en.ts'
import { colorPickerTheme } from '../theme/color-picker.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { ColorInput } from './color-picker/color-input.tsx'
import { EyeDropperButton } from './color-picker/eye-dropper.tsx'
import { Picker } from './color-picker/picker.tsx'
import { checkFormat, keepHue } from './color-picker/read-color.ts'
import { Swatches } from './color-picker/swatches.tsx'
import { useColor } from './color-picker/use-color.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof colorPickerTheme>

/** Format of a color, in CSS syntax. `cmyk` is written as `device-cmyk()`. */
export type ColorPickerFormat = ColorFormat

export interface ColorPickerSwatch {
  /** A color in any of the formats. */
  value: string
  /** Accessible name of the color. @default its value */
  label?: string
}

export interface ColorPickerProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'children' | 'defaultValue'
> {
  /** The color, in any of the formats. Set it to control the picker. */
  value?: string
  /** Initial color if `value` is not set. @default '#FFFFFF' */
  defaultValue?: string
  /**
   * Called with the color in `format`. During a drag it is called at most every `throttle` milliseconds, and always
   * with the last color.
   */
  onValueChange?: (value: string) => void
  /** Format of the value. @default 'hex' */
  format?: ColorPickerFormat
  /** Adds a slider for the opacity. @default false */
  alpha?: boolean
  /** Minimum number of milliseconds between two calls of `onValueChange`. @default 50 */
  throttle?: number
  /** Disables the picker. Its color is not submitted with the form. @default false */
  disabled?: boolean
  /** Size of the picker. @default 'md' */
  size?: ThemeOption<typeof colorPickerTheme, 'size'>
  /** Shows a field for typing a color. @default true */
  input?: boolean
  /** Shows a button that picks a color from the screen, if the browser supports it. Pass button props to customize it. @default true */
  eyeDropper?: boolean | ButtonProps
  /** Icon of that button. @default a pipette */
  eyeDropperIcon?: IconValue
  /** Predefined colors that can be chosen with one click. */
  swatches?: readonly (string | ColorPickerSwatch)[]
  /** Name of the form entry. */
  name?: string
  /** Id of the form that the color belongs to. @default the surrounding form */
  form?: string
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
}

const defaults = {
  defaultValue: '#FFFFFF',
  format: 'hex',
  alpha: false,
  throttle: 50,
  size: 'md',
  input: true,
  eyeDropper: true,
} as const

/** Picks a color with sliders, as text, from swatches or from the screen. */
export function ColorPicker(ownProps: ColorPickerProps) {
  const frond = useFrond()
  const {
    value,
    defaultValue,
    onValueChange,
    format: wantedFormat,
    alpha,
    throttle,
    disabled = false,
    size,
    input: hasInput,
    eyeDropper,
    eyeDropperIcon,
    swatches = [],
    name,
    form,
    className,
    ui,
    render,
    // Props that a FormField passes to its control and that have no effect here.
    color: _color,
    highlight: _highlight,
    required: _required,
    'aria-invalid': isFieldInvalid,
    ...attributes
  } = resolveControl(frond, colorPickerTheme, defaults, ownProps as ColorPickerProps & FieldProps, { bind: false })
  useUnboundLabel(frond)
  const classes = resolveClasses(frond, colorPickerTheme, { size, alpha }, ui, className)
  const texts = messagesOf(frond, 'colorPicker', english)
  const hydrated = useHydrated()
  const format = checkFormat(wantedFormat)
  const hueSlider = useRef<HTMLInputElement>(null)
  const color = useColor({
    value,
    defaultValue,
    format,
    alpha,
    throttle,
    disabled,
    control: hueSlider,
    onValueChange,
    onReport: () => reportField(frond, 'change', name),
  })
  const { hsva, text, write, change } = color

  const dropper = eyeDropper && hydrated && 'EyeDropper' in globalThis && (
    <EyeDropperButton
      size={size}
      icon={eyeDropperIcon}
      label={texts.eyeDropper}
      disabled={disabled}
      own={eyeDropper === true ? undefined : eyeDropper}
      classes={classes}
      onPick={color.pickFromScreen}
    />
  )

  return renderElement('div', render, {
    role: 'group',
    'data-slot': 'color-picker',
    'data-disabled': disabled || undefined,
    'aria-disabled': disabled || undefined,
    'aria-label': attributes['aria-labelledby'] ? undefined : texts.label,
    ...attributes,
    className: classes.root,
    children: inControl(
      frond,
      <>
        <Picker
          hsva={hsva}
          alpha={alpha}
          disabled={disabled}
          form={form}
          classes={classes}
          texts={texts}
          code={frond.locale?.code ?? 'en'}
          hueSlider={hueSlider}
          onChange={change}
          onDragEnd={color.reportNow}
        />
        {(hasInput || dropper) && (
          <div className={classes.controls} data-slot="controls">
            {hasInput && (
              <ColorInput
                color={color}
                size={size}
                label={texts.value}
                isInvalid={isFieldInvalid}
                disabled={disabled}
                shownColor={formatColor(hsvaToRgba(hsva), 'hex', alpha)}
                classes={classes}
              />
            )}
            {dropper}
          </div>
        )}
        {swatches.length > 0 && (
          <Swatches
            swatches={swatches}
            alpha={alpha}
            disabled={disabled}
            classes={classes}
            label={texts.swatches}
            isChosen={(color) => write(color) === text}
            onChoose={(color) => change(keepHue(color, hsva))}
          />
        )}
        {name && <input type="hidden" name={name} value={text} disabled={disabled} form={form} />}
      </>,
    ),
  })
}

/** The props that a FormField adds. */
interface FieldProps {
  color?: unknown
  highlight?: unknown
  required?: unknown
}
