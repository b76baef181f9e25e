import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPattern, pages } from '../../pages.ts'
import { buildSiteContent } from '../../vite/build-content.ts'
import { releasePaths } from '../../vite/release-paths.ts'
import { makeSearchFile } from '../../vite/search.ts'
import { RESULT_LIMIT, toGroups } from './search-groups.ts'
import { createIndex, listPages, loadIndex, search, type SearchFile, type SearchIndex } from './search-index.ts'
import { toRecords, type Synonyms } from './search-records.ts'

interface Expectation {
  readonly query: string
  /** Each of these addresses answers the query. */
  readonly pages: readonly string[]
}

interface Task extends Expectation {
  /** `scripts/full/tasks.ts` runs the code of this section. */
  readonly answer: { readonly section: string }
}

const FIRST_RESULTS = 5
const SHARE = 0.95
/** Readers look at few results before they change the query. */
const BEST_RESULTS = 3
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
    const hits = search(index, term, 'vite')
    return toGroups(hits, file.sections, term).flatMap((group) => group.items!.map(({ to }) => String(to)))
  }

  // These queries were written before the ranking was tuned. Tune with other queries, or the test proves nothing.
  type Queries = Record<'typos' | 'synonyms' | 'newcomers' | 'evaluators', Expectation[]> & { tasks: Task[] }
  const queries = readJson<Queries>('search-queries.json')
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

  it.each([
    ['newcomers', queries.newcomers],
    ['visitors who evaluate the library', queries.evaluators],
    ['readers with a task', queries.tasks],
  ])('answers every query of %s among the first three results', (_kind, expectations) => {
    const missed = expectations.filter(({ query, pages }) => {
      // An expected page is also answered by its sections, because they are on that page.
      return !shown(query)
        .slice(0, BEST_RESULTS)
        .some((address) => pages.includes(address) || pages.includes(address.split('#')[0]!))
    })
    expect(missed.map(({ query }) => `${query}: ${shown(query).slice(0, BEST_RESULTS).join(', ')}`)).toEqual([])
  })

  it('shows the page with the tested code of every task among the first three results', () => {
    const missed = queries.tasks.filter(({ query, answer }) => {
      const [page] = answer.section.split('#')
      return !shown(query)
        .slice(0, BEST_RESULTS)
        .some((address) => address.split('#')[0] === page)
    })
    expect(missed.map(({ query }) => `${query}: ${shown(query).slice(0, BEST_RESULTS).join(', ')}`)).toEqual([])
  })

  it('expects only pages and sections that exist', () => {
    const expected = Object.values(queries).flatMap((list) => list.flatMap(({ pages }) => pages))
    expected.push(...queries.tasks.map(({ answer }) => answer.section))
    expect(expected.filter((address) => !index.records.has(address))).toEqual([])
  })

  it('finds nothing for an abbreviation that the site does not use', () => {
    expect(shown('mcp')).toEqual([])
    expect(shown('xqz')).toEqual([])
  })

  it('corrects no word of up to three letters, and no word that the texts contain', () => {
    expect(shown('csp').some((address) => address.includes('css-variables'))).toBe(false)
    expect(shown('shadcn').some((address) => address.includes('scroll-shadow'))).toBe(false)
    // No text contains it. With one more letter it is corrected.
    expect(shown('tba')).toEqual([])
    expect(shown('tbal')[0]).toContain('table')
  })

  it('contains every page of the site map', () => {
    const listed = pages.filter(({ path, sitemap }) => sitemap && path !== '/' && !isPattern(path))
    expect(listed.map(({ path }) => path).filter((path) => !index.records.has(path))).toEqual([])
    for (const path of ['/docs/v2', '/templates', '/templates/dashboard', '/releases', ...releasePaths()])
      expect(index.records.has(path), path).toBe(true)
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
    const groups = toGroups(search(index, 'button loading'), file.sections, 'button loading')
    const items = groups.flatMap((group) => group.items!)
    expect(items.find(({ to }) => to === '/docs/components/button#loading')!.prefix).toMatch(/^Button ›/)
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

  it('ranks pages of the chosen framework higher, unless the query names the other one', () => {
    const [vite, next] = ['vite', 'next'].map((name) => `/docs/getting-started/installation/${name}`)
    const addresses = (framework: string, term = 'install') => search(index, term, framework).map(({ id }) => id)
    expect(addresses('vite').indexOf(vite!)).toBeLessThan(addresses('vite').indexOf(next!))
    expect(addresses('next').indexOf(next!)).toBeLessThan(addresses('next').indexOf(vite!))
    expect(addresses('vite', 'install nextjs')[0]).toBe(next)
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
    expect(Object.keys(readJson<Synonyms>('synonyms.json')).filter((address) => !index.records.has(address))).toEqual(
      [],
    )
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
  let index: SearchIndex
  const find = (term: string) => search(index, term).map(({ id }) => id)

  beforeAll(async () => {
    const records = toRecords(sections, navigation, { '/docs/components/toast': ['snackbar'] })
    index = await loadIndex(createIndex(records).toJSON())
  })

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

  it('lists pages outside of the docs sections after them', () => {
    expect(search(index, 'elsewhere')).toMatchObject([{ id: '/elsewhere', section: navigation.length }])
  })

  it('stores the framework of a page', () => {
    expect(search(index, 'start')[0]).toMatchObject({ framework: 'vite', section: 0 })
  })

  it('finds other forms of a word, and words that are written together or apart', () => {
    expect(find('picked')[0]).toBe('/docs/components/color-picker')
    expect(find('snack bar')[0]).toBe('/docs/components/toast')
    expect(find('toastelsewhere')[0]).toBe('/elsewhere')
  })
})
