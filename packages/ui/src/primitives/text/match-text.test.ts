import { describe, expect, it } from 'vitest'
import {
  APART,
  EQUAL,
  findTypo,
  foldText,
  hasWords,
  INSIDE,
  NO_MATCH,
  PREFIX,
  rankText,
  rankWords,
  toQuery,
  TYPO,
  WORD,
} from './match-text.ts'

describe('foldText', () => {
  it.each([
    ['Épée', 'epee'],
    ['İstanbul', 'istanbul'],
    ['ﬁne', 'fine'],
    ['Ελλάδα', 'ελλαδα'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['कमल', 'कमल'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('rankText', () => {
  it.each([
    ['theme', 'theme', EQUAL],
    ['theme picker', 'theme', PREFIX],
    ['pick a theme', 'theme', INSIDE],
    ['retheme', 'theme', INSIDE],
    ['colors', 'theme', NO_MATCH],
  ])('ranks "%s" for "%s"', (text, term, rank) => {
    expect(rankText(text, term)).toBe(rank)
  })
})

describe('rankWords', () => {
  it.each([
    ['theme', 'theme', EQUAL],
    ['theme picker', 'theme', PREFIX],
    ['pick a theme', 'theme', WORD],
    ['retheme the theme', 'theme', WORD],
    ['dark-theme', 'theme', WORD],
    ['retheme', 'theme', INSIDE],
    ['colors', 'theme', NO_MATCH],
    ['', 'theme', NO_MATCH],
  ])('ranks "%s" for "%s"', (text, term, rank) => {
    expect(rankWords(text, term)).toBe(rank)
  })

  it('uses lower numbers for better matches', () => {
    expect([EQUAL, PREFIX, WORD, INSIDE, APART, TYPO, NO_MATCH]).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})

describe('toQuery', () => {
  it('ignores case, accents and additional spaces', () => {
    expect(toQuery('  Crème   BRÛLÉE ')).toEqual({ text: 'creme brulee', words: ['creme', 'brulee'], allowsTypo: true })
    expect(toQuery('new tab')!.allowsTypo).toBe(false)
    expect(toQuery('   ')).toBeUndefined()
  })
})

describe('findTypo', () => {
  it.each([
    ['settings', 'settngs', 'a missing letter'],
    ['settings', 'setttings', 'an additional letter'],
    ['settings', 'setzings', 'a wrong letter'],
    ['settings', 'setitngs', 'two swapped letters'],
    ['settings', 'aettings', 'a wrong letter at the beginning'],
    ['settings', 'ettings', 'a missing letter at the beginning'],
    ['settings', 'settingz', 'a wrong letter at the end'],
    ['settings', 'setti', 'no typo'],
    ['open settings', 'stting', 'a later word'],
  ])('finds "%s" by "%s": %s', (text, word) => {
    expect(findTypo(text, word)).toBeDefined()
  })

  it.each([
    ['settings', 'stetigns', 'two typos'],
    ['settings', 'xttings', 'two typos at the beginning'],
    ['set', 'sat', 'words that are too short'],
    ['resettings', 'zettings', 'the middle of a word'],
    ['set', 'settings', 'a word that is too short'],
  ])('does not find "%s" by "%s": %s', (text, word) => {
    expect(findTypo(text, word)).toBeUndefined()
  })
})

describe('hasWords', () => {
  it('finds words that are not adjacent, in any order and in several texts', () => {
    expect(hasWords([['new file'], ['in the workspace']], 0, toQuery('workspace file')!, false)).toBe(true)
    expect(hasWords([['new file'], ['in the workspace']], 0, toQuery('workspace folder')!, false)).toBe(false)
    expect(hasWords([['new file'], ['in the workspace']], 0, toQuery('wrokspace file')!, true)).toBe(true)
  })
})
