import type { InputTagsInvalidReason } from '../InputTags.tsx'
import { isPresent, splitText, toText } from './tag-text.ts'

/** The rules that decide whether a text becomes a tag. */
export interface TagRules<Tag> {
  delimiter: string | RegExp
  duplicate?: boolean
  max?: number
  maxLength?: number | undefined
  convertValue?: (text: string) => Tag | null | undefined
  displayValue?: (tag: Tag) => string
}

export interface RefusedText {
  text: string
  reason: InputTagsInvalidReason
  /** The text as a tag would show it. */
  label: string
}

interface ReadTags<Tag> {
  added: Tag[]
  refused: RefusedText[]
}

export function tagLabel<Tag>(tag: Tag, { displayValue }: Pick<TagRules<Tag>, 'displayValue'>): string {
  return displayValue ? displayValue(tag) : toText(tag)
}

/** Splits a text at the delimiter and converts the parts to tags. `tags` are those that exist already. */
export function readTags<Tag>(whole: string, tags: readonly Tag[], rules: TagRules<Tag>): ReadTags<Tag> {
  const { convertValue, duplicate, max = Infinity, maxLength = Infinity } = rules
  const labels = tags.map((tag) => tagLabel(tag, rules))
  const added: Tag[] = []
  const refused: RefusedText[] = []
  for (const part of splitText(whole, rules.delimiter)) {
    const text = part.trim()
    if (!text) continue
    const tag = convertValue ? convertValue(text) : (text as Tag)
    const isTag = isPresent(tag)
    const label = isTag ? tagLabel(tag as Tag, rules) : text
    let reason: InputTagsInvalidReason | undefined
    if (!isTag) reason = 'convertValue'
    else if (!duplicate && labels.includes(label)) reason = 'duplicate'
    else if (labels.length >= max) reason = 'max'
    else if (text.length > maxLength) reason = 'maxLength'
    if (reason) refused.push({ text, reason, label })
    else {
      added.push(tag as Tag)
      labels.push(label)
    }
  }
  return { added, refused }
}
