import { describe, expect, it } from 'vitest'
import { buildTree, findNeighbours, findTrail, pagesFor } from './section-tree.ts'

const page = (path: string, fields: object = {}) => ({ title: path.split('/').at(-1)!, path, stem: path, ...fields })
const folder = (title: string, children: object[]) => ({ ...page(`/${title}`), title, page: false, children })

const tree = buildTree([
  page('/intro'),
  folder('Installation', [
    page('/installation/vite', { framework: 'vite' }),
    page('/installation/next', { framework: 'next' }),
    page('/installation/astro'),
  ]),
  folder('Theme', [
    page('/theme/colours', { badge: 'New' }),
    folder('Icons', [page('/icons/vite', { framework: 'vite' }), page('/icons/next', { framework: 'next' })]),
  ]),
  page('/forms'),
] as Parameters<typeof buildTree>[0])

const titles = (entries: typeof tree): unknown[] =>
  entries.map((entry) => ('entries' in entry ? [entry.title, titles([...entry.entries])] : entry.title))

describe('the tree of a section', () => {
  it('shows folders as groups, and a folder with one page per framework as one entry for each', () => {
    expect(titles(tree)).toEqual([
      'intro',
      'Installation',
      'Installation',
      'astro',
      ['Theme', ['colours', 'Icons', 'Icons']],
      'forms',
    ])
    expect(pagesFor(tree, 'next').map(({ path }) => path)).toEqual([
      '/intro',
      '/installation/next',
      '/installation/astro',
      '/theme/colours',
      '/icons/next',
      '/forms',
    ])
  })

  it('follows the navigation fields `shadow`, `defaultOpen` and `target`', () => {
    const fields = buildTree([
      { ...folder('Shadow', [page('/shadow/a', { target: '_blank' })]), shadow: true },
      { ...folder('Closed', [page('/closed/a')]), defaultOpen: false },
    ] as Parameters<typeof buildTree>[0])
    expect(fields).toEqual([
      { title: 'Shadow', path: '/shadow/a', target: '_blank' },
      { title: 'Closed', defaultOpen: false, entries: [{ title: 'a', path: '/closed/a' }] },
    ])
  })

  it('puts pages with a category into groups, in the order of the categories', () => {
    const components = buildTree([
      page('/all'),
      page('/table', { category: 'data' }),
      page('/button', { category: 'element' }),
    ])
    expect(titles(components)).toEqual(['all', ['Element', ['button']], ['Data', ['table']]])
  })

  it('skips the pages of the other framework between neighbors', () => {
    expect(findNeighbours(tree, '/intro')).toEqual({
      previous: [],
      next: [
        { path: '/installation/vite', framework: 'vite' },
        { path: '/installation/next', framework: 'next' },
      ],
    })
    expect(findNeighbours(tree, '/installation/next')).toEqual({
      previous: [{ path: '/intro' }],
      next: [{ path: '/installation/astro' }],
    })
    expect(findNeighbours(tree, '/forms').next).toEqual([])
    expect(findNeighbours(tree, '/nowhere')).toEqual({ previous: [], next: [] })
  })

  it('returns the groups above a page', () => {
    expect(findTrail(tree, '/icons/next')).toEqual(['Theme'])
    expect(findTrail(tree, '/intro')).toEqual([])
    expect(findTrail(tree, '/nowhere')).toBeUndefined()
  })
})
