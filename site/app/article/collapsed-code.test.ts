import type { ContentElement } from '@frond/content/types'
import { describe, expect, it } from 'vitest'
import { removeHighlightAfter } from './collapsed-code.ts'

const keyword = (text: string): ContentElement => ['span', { class: 'hl-keyword' }, text]
const string = (text: string): ContentElement => ['span', { class: 'hl-string' }, text]

describe('removeHighlightAfter', () => {
  it('keeps the first lines highlighted, and makes the rest plain', () => {
    const code: ContentElement = ['code', {}, keyword('const'), ' a\n', keyword('let'), ' b = ', string("'c'"), '\nd']
    expect(removeHighlightAfter(code, 1)).toEqual([
      'code',
      {},
      keyword('const'),
      ' a\n',
      ['span', { 'data-rest': '' }, "let b = 'c'\nd"],
    ])
  })

  it('splits a token that spans the boundary', () => {
    const code: ContentElement = ['code', {}, string('`one\ntwo`'), '.x']
    expect(removeHighlightAfter(code, 1)).toEqual([
      'code',
      {},
      string('`one\n'),
      ['span', { 'data-rest': '' }, 'two`.x'],
    ])
  })

  it('changes nothing if all lines are visible', () => {
    const code: ContentElement = ['code', {}, 'a\n', keyword('b')]
    expect(removeHighlightAfter(code, 3)).toEqual(code)
  })
})
