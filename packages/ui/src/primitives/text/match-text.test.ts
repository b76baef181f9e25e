import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import {
  APART,
  EQUAL,
  findMarks,
  findTypo,
  hasWords,
  INSIDE,
  NO_MATCH,
  PREFIX,
  rankText,
  toQuery,
  WORD,
} from './match-text.ts'

describe('rankText', () => {
  it.each([
    ['theme', 'theme', EQUAL],
    ['theme picker', 'theme', PREFIX],
    ['pick a theme', 'theme', WORD],
    ['retheme the theme', 'theme', WORD],
    ['dark-theme', 'theme', WORD],
    ['retheme', 'theme', INSIDE],
    ['colours', 'theme', NO_MATCH],
    ['', 'theme', NO_MATCH],
  ])('ranks "%s" for "%s"', (text, wanted, rank) => {
    expect(rankText(text, wanted)).toBe(rank)
  })

  it('goes from best to worst', () => {
    expect([EQUAL, PREFIX, WORD, INSIDE, APART]).toEqual([0, 1, 2, 3, 4])
  })
})

describe('toQuery', () => {
  it('knows neither case, accents nor spare space', () => {
    expect(toQuery('  Crème   BRÛLÉE ')).toEqual({ text: 'creme brulee', words: ['creme', 'brulee'], allowsTypo: true })
    expect(toQuery('new tab')!.allowsTypo).toBe(false)
    expect(toQuery('   ')).toBeUndefined()
  })
})

describe('findTypo', () => {
  it.each([
    ['settings', 'settngs', 'a missing letter'],
    ['settings', 'setttings', 'a letter too much'],
    ['settings', 'setzings', 'a wrong letter'],
    ['settings', 'setitngs', 'two letters that have changed places'],
    ['settings', 'aettings', 'a wrong letter at the beginning'],
    ['settings', 'ettings', 'a missing letter at the beginning'],
    ['settings', 'settingz', 'a wrong letter at the end'],
    ['settings', 'setti', 'no typo'],
    ['open settings', 'stting', 'a word further on'],
  ])('finds "%s" by "%s": %s', (text, word) => {
    expect(findTypo(text, word)).toBeDefined()
  })

  it.each([
    ['settings', 'stetigns', 'two typos'],
    ['settings', 'xttings', 'two typos at the beginning'],
    ['set', 'sat', 'words that are too short'],
    ['resettings', 'zettings', 'the middle of a word'],
    ['set', 'settings', 'a word that ends too early'],
  ])('does not take "%s" for "%s": %s', (text, word) => {
    expect(findTypo(text, word)).toBeUndefined()
  })
})

describe('hasWords', () => {
  it('finds words apart from one another, in any order and over several texts', () => {
    expect(hasWords([['new file'], ['in the workspace']], 0, toQuery('workspace file')!, false)).toBe(true)
    expect(hasWords([['new file'], ['in the workspace']], 0, toQuery('workspace folder')!, false)).toBe(false)
    expect(hasWords([['new file'], ['in the workspace']], 0, toQuery('wrokspace file')!, true)).toBe(true)
  })
})

describe('findMarks', () => {
  const marked = (text: string, term: string) =>
    findMarks([text], '', toQuery(term)!)[0]!.map(([start, end]) => text.slice(start, end))

  it.each([
    ['Theme picker', 'the', ['The']],
    ['Pick the theme', 'the', ['the', 'the']],
    ['Retheme', 'the', ['the']],
    ['New file in a new window', 'file new', ['New', 'file', 'new']],
    ['New file', 'new file', ['New file']],
    ['Settings', 'setitngs', ['Settings']],
    ['A shortcut in a sentence', 'shortcuts', ['shortcut']],
    ['The colours of a page', 'color', ['colour']],
    ['Crème brûlée', 'brul', ['brûl']],
    ['ﬁne Straße', 'stra', ['Stra']],
    ['e\u0301te\u0301 a\u0300 la plage', 'plage', ['plage']],
    ['… die Straße – ‘Café’ …', 'cafe', ['Café']],
    ['Café …', '…', ['…']],
    ['Icons', 'xyz', []],
    ['a.*(b)', '.*(', ['.*(']],
  ])('marks in "%s" what "%s" found', (text, term, parts) => {
    expect(marked(text, term)).toEqual(parts)
  })

  it('marks what is like a word only where the word itself is in none of the texts', () => {
    const query = toQuery('form fields')!
    expect(findMarks(['Form'], 'Taken from its felds', query)).toEqual([[[0, 4]], [[15, 20]]])
    expect(findMarks(['Taken from elsewhere'], '', query)).toEqual([[[6, 10]], []])
    expect(findMarks(['Taken from elsewhere'], 'From here', query)).toEqual([[[6, 10]], []])
  })

  it('marks in the description what the name does not have', () => {
    const query = toQuery('new file')!
    expect(findMarks(['New file'], 'Makes a new file', query)).toEqual([[[0, 8]], []])
    expect(findMarks(['File'], 'Makes a new file', query)).toEqual([[[0, 4]], [[8, 11]]])
    expect(findMarks(['Make'], 'Makes a new file', query)).toEqual([[], [[8, 16]]])
  })

  it('holds for any text and term', () => {
    for (const term of ['$& $1', '[[[(((', '<mark>a</mark>', 'a'.repeat(100_000), '\\']) {
      const text = `a ${term.slice(0, 40)} z`
      const ranges = findMarks([text], '', toQuery(term)!)[0]!
      for (const [start, end] of ranges) expect(foldText(text.slice(start, end))).not.toBe('')
    }
  })
})
