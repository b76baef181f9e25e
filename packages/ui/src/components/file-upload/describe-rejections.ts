import type { FileRejection, FileRejectReason } from '../../hooks/useFileUpload.ts'
import { roundSize } from '../../primitives/files/file-limits.ts'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { fileUpload } from '../../locale/en.ts'
import type { FileUploadOptions } from './options.ts'

export type Texts = typeof fileUpload

export function formatNumber(frond: FrondContextValue, value: number): string {
  return new Intl.NumberFormat(frond.locale?.code ?? 'en').format(value)
}

/** The size of a file as text, such as 2 MB. */
export function formatBytes(frond: FrondContextValue, texts: Texts, bytes: number): string {
  const { value, unit } = roundSize(bytes)
  // A no-break space keeps the number and the unit on one line.
  return fillText(texts[unit], { size: formatNumber(frond, value) }).replace(' ', '\u00a0')
}

const reasonTexts: Readonly<Record<FileRejectReason, keyof Texts>> = {
  accept: 'wrongType',
  minSize: 'tooSmall',
  maxSize: 'tooLarge',
  maxFiles: 'tooMany',
}

/** The message for a rejected file. */
export function describeRejection(
  frond: FrondContextValue,
  texts: Texts,
  { file, reason }: FileRejection,
  { multiple, minSize = 0, maxSize = 0, maxFiles = 1 }: FileUploadOptions,
): string {
  const key = reason === 'maxFiles' && (!multiple || maxFiles === 1) ? 'onlyOne' : reasonTexts[reason]
  return fillText(texts[key], {
    filename: file.name,
    size: formatBytes(frond, texts, reason === 'minSize' ? minSize : maxSize),
    count: formatNumber(frond, maxFiles),
  })
}
