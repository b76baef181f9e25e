import type { InputHTMLAttributes } from 'react'
import { findFocus } from '../../primitives/focus/focus.ts'
import { endComposition, isComposing } from '../../primitives/text/ime.ts'
import type { InputTagsProps } from '../InputTags.tsx'
import { arrowKey } from './arrow-key.ts'
import { splitText } from './tag-text.ts'
import type { Tags } from './use-tags.ts'

type InputAttributes = InputHTMLAttributes<HTMLInputElement>

interface TypingOptions extends Pick<InputTagsProps, 'addOnBlur' | 'addOnPaste' | 'addOnTab'> {
  delimiter: string | RegExp
}

interface TypingContext {
  tags: Tags<unknown>
  isLocked: boolean
  focusTag: (index: number) => void
  /** Whether an element is inside the field. */
  isInside: (element: Element | null) => boolean
}

/** How typing, pasting and leaving the input add tags. The caller's handlers are called too. */
export function tagInputProps(
  { tags, isLocked, focusTag, isInside }: TypingContext,
  { addOnBlur, addOnPaste, addOnTab, delimiter }: TypingOptions,
  { onBlur, onChange, onCompositionEnd, onKeyDown, onPaste, ...attributes }: InputAttributes,
) {
  const { isInvalid } = tags

  /** Adds the typed text. Parts that are refused, and `rest`, stay in the input. */
  function addTyped(field: HTMLInputElement, rest = ''): void {
    const refused = tags.add(rest ? field.value.slice(0, -rest.length) : field.value)
    field.value = [...refused, rest].filter(Boolean).join(typeof delimiter === 'string' ? delimiter : ' ')
  }

  /** A typed delimiter ends a tag. The text after it starts the next tag. */
  function addEnded(field: HTMLInputElement): void {
    const parts = splitText(field.value, delimiter)
    if (parts.length > 1) addTyped(field, parts.at(-1))
  }

  return {
    'aria-invalid': attributes['aria-invalid'] || isInvalid || undefined,
    'data-invalid': isInvalid || undefined,
    onChange(event) {
      onChange?.(event)
      if (isInvalid) tags.setInvalid(false)
      const field = event.currentTarget
      const { isComposing: isUnfinished, inputType } = event.nativeEvent as InputEvent
      // The user does not type, so the browser has filled in the field. No Enter follows.
      if (findFocus(field) !== field) addTyped(field)
      else if (!isUnfinished && inputType !== 'insertFromPaste') addEnded(field)
    },
    onCompositionEnd(event) {
      onCompositionEnd?.(event)
      endComposition()
      addEnded(event.currentTarget)
    },
    onKeyDown(event) {
      onKeyDown?.(event)
      // During composition, the keys belong to the input method.
      if (event.defaultPrevented || isComposing(event) || isLocked) return
      const field = event.currentTarget
      const isAtStart = field.selectionStart === 0 && field.selectionEnd === 0
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      const { key } = event
      if (key === 'Enter' || (key === 'Tab' && addOnTab && !event.shiftKey)) {
        // If the input is empty, Enter submits the form and Tab moves the focus.
        if (field.value.trim() === '') return
        event.preventDefault()
        addTyped(field)
      } else if (hasModifier || !isAtStart || tags.tags.length === 0) return
      else if ((key === 'Backspace' && field.value === '') || key === arrowKey(field, true)) {
        event.preventDefault()
        focusTag(tags.tags.length - 1)
      }
    },
    onPaste(event) {
      onPaste?.(event)
      if (!addOnPaste || event.defaultPrevented || isLocked) return
      const pasted = event.clipboardData.getData('text')
      if (!pasted) return
      event.preventDefault()
      // The first refused part goes into the empty input, where the user can correct it.
      const refused = tags.add(pasted)
      if (refused.length > 0 && event.currentTarget.value === '') event.currentTarget.value = refused[0]!
    },
    onBlur(event) {
      const field = event.currentTarget
      if (addOnBlur && !isInside(event.relatedTarget) && !isLocked && field.value.trim() !== '') addTyped(field)
      onBlur?.(event)
    },
  } satisfies InputAttributes & { 'data-invalid': true | undefined }
}
