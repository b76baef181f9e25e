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

/** How a colour is written: as CSS does, `cmyk` as `device-cmyk()`. */
export type ColorPickerFormat = ColorFormat

export interface ColorPickerSwatch {
  /** A colour in any of the formats. */
  value: string
  /** Names the colour. @default its value */
  label?: string
}

export interface ColorPickerProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'children' | 'defaultValue'
> {
  /** The colour, in any of the formats. */
  value?: string
  /** The colour at first. @default '#FFFFFF' */
  defaultValue?: string
  /** Called with the colour in `format`; during a drag at most every `throttle` milliseconds, and always with the last. */
  onValueChange?: (value: string) => void
  /** How the colour is written. @default 'hex' */
  format?: ColorPickerFormat
  /** Adds a track for the opacity. @default false */
  alpha?: boolean
  /** Milliseconds between two calls of `onValueChange`. @default 50 */
  throttle?: number
  /** Keeps the colour as it is, and out of the posted form. @default false */
  disabled?: boolean
  /** Size of the area, and with it of all else. @default 'md' */
  size?: ThemeOption<typeof colorPickerTheme, 'size'>
  /** Shows a field in which the colour can be typed. @default true */
  input?: boolean
  /** Shows a button that picks a colour from the screen, where the browser can; an object sets its props. @default true */
  eyeDropper?: boolean | ButtonProps
  /** Icon of that button. @default a pipette */
  eyeDropperIcon?: IconValue
  /** Colours to choose from at one press. */
  swatches?: readonly (string | ColorPickerSwatch)[]
  /** Name under which the colour is posted. */
  name?: string
  /** The form that the colour belongs to, by its id. @default the form around */
  form?: string
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
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

/** Chooses a colour by area and tracks, by text, from swatches or from the screen. */
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
