import type { Messages } from '../locale/messages.ts'
import type { FrondContextValue } from './frond-context.ts'
import { warn } from './warn.ts'

/** The messages of one component in the language of the application. Missing messages are in English. */
export function messagesOf<const Name extends keyof Messages>(
  frond: FrondContextValue,
  name: Name,
  english: NonNullable<Messages[Name]>,
): NonNullable<Messages[Name]> {
  const { locale } = frond
  if (!locale) return english
  const given: object = locale.messages[name] ?? {}
  for (const key in english) {
    if (!(key in given))
      warn(
        `Locale ${locale.code}`,
        `the message "${name}.${key}" is missing, so English is shown. Add it with extendLocale().`,
      )
  }
  return { ...english, ...given }
}
