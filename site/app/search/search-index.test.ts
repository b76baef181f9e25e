import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSiteContent } from '../../vite/build-content.ts'
import { makeSearchFile } from '../../vite/search.ts'
import { RESULT_LIMIT, toGroups } from './search-groups.ts'
import { createIndex, listPages, loadIndex, search, type SearchFile, type SearchIndex } from './search-index.ts'
import { toRecords, type Synonyms } from './search-records.ts'

interface Expectation {
  readonly query: string
  /** Each of these addresses answers the query. */
  readonly pages: readonly string[]
}

const FIRST_RESULTS = 5
const SHARE = 0.95
const FILE_LIMIT_BYTES = 300_000

function readJson<Value>(name: string): Value {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Value
}

describe('the search index of the docs', () => {
  let folder: string
  let file: SearchFile
  let index: SearchIndex

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'frond-search-'))
    const database = join(folder, 'content.db')
    await buildSiteContent(database)
    file = JSON.parse(JSON.stringify(makeSearchFile(database))) as SearchFile
    index = await loadIndex(file.index)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Addresses in the order in which a visitor of the docs for Vite sees them. */
  function shown(term: string): string[] {
    const hits = search(index, term, ({ framework }) => framework === undefined || framework === 'vite')
    return toGroups(hits, file.sections, term).flatMap((group) => group.items!.map(({ to }) => String(to)))
  }

  // These queries were written before the ranking was tuned. Tune with other queries, or the test proves nothing.
  const queries = readJson<{ typos: Expectation[]; synonyms: Expectation[] }>('search-queries.json')
  it.each([
    ['typos', queries.typos],
    ['other names', queries.synonyms],
  ])('answers %s among the first five results', (_kind, expectations) => {
    const missed = expectations.filter(({ query, pages }) => {
      return !shown(query)
        .slice(0, FIRST_RESULTS)
        .some((address) => pages.includes(address))
    })
    const share = 1 - missed.length / expectations.length
    expect(share, missed.map(({ query }) => query).join(', ')).toBeGreaterThanOrEqual(SHARE)
  })

  it('finds a component by the start of its name with one letter missing', () => {
    const typed = listPages(index, ({ framework }) => framework !== 'next')
      .filter(({ id, title }) => id.startsWith('/docs/components/') && title.length > 6)
      .flatMap(({ id, title }) => {
        const start = title.slice(0, 6)
        return [1, 2, 3, 4].map((left) => ({ id, query: start.slice(0, left) + start.slice(left + 1) }))
      })
    expect(typed.length).toBeGreaterThan(200)
    const missed = typed.filter(({ id, query }) => {
      const pages = shown(query).map((address) => address.split('#')[0])
      return !pages.slice(0, FIRST_RESULTS).includes(id)
    })
    // Six letters of a name such as PageSection are ambiguous.
    expect(1 - missed.length / typed.length, missed.map(({ query }) => query).join(', ')).toBeGreaterThanOrEqual(0.9)
  })

  it('ranks a page first if its title equals the query', () => {
    const pages = listPages(index, ({ framework }) => framework !== 'next')
    const titles = new Map(pages.map(({ id, title }) => [id, title]))
    // If two pages have the same title, either can be first.
    const missed = pages.filter(({ title }) => titles.get(shown(title)[0] ?? '') !== title)
    expect(pages.length).toBeGreaterThan(50)
    expect(missed.map(({ title }) => title)).toEqual([])
  })

  it('finds sections by their headings, and shows the headings above them', () => {
    expect(shown('button loading').slice(0, FIRST_RESULTS)).toContain('/docs/components/button#loading')
    const [group] = toGroups(
      search(index, 'button loading', () => true),
      file.sections,
      'button loading',
    )
    expect(group!.items!.find(({ to }) => to === '/docs/components/button#loading')!.prefix).toMatch(/^Button ›/)
  })

  it('finds a section by the names of its page and of the section', () => {
    for (const part of ['props', 'theme', 'slots'])
      expect(shown(`button ${part}`)[0]).toBe(`/docs/components/button#${part}`)
    expect(shown('the props of a button')).toContain('/docs/components/button#props')
  })

  it('shows other results beside a heading that every page has', () => {
    const found = shown('theme')
    expect(found[0]).toBe('/docs/components/theme')
    expect(found.filter((address) => address.endsWith('#theme'))).toHaveLength(4)
    expect(found.slice(0, 20)).toContain('/docs/getting-started/theme/css-variables')
  })

  it('shows only pages of the chosen framework', () => {
    expect(shown('install')).toContain('/docs/getting-started/installation/vite')
    expect(shown('install').join()).not.toContain('/next')
  })

  it('shows at most as many results as the limit', () => {
    expect(shown('the').length).toBeLessThanOrEqual(RESULT_LIMIT)
  })

  it('handles any input', () => {
    for (const term of [
      '',
      '   ',
      '[[[(((',
      '$& $1',
      '<img src=x onerror=alert(2)>',
      'a'.repeat(100_000),
      '\u0000',
      '漢字',
    ])
      expect(() => shown(term)).not.toThrow()
    expect(shown('   ')).toEqual([])
  })

  it('is small enough to be prefetched', () => {
    // The build uses a stronger compression, which takes seconds.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    expect(brotliCompressSync(JSON.stringify(file), { params }).length).toBeLessThanOrEqual(FILE_LIMIT_BYTES)
  })

  it('has no aliases for pages that do not exist', () => {
    const pages = new Set(listPages(index, () => true).map(({ id }) => id))
    expect(Object.keys(readJson<Synonyms>('synonyms.json')).filter((path) => !pages.has(path))).toEqual([])
  })
})

