import { de } from './de.ts'
import { extendLocale } from './define-locale.ts'

export const de_at = extendLocale(de, { name: 'Deutsch (Österreich)', code: 'de-AT' })
