import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openCache } from '../store/cache.ts'
import type { ContentNode } from '../types.ts'
import { createHighlighter } from './highlight.ts'
import { languageNames } from './languages.ts'

const highlighter = createHighlighter()

it('returns the same colors regardless of the time it takes', () => {
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000))
  const slow = createHighlighter().highlight("const a = 'b' // c", 'ts')
  clock.mockRestore()
  expect(slow).toEqual(createHighlighter().highlight("const a = 'b' // c", 'ts'))
  expect(JSON.stringify(slow)).toContain('hl-comment')
})

describe('highlight', () => {
  it('marks the parts of the code with classes and leaves the rest as text', () => {
    expect(highlighter.highlight("const label = 'Save'", 'ts')).toEqual([
      'code',
      { class: 'language-ts' },
      [
        'span',
        { class: 'line' },
        ['span', { class: 'hl-keyword' }, 'const'],
        ' label = ',
        ['span', { class: 'hl-string' }, "'Save'"],
      ],
    ])
  })

  it('writes no style attribute', () => {
    const code = highlighter.highlight('<Button label="Save" onClick={() => save(`a${1}`)} /> // done', 'tsx')
    expect(JSON.stringify(code)).not.toContain('style')
  })

  it('keeps the text of the code, including line ends', () => {
    const source = 'export function add(a: number) {\n\n  return a + 1\n}'
    expect(toText(highlighter.highlight(source, 'tsx'))).toBe(source)
    expect(toText(highlighter.highlight(source.replaceAll('\n', '\r\n'), 'tsx'))).toBe(source)
  })

  it('distinguishes components, elements and attributes in JSX', () => {
    const code = JSON.stringify(highlighter.highlight('<Button color="primary" />', 'tsx'))
    expect(code).toContain('["span",{"class":"hl-tag"},"Button "]')
    expect(code).toContain('["span",{"class":"hl-attribute"},"color"]')
  })

  it('marks lines', () => {
    const [, , first, , second, , third] = highlighter.highlight('a\nb\nc', 'text', {
      highlights: [1],
      added: [2],
      removed: [3],
    })
    expect(first).toEqual(['span', { class: 'line highlighted' }, 'a'])
    expect(second).toEqual(['span', { class: 'line added' }, 'b'])
    expect(third).toEqual(['span', { class: 'line removed' }, 'c'])
  })

  it('shows code of an unknown language without colors', () => {
    expect(highlighter.highlight('IDENTIFICATION DIVISION.', 'cobol')).toEqual([
      'code',
      { class: 'language-cobol' },
      ['span', { class: 'line' }, 'IDENTIFICATION DIVISION.'],
    ])
  })

  it('escapes the language name in the class attribute', () => {
    expect(highlighter.highlight('x', '"><img src=x>')[1]).toEqual({ class: 'language-text' })
  })

  it.each(languageNames)('supports %s', (language) => {
    const source = '# a "b" 1\n<i class="x">{"k": true}</i> -- SELECT'
    expect(toText(highlighter.highlight(source, language))).toBe(source)
  })

  it('highlights the code inside a Markdown fence', () => {
    const code = JSON.stringify(highlighter.highlight('```ts\nconst a = 1\n```', 'md'))
    expect(code).toContain('["span",{"class":"hl-constant"},"1"]')
  })
})

describe('highlightType', () => {
  it('parses a type on its own as a type', () => {
    expect(highlighter.highlightType("'sm' | Size")).toEqual([
      'code',
      { class: 'language-ts' },
      ['span', { class: 'hl-string' }, "'sm'"],
      ' | ',
      ['span', { class: 'hl-type' }, 'Size'],
    ])
  })
})

describe('the cache', () => {
  const folders: string[] = []
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

  function makeFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'frond-cache-'))
    folders.push(folder)
    return folder
  }

  it('returns code highlighted by an earlier process', () => {
    const folder = makeFolder()
    const first = openCache(folder)
    const fresh = createHighlighter({ cache: first }).highlight('let a = 1', 'ts')
    first.close()

    const written: string[] = []
    const second = openCache(folder)
    const cached = createHighlighter({
      cache: { ...second, writeHighlight: (key, lines) => (written.push(key), lines) },
    }).highlight('let a = 1', 'ts')
    second.close()

    expect(cached).toEqual(fresh)
    expect(written).toEqual([])
  })

  it('starts with an empty cache if its file is damaged', () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'cache.db'), 'not a database, although it is long enough to look like one')
    const cache = openCache(folder)
    const code = createHighlighter({ cache }).highlight('let a = 1', 'ts')
    cache.close()
    expect(toText(code)).toBe('let a = 1')
  })
})

function toText(node: ContentNode): string {
  return typeof node === 'string'
    ? node
    : node
        .slice(2)
        .map((child) => toText(child as ContentNode))
        .join('')
}
