import type { Messages } from './messages.ts'

/** A language: its messages and the direction it is written in. */
export interface Locale {
  /** Name in the language itself. */
  readonly name: string
  /** Language tag, such as `pt-BR`. */
  readonly code: string
  readonly dir: 'ltr' | 'rtl'
  readonly messages: LocaleMessages
}

/**
 * The texts of the components, and whatever else an application wants to say in a language. None has to be there: what is
 * missing is said in English, so that a text which a later version adds breaks nobody's language.
 */
export type LocaleMessages = { readonly [Component in keyof Messages]?: Partial<Messages[Component]> } & {
  readonly [own: string]: object | undefined
}

/** Writes a language down. Give it to `<App locale>`. */
export function defineLocale(locale: Omit<Locale, 'dir'> & { dir?: 'ltr' | 'rtl' }): Locale {
  return { dir: 'ltr', ...locale }
}

/** A locale with some of its messages, or its name and code, changed. */
export function extendLocale(locale: Locale, changes: Partial<Locale>): Locale {
  const messages: Record<string, object | undefined> = { ...locale.messages }
  for (const [component, texts] of Object.entries(changes.messages ?? {}) as [string, object | undefined][]) {
    messages[component] = { ...messages[component], ...texts }
  }
  return { ...locale, ...changes, messages }
}
