import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from './define-locale.ts'
import * as english from './en.ts'
import { localeList } from './list.ts'
import { loadLocale } from './load.ts'
import { matchLocale } from './match.ts'

/** Modules of this folder that are not locales. */
const others = ['define-locale', 'list', 'load', 'match', 'messages']

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !others.includes(name))
  .sort()

const exportName = (code: string) => code.toLowerCase().replaceAll('-', '_')

const locales = await Promise.all(
  files.map(async (file) => {
    const module = (await import(new URL(`${file}.ts`, import.meta.url).href)) as Record<string, Locale | undefined>
    return { file: `src/locale/${file}.ts`, code: file, locale: module[exportName(file)] }
  }),
)

/** The messages of a locale by their path, such as `modal.close`. */
function textsOf(messages: object): Map<string, string> {
  const texts = Object.entries(messages).flatMap(([component, own]) =>
    Object.entries(own as Record<string, string>).map(([key, text]) => [`${component}.${key}`, text] as const),
  )
  return new Map(texts)
}

const { en, ...byComponent } = english
const englishTexts = textsOf(byComponent)
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, '')

/** The messages of all locales that fail a check, with file and path. */
function findFaults(find: (text: string, path: string, locale: Locale) => string | false | undefined): string[] {
  return locales.flatMap(({ file, locale }) =>
    [...textsOf(locale!.messages)].flatMap(([path, text]) => {
      const fault = find(text, path, locale!)
      return fault ? [`${file}: ${path} ${fault}: ${JSON.stringify(text)}`] : []
    }),
  )
}

describe('the locales', () => {
  it('are 63, with file names and export names that match their codes', () => {
    expect(files).toHaveLength(63)
    const wrong = locales.filter(({ code, locale }) => locale?.code !== code).map(({ file }) => file)
    expect(wrong).toEqual([])
  })

  it('match the list, with the same names and directions', () => {
    expect(localeList).toEqual(
      locales.map(({ locale }) => ({ code: locale!.code, name: locale!.name, dir: locale!.dir })),
    )
    expect(new Set(localeList.map(({ name }) => name)).size).toBe(63)
  })

  it('have the direction of their script', () => {
    const fromTheRight = locales.filter(({ code }) => /Arab|Hebr/.test(new Intl.Locale(code).maximize().script!))
    expect(locales.filter(({ locale }) => locale!.dir === 'rtl')).toEqual(fromTheRight)
    expect(fromTheRight.map(({ code }) => code)).toEqual(['ar', 'ckb', 'fa-IR', 'he', 'ug-CN', 'ur'])
  })

  it('are supported by Intl, so that dates and numbers are localized', () => {
    const codes = locales.map(({ code }) => code)
    expect(Intl.getCanonicalLocales(codes)).toEqual(codes)
  })
})

describe('the messages', () => {
  it('of English are exported under one name', () => {
    expect(en.messages).toEqual(byComponent)
  })

  it('are complete in every locale', () => {
    const missing = locales.flatMap(({ file, locale }) => {
      const texts = textsOf(locale!.messages)
      return [...englishTexts]
        .filter(([path]) => !texts.has(path))
        .map(([path, text]) => `${file}: ${path} = '${text}'`)
    })
    expect(missing).toEqual([])
  })

  it('exist in English too', () => {
    expect(findFaults((_, path) => !englishTexts.has(path) && 'is said by no component')).toEqual([])
  })

  it('keep the placeholders', () => {
    const faults = findFaults((text, path) => {
      const wanted = placeholders(englishTexts.get(path) ?? '')
      return placeholders(text) !== wanted && `needs ${wanted || 'no placeholder'}`
    })
    expect(faults).toEqual([])
  })

  it('have no surrounding spaces, straight quotes or three dots', () => {
    expect(
      findFaults((text) => (text === '' || text !== text.trim() || / {2}/.test(text)) && 'has stray spaces'),
    ).toEqual([])
    expect(findFaults((text) => /["'`]|\.\.\./.test(text) && 'has typewriter marks')).toEqual([])
  })

  it('are translated', () => {
    const faults = findFaults((text, path, { code }) => {
      const isSentence = withoutPlaceholders(text).trim().includes(' ')
      return !code.startsWith('en') && isSentence && text === englishTexts.get(path) && 'is still English'
    })
    expect(faults).toEqual([])
  })

  it('are written in the script of their language', () => {
    const faults = findFaults((text, path, { code }) => {
      const script = new Intl.Locale(code).maximize().script!
      if (script === 'Latn')
        return /[^\p{Script=Latin}\p{Script=Common}\p{Mark}]/u.test(text) && 'is not in Latin script'
      // Units and bare fractions need no letters.
      const letters = withoutPlaceholders(text).replace(/\b[KMG]?B\b|\P{Letter}/gu, '')
      return letters !== '' && !scripts[script]!.test(letters) && `is not in ${script} script`
    })
    expect(faults).toEqual([])
  })

  it('of Swiss German have neither ß nor low quotes', () => {
    expect(findFaults((text, _, { code }) => code === 'de-CH' && /[ß„“]/.test(text) && 'is not Swiss')).toEqual([])
  })
})

/** The scripts of the languages that do not use Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Armn: /\p{Script=Armenian}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Geor: /\p{Script=Georgian}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Khmr: /\p{Script=Khmer}/u,
  Kore: /\p{Script=Hangul}/u,
  Laoo: /\p{Script=Lao}/u,
  Thai: /\p{Script=Thai}/u,
}

describe('loadLocale', () => {
  it('loads every locale of the list', async () => {
    const loaded = await Promise.all(localeList.map(({ code }) => loadLocale(code)))
    expect(loaded).toEqual(locales.map(({ locale }) => locale))
  })
})

describe('matchLocale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de-AT'],
    ['de-LU', 'de'],
    ['pt-PT', 'pt'],
    ['pt-br', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['no', 'nb-NO'],
    ['nn-NO', 'nb-NO'],
    ['fa', 'fa-IR'],
    ['iw', 'he'],
    ['fr;q=0.8', 'fr'],
  ])('returns for %s the locale %s', (language, code) => {
    expect(matchLocale([language])).toBe(code)
  })

  it('returns the first language that the library has, and skips invalid tags', () => {
    expect(matchLocale(['sr', '*', 'no such tag', 'uz-Cyrl', 'hu-HU', 'de'])).toBe('hu')
    expect(matchLocale(['sr', '*'])).toBeUndefined()
    expect(matchLocale([])).toBeUndefined()
  })

  it('finds the best of the given languages', () => {
    expect(matchLocale(['de-AT', 'en'], ['ar', 'de', 'en'])).toBe('de')
    expect(matchLocale(['fr', 'en-GB'], ['ar', 'de', 'en'])).toBe('en')
    expect(matchLocale(['fr'], ['ar', 'de', 'en'])).toBeUndefined()
  })
})
