import { warn } from '../../system/warn.ts'

/** The tags of a value. `undefined` if there is no value. */
export function toList<Tag>(value: readonly Tag[] | null | undefined): readonly Tag[] | undefined {
  if (value === undefined) return undefined
  if (value === null) return []
  if (Array.isArray(value)) return value as readonly Tag[]
  warn('InputTags', '`value` is not an array, so no tags are shown. Pass an array.')
  return []
}

/** The text of a tag without `displayValue`. */
export function toText(tag: unknown): string {
  if (typeof tag === 'object' && tag !== null)
    warn('InputTags', 'a tag is an object, so there is no text to show. Pass `displayValue` and `convertValue`.')
  return String(tag)
}

/** React keys for the tags. Duplicate tags get different keys. */
export function keysOf(shown: readonly string[]): string[] {
  const count = new Map<string, number>()
  return shown.map((text) => {
    const times = count.get(text) ?? 0
    count.set(text, times + 1)
    return times === 0 ? text : `${text}\n${times}`
  })
}

/** Splits a text at each delimiter. */
export function splitText(text: string, delimiter: string | RegExp): string[] {
  if (delimiter === '') return [text]
  if (typeof delimiter === 'string') return text.split(delimiter)
  // `split` would add the capture groups of the pattern to the result, and a sticky pattern would match only once.
  const flags = `${delimiter.flags.replace(/[gy]/g, '')}g`
  return text.replace(new RegExp(delimiter.source, flags), '\0').split('\0')
}

export function isPresent(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false
}
