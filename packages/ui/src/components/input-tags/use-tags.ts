'use client'

import {
  useEffect,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { reportField } from '../../primitives/form/field.ts'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { useControlled } from '../../system/use-controlled.ts'
import type { inputTags } from '../../locale/en.ts'
import type { InputTagsInvalidReason, InputTagsProps } from '../InputTags.tsx'
import { arrowKey } from './arrow-key.ts'
import { isThere, splitText, toList, toText } from './tag-text.ts'

/** The props of an InputTags that say what becomes a tag, and when. */
interface TagProps<Tag> extends Pick<
  InputTagsProps<Tag>,
  | 'addOnBlur'
  | 'addOnPaste'
  | 'addOnTab'
  | 'convertValue'
  | 'defaultValue'
  | 'displayValue'
  | 'duplicate'
  | 'max'
  | 'onAddTag'
  | 'onBlur'
  | 'onChange'
  | 'onCompositionEnd'
  | 'onInvalid'
  | 'onKeyDown'
  | 'onPaste'
  | 'onRemoveTag'
  | 'onValueChange'
  | 'value'
  // It looks at these and leaves them.
  | 'aria-invalid'
  | 'disabled'
  | 'maxLength'
  | 'name'
  | 'readOnly'
> {
  delimiter: string | RegExp
}

/** The tags, what is said of them, and how a text becomes one. `rest` is what it leaves of the props. */
export function useTags<Tag, Props extends object>(
  frond: FrondContextValue,
  texts: typeof inputTags,
  input: RefObject<HTMLInputElement | null>,
  root: RefObject<HTMLElement | null>,
  props: Props & TagProps<Tag>,
) {
  const {
    value,
    defaultValue,
    onValueChange,
    onAddTag,
    onRemoveTag,
    onInvalid,
    max = Infinity,
    delimiter,
    duplicate,
    convertValue,
    displayValue,
    onChange,
    onCompositionEnd,
    addOnPaste,
    addOnTab,
    addOnBlur,
    onKeyDown,
    onPaste,
    onBlur,
    ...rest
  }: TagProps<Tag> = props
  const { name, maxLength = Infinity } = rest
  const isLocked = rest.disabled || rest.readOnly

  const [tags, setOwnTags] = useControlled<readonly Tag[]>(toList(value), toList(defaultValue) ?? [])
  const textOf = (tag: Tag) => (displayValue ? displayValue(tag) : toText(tag))
  const shown = tags.map(textOf)
  const [said, setSaid] = useState('')
  const [isInvalid, setInvalid] = useState(false)

  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const reset = (event: Event) => {
      if (event.defaultPrevented) return
      setInvalid(false)
      setSaid('')
      const first = toList(defaultValue) ?? []
      setOwnTags(first)
      if (first.length + tags.length > 0) onValueChange?.([...first])
    }
    form.addEventListener('reset', reset)
    return () => form.removeEventListener('reset', reset)
  })

  function change(next: readonly Tag[], announcement: string): void {
    setOwnTags(next)
    setSaid(announcement)
    onValueChange?.([...next])
    reportField(frond, 'change', name)
  }

  /** Makes tags of a text. Returns the parts of it that are none. */
  function add(whole: string): string[] {
    const next = [...tags]
    const added: string[] = []
    const refused: string[] = []
    let complaint = ''
    for (const word of splitText(whole, delimiter)) {
      const text = word.trim()
      if (!text) continue
      const made = convertValue ? convertValue(text) : (text as Tag)
      const isTag = isThere(made)
      const madeText = isTag ? textOf(made as Tag) : text
      let reason: InputTagsInvalidReason | undefined
      if (!isTag) reason = 'convertValue'
      else if (!duplicate && next.some((tag) => textOf(tag) === madeText)) reason = 'duplicate'
      else if (next.length >= max) reason = 'max'
      else if (text.length > maxLength) reason = 'maxLength'
      if (reason) {
        refused.push(text)
        complaint = fillText(texts[complaints[reason]], {
          tag: madeText,
          max: String(reason === 'max' ? max : maxLength),
        })
        onInvalid?.(text, reason)
      } else {
        next.push(made as Tag)
        added.push(madeText)
      }
    }
    if (added.length > 0) {
      const announcement = fillText(texts.added, { tag: added.join(', ') })
      change(next, complaint ? `${announcement}. ${complaint}` : announcement)
      next.slice(tags.length).forEach((tag) => onAddTag?.(tag))
    } else if (complaint) setSaid(complaint)
    setInvalid(refused.length > 0)
    return refused
  }

  /** Makes tags of what is typed, and leaves what is none. */
  function addTyped(field: HTMLInputElement, rest = ''): void {
    const refused = add(rest ? field.value.slice(0, -rest.length) : field.value)
    field.value = [...refused, rest].filter(Boolean).join(typeof delimiter === 'string' ? delimiter : ' ')
  }

  /** While one types, a delimiter ends a tag; what comes after it is the text of the next. */
  function takeEnded(field: HTMLInputElement): void {
    const words = splitText(field.value, delimiter)
    if (words.length > 1) addTyped(field, words.at(-1))
  }

  function remove(index: number): void {
    const removed = tags[index]
    if (isLocked || index < 0 || index >= tags.length) return
    change(
      tags.filter((_, at) => at !== index),
      fillText(texts.removed, { tag: shown[index]! }),
    )
    setInvalid(false)
    onRemoveTag?.(removed as Tag)
  }

  function focusAt(index: number): void {
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-slot="itemDelete"]')
    const target = buttons?.[index] ?? input.current
    target?.focus()
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event)
    // The keys of an input method choose letters.
    if (event.defaultPrevented || event.nativeEvent.isComposing || isLocked) return
    const field = event.currentTarget
    const isAtStart = field.selectionStart === 0 && field.selectionEnd === 0
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const { key } = event
    if (key === 'Enter' || (key === 'Tab' && addOnTab && !event.shiftKey)) {
      // Without a text, Enter submits the form and Tab goes on.
      if (field.value.trim() === '') return
      event.preventDefault()
      addTyped(field)
    } else if (hasModifier || !isAtStart || tags.length === 0) return
    else if ((key === 'Backspace' && field.value === '') || key === arrowKey(field, true)) {
      event.preventDefault()
      focusAt(tags.length - 1)
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    onPaste?.(event)
    if (!addOnPaste || event.defaultPrevented || isLocked) return
    const pasted = event.clipboardData.getData('text')
    if (!pasted) return
    event.preventDefault()
    // What is not a tag is left as if it was typed.
    const refused = add(pasted)
    if (refused.length > 0 && event.currentTarget.value === '') event.currentTarget.value = refused[0]!
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    const field = event.currentTarget
    const isInside = event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget)
    if (addOnBlur && !isInside && !isLocked && field.value.trim() !== '') addTyped(field)
    onBlur?.(event)
  }

  return {
    rest: rest as Omit<Props, Exclude<keyof TagProps<Tag>, keyof typeof rest>>,
    tags,
    /** Their texts. */
    shown,
    /** What was done, for a screen reader. */
    said,
    focusAt,
    remove,
    /** For the native input. */
    inputProps: {
      'aria-invalid': rest['aria-invalid'] || isInvalid || undefined,
      'data-invalid': isInvalid || undefined,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        onChange?.(event)
        if (isInvalid) setInvalid(false)
        const { isComposing, inputType } = event.nativeEvent as InputEvent
        if (!isComposing && inputType !== 'insertFromPaste') takeEnded(event.currentTarget)
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        onCompositionEnd?.(event)
        takeEnded(event.currentTarget)
      },
      onKeyDown: handleKey,
      onPaste: addOnPaste || onPaste ? paste : undefined,
      onBlur: addOnBlur || onBlur ? leave : undefined,
    },
  }
}

const complaints = {
  duplicate: 'duplicate',
  max: 'full',
  maxLength: 'tooLong',
  convertValue: 'invalid',
} as const satisfies Record<InputTagsInvalidReason, keyof typeof inputTags>
