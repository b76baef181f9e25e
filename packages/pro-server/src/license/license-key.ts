import { sha256 } from './sha256.ts'

/** License keys: `FRP1-7KQ2MX-9D4TRA-0HVNCE-5WJ8GB-Y3W89V`. Runs in the browser and in Node. */

export type KeyMode = 'live' | 'test'

/** Crockford base 32: no I, L, O or U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_SYMBOLS = 26
const CHECK_SYMBOLS = 4
const GROUP = 6
const prefixes: Record<KeyMode, string> = { live: 'FRP1', test: 'FRPT' }

/** Random bytes that a new key needs: 26 symbols of 5 bits. */
export const KEY_BYTES = RANDOM_SYMBOLS

export type ParsedKey =
  | { readonly kind: 'key'; readonly key: string; readonly mode: KeyMode }
  | {
      readonly kind: 'malformed'
      /** `incomplete` while a visitor is still typing. */
      readonly reason: 'incomplete' | 'too-long' | 'prefix' | 'symbol' | 'checksum'
      /** The group with the wrong symbol: 0 is the prefix. */
      readonly group?: number
    }

/** Creates a key from random bytes. Each byte gives one symbol. */
export function createKey(mode: KeyMode, random: Uint8Array): string {
  if (random.length < KEY_BYTES) throw new Error(`createKey: ${KEY_BYTES} random bytes are needed.`)
  const body = Array.from(random.subarray(0, KEY_BYTES), (byte) => SYMBOLS[byte & 31]).join('')
  return format(prefixes[mode], body + checkSymbols(prefixes[mode], body))
}

/**
 * Reads a key as a person may type it: in lower case, with blanks or other dashes, O for 0, I or L for 1. Only ASCII
 * letters and digits are accepted.
 */
export function parseKey(text: string): ParsedKey {
  const compact = text.replace(/[\s\-–—‑_]/g, '').toUpperCase()
  // `toUpperCase` turns some other letters into ASCII ones, so the original text is checked too.
  const isAscii = /^[\x20-\x7e\s–—‑]*$/.test(text)
  const letters = compact.slice(0, 4)
  const mode = letters === prefixes.live ? 'live' : letters === prefixes.test ? 'test' : undefined
  if (!mode) {
    const couldBecomeKey = Object.values(prefixes).some((prefix) => prefix.startsWith(letters))
    return { kind: 'malformed', reason: couldBecomeKey ? 'incomplete' : 'prefix', group: 0 }
  }
  const symbols = compact.slice(4).replaceAll('O', '0').replace(/[IL]/g, '1')
  const wrong = [...symbols].findIndex((symbol) => !SYMBOLS.includes(symbol))
  if (wrong >= 0 || !isAscii) {
    return { kind: 'malformed', reason: 'symbol', group: wrong < 0 ? 0 : Math.floor(wrong / GROUP) + 1 }
  }
  if (symbols.length !== RANDOM_SYMBOLS + CHECK_SYMBOLS) {
    return { kind: 'malformed', reason: symbols.length < RANDOM_SYMBOLS + CHECK_SYMBOLS ? 'incomplete' : 'too-long' }
  }
  const body = symbols.slice(0, RANDOM_SYMBOLS)
  if (checkSymbols(letters, body) !== symbols.slice(RANDOM_SYMBOLS)) return { kind: 'malformed', reason: 'checksum' }
  return { kind: 'key', key: format(letters, symbols), mode }
}

/** What may be shown and logged: the prefix and the last four symbols. */
export function toHint(key: string): string {
  return `${key.slice(0, 4)}-…${key.slice(-4)}`
}

/** The first 20 bits of a hash. They find typing errors; they are no secret. */
function checkSymbols(prefix: string, body: string): string {
  const [a, b, c] = sha256(prefix.toLowerCase() + body) as unknown as [number, number, number]
  const bits = (a << 12) | (b << 4) | (c >>> 4)
  return [15, 10, 5, 0].map((shift) => SYMBOLS[(bits >>> shift) & 31]).join('')
}

function format(prefix: string, symbols: string): string {
  return [prefix, ...(symbols.match(/.{6}/g) ?? [])].join('-')
}
