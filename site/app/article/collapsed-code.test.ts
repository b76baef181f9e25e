import type { ContentElement } from '@frond/content/types'
import { describe, expect, it } from 'vitest'
import { collapseCode, findComponentStart } from './collapsed-code.ts'

const keyword = (text: string): ContentElement => ['span', { class: 'hl-keyword' }, text]
const string = (text: string): ContentElement => ['span', { class: 'hl-string' }, text]

const rest = (text: string, place = ''): ContentElement => ['span', { 'data-rest': place }, text]

describe('collapseCode', () => {
  it('keeps the visible lines highlighted, and makes the others plain', () => {
    const code: ContentElement = ['code', {}, keyword('const'), ' a\n', keyword('let'), ' b = ', string("'c'"), '\nd']
    expect(collapseCode(code, { start: 0, lines: 1 })).toEqual([
      'code',
      {},
      keyword('const'),
      ' a\n',
      rest("let b = 'c'\nd"),
    ])
    expect(collapseCode(code, { start: 1, lines: 1 })).toEqual([
      'code',
      {},
      rest('const a\n', 'before'),
      keyword('let'),
      ' b = ',
      string("'c'"),
      '\n',
      rest('d'),
    ])
  })

  it('splits a token that spans the boundary', () => {
    const code: ContentElement = ['code', {}, string('`one\ntwo`'), '.x']
    expect(collapseCode(code, { start: 0, lines: 1 })).toEqual(['code', {}, string('`one\n'), rest('two`.x')])
  })

  it('changes nothing if all lines are visible', () => {
    const code: ContentElement = ['code', {}, 'a\n', keyword('b')]
    expect(collapseCode(code, { start: 0, lines: 3 })).toEqual(code)
  })
})

describe('findComponentStart', () => {
  it('skips imports and data in front of the component', () => {
    const code = "import { Table } from '@frond/ui'\n\nconst data = [1]\n\nexport default function Basic() {}"
    expect(findComponentStart(code)).toBe(4)
  })

  it('is the first line of code without a component', () => {
    expect(findComponentStart('createTheme({})')).toBe(0)
  })
})
