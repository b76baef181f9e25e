/** Property names of every object. No request body of ours uses them. */
const natural = new Set(['__proto__', 'constructor', 'prototype'])

const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/**
 * Parses a JSON object strictly. Returns `undefined` if it is not an object, if a field occurs twice, or if a field has
 * the name of an inherited property such as `__proto__`.
 */
export function readJsonObject(text: string): Map<string, unknown> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return hasSoundKeys(text) ? new Map(Object.entries(value)) : undefined
}

/** Whether the keys of a text are safe and unique. The text must be valid JSON. */
function hasSoundKeys(text: string): boolean {
  const open: Set<string>[] = []
  let last = ''
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') open.push(new Set())
    else if (part === '}' || part === ']') open.pop()
    else if (part === ':') {
      const name = JSON.parse(last) as string
      const names = open.at(-1)!
      if (names.has(name) || natural.has(name)) return false
      names.add(name)
    }
    last = part
  }
  return true
}

/** Decodes bytes; `undefined` if they are not valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
