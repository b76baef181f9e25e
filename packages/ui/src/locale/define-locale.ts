import type { Messages } from './messages.ts'

/** A language: its messages and the direction it is written in. */
export interface Locale {
  /** Name in the language itself. */
  readonly name: string
  /** Language tag, such as `pt-BR`. */
  readonly code: string
  readonly dir: 'ltr' | 'rtl'
  readonly messages: Messages
}

export function defineLocale(locale: Omit<Locale, 'dir'> & { dir?: 'ltr' | 'rtl' }): Locale {
  return { dir: 'ltr', ...locale }
}
