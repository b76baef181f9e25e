'use client'

import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
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
  /** The code, as far as it is filled in. */
  value?: string
  /** The code at first. @default '' */
  defaultValue?: string
  /** Called with the code when a character is added or removed. */
  onValueChange?: (value: string) => void
  /** Called with the code when its last box has been filled. */
  onComplete?: (value: string) => void
  /** How many boxes there are. @default 5 */
  length?: number | string
  /** Takes any character, or digits alone. @default 'text' */
  type?: 'text' | 'number'
  /** Hides what is typed. @default false */
  mask?: boolean
  /** Lets the browser offer the code of a message that has just come. @default false */
  otp?: boolean
  /** Character shown in empty boxes. */
  placeholder?: string
  /** Puts a line after every so many boxes, or after the boxes with the given numbers. */
  separator?: number | readonly number[]
  /** Colour of the focused or highlighted box. @default 'primary' */
  color?: Color
  /** How much the boxes stand out. @default 'outline' */
  variant?: ThemeOption<typeof pinInputTheme, 'variant'>
  /** Size of the boxes, and with it of the text. @default 'md' */
  size?: ThemeOption<typeof pinInputTheme, 'size'>
  /** Gives the edges the colour, as if the boxes had the focus. @default false */
  highlight?: boolean
  /** Keeps the text small on touch screens, where it else has 16 px so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Focuses the first box when it appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Keeps the code from being edited and from being sent with its form. @default false */
  disabled?: boolean
  /** Marks the code as one that must be filled in. @default false */
  required?: boolean
  /** Name under which the code is posted. */
  name?: string
  /** Replaces the line between boxes. */
  renderSeparator?: Slot<{ index: number }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
  /** Gives access to the boxes, such as to focus one. */
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
  const isSeparated = (count: number) =>
    count < length &&
    (typeof separator === 'number' ? separator > 0 && count % separator === 0 : separator?.includes(count))
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
        autoFocus={index === 0 && autoFocus && !autofocusDelay}
        ref={index === 0 ? resetRef : undefined}
        {...boxProps(index)}
      />,
    )
    if (!isSeparated(index + 1)) continue
    content.push(
      isEmptySlot(renderSeparator) ? (
        <span key={`after ${index}`} className={classes.separator} data-slot="separator" aria-hidden />
      ) : (
        <span key={`after ${index}`} data-slot="separator" aria-hidden>
          {fillSlot(renderSeparator, { index })}
        </span>
      ),
    )
  }

  return renderElement('div', render, {
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
        {name !== undefined && <input type="hidden" name={name} disabled={disabled} value={characters.join('')} />}
      </>
    ),
  })
}

function toLength(given: number | string): number {
  const length = Number(given)
  if (Number.isInteger(length) && length > 0) return length
  warn('PinInput', `length is ${given}, so there are ${defaults.length} boxes. Pass a whole number above 0.`)
  return defaults.length
}
