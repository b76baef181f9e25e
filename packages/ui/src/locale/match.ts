import { localeList, type LocaleCode } from './list.ts'

/**
 * The language of the library that suits a reader best, by what a browser says: `navigator.languages`, or the
 * `Accept-Language` header split at its commas. `undefined` where none does.
 */
export function matchLocale(languages: readonly string[]): LocaleCode | undefined {
  for (const language of languages) {
    const match = matchOne(language)
    if (match) return match
  }
}

function matchOne(language: string): LocaleCode | undefined {
  const wanted = parse(language.split(';', 1)[0]!.trim())
  if (!wanted) return
  const near = localeList.filter(({ code }) => {
    const offered = parse(code)!
    return offered.language === wanted.language && offered.script === wanted.script
  })
  const best =
    near.find(({ code }) => code === wanted.tag) ??
    near.find(({ code }) => code === wanted.language) ??
    // One of several regions, none of which is the base: `zh-Hant-HK` reads `zh-TW`.
    near[0]
  return best?.code
}

/** A reader of Norwegian in either form is understood best by the one that there is. */
const sameAs: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' }

function parse(tag: string) {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize()
    const tagOfRegion = new Intl.Locale(tag).region ? `${language}-${region}` : language
    return { tag: tagOfRegion, language: sameAs[language] ?? language, script }
  } catch {
    // `*`, and whatever else is no language.
  }
}
