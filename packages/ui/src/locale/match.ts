import { localeList, type LocaleCode } from './list.ts'

/**
 * The locale that fits the user's languages best. Pass `navigator.languages`, or the `Accept-Language` header split at its
 * commas. `codes` are the languages of your app, by default all of the library. Returns `undefined` if none fits.
 */
export function matchLocale<Code extends string = LocaleCode>(
  languages: readonly string[],
  codes?: readonly Code[],
): Code | undefined {
  // The cast is safe: without `codes`, the type of a code is that of the library.
  const offered = codes ?? (localeList.map(({ code }) => code) as readonly string[] as readonly Code[])
  for (const language of languages) {
    const match = matchOne(language, offered)
    if (match) return match
  }
}

function matchOne<Code extends string>(language: string, codes: readonly Code[]): Code | undefined {
  const wanted = parse(language.split(';', 1)[0]!.trim())
  if (!wanted) return
  const near = codes.filter((code) => {
    const offered = parse(code)
    return offered?.language === wanted.language && offered.script === wanted.script
  })
  return (
    near.find((code) => code === wanted.tag) ??
    near.find((code) => code === wanted.language) ??
    // If there are only other regions of the language, use one with the same script: `zh-TW` for `zh-Hant-HK`.
    near[0]
  )
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
