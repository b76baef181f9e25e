import { describe, expect, it, vi } from 'vitest'
import { numberText as numberTextOf } from './number-text.ts'

const numberText = (locale: string, options?: Intl.NumberFormatOptions) => numberTextOf('InputNumber', locale, options)

const locales = [
  'en',
  'de',
  'de-AT',
  'de-CH',
  'fr',
  'fr-CH',
  'hi',
  'ar-EG',
  'fa',
  'sv',
  'pl',
  'ja',
  'he',
  'pt-BR',
  'bn',
  'es',
]
const formats: Record<string, Intl.NumberFormatOptions> = {
  plain: {},
  money: { style: 'currency', currency: 'EUR' },
  'money by code': { style: 'currency', currency: 'USD', currencyDisplay: 'code' },
  'money by name': { style: 'currency', currency: 'USD', currencyDisplay: 'name' },
  accounting: { style: 'currency', currency: 'USD', currencySign: 'accounting' },
  'whole money': { style: 'currency', currency: 'JPY' },
  percent: { style: 'percent' },
  'percent with decimals': { style: 'percent', maximumFractionDigits: 2 },
  unit: { style: 'unit', unit: 'kilogram' },
  'unit in words': { style: 'unit', unit: 'kilogram', unitDisplay: 'long' },
  'unit with dots': { style: 'unit', unit: 'mile-per-hour', unitDisplay: 'short' },
  ungrouped: { useGrouping: false },
  signed: { signDisplay: 'always' },
}
const numbers = [0, 1, 2, 3, 5, 11, 100, 1234, 12345, 1234567, -1, -1234, 0.5, 1.25, -1234.75]

describe.each(locales)('in %s', (locale) => {
  it.each(Object.keys(formats))('parses %s as it is formatted', (name) => {
    const options = formats[name]!
    const { format, parse } = numberText(locale, options)
    for (const number of numbers) {
      const text = format(number)
      const shown = Number(
        new Intl.NumberFormat('en', {
          useGrouping: false,
          maximumFractionDigits:
            new Intl.NumberFormat(locale, options).resolvedOptions().maximumFractionDigits! +
            (options.style === 'percent' ? 2 : 0),
        }).format(number),
      )
      expect(parse(text), `${number} as ${text}`).toBe(shown === 0 ? parse(text) && shown : shown)
    }
  })
})

it.each([
  ['en', '1,234.5', 1234.5],
  ['en', '1,5', 1.5],
  ['en', '1,500', 1500],
  ['en', '1,234,567', 1234567],
  ['en', '.5', 0.5],
  ['en', '5.', 5],
  ['en', ' 42 ', 42],
  ['en', '−7', -7],
  ['en', '+7', 7],
  ['en', '(7)', -7],
  ['en', '12 %', 12],
  ['en', '１２', 12],
  ['en', '١٢', 12],
  ['de', '1.234,5', 1234.5],
  ['de', '1,5', 1.5],
  ['de', '1.5', 1.5],
  ['de', '1.500', 1500],
  ['de', '1.234.567', 1234567],
  ['de-CH', '1’234.5', 1234.5],
  ['de-CH', "1'234.5", 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['fr', '1\u202f234,5', 1234.5],
  ['fr', '1\u00a0234,5', 1234.5],
  ['fr', '1234.5', 1234.5],
  ['hi', '12,34,567.8', 1234567.8],
  ['hi', '१२,३४५', 12345],
  ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
  ['ar-EG', '١٢٣٤,٥', 1234.5],
  ['ar-EG', '1234.5', 1234.5],
  ['ar-EG', '١٢،٥', 12.5],
  ['fa', '۱٬۲۳۴٫۵', 1234.5],
  ['fa', '۱۲۳۴', 1234],
  ['sv', '−5', -5],
  ['en', "1'234,50", 1234.5],
  ['en', "1'234'567", 1234567],
  ['en', '١٬٢٣٤٫٥', 1234.5],
  ['de', "1'234.50", 1234.5],
  ['de', '۱٬۲۳۴٫۵', 1234.5],
] as const)('%s: parses %s as %d', (locale, text, number) => {
  expect(numberText(locale).parse(text)).toBe(number)
})

it.each([
  ['currency', { style: 'currency', currency: 'EUR' }, '1.234,50', 1234.5],
  ['currency', { style: 'currency', currency: 'EUR' }, '1.234,50 EUR', 1234.5],
  ['currency', { style: 'currency', currency: 'EUR' }, '1,239 €', 1.24],
  ['percent', { style: 'percent' }, '45', 0.45],
  ['percent', { style: 'percent' }, '45 %', 0.45],
  ['percent', { style: 'percent', maximumFractionDigits: 1 }, '4,5%', 0.045],
  ['unit', { style: 'unit', unit: 'kilogram' }, '5', 5],
  ['unit', { style: 'unit', unit: 'kilogram' }, '5kg', 5],
] as const)('German %s: %o, parses %s as %d', (_, options, text, number) => {
  expect(numberText('de', options).parse(text)).toBe(number)
})

it.each([
  'abc',
  '12abc',
  '1.2.3',
  '1,2.3,4',
  '1.234,50',
  "1,234'567",
  "1'234,567.5",
  '-',
  ',',
  'NaN',
  'Infinity',
  '1e5',
  '€',
  '1-2',
  '--1',
])('parses %s as no number', (text) => {
  expect(numberText('en').parse(text)).toBeNaN()
})

it('distinguishes empty text from invalid text, and an incomplete number from an invalid one', () => {
  const { parse, isPartial, format } = numberText('en')
  expect([parse(''), parse('  ')]).toEqual([null, null])
  expect(format(null)).toBe('')
  expect(['', '-', '.', '1,', '-1.'].map(isPartial)).toEqual([true, true, true, true, true])
  expect(['a', '1.2.3', '1e'].map(isPartial)).toEqual([false, false, false])
})

it('has no floating-point errors', () => {
  expect(numberText('en', { style: 'percent', maximumFractionDigits: 2 }).parse('1.15%')).toBe(0.0115)
  expect(numberText('en', { style: 'percent' }).parse('7%')).toBe(0.07)
})

it('warns about invalid format options, and uses the default format', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { format, parse } = numberText('en', { style: 'currency' })
  expect(format(5)).toBe('5')
  expect(parse('5')).toBe(5)
  expect(warning.mock.calls.flat().join('')).toContain('InputNumber: formatOptions cannot be used')
  warning.mockRestore()
})