describe('search', () => {
  const navigation = [
    {
      title: 'Guide',
      path: '/docs/guide',
      stem: '1',
      children: [{ title: 'Vite', path: '/docs/guide/vite', stem: '2', framework: 'vite' }],
    },
    { title: 'Components', path: '/docs/components', stem: '3' },
  ]
  const sections = [
    { id: '/docs/guide/vite', title: 'Start', titles: [], content: 'Give it the colours you like.', level: 1 },
    { id: '/docs/components/color-picker', title: 'ColorPicker', titles: [], content: 'Picks a color.', level: 1 },
    { id: '/docs/components/color-picker#format', title: 'Format', titles: ['ColorPicker'], content: 'Hex.', level: 2 },
    { id: '/docs/components/toast', title: 'Toast', titles: [], content: 'A short message.', level: 1 },
    { id: '/elsewhere', title: 'Toast elsewhere', titles: [], content: '', level: 1 },
  ]
  const index = createIndex(toRecords(sections, navigation, { '/docs/components/toast': ['snackbar'] }))
  const find = (term: string) => search(index, term, () => true).map(({ id }) => id)

  it.each([
    ['colorpicker', '/docs/components/color-picker'],
    ['color picker', '/docs/components/color-picker'],
    ['ColorPicker', '/docs/components/color-picker'],
    ['colour pickers', '/docs/components/color-picker'],
    ['color-pi', '/docs/components/color-picker'],
    ['pikcer', '/docs/components/color-picker'],
    ['picker format', '/docs/components/color-picker#format'],
    ['snackbar', '/docs/components/toast'],
    ['sanckbar', '/docs/components/toast'],
    ['toats', '/docs/components/toast'],
    ['vite', '/docs/guide/vite'],
  ])('finds with "%s" the expected page first', (term, id) => {
    expect(find(term)[0]).toBe(id)
  })

  it('treats a letter after other words as the start of a name, which only changes the order', () => {
    const [picker, format, start] = find('color')
    expect(find('color x')).toEqual([picker, format, start])
    expect(find('color s')).toEqual([picker, start, format])
  })

  it('ignores the filler words of a question, and matches only titles if there are no other words', () => {
    expect(find('how to do the color')).toEqual(find('color'))
    expect(find('is it for')).toEqual(['/docs/components/color-picker#format'])
    expect(find('the')).toEqual([])
  })

  it('omits pages outside of the docs sections', () => {
    expect(find('elsewhere')).toEqual([])
  })

  it('stores the framework of a page', () => {
    expect(search(index, 'start', () => true)[0]).toMatchObject({ framework: 'vite', section: 0 })
  })
})
