'use client'

import { useMemo } from 'react'
import { useFrond } from '../system/frond-context.ts'
import { warn } from '../system/warn.ts'
import type { Locale } from '../locale/define-locale.ts'

export interface UseLocaleReturn {
  /** The locale of `<App>`, or `undefined` if it has none. English is shown then. */
  locale: Locale | undefined
  /** The language tag, such as `pt-BR`. */
  code: string
  dir: 'ltr' | 'rtl'
  /** Returns a message by its path, such as `modal.close`, and replaces `{name}` by the value of that name. An unknown path is returned unchanged. */
  t: (path: string, values?: Readonly<Record<string, string | number>>) => string
}

/** The locale of `<App>`, for translating your own texts. */
export function useLocale(): UseLocaleReturn {
  const { locale, dir } = useFrond()
  return useMemo(() => {
    const code = locale?.code ?? 'en'
    return {
      locale,
      code,
      dir: dir ?? locale?.dir ?? 'ltr',
      t(path, values) {
        const text = path
          .split('.')
          .reduce<unknown>(
            (at, key) => (typeof at === 'object' && at !== null ? at[key as never] : undefined),
            locale?.messages,
          )
        if (typeof text !== 'string') {
          warn(`Locale ${code}`, `there is no message "${path}". Add it with extendLocale().`)
          return path
        }
        return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values?.[name] ?? all))
      },
    }
  }, [locale, dir])
}
