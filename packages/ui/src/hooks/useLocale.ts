'use client'

import { useMemo } from 'react'
import { useFrond } from '../system/frond-context.ts'
import { warn } from '../system/warn.ts'
import type { Locale } from '../locale/define-locale.ts'

export interface UseLocaleReturn {
  /** The language of the application; `undefined` where `<App>` names none and English is shown. */
  locale: Locale | undefined
  /** Its tag, such as `pt-BR`. */
  code: string
  dir: 'ltr' | 'rtl'
  /** A message of the language by its path, such as `modal.close`, with `{name}` replaced by what is given. A path that is not there comes back as it is. */
  t: (path: string, values?: Readonly<Record<string, string | number>>) => string
}

/** The language that `<App>` names, for what an application says by itself. */
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
