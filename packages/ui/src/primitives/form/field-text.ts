'use client'

import {
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react'
import { joinRefs } from '../../system/render-element.ts'
import { useDelayedFocus } from './use-delayed-focus.ts'

export interface ValueModifiers {
  /** Removes whitespace at both ends. */
  readonly trim?: boolean
  /** Converts text that starts with a number to a number. */
  readonly number?: boolean
  /** Returns `null` for an empty field. */
  readonly nullable?: boolean
  /** Returns `undefined` for an empty field. */
  readonly optional?: boolean
  /** Reports the value on blur or Enter instead of on each keystroke. */
  readonly lazy?: boolean
}

/** Accepted values of a text field. `null` and `undefined` are shown as empty. */
export type TextValue = string | number | null | undefined

/** Type of the reported value: text, or the result of the type and the modifiers. */
export type TextValueOf<Type, Modifiers> =
  | (Type extends 'number' ? number : Modifiers extends { readonly number: true } ? string | number : string)
  | (Modifiers extends { readonly nullable: true }
      ? null
      : Type extends 'number'
        ? undefined
        : Modifiers extends { readonly optional: true }
          ? undefined
          : never)

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface Handlers<Element extends TextElement> {
  readonly onChange?: (event: ChangeEvent<Element, Element>) => void
  readonly onBlur?: (event: FocusEvent<Element>) => void
  readonly onKeyDown?: (event: KeyboardEvent<Element>) => void
}

/** The props of Input and Textarea that concern their value. */
export interface TextProps<Element extends TextElement> extends Handlers<Element> {
  readonly type?: string
  readonly value?: TextValue
  readonly valueModifiers?: ValueModifiers
  readonly onValueChange?: (value: never) => void
  readonly autoFocus?: boolean
  readonly autofocusDelay?: number
  readonly ref?: Ref<Element>
}

function toText(value: TextValue): string {
  return value === null || value === undefined ? '' : String(value)
}

function toValue(text: string, type: string | undefined, modifiers: ValueModifiers | undefined): TextValue {
  const trimmed = modifiers?.trim ? text.trim() : text
  if (trimmed === '') {
    if (modifiers?.nullable) return null
    return modifiers?.optional || type === 'number' ? undefined : ''
  }
  if (type !== 'number' && !modifiers?.number) return trimmed
  const number = Number.parseFloat(trimmed)
  return Number.isNaN(number) ? trimmed : number
}

/** Whether the component has to keep the text in its own state. Otherwise the native element is enough. */
export function needsTextState<Element extends TextElement>(
  props: TextProps<Element> & { readonly handleRef?: unknown },
  controlled: boolean,
): boolean {
  const { type, valueModifiers: modifiers } = props
  return Boolean(
    props.handleRef ||
    (props.autoFocus && props.autofocusDelay) ||
    modifiers?.lazy ||
    modifiers?.trim ||
    // The typed text and the value can differ: "1." has the value 1.
    (controlled && (modifiers || type === 'number')),
  )
}

type NativeProps = Record<string, unknown>

/** The props of a native element that keeps its text itself. */
export function plainText<Element extends TextElement>(props: TextProps<Element>): NativeProps {
  const { type, value, valueModifiers, onValueChange, onChange } = props
  const native: NativeProps = {}
  if (value !== undefined) native.value = toText(value)
  if (onValueChange) {
    const report = onValueChange as (value: TextValue) => void
    native.onChange = (event: ChangeEvent<Element, Element>) => {
      onChange?.(event)
      report(toValue(event.currentTarget.value, type, valueModifiers))
    }
  }
  return native
}

/** The props of a native element whose text and value can differ during typing. */
export function useTextState<Element extends TextElement>(
  props: TextProps<Element>,
  controlled: boolean,
): { native: NativeProps; element: RefObject<Element | null> } {
  const { type, value, valueModifiers, autoFocus, autofocusDelay, ref, onChange, onBlur, onKeyDown } = props
  const report = props.onValueChange as ((value: TextValue) => void) | undefined
  const lazy = valueModifiers?.lazy

  const element = useRef<Element>(null)
  const joinedRef = useMemo(() => joinRefs<Element>(element, ref), [ref])
  const [draft, setDraft] = useState<{ text: string; from: TextValue }>()
  const uncommitted = useRef(false)

  useDelayedFocus(element, autoFocus, autofocusDelay)

  const convert = (text: string) => toValue(text, type, valueModifiers)

  // The draft is shown as long as the value is the converted draft, or, with `lazy`, as long as the value has not
  // changed since typing began. Any other value comes from the caller and replaces the draft.
  const isCurrent = draft && Object.is(value, lazy ? draft.from : convert(draft.text))

  function write(event: ChangeEvent<Element, Element>): void {
    onChange?.(event)
    const { value: text } = event.currentTarget
    uncommitted.current = true
    if (controlled) setDraft({ text, from: value })
    if (!lazy) report?.(convert(text))
  }

  function commit({ currentTarget }: { readonly currentTarget: Element }): void {
    if (!uncommitted.current) return
    uncommitted.current = false
    const next = convert(currentTarget.value)
    if (controlled) setDraft(undefined)
    else if (valueModifiers?.trim) currentTarget.value = toText(next)
    if (lazy) report?.(next)
  }

  return {
    element,
    native: {
      ...(controlled && { value: isCurrent ? draft.text : toText(value) }),
      ...(autoFocus && autofocusDelay && { autoFocus: false }),
      ref: joinedRef,
      onChange: write,
      onBlur(event: FocusEvent<Element>) {
        commit(event)
        onBlur?.(event)
      },
      onKeyDown(event: KeyboardEvent<Element>) {
        if (event.key === 'Enter' && event.currentTarget.tagName === 'INPUT') commit(event)
        onKeyDown?.(event)
      },
    },
  }
}
