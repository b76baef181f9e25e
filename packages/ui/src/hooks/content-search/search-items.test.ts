import { describe, expect, it } from 'vitest'
import { keepPagesWithoutTerm, toFileItem, toLinkItems, toNavigationItems, toResultItems } from './search-items.ts'

const icons = { page: 'file', heading: 'hash' }
const files = [
  { id: '/guide/theme', title: 'Theme', titles: [], level: 1, content: 'Colors and sizes.' },
  { id: '/guide/theme#colors', title: 'Colors', titles: ['Theme'], level: 2, content: 'Seven names.' },
  { id: '/guide', title: 'Guide', titles: [], level: 1 },
]
const navigation = [
  {
    title: 'Guide',
    path: '/guide',
    icon: 'book',
    children: [
      { title: 'Design', path: '/guide/design', page: false, children: [{ title: 'Themes', path: '/guide/theme' }] },
      { title: 'Icons', path: '/guide/icons', icon: 'star' },
    ],
  },
]

describe('toFileItem', () => {
  it('takes the title of the page from the navigation, and titles of headings from the file', () => {
    const link = { title: 'Themes', path: '/guide/theme' }
    expect(toFileItem(icons, files[0]!, link, { title: 'Guide' })).toEqual({
      prefix: 'Guide >',
      label: 'Themes',
      suffix: 'Colors and sizes.',
      to: '/guide/theme',
      icon: 'file',
      level: 1,
    })
    expect(toFileItem(icons, files[1]!, link)).toMatchObject({ prefix: 'Theme >', label: 'Colors', icon: 'hash' })
  })

  it('names a title once that is both folder and page', () => {
    expect(toFileItem(icons, files[1]!, {}, { title: 'Theme' }).prefix).toBe('Theme >')
  })
})

describe('toNavigationItems', () => {
  it('lists pages with their sections in the order of the navigation', () => {
    const items = toNavigationItems(icons, navigation, files)
    expect(items.map(({ prefix, label }) => [prefix, label])).toEqual([
      [undefined, 'Guide'],
      ['Design >', 'Themes'],
      ['Design > Theme >', 'Colors'],
      ['Guide >', 'Icons'],
    ])
  })

  it('gives pages their own icon, or that of the nearest folder', () => {
    const items = toNavigationItems(icons, navigation, files)
    expect(items.map(({ icon }) => icon)).toEqual(['book', 'book', 'book', 'star'])
  })

  it('lists a page once if it is also the first child of its folder', () => {
    const index = { title: 'Guide', path: '/guide' }
    expect(toNavigationItems(icons, [{ ...index, children: [index] }])).toHaveLength(1)
  })
})

describe('toLinkItems', () => {
  it('puts children after their link, with its label as prefix', () => {
    const links = [{ label: 'Docs', to: '/docs', icon: 'book', children: [{ label: 'Theme', to: '/theme' }] }]
    expect(toLinkItems(links)).toEqual([
      { label: 'Docs', to: '/docs', icon: 'book' },
      { label: 'Theme', to: '/theme', icon: 'book', prefix: 'Docs >' },
    ])
  })
})

describe('toResultItems', () => {
  it('shows snippets below the title, and otherwise the text after it', () => {
    const [snippet, text] = toResultItems(
      icons,
      [{ ...files[1]!, snippets: ['Seven', 'names'] }, files[0]!],
      navigation,
    )
    expect(snippet).toEqual({
      prefix: 'Theme >',
      label: 'Colors',
      description: 'Seven … names',
      to: '/guide/theme#colors',
      icon: 'book',
      level: 2,
    })
    expect(text).toMatchObject({ label: 'Themes', suffix: 'Colors and sizes.' })
  })
})

describe('keepPagesWithoutTerm', () => {
  it('keeps headings only during a search', () => {
    const items = [{ level: 1 }, { level: 2 }, {}]
    expect(keepPagesWithoutTerm('', items)).toEqual([{ level: 1 }, {}])
    expect(keepPagesWithoutTerm('a', items)).toEqual(items)
  })
})
