import { describe, expect, it } from 'vitest'
import { findMarks } from './find-marks.ts'
import { foldText, toQuery } from './match-text.ts'

describe('findMarks', () => {
  const marked = (text: string, term: string) =>
    findMarks([text], '', toQuery(term)!)[0]!.map(([start, end]) => text.slice(start, end))

  it.each([
    ['Theme picker', 'the', ['The']],
    ['Pick the theme', 'the', ['the', 'the']],
    ['Retheme', 'the', ['the']],
    ['New file in a new window', 'file new', ['New', 'file', 'new']],
    ['New file', 'new file', ['New file']],
    ['Button', 'how to add a button', ['Button']],
    ['Add a date to a table', 'how to add a date', ['Add', 'a', 'date', 'to', 'a']],
    ['Add an option to a table', 'to a table', ['to a table']],
    ['New app in a window', 'window a', ['a', 'a', 'window']],
    ['Go to line', 'line to', ['to', 'line']],
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
  ])('marks in "%s" the matches of "%s"', (text, term, parts) => {
    expect(marked(text, term)).toEqual(parts)
  })

  it('marks a word with a typo only if the word itself is in none of the texts', () => {
    const query = toQuery('form fields')!
    expect(findMarks(['Form'], 'Taken from its felds', query)).toEqual([[[0, 4]], [[15, 20]]])
    expect(findMarks(['Taken from elsewhere'], '', query)).toEqual([[[6, 10]], []])
    expect(findMarks(['Taken from elsewhere'], 'From here', query)).toEqual([[[6, 10]], []])
  })

  it('marks in the description only words that the name does not have', () => {
    const query = toQuery('new file')!
    expect(findMarks(['New file'], 'Makes a new file', query)).toEqual([[[0, 8]], []])
    expect(findMarks(['File'], 'Makes a new file', query)).toEqual([[[0, 4]], [[8, 11]]])
    expect(findMarks(['Make'], 'Makes a new file', query)).toEqual([[], [[8, 16]]])
  })

  it('marks valid ranges for any text and term', () => {
    for (const term of ['$& $1', '[[[(((', '<mark>a</mark>', 'a'.repeat(100_000), '\\']) {
      const text = `a ${term.slice(0, 40)} z`
      const ranges = findMarks([text], '', toQuery(term)!)[0]!
      for (const [start, end] of ranges) expect(foldText(text.slice(start, end))).not.toBe('')
    }
  })
})
