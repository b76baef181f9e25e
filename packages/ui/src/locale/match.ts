import { localeList, type LocaleCode } from './list.ts'

/**
 * The locale of the library that fits the user's languages best. Pass `navigator.languages`, or the `Accept-Language`
 * header split at its commas. Returns `undefined` if none fits.
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
    // If the library has only other regions of the language, use one with the same script: `zh-TW` for `zh-Hant-HK`.
    near[0]
  return best?.code
}

/** The two written forms of Norwegian and the macrolanguage are close enough to replace one another. */
const sameAs: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' }

function parse(tag: string) {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize()
    const tagOfRegion = new Intl.Locale(tag).region ? `${language}-${region}` : language
    return { tag: tagOfRegion, language: sameAs[language] ?? language, script }
  } catch {
    // `*`, or text that is not a language tag.
  }
}
