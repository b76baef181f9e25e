import { describe, expect, it } from 'vitest'
import type { PageNavigation } from '../types.ts'
import { buildNavigation, findSurroundings, navigationFields, type NavigationRow } from './navigation.ts'

function page(stem: string, path: string, navigation: PageNavigation = true, more: object = {}): NavigationRow {
  return { title: path.split('/').at(-1)!, path, stem, navigation, meta: {}, ...more }
}

describe('buildNavigation', () => {
  it('nests pages in folders and compares numeric prefixes as numbers', () => {
    const rows = [
      page('docs/10.last', '/docs/last'),
      page('docs/2.components/10.table', '/docs/components/table'),
      page('docs/2.components/9.tabs', '/docs/components/tabs'),
      page('docs/1.start', '/docs/start'),
    ]
    expect(buildNavigation(rows, new Map(), [])).toEqual([
      {
        title: 'Docs',
        path: '/docs',
        stem: 'docs',
        page: false,
        children: [
          { title: 'start', path: '/docs/start', stem: 'docs/1.start' },
          {
            title: 'Components',
            path: '/docs/components',
            stem: 'docs/2.components',
            page: false,
            children: [
              { title: 'tabs', path: '/docs/components/tabs', stem: 'docs/2.components/9.tabs' },
              { title: 'table', path: '/docs/components/table', stem: 'docs/2.components/10.table' },
            ],
          },
          { title: 'last', path: '/docs/last', stem: 'docs/10.last' },
        ],
      },
    ])
  })

  it('adds the page of a folder as its first child', () => {
    const rows = [page('docs/a', '/docs/a'), page('docs/index', '/docs')]
    const [docs] = buildNavigation(rows, new Map(), [])
    expect(docs).not.toHaveProperty('page')
    expect(docs!.children!.map(({ path }) => path)).toEqual(['/docs', '/docs/a'])
  })

  it('reads title, icon and other fields of a folder from its file', () => {
    const folders = new Map([['docs', { title: 'Handbook', icon: 'i-lucide-book', defaultOpen: true }]])
    const [docs] = buildNavigation([page('docs/a', '/docs/a')], folders, [])
    expect(docs).toMatchObject({ title: 'Handbook', icon: 'i-lucide-book', defaultOpen: true, path: '/docs' })
  })

  it('omits a folder that is hidden, with all its contents', () => {
    const folders = new Map([['docs/b', { navigation: false }]])
    const rows = [page('docs/a', '/docs/a'), page('docs/b/c', '/docs/b/c'), page('docs/b/d/e', '/docs/b/d/e')]
    const [docs] = buildNavigation(rows, folders, [])
    expect(docs!.children!.map(({ path }) => path)).toEqual(['/docs/a'])
  })

  it('adds the fields of the page to its item, overridden by the fields of its navigation', () => {
    const row = page(
      'a',
      '/a',
      { title: 'Short', icon: 'i-lucide-a', shadow: true },
      { framework: 'vite', category: null, meta: { badge: 'New', icon: 'i-lucide-b' } },
    )
    expect(buildNavigation([row], new Map(), navigationFields)).toEqual([
      { title: 'Short', path: '/a', stem: 'a', icon: 'i-lucide-a', badge: 'New', framework: 'vite', shadow: true },
    ])
  })
})

describe('findSurroundings', () => {
  const navigation = buildNavigation(
    [page('docs/1.a/index', '/docs/a'), page('docs/1.a/1.b', '/docs/a/b'), page('docs/2.c/1.d', '/docs/c/d')],
    new Map(),
    [],
  )

  it('skips folders and continues in the next one', () => {
    const [previous, next] = findSurroundings(navigation, '/docs/a/b')
    expect([previous?.path, next?.path]).toEqual(['/docs/a', '/docs/c/d'])
  })

  it('has no page before the first and after the last', () => {
    expect(findSurroundings(navigation, '/docs/a')[0]).toBeUndefined()
    expect(findSurroundings(navigation, '/docs/c/d')[1]).toBeUndefined()
    expect(findSurroundings(navigation, '/nowhere')).toEqual([undefined, undefined])
  })
})
