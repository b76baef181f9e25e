'use client'

import { useImperativeHandle, type InputHTMLAttributes, type Ref, type RefObject } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import {
  needsTextState,
  plainText,
  useTextState,
  type TextValue,
  type TextValueOf,
  type ValueModifiers,
} from '../primitives/form/field-text.ts'
import { textFieldView } from './field/text-field-view.tsx'
import { resolveControl } from '../primitives/form/field.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import type { IconOptions, Slot } from '../system/slots.ts'
import type { RenderProp } from '../system/render-element.ts'
import type { Classes } from '../system/resolve-classes.ts'
import type { WithDefaults } from '../system/resolve-props.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { inputTheme } from '../theme/input.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

type Part = SlotOf<typeof inputTheme>
type SlotArgs = { ui: Classes<Part> }

/** How an Input converts its text to a value. */
export type InputModifiers = ValueModifiers

/** Type of the value in `onValueChange`, which depends on `type` and `valueModifiers`. */
export type InputValue<Type = 'text', Modifiers = {}> = TextValueOf<Type, Modifiers>

export interface InputHandle {
  /** The native input. */
  readonly inputRef: RefObject<HTMLInputElement | null>
}

export interface InputProps<Type extends string = string, Modifiers extends InputModifiers = {}>
  extends
    IconOptions,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'children' | 'color' | 'defaultValue' | 'size' | 'type' | 'value'
    > {
  /** Type of the native input. With `number`, the value is a number. @default text */
  type?: Type
  /** Text shown while the input is empty. */
  placeholder?: string
  /** Color of the focused or highlighted input. @default 'primary' */
  color?: Color
  /** Visual style of the input. @default 'outline' */
  variant?: ThemeOption<typeof inputTheme, 'variant'>
  /** Height of the input, with matching text and icons. @default 'md' */
  size?: ThemeOption<typeof inputTheme, 'size'>
  /** Shows the border in the color, as if the input had the focus. @default false */
  highlight?: boolean
  /** Keeps the font size on touch screens. Otherwise it is 16 px there, so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Makes the input required. @default false */
  required?: boolean
  /** Disables the input. Its value is not submitted with the form. @default false */
  disabled?: boolean
  /** Focuses the input when it mounts. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** The value. Set it to control the input. */
  value?: TextValue
  /** Initial value if `value` is not set. */
  defaultValue?: TextValue
  /** How the text is converted to the value. */
  valueModifiers?: Modifiers
  /** Called with the new value. */
  onValueChange?: (value: TextValueOf<Type, Modifiers>) => void
  /** Content before the text. Replaces the leading icon or avatar. */
  renderLeading?: Slot<SlotArgs>
  /** Content after the text. Replaces the trailing icon. */
  renderTrailing?: Slot<SlotArgs>
  /** Additional content after the native input. */
  children?: Slot<SlotArgs>
  /** Classes for the root, which is the frame around the native input. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Ref to the native input, as `ref` is. */
  handleRef?: Ref<InputHandle>
}

const defaults = { color: 'primary', variant: 'outline', size: 'md' } as const

type AnyProps = InputProps<string, InputModifiers>
type ResolvedProps = WithDefaults<AnyProps, typeof defaults>

/** A single-line text input. */
export function Input<const Type extends string = 'text', const Modifiers extends InputModifiers = {}>(
  ownProps: InputProps<Type, Modifiers>,
) {
  const frond = useFrond()
  // The cast is safe: the type parameters only narrow the types of the value for the caller.
  const props = resolveControl(frond, inputTheme, defaults, ownProps as unknown as AnyProps)
  const controlled = 'value' in ownProps
  if (needsTextState(props, controlled)) return <StatefulInput frond={frond} props={props} controlled={controlled} />
  return inputView(frond, props, plainText(props))
}

interface StatefulInputProps {
  frond: FrondContextValue
  props: ResolvedProps
  controlled: boolean
}

/** An input whose text can differ from its value. A plain input leaves the text to the browser. */
function StatefulInput({ frond, props, controlled }: StatefulInputProps) {
  const { native, element } = useTextState<HTMLInputElement>(props, controlled)
  useImperativeHandle(props.handleRef, () => ({ inputRef: element }), [element])
  return inputView(frond, props, native)
}

function inputView(frond: FrondContextValue, props: ResolvedProps, native: Readonly<Record<string, unknown>>) {
  const {
    autofocusDelay: _delay,
    value: _value,
    valueModifiers: _modifiers,
    onValueChange: _onValueChange,
    handleRef: _handleRef,
    ...view
  } = props
  return textFieldView(frond, 'input', inputTheme, view, native)
}
