'use client'

import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { reportField, resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { warn } from '../system/warn.ts'
import { pinInput as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pinInputTheme } from '../theme/pin-input.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { usePin } from './pin-input/use-pin.ts'

type Part = SlotOf<typeof pinInputTheme>

export interface PinInputHandle {
  /** The boxes, in order. */
  readonly inputsRef: RefObject<readonly HTMLInputElement[]>
}

export interface PinInputProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'color' | 'children' | 'defaultValue' | 'autoFocus'
> {
  /** The characters entered so far. */
  value?: string
  /** Initial characters if `value` is not set. @default '' */
  defaultValue?: string
  /** Called with the characters when one is added or removed. */
  onValueChange?: (value: string) => void
  /** Called with the code when all boxes are filled. */
  onComplete?: (value: string) => void
  /** Number of boxes. @default 5 */
  length?: number | string
  /** Accepts any character, or only digits. @default 'text' */
  type?: 'text' | 'number'
  /** Hides the characters, as in a password field. @default false */
  mask?: boolean
  /** Lets the browser suggest the one-time code of a new message. @default false */
  otp?: boolean
  /** Character shown in empty boxes. */
  placeholder?: string
  /** Shows a separator after each group of this many boxes, or after the boxes at these positions. */
  separator?: number | readonly number[]
  /** Color of the focused or highlighted box. @default 'primary' */
  color?: Color
  /** Visual style of the boxes. @default 'outline' */
  variant?: ThemeOption<typeof pinInputTheme, 'variant'>
  /** Size of the boxes, with matching text. @default 'md' */
  size?: ThemeOption<typeof pinInputTheme, 'size'>
  /** Shows the borders in the color, as if the boxes had the focus. @default false */
  highlight?: boolean
  /** Keeps the font size on touch screens. Otherwise it is 16 px there, so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Focuses the first box when it mounts. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Disables the boxes. The code is not submitted with the form. @default false */
  disabled?: boolean
  /** Requires all boxes before the form is submitted. @default false */
  required?: boolean
  /** Name of the code in the form. */
  name?: string
  /** Id of the form that the value belongs to. @default the form around the control */
  form?: string
  /** Replaces the separator between boxes. */
  renderSeparator?: Slot<{ index: number }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
  /** Ref to an object with the boxes, for example to focus one. */
  handleRef?: Ref<PinInputHandle>
}

const defaults = {
  defaultValue: '',
  length: 5,
  type: 'text',
  mask: false,
  otp: false,
  color: 'primary',
  variant: 'outline',
  size: 'md',
} as const

/** Boxes for the characters of a code. */
export function PinInput(ownProps: PinInputProps) {
  const frond = useFrond()
  const {
    value,
    defaultValue,
    onValueChange,
    onComplete,
    length: givenLength,
    type,
    mask,
    otp,
    placeholder,
    separator,
    color,
    variant,
    size,
    highlight,
    fixed,
    autoFocus,
    autofocusDelay,
    disabled,
    required,
    name,
    form,
    renderSeparator,
    className,
    ui,
    render,
    ref,
    handleRef,
    ...attributes
  } = resolveControl(frond, pinInputTheme, defaults, ownProps, { bind: false })
  useUnboundLabel(frond)
  const classes = resolveClasses(frond, pinInputTheme, { color, variant, size, highlight, fixed }, ui, className)

  const length = toLength(givenLength)
  const { characters, root, resetRef, boxProps } = usePin({
    value,
    defaultValue,
    onValueChange,
    onComplete,
    length,
    type,
    autoFocus,
    autofocusDelay,
    handleRef,
    onFilled: () => reportField(frond, 'change', name),
  })

  const texts = messagesOf(frond, 'pinInput', english)
  const content: ReactNode[] = []
  for (let index = 0; index < length; index++) {
    content.push(
      <input
        key={index}
        type={mask ? 'password' : 'text'}
        data-slot="base"
        className={classes.base}
        inputMode={type === 'number' ? 'numeric' : undefined}
        autoComplete={otp && index === 0 ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-label={fillText(texts.box, { index: index + 1, length })}
        aria-invalid={attributes['aria-invalid']}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
        form={form}
        autoFocus={index === 0 && autoFocus && !autofocusDelay}
        ref={index === 0 ? resetRef : undefined}
        {...boxProps(index)}
      />,
    )
    if (index + 1 < length && isSeparatedAfter(index + 1, separator))
      content.push(separatorPart(index, renderSeparator, classes.separator))
  }

  const group = renderElement('div', render, {
    'data-slot': 'pin-input',
    role: 'group',
    // Codes are written from left to right in every language.
    dir: 'ltr',
    ...attributes,
    className: classes.root,
    ref: joinRefs<HTMLElement>(root, ref as Ref<HTMLElement>),
    children: (
      <>
        {content}
        {name !== undefined && (
          <input type="hidden" name={name} form={form} disabled={disabled} value={characters.join('')} />
        )}
      </>
    ),
  })
  return process.env.NODE_ENV === 'production' ? group : withNameCheck('PinInput', group)
}

/** Whether there is a separator after the first `count` boxes. */
function isSeparatedAfter(count: number, separator: PinInputProps['separator']): boolean {
  return typeof separator === 'number'
    ? separator > 0 && count % separator === 0
    : (separator?.includes(count) ?? false)
}

function separatorPart(index: number, content: PinInputProps['renderSeparator'], className: string): ReactNode {
  const isOwn = isEmptySlot(content)
  return (
    <span key={`after ${index}`} className={isOwn ? className : undefined} data-slot="separator" aria-hidden>
      {isOwn ? null : fillSlot(content, { index })}
    </span>
  )
}

function toLength(given: number | string): number {
  const length = Number(given)
  if (Number.isInteger(length) && length > 0) return length
  warn('PinInput', `length is ${given}, so ${defaults.length} boxes are shown. Pass a whole number above 0.`)
  return defaults.length
}
