import { localeList, type LocaleCode } from '@frond/ui/locale/list'

/** Settings of an example page: `/examples/button/basic?mode=dark&dir=rtl&locale=ar&primary=blue&radius=0.5`. */
export interface Preview {
  readonly mode?: 'light' | 'dark'
  readonly dir?: 'ltr' | 'rtl'
  readonly locale?: LocaleCode
  readonly primary?: string
  readonly radius?: string
}

export interface ExampleData {
  readonly name: string
  /** A full-page example fills the window; any other is centered. */
  readonly layout: 'page' | 'centered'
  readonly preview: Preview
  /** The key of its static HTML. */
  readonly part: string
}

const allowed = {
  mode: /^(?:light|dark)$/,
  dir: /^(?:ltr|rtl)$/,
  primary: /^[a-z]{3,10}$/,
  radius: /^0(?:\.125|\.25|\.375|\.5)?$/,
} satisfies Record<Exclude<keyof Preview, 'locale'>, RegExp>

/** Reads the settings from a query and ignores invalid values. A locale also sets the direction. */
export function parsePreview(query: URLSearchParams): Preview {
  const code = query.get('locale')?.replace('_', '-').toLowerCase()
  const locale = localeList.find((known) => known.code.toLowerCase() === code)
  const entries = Object.entries(allowed).flatMap(([key, pattern]) => {
    const value = query.get(key)
    return value !== null && pattern.test(value) ? [[key, value] as const] : []
  })
  return { ...(locale && { locale: locale.code, dir: locale.dir }), ...Object.fromEntries(entries) }
}
