import type { FrondContextValue } from './frond-context.ts'

const formats = new Map<string, Intl.ListFormat>()

function formatOf({ locale }: FrondContextValue): Intl.ListFormat {
  const code = locale?.code ?? 'en'
  let format = formats.get(code)
  if (!format) formats.set(code, (format = new Intl.ListFormat(code, { type: 'unit' })))
  return format
}

/** Joins texts with the list separator of the language: “Step 1, completed”. */
export function joinTexts(frond: FrondContextValue, texts: readonly string[]): string {
  return formatOf(frond).format(texts)
}

/** The separator between two such texts. */
export function textSeparator(frond: FrondContextValue): string {
  const parts = formatOf(frond).formatToParts(['a', 'b'])
  return parts.find(({ type }) => type === 'literal')?.value ?? ''
}
