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
  /** Leaves out space at both ends. */
  readonly trim?: boolean
  /** Makes a number of what looks like one. */
  readonly number?: boolean
  /** Gives `null` for an empty field. */
  readonly nullable?: boolean
  /** Gives `undefined` for an empty field. */
  readonly optional?: boolean
  /** Gives the value when the field is left or Enter is pressed, not while one types. */
  readonly lazy?: boolean
}

/** What a text field takes as its value; `null` and `undefined` show as empty. */
export type TextValue = string | number | null | undefined

/** What a text field gives: text, or what its type and modifiers make of it. */
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

/** What Input and Textarea know of their value. */
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

/** Whether the native element cannot do alone what the props ask for. */
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
    // What is typed is not what the value says: "1." is 1.
    (controlled && (modifiers || type === 'number')),
  )
}

type NativeProps = Record<string, unknown>

/** The value of a field that is its own native element and nothing more. */
export function plainText<Element extends TextElement>(props: TextProps<Element>): NativeProps {
  const { type, value, valueModifiers, onValueChange, onChange } = props
  const native: NativeProps = {}
  if (value !== undefined) native.value = toText(value)
  if (onValueChange) {
    const give = onValueChange as (value: TextValue) => void
    native.onChange = (event: ChangeEvent<Element, Element>) => {
      onChange?.(event)
      give(toValue(event.currentTarget.value, type, valueModifiers))
    }
  }
  return native
}

/** The value of a field whose text and value differ while one types. */
export function useTextState<Element extends TextElement>(
  props: TextProps<Element>,
  controlled: boolean,
): { native: NativeProps; element: RefObject<Element | null> } {
  const { type, value, valueModifiers, autoFocus, autofocusDelay, ref, onChange, onBlur, onKeyDown } = props
  const give = props.onValueChange as ((value: TextValue) => void) | undefined
  const lazy = valueModifiers?.lazy

  const element = useRef<Element>(null)
  const joinedRef = useMemo(() => joinRefs<Element>(element, ref), [ref])
  const [draft, setDraft] = useState<{ text: string; from: TextValue }>()
  const uncommitted = useRef(false)

  useDelayedFocus(element, autoFocus, autofocusDelay)

  const convert = (text: string) => toValue(text, type, valueModifiers)

  // A draft holds as long as the value is what the draft made of it, or, before that, what it was when typing began.
  const isCurrent = draft && Object.is(value, lazy ? draft.from : convert(draft.text))

  function write(event: ChangeEvent<Element, Element>): void {
    onChange?.(event)
    const { value: text } = event.currentTarget
    uncommitted.current = true
    if (controlled) setDraft({ text, from: value })
    if (!lazy) give?.(convert(text))
  }

  function commit({ currentTarget }: { readonly currentTarget: Element }): void {
    if (!uncommitted.current) return
    uncommitted.current = false
    const next = convert(currentTarget.value)
    if (controlled) setDraft(undefined)
    else if (valueModifiers?.trim) currentTarget.value = toText(next)
    if (lazy) give?.(next)
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
