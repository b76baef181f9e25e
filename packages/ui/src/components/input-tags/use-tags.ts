'use client'

import { useEffect, useState, type RefObject } from 'react'
import type { inputTags } from '../../locale/en.ts'
import { reportField } from '../../primitives/form/field.ts'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { useControlled } from '../../system/use-controlled.ts'
import type { InputTagsInvalidReason, InputTagsProps } from '../InputTags.tsx'
import { readTags, tagLabel, type RefusedText, type TagRules } from './read-tags.ts'
import { toList } from './tag-text.ts'

export interface TagsOptions<Tag>
  extends
    Omit<TagRules<Tag>, 'maxLength'>,
    Pick<
      InputTagsProps<Tag>,
      'defaultValue' | 'name' | 'onAddTag' | 'onInvalid' | 'onRemoveTag' | 'onValueChange' | 'value'
    > {}

interface InputState {
  readonly input: RefObject<HTMLInputElement | null>
  readonly maxLength: number | undefined
  /** Whether the tags cannot be changed. */
  readonly isLocked: boolean
}

export interface Tags<Tag> {
  readonly tags: readonly Tag[]
  readonly labels: readonly string[]
  /** What changed last, for a screen reader. */
  readonly announcement: string
  /** Whether the text in the input was refused. */
  readonly isInvalid: boolean
  readonly setInvalid: (isInvalid: boolean) => void
  /** Adds the tags in a text. Returns the parts that did not become tags. */
  readonly add: (text: string) => string[]
  readonly remove: (index: number) => void
}

/** The tags of an InputTags, controlled or not, and how they change. */
export function useTags<Tag>(
  frond: FrondContextValue,
  texts: typeof inputTags,
  options: TagsOptions<Tag>,
  { input, maxLength, isLocked }: InputState,
): Tags<Tag> {
  const { value, defaultValue, onValueChange, onAddTag, onRemoveTag, onInvalid } = options
  const [tags, setOwnTags] = useControlled<readonly Tag[]>(toList(value), toList(defaultValue) ?? [])
  const labels = tags.map((tag) => tagLabel(tag, options))
  const [announcement, setAnnouncement] = useState('')
  const [isInvalid, setInvalid] = useState(false)

  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const reset = (event: Event) => {
      if (event.defaultPrevented) return
      setInvalid(false)
      setAnnouncement('')
      const first = toList(defaultValue) ?? []
      setOwnTags(first)
      if (first.length + tags.length > 0) onValueChange?.([...first])
    }
    form.addEventListener('reset', reset)
    return () => form.removeEventListener('reset', reset)
  })

  function change(next: readonly Tag[], nextAnnouncement: string): void {
    setOwnTags(next)
    setAnnouncement(nextAnnouncement)
    onValueChange?.([...next])
    reportField(frond, 'change', options.name)
  }

  function toMessage({ reason, label }: RefusedText): string {
    const max = reason === 'max' ? options.max : maxLength
    return fillText(texts[messageKeys[reason]], { tag: label, max: String(max ?? Infinity) })
  }

  function add(text: string): string[] {
    const { added, refused } = readTags(text, tags, { ...options, maxLength })
    for (const each of refused) onInvalid?.(each.text, each.reason)
    const last = refused.at(-1)
    const message = last ? toMessage(last) : ''
    if (added.length > 0) {
      const names = added.map((tag) => tagLabel(tag, options)).join(', ')
      const success = fillText(texts.added, { tag: names })
      change([...tags, ...added], message ? `${success}. ${message}` : success)
      for (const tag of added) onAddTag?.(tag)
    } else if (message) setAnnouncement(message)
    setInvalid(refused.length > 0)
    return refused.map((each) => each.text)
  }

  function remove(index: number): void {
    if (isLocked || index < 0 || index >= tags.length) return
    change(
      tags.filter((_, at) => at !== index),
      fillText(texts.removed, { tag: labels[index]! }),
    )
    setInvalid(false)
    onRemoveTag?.(tags[index] as Tag)
  }

  return { tags, labels, announcement, isInvalid, setInvalid, add, remove }
}

const messageKeys = {
  duplicate: 'duplicate',
  max: 'full',
  maxLength: 'tooLong',
  convertValue: 'invalid',
} as const satisfies Record<InputTagsInvalidReason, keyof typeof inputTags>
