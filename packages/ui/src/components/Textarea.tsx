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
import { createResizeObserver } from '../system/browser-support.ts'
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

/** How a Textarea converts its text to a value. */
export type TextareaModifiers = ValueModifiers

export interface TextareaHandle {
  /** The native textarea. */
  readonly textareaRef: RefObject<HTMLTextAreaElement | null>
  /** Adjusts the height to the text. Call it after a script has changed the text. */
  readonly autoResize: () => void
}

export interface TextareaProps<Modifiers extends TextareaModifiers = {}>
  extends
    IconOptions,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'className' | 'children' | 'color' | 'defaultValue' | 'rows' | 'value'
    > {
  /** Text shown while the textarea is empty. */
  placeholder?: string
  /** Color of the focused or highlighted textarea. @default 'primary' */
  color?: Color
  /** Visual style of the textarea. @default 'outline' */
  variant?: ThemeOption<typeof textareaTheme, 'variant'>
  /** Size of the text, icons and padding. @default 'md' */
  size?: ThemeOption<typeof textareaTheme, 'size'>
  /** Minimum number of visible lines. @default 3 */
  rows?: number
  /** Maximum number of lines with `autoresize`. 0 means no maximum. @default 0 */
  maxrows?: number
  /** Adjusts the height to the text. @default false */
  autoresize?: boolean
  /** Milliseconds to wait before the height is first adjusted. Use it if the textarea mounts during an animation. @default 0 */
  autoresizeDelay?: number
  /** Shows the border in the color, as if the textarea had the focus. @default false */
  highlight?: boolean
  /** Keeps the font size on touch screens. Otherwise it is 16 px there, so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Makes the textarea required. @default false */
  required?: boolean
  /** Disables the textarea. Its value is not submitted with the form. @default false */
  disabled?: boolean
  /** Focuses the textarea when it mounts. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** The value. Set it to control the textarea. */
  value?: TextValue
  /** Initial value if `value` is not set. */
  defaultValue?: TextValue
  /** How the text is converted to the value. */
  valueModifiers?: Modifiers
  /** Called with the new value. */
  onValueChange?: (value: TextValueOf<'text', Modifiers>) => void
  /** Content before the text. Replaces the leading icon or avatar. */
  renderLeading?: Slot<SlotArgs>
  /** Content after the text. Replaces the trailing icon. */
  renderTrailing?: Slot<SlotArgs>
  /** Additional content after the native textarea. */
  children?: Slot<SlotArgs>
  /** Classes for the root, which is the frame around the native textarea. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  ref?: Ref<HTMLTextAreaElement>
  /** Ref to the native textarea and the method that adjusts its height. */
  handleRef?: Ref<TextareaHandle>
}

const defaults = { color: 'primary', variant: 'outline', size: 'md', rows: 3, maxrows: 0, autoresizeDelay: 0 } as const

type AnyProps = TextareaProps<TextareaModifiers>
type ResolvedProps = WithDefaults<AnyProps, typeof defaults>

/** A multi-line text input. */
export function Textarea<const Modifiers extends TextareaModifiers = {}>(ownProps: TextareaProps<Modifiers>) {
  const frond = useFrond()
  // The cast is safe: the type parameter only narrows the type of the value for the caller.
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

/** A textarea that adjusts its height, or whose text can differ from its value. */
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

  // A change of width changes the line breaks. A reset of the form restores the initial text without an event on the
  // textarea. Both require the height to be adjusted again.
  useEffect(() => {
    const textarea = element.current
    if (!autoresize || !textarea) return
    let width = textarea.clientWidth
    let frame = 0
    const observer = createResizeObserver(() => {
      if (textarea.clientWidth === width) return
      width = textarea.clientWidth
      // Wait for the next frame: the browser reports an error if a ResizeObserver callback resizes the observed
      // element.
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
  // `scrollHeight` is the height of the text only if the textarea is smaller than its text.
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
