import { toDigit } from './to-digit.ts'
import { warn } from '../../system/warn.ts'

/**
 * Numbers as people of a language write them. Formatting is the browser's; reading is ours, since browsers have nothing
 * for it.
 */
export interface NumberText {
  /** The number as text; nothing for no number. */
  format: (number: number | null) => string
  /** The number that a text means; `null` for an empty one, `NaN` for one that means none. */
  parse: (text: string) => number | null
  /** Whether the text may become a number as one types on. */
  isPartial: (text: string) => boolean
  /** Whether numbers have decimals. */
  hasDecimals: boolean
  /** Whether numbers are shown as hundredths. */
  isPercent: boolean
}

const ready = new Map<string, NumberText>()

export function numberText(componentName: string, locale: string, options: Intl.NumberFormatOptions = {}): NumberText {
  const key = `${locale} ${JSON.stringify(options)}`
  let text = ready.get(key)
  if (!text) ready.set(key, (text = createNumberText(componentName, locale, options)))
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

  // Made when somebody types; the server only writes.
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
      // On the text, because a division would bring dust.
      return round(Number(style === 'percent' ? `${number}e-2` : number), formatter)
    },
    isPartial: (text) => readNumber(text) !== null,
  }
}

/** Rounds as the formatter does, so that what is kept is what is shown. */
function round(number: number, formatter: Intl.NumberFormat): number {
  const { style, maximumFractionDigits = 3 } = formatter.resolvedOptions()
  const digits = Math.min(100, maximumFractionDigits + (style === 'percent' ? 2 : 0))
  return Number(new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: digits }).format(number))
}

/** Finds the digits, point and sign of a text, or `null` where there is something else in it. */
type Reader = (text: string) => string | null

/** Numbers that between them have every form of a plural, so that all words for a unit are known. */
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
    // Before the signs, as there are words with a hyphen.
    for (const word of longestFirst) found = found.replaceAll(word, '')
    if (isBracketed) found = found.replace(/[()]/g, '')
    const [, before = '', middle = '', after = ''] = /^([-−‐‑‒–﹣－+＋]?)(.*?)([-−‐‑‒–﹣－]?)$/.exec(found) ?? []
    const number = toPoint([...middle].map((sign) => digits.get(sign) ?? toDigit(sign)).join(''), decimal, group)
    if (number === null) return null
    return isBracketed || after || /[^+＋]/.test(before) ? `-${number}` : number
  }
}

/** Signs that separate groups of digits, or whole and decimals, in one language or another. */
const separator = /[.,٫٬،'’`]/g

/** Without space, marks of direction and capitals. */
function bare(text: string): string {
  return text.replace(/[\p{White_Space}\p{Cf}]/gu, '').toLowerCase()
}

/** Digits with one point before the decimals, or `null` where that cannot be. */
function toPoint(text: string, decimal: string, group: string): string | null {
  const signs = text.match(separator) ?? []
  let point: string | undefined
  if (text.includes(decimal)) point = decimal
  else if (signs.length === 1) {
    // A sign that is not the language's own: `1.5` in German. With three digits after it, it may be between groups.
    const [sign] = signs
    const isGroup = sign === group || "'’`".includes(sign!)
    if (!isGroup || !/^\d{1,3}\D\d{3}$/.test(text)) point = sign
    if ("'’`".includes(sign!)) point = undefined
  }
  if (point !== undefined && text.indexOf(point) !== text.lastIndexOf(point)) return null
  const number = text.replace(separator, (sign) => (sign === point ? '.' : ''))
  // Groups come before the decimals.
  if (point !== undefined && (text.split(point)[1] ?? '').match(separator)) return null
  return /^\d*\.?\d*$/.test(number) ? number : null
}
