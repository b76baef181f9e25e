'use client'

import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  type ChangeEvent,
  type Ref,
  type RefObject,
  type TextareaHTMLAttributes,
} from 'react'
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
import { textareaTheme } from '../theme/textarea.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

type Part = SlotOf<typeof textareaTheme>
type SlotArgs = { ui: Classes<Part> }

/** How the text of a Textarea becomes its value. */
export type TextareaModifiers = ValueModifiers

export interface TextareaHandle {
  /** The native textarea. */
  readonly textareaRef: RefObject<HTMLTextAreaElement | null>
  /** Fits the height to the text, for text that was written by script. */
  readonly autoResize: () => void
}

export interface TextareaProps<Modifiers extends TextareaModifiers = {}>
  extends
    IconOptions,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'className' | 'children' | 'color' | 'defaultValue' | 'rows' | 'value'
    > {
  /** Text shown while the field is empty. */
  placeholder?: string
  /** Colour of the focused or highlighted field. @default 'primary' */
  color?: Color
  /** How much the field stands out. @default 'outline' */
  variant?: ThemeOption<typeof textareaTheme, 'variant'>
  /** Size of text, icons and padding. @default 'md' */
  size?: ThemeOption<typeof textareaTheme, 'size'>
  /** Lines that are seen, at least. @default 3 */
  rows?: number
  /** Lines up to which `autoresize` lets it grow; 0 for no end. @default 0 */
  maxrows?: number
  /** Grows with the text. @default false */
  autoresize?: boolean
  /** Milliseconds to wait before the first fitting, for a field that appears in motion. @default 0 */
  autoresizeDelay?: number
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
  onValueChange?: (value: TextValueOf<'text', Modifiers>) => void
  /** Replaces what stands before the text. */
  renderLeading?: Slot<SlotArgs>
  /** Replaces what stands after the text. */
  renderTrailing?: Slot<SlotArgs>
  /** Further content of the frame, after the native textarea. */
  children?: Slot<SlotArgs>
  /** Classes for the root, which is the frame around the native textarea. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLTextAreaElement>
  /** Gives access to the native textarea and fits its height. */
  handleRef?: Ref<TextareaHandle>
}

const defaults = { color: 'primary', variant: 'outline', size: 'md', rows: 3, maxrows: 0, autoresizeDelay: 0 } as const

type AnyProps = TextareaProps<TextareaModifiers>
type ResolvedProps = WithDefaults<AnyProps, typeof defaults>

/** A field for several lines of text. */
export function Textarea<const Modifiers extends TextareaModifiers = {}>(ownProps: TextareaProps<Modifiers>) {
  const frond = useFrond()
  // The value types have done their work in the caller's file.
  const props = resolveControl(frond, textareaTheme, defaults, ownProps as unknown as AnyProps)
  const controlled = 'value' in ownProps
  if (props.autoresize || needsTextState(props, controlled))
    return <StatefulTextarea frond={frond} props={props} controlled={controlled} />
  return textareaView(frond, props, plainText(props))
}

interface StatefulTextareaProps {
  frond: FrondContextValue
  props: ResolvedProps
  controlled: boolean
}

/** A textarea that fits itself to its text, or has to remember what was typed. */
function StatefulTextarea({ frond, props, controlled }: StatefulTextareaProps) {
  const { rows, maxrows, autoresize, autoresizeDelay } = props
  const { native, element } = useTextState<HTMLTextAreaElement>(props, controlled)

  const fit = useCallback(() => {
    if (autoresize && element.current) fitRows(element.current, rows, maxrows)
  }, [autoresize, element, rows, maxrows])
  useImperativeHandle(props.handleRef, () => ({ textareaRef: element, autoResize: fit }), [element, fit])

  useLayoutEffect(() => {
    if (!autoresizeDelay) return fit()
    const timer = setTimeout(fit, autoresizeDelay)
    return () => clearTimeout(timer)
  }, [fit, autoresizeDelay, native.value])

  // Lines break elsewhere when the width changes, and a reset brings back the first text without an event of the field.
  useEffect(() => {
    const textarea = element.current
    if (!autoresize || !textarea) return
    let width = textarea.clientWidth
    let frame = 0
    const observer = new ResizeObserver(() => {
      if (textarea.clientWidth === width) return
      width = textarea.clientWidth
      // In the next frame: to change what is observed while it is told about is an error.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    })
    observer.observe(textarea)
    const { form } = textarea
    const fitAfterReset = () => setTimeout(fit)
    form?.addEventListener('reset', fitAfterReset)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      form?.removeEventListener('reset', fitAfterReset)
    }
  }, [autoresize, element, fit])

  const write = native.onChange as (event: ChangeEvent<HTMLTextAreaElement>) => void
  return textareaView(frond, props, {
    ...native,
    onChange(event: ChangeEvent<HTMLTextAreaElement>) {
      write(event)
      fit()
    },
  })
}

function fitRows(textarea: HTMLTextAreaElement, rows: number, maxrows: number): void {
  const style = getComputedStyle(textarea)
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
  // Only a field that is lower than its text tells how high the text is.
  textarea.rows = 1
  const needed = Math.round((textarea.scrollHeight - padding) / Number.parseFloat(style.lineHeight))
  textarea.rows = Math.max(rows, maxrows ? Math.min(needed, maxrows) : needed)
}

function textareaView(frond: FrondContextValue, props: ResolvedProps, native: Readonly<Record<string, unknown>>) {
  const {
    maxrows: _maxrows,
    autoresizeDelay: _resizeDelay,
    autofocusDelay: _focusDelay,
    value: _value,
    valueModifiers: _modifiers,
    onValueChange: _onValueChange,
    handleRef: _handleRef,
    ...view
  } = props
  return textFieldView(frond, 'textarea', textareaTheme, view, native)
}
