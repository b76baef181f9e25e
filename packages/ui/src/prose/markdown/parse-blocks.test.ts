import { describe, expect, it } from 'vitest'
import { holdBackEnd, parseBlock, splitBlocks } from './parse-blocks.ts'

const parse = (text: string) => splitBlocks(text).map(parseBlock)

describe('parseBlock', () => {
  it('reads headings, paragraphs, quotes and rules', () => {
    expect(parse('# One #\nText\nmore\n\n> said\n> twice\n\n---\n#nothing')).toEqual([
      { type: 'heading', level: 1, text: 'One' },
      { type: 'paragraph', text: 'Text\nmore' },
      { type: 'quote', text: 'said\ntwice' },
      { type: 'rule' },
      { type: 'paragraph', text: '#nothing' },
    ])
  })

  it('reads code, closed or not, and keeps what is inside', () => {
    expect(parse('```ts\n# no heading\n\nx\n```\nAfter')).toEqual([
      { type: 'code', language: 'ts', code: '# no heading\n\nx' },
      { type: 'paragraph', text: 'After' },
    ])
    expect(parse('~~~\n```\nopen')).toEqual([{ type: 'code', language: '', code: '```\nopen' }])
  })

  it('reads lists with tasks, numbers, nesting and several paragraphs', () => {
    expect(parse('- a\n- [ ] b\n- [x] c')).toEqual([
      {
        type: 'list',
        ordered: false,
        start: 1,
        tight: true,
        items: [{ text: 'a' }, { text: 'b', task: false }, { text: 'c', task: true }],
      },
    ])
    expect(parse('3. a\n   - b\n   - c\n4. d\n\nText')).toEqual([
      { type: 'list', ordered: true, start: 3, tight: true, items: [{ text: 'a\n- b\n- c' }, { text: 'd' }] },
      { type: 'paragraph', text: 'Text' },
    ])
    expect(parse('1. a\n  - b\n    - c\n2. d')).toEqual([
      { type: 'list', ordered: true, start: 1, tight: true, items: [{ text: 'a\n- b\n  - c' }, { text: 'd' }] },
    ])
    expect(parse('- a\n\n  more\n\n- b')).toEqual([
      { type: 'list', ordered: false, start: 1, tight: false, items: [{ text: 'a\n\nmore' }, { text: 'b' }] },
    ])
  })

  it('reads a list right after a paragraph, but no year at the start of a line', () => {
    expect(parse('Buy:\n- ferns').map(({ type }) => type)).toEqual(['paragraph', 'list'])
    expect(parse('It began in\n1998. It ended').map(({ type }) => type)).toEqual(['paragraph'])
  })

  it('reads tables with alignment, escaped pipes and missing cells', () => {
    expect(parse('| a | b |\n|:--|--:|\n| 1 \\| 2 | x |\n| 3 |')).toEqual([
      {
        type: 'table',
        align: ['left', 'right'],
        head: ['a', 'b'],
        rows: [
          ['1 | 2', 'x'],
          ['3', ''],
        ],
      },
    ])
  })
})

describe('splitBlocks', () => {
  it('keeps finished blocks the same while text is appended', () => {
    const text = '# A\n\nOne **two**\n\n- a\n- b\n\n```js\nx\n```\n\n| a |\n|---|\n| b |\n\nEnd'
    let before: string[] = []
    for (let length = 1; length <= text.length; length += 1) {
      const blocks = splitBlocks(holdBackEnd(text.slice(0, length)))
      expect(blocks.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
      before = blocks
    }
    expect(before.map((source) => parseBlock(source).type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'code',
      'table',
      'paragraph',
    ])
  })
})

describe('holdBackEnd', () => {
  it.each([
    ['Text\n-', 'Text'],
    ['Text\n- a\n- [', 'Text\n- a'],
    ['Text\n\n##', 'Text\n'],
    ['Text\n\n1.', 'Text\n'],
    ['Text\n\n``', 'Text\n'],
    ['Text\n\n| a | b', 'Text\n'],
    ['Text\n\n| a | b |\n|--', 'Text\n'],
    ['```js\nx\n``', '```js\nx'],
  ])('holds back the end of %j', (text, shown) => {
    expect(holdBackEnd(text)).toBe(shown)
  })

  it.each(['Text', '- a', '| a |\n|---|', '| a |\n|---|\n| b', '```js\n- a', '```js\n| a', '```js\n-'])(
    'shows all of %j',
    (text) => {
      expect(holdBackEnd(text)).toBe(text)
    },
  )
})
