import { toDigit } from './to-digit.ts'
import { warn } from '../../system/warn.ts'

/** Formats and parses numbers in a locale. `Intl` can format numbers, but it cannot parse them. */
export interface NumberText {
  /** Formats a number. Returns an empty text for `null`. */
  format: (number: number | null) => string
  /** Parses a text. Returns `null` for an empty text and `NaN` for a text that is not a number. */
  parse: (text: string) => number | null
  /** Whether further typing can turn the text into a number. */
  isPartial: (text: string) => boolean
  /** Whether numbers have decimals. */
  hasDecimals: boolean
  /** Whether numbers are shown as percentages. */
  isPercent: boolean
}

const cache = new Map<string, NumberText>()

export function numberText(componentName: string, locale: string, options: Intl.NumberFormatOptions = {}): NumberText {
  const key = `${locale} ${JSON.stringify(options)}`
  let text = cache.get(key)
  if (!text) cache.set(key, (text = createNumberText(componentName, locale, options)))
  return text
}

function createNumberText(componentName: string, locale: string, options: Intl.NumberFormatOptions): NumberText {
  let formatter: Intl.NumberFormat
  let usable = options
  try {
    formatter = new Intl.NumberFormat(locale, options)
  } catch (error) {
    warn(
      componentName,
      `formatOptions cannot be used (${(error as Error).message}), so plain numbers are shown. Correct them.`,
    )
    usable = {}
    formatter = new Intl.NumberFormat('en')
  }
  const { style, maximumFractionDigits = 3 } = formatter.resolvedOptions()

  // Created when the user types, because the server only formats.
  let read: Reader | undefined
  const readNumber: Reader = (text) => (read ??= createReader(formatter, usable))(text)

  return {
    isPercent: style === 'percent',
    hasDecimals: maximumFractionDigits > 0,
    format: (number) => (number === null ? '' : formatter.format(number)),
    parse(text) {
      if (text.trim() === '') return null
      const number = readNumber(text)
      if (number === null || !/\d/.test(number)) return NaN
      // Moves the decimal point in the text, because a division by 100 would add a rounding error.
      return round(Number(style === 'percent' ? `${number}e-2` : number), formatter)
    },
    isPartial: (text) => readNumber(text) !== null,
  }
}

/** Rounds as the formatter does, so that the value equals the shown number. */
function round(number: number, formatter: Intl.NumberFormat): number {
  const { style, maximumFractionDigits = 3 } = formatter.resolvedOptions()
  const digits = Math.min(100, maximumFractionDigits + (style === 'percent' ? 2 : 0))
  return Number(new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: digits }).format(number))
}

/** Returns the digits, the decimal point and the sign of a text, or `null` if it contains anything else. */
type Reader = (text: string) => string | null

/** Sample numbers that cover all plural forms, so that the parser knows all words for a unit. */
const samples = [0, 1, 2, 3, 5, 6, 7, 11, 20, 21, 100, 0.1, 1.5, -10000.5]

const wordTypes = new Set(['currency', 'unit', 'percentSign', 'literal'])

function createReader(formatter: Intl.NumberFormat, options: Intl.NumberFormatOptions): Reader {
  const { locale, currency = '' } = formatter.resolvedOptions()
  const { roundingIncrement: _, ...rest } = options
  const wide = new Intl.NumberFormat(locale, { ...rest, minimumFractionDigits: 1, maximumFractionDigits: 20 })

  let decimal = '.'
  let group = ''
  const words = new Set([currency.toLowerCase(), '%', '٪'])
  for (const sample of samples) {
    for (const { type, value } of [...wide.formatToParts(sample), ...formatter.formatToParts(sample)]) {
      if (type === 'decimal') decimal = value
      else if (type === 'group') group = value
      else if (wordTypes.has(type)) words.add(bare(value))
    }
  }
  words.delete('')
  const longestFirst = [...words].sort((a, b) => b.length - a.length)

  const digits = new Map<string, string>()
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  for (let digit = 0; digit < 10; digit++) digits.set(plain.format(digit), String(digit))

  return (text) => {
    let found = bare(text)
    const isBracketed = /^\(.*\)$/.test(found)
    // Remove words before looking for a minus sign, because words can contain hyphens.
    for (const word of longestFirst) found = found.replaceAll(word, '')
    if (isBracketed) found = found.replace(/[()]/g, '')
    const [, before = '', middle = '', after = ''] = /^([-−‐‑‒–﹣－+＋]?)(.*?)([-−‐‑‒–﹣－]?)$/.exec(found) ?? []
    const number = toPoint([...middle].map((sign) => digits.get(sign) ?? toDigit(sign)).join(''), decimal, group)
    if (number === null) return null
    return isBracketed || after || /[^+＋]/.test(before) ? `-${number}` : number
  }
}

/** Characters that separate groups of digits or the decimals, in any language. */
const separator = /[.,٫٬،'’`]/g

/** Removes whitespace and direction marks, and converts to lowercase. */
function bare(text: string): string {
  return text.replace(/[\p{White_Space}\p{Cf}]/gu, '').toLowerCase()
}

/** Converts the separators to one decimal point. Returns `null` if the result is not a number. */
function toPoint(text: string, decimal: string, group: string): string | null {
  const signs = text.match(separator) ?? []
  const point = findPoint(text, signs, decimal, group)
  const groups = signs.filter((sign) => sign !== point)
  // A number has one kind of group separator.
  if (new Set(groups).size > 1) return null
  if (point !== undefined) {
    const at = text.indexOf(point)
    const hasSecondPoint = text.includes(point, at + 1)
    // A group separator cannot come after the decimal point.
    const hasLateGroup = groups.length > 0 && text.includes(groups[0]!, at)
    if (hasSecondPoint || hasLateGroup) return null
  }
  const number = text.replace(separator, (sign) => (sign === point ? '.' : ''))
  return /^\d*\.?\d*$/.test(number) ? number : null
}

/** Finds the separator in front of the decimals. It can be that of another language, such as `1.5` in German. */
function findPoint(text: string, signs: readonly string[], decimal: string, group: string): string | undefined {
  if (text.includes(decimal)) return decimal
  const last = signs.at(-1)
  if (last === undefined || "'’`".includes(last)) return undefined
  // If three digits follow, the group separator of the language groups digits.
  if (signs.length === 1) return last === group && /^\d{1,3}\D\d{3}$/.test(text) ? undefined : last
  // After another kind of separator, which groups digits, the last one is in front of the decimals: `1'234,50`.
  return signs[0] === last ? undefined : last
}
