import type { ContentElement } from '@frond/content/types'
import { describe, expect, it } from 'vitest'
import { removeHighlightAfter } from './collapsed-code.ts'

const keyword = (text: string): ContentElement => ['span', { class: 'hl-keyword' }, text]
const string = (text: string): ContentElement => ['span', { class: 'hl-string' }, text]

describe('removeHighlightAfter', () => {
  it('leaves the first lines as they are, and the rest plain', () => {
    const code: ContentElement = ['code', {}, keyword('const'), ' a\n', keyword('let'), ' b = ', string("'c'"), '\nd']
    expect(removeHighlightAfter(code, 1)).toEqual([
      'code',
      {},
      keyword('const'),
      ' a\n',
      ['span', { 'data-rest': '' }, "let b = 'c'\nd"],
    ])
  })

  it('cuts a run that goes over the line', () => {
    const code: ContentElement = ['code', {}, string('`one\ntwo`'), '.x']
    expect(removeHighlightAfter(code, 1)).toEqual([
      'code',
      {},
      string('`one\n'),
      ['span', { 'data-rest': '' }, 'two`.x'],
    ])
  })

  it('changes nothing where all is shown', () => {
    const code: ContentElement = ['code', {}, 'a\n', keyword('b')]
    expect(removeHighlightAfter(code, 3)).toEqual(code)
  })
})
