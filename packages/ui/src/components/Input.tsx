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

/** How the text of an Input becomes its value. */
export type InputModifiers = ValueModifiers

/** What an Input gives to `onValueChange`, by its `type` and `valueModifiers`. */
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
  /** Kind of the native input. A value of the type `number` is given as a number. @default text */
  type?: Type
  /** Text shown while the field is empty. */
  placeholder?: string
  /** Colour of the focused or highlighted field. @default 'primary' */
  color?: Color
  /** How much the field stands out. @default 'outline' */
  variant?: ThemeOption<typeof inputTheme, 'variant'>
  /** Height of the field, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof inputTheme, 'size'>
  /** Gives the edge the colour, as if the field had the focus. @default false */
  highlight?: boolean
  /** Keeps the text small on touch screens, where it else has 16 px so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Marks the field as one that must be filled in. @default false */
  required?: boolean
  /** Keeps the field from being edited and from being sent with its form. @default false */
  disabled?: boolean
  /** Focuses the field when it appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** The value, for a field that you keep in your own state. */
  value?: TextValue
  /** Value at first, for a field that keeps itself. */
  defaultValue?: TextValue
  /** How the text becomes the value. */
  valueModifiers?: Modifiers
  /** Called with the new value. */
  onValueChange?: (value: TextValueOf<Type, Modifiers>) => void
  /** Replaces what stands before the text. */
  renderLeading?: Slot<SlotArgs>
  /** Replaces what stands after the text. */
  renderTrailing?: Slot<SlotArgs>
  /** Further content of the frame, after the native input. */
  children?: Slot<SlotArgs>
  /** Classes for the root, which is the frame around the native input. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Gives access to the native input; `ref` does as well. */
  handleRef?: Ref<InputHandle>
}

const defaults = { color: 'primary', variant: 'outline', size: 'md' } as const

type AnyProps = InputProps<string, InputModifiers>
type ResolvedProps = WithDefaults<AnyProps, typeof defaults>

/** A field for one line of text. */
export function Input<const Type extends string = 'text', const Modifiers extends InputModifiers = {}>(
  ownProps: InputProps<Type, Modifiers>,
) {
  const frond = useFrond()
  // The value types have done their work in the caller's file.
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

/** An input that has to remember what was typed. A plain one leaves that to the browser. */
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
