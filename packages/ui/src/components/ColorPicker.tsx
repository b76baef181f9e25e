'use client'

import { useEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react'
import { formatColor, hsvaToRgba, type ColorFormat, type Hsva } from './color-picker/color-math.ts'
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
import { EyeDropperButton, openEyeDropper } from './color-picker/eye-dropper.tsx'
import { Picker } from './color-picker/picker.tsx'
import { checkFormat, fallback, keepHue, readColor } from './color-picker/read-color.ts'
import { Swatches } from './color-picker/swatches.tsx'
import { useThrottle } from './color-picker/use-throttle.ts'
import type { IconValue } from './Icon.tsx'
import { Input } from './Input.tsx'

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
    // What a field gives to its control and this one has no use for.
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
  const write = (hsva: Hsva) => formatColor(hsvaToRgba(hsva), format, alpha)

  const [hsva, setHsva] = useState(
    () => (value && readColor(value, alpha)) || readColor(defaultValue, alpha, 'defaultValue') || fallback,
  )
  // Between a change and the answer of the caller, and during a drag, the colour is our own.
  const [isBusy, setBusy] = useState(false)
  const given = value === undefined ? undefined : readColor(value, alpha, 'value')
  if (given && !isBusy && write(given) !== write(hsva)) setHsva(keepHue(given, hsva))
  const text = write(hsva)

  const deliver = useThrottle(
    (next: string) => {
      onValueChange?.(next)
      reportField(frond, 'change', name)
    },
    throttle,
    setBusy,
  )

  /** What was typed and not taken over yet. */
  const [draft, setDraft] = useState<string>()
  const [isWrong, setWrong] = useState(false)

  function change(next: Partial<Hsva>): void {
    if (disabled) return
    const changed = { ...hsva, ...next }
    setHsva(changed)
    setDraft(undefined)
    setWrong(false)
    const written = write(changed)
    if (written === text) return
    setBusy(true)
    deliver.soon(written)
  }

  /** Takes over what was typed. What is no colour stays to be mended. */
  function commitDraft(): void {
    if (draft === undefined) return
    const typed = readColor(draft, alpha)
    if (typed) change(keepHue(typed, hsva))
    else setWrong(true)
  }

  async function pickFromScreen(): Promise<void> {
    const picked = await openEyeDropper()
    const found = picked && readColor(picked, alpha)
    if (found) change({ ...keepHue(found, hsva), a: hsva.a })
  }

  const hueSlider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const owner = hueSlider.current?.form
    if (!owner) return
    const reset = (event: Event) => {
      if (event.defaultPrevented) return
      const first = readColor(defaultValue, alpha) ?? fallback
      setHsva(first)
      setDraft(undefined)
      setWrong(false)
      if (write(first) !== text) onValueChange?.(write(first))
    }
    owner.addEventListener('reset', reset)
    return () => owner.removeEventListener('reset', reset)
  })

  const dropper = eyeDropper && hydrated && 'EyeDropper' in globalThis && (
    <EyeDropperButton
      size={size}
      icon={eyeDropperIcon}
      label={texts.eyeDropper}
      disabled={disabled}
      own={eyeDropper === true ? undefined : eyeDropper}
      classes={classes}
      onPick={pickFromScreen}
    />
  )
  const shownColor = formatColor(hsvaToRgba(hsva), 'hex', alpha)

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
          onDragEnd={deliver.now}
        />
        {(hasInput || dropper) && (
          <div className={classes.controls} data-slot="controls">
            {hasInput && (
              <Input
                size={size}
                className={classes.input}
                aria-label={texts.value}
                aria-invalid={isWrong || isFieldInvalid || undefined}
                dir="ltr"
                spellCheck={false}
                autoComplete="off"
                disabled={disabled}
                value={draft ?? text}
                onValueChange={setDraft}
                onBlur={commitDraft}
                onKeyDown={(event) => {
                  if (draft === undefined) return
                  if (event.key === 'Escape') {
                    setDraft(undefined)
                    setWrong(false)
                  } else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  else commitDraft()
                  // It is the field that was meant, and not the form or the dialog around it.
                  event.preventDefault()
                  event.stopPropagation()
                }}
                renderLeading={<svg aria-hidden className={classes.preview} data-slot="preview" color={shownColor} />}
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

/** What a form field may add to the props. */
interface FieldProps {
  color?: unknown
  highlight?: unknown
  required?: unknown
}
