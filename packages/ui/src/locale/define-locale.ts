import type { Messages } from './messages.ts'

/** A language: its messages and its text direction. */
export interface Locale {
  /** Name of the language in that language. */
  readonly name: string
  /** Language tag, such as `pt-BR`. */
  readonly code: string
  readonly dir: 'ltr' | 'rtl'
  readonly messages: LocaleMessages
}

/**
 * The messages of the components, and any messages of the application. All are optional: a missing message is shown
 * in English, so that messages added by a later version do not break existing locales.
 */
export type LocaleMessages = { readonly [Component in keyof Messages]?: Partial<Messages[Component]> } & {
  readonly [own: string]: object | undefined
}

/** Defines a locale. Pass it to `<App locale>`. */
export function defineLocale(locale: Omit<Locale, 'dir'> & { dir?: 'ltr' | 'rtl' }): Locale {
  return { dir: 'ltr', ...locale }
}

/** Returns a locale with some of its messages, its name or its code changed. */
export function extendLocale(locale: Locale, changes: Partial<Locale>): Locale {
  const messages: Record<string, object | undefined> = { ...locale.messages }
  for (const [component, texts] of Object.entries(changes.messages ?? {}) as [string, object | undefined][]) {
    messages[component] = { ...messages[component], ...texts }
  }
  return { ...locale, ...changes, messages }
}
