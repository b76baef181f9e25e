import { parseKey } from '@frond/pro-server/key'

/** Why a text is no license key, in words for the person who types it. `undefined` if it is one. */
export function findKeyError(text: string): string | undefined {
  if (text.trim() === '') return 'Enter your license key.'
  const parsed = parseKey(text)
  if (parsed.kind === 'key') return undefined
  switch (parsed.reason) {
    case 'prefix':
      return 'A license key begins with FRP1, or with FRPT in test mode.'
    case 'symbol':
      return parsed.group
        ? `Group ${parsed.group} has a character that license keys do not use. Check the group for typing errors.`
        : 'License keys have only letters from A to Z, digits and dashes.'
    case 'incomplete':
      return 'The key is not complete. After the first four characters it has five groups of six.'
    case 'too-long':
      return 'The key is too long. After the first four characters it has five groups of six.'
    case 'checksum':
      return 'The key has a typing error. Compare it with the mail, character by character.'
    default:
      return parsed.reason satisfies never
  }
}

const KEY_LENGTH = 34

/** Whether a text has as many characters as a key, so that it can be checked although the visitor is still in the field. */
export function isCompleteKey(text: string): boolean {
  return text.replace(/[\s\-–—‑_]/g, '').length >= KEY_LENGTH
}
