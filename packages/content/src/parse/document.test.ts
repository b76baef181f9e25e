import { describe, expect, it } from 'vitest'
import { createHighlighter } from '../highlight/highlight.ts'
import { locateData, parseDocument } from './document.ts'

const highlighter = createHighlighter()

describe('parseDocument', () => {
  it('reads front matter and body, with the line numbers of the file', () => {
    const source = '---\ntitle: Button\nlinks:\n  - to: /a\n---\n\n[b](/b)'
    const document = parseDocument(source, 'md', highlighter)
    expect(document.data).toEqual({ title: 'Button', links: [{ to: '/a' }] })
    expect(document.links).toEqual([
      { kind: 'link', url: '/a', line: 4, column: 5 },
      { kind: 'link', url: '/b', line: 7, column: 1 },
    ])
    expect(document.problems).toEqual([])
  })

  it('parses a text without front matter, and treats a rule at its top as a rule', () => {
    expect(parseDocument('Text', 'md', highlighter).data).toEqual({})
    expect(parseDocument('Text\n\n---\n\nMore', 'md', highlighter).data).toEqual({})
  })

  it('parses files with Windows line ends and files with a byte-order mark', () => {
    const { data, body } = parseDocument('\uFEFF---\r\ntitle: A\r\n---\r\n\r\nText\r\n', 'md', highlighter)
    expect(data).toEqual({ title: 'A' })
    expect(body?.children).toEqual([['p', {}, 'Text']])
  })

  it.each([
    ['---\ntitle: A\ntitle: B\n---\n', 3, 'Map keys must be unique'],
    ['---\ntitle: [a\n---\n', 2, 'Front matter'],
    ['---\n- a\n---\n', 2, 'must be a mapping'],
    ['---\ntitle: A\n', 1, 'not closed'],
    ['---\ntitle: A\nlinks:\n  - to: javascript:x\n---\n', 4, 'links.0.to: the address'],
  ])('reports the line of the error in %j', (source, line, message) => {
    const [problem] = parseDocument(source, 'md', highlighter).problems
    expect(problem).toMatchObject({ severity: 'error', line })
    expect(problem!.message).toContain(message)
  })

  it('parses YAML and JSON, including tabs', () => {
    expect(parseDocument('a: 1', 'yml', highlighter)).toMatchObject({ data: { a: 1 }, problems: [] })
    expect(parseDocument('{\n\t"a": [\n\t\t{ "b": 1 }\n\t]\n}\n', 'json', highlighter)).toMatchObject({
      data: { a: [{ b: 1 }] },
      problems: [],
    })
  })
})

describe('locateData', () => {
  const source = '---\ntitle: A\nhero:\n  links:\n    - label: B\n      to: 3\n---\n'

  it.each([
    [['title'], 2, 1],
    [['hero', 'links', 0, 'to'], 6, 7],
    [['hero', 'missing'], 3, 1],
    [['missing'], 2, 1],
  ])('finds the line of %j', (path, line, column) => expect(locateData(source, 'md', path)).toEqual({ line, column }))
})
