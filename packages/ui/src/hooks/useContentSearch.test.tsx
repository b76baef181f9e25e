import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { App } from '../components/App.tsx'
import { useContentSearch } from './useContentSearch.ts'

describe('useContentSearch', () => {
  it('opens and closes the search of the application', async () => {
    const { result, act } = await renderHook(() => useContentSearch(), { wrapper: App })
    expect(result.current.open).toBe(false)
    await act(() => result.current.setOpen(true))
    expect(result.current.open).toBe(true)
    await act(() => result.current.setOpen(false))
    expect(result.current.open).toBe(false)
  })

  it('keeps its functions when the search opens, so that items are not made again', async () => {
    const { result, act } = await renderHook(() => useContentSearch(), { wrapper: App })
    const { mapNavigationItems, mapSearchResults } = result.current
    await act(() => result.current.setOpen(true))
    expect(result.current.mapNavigationItems).toBe(mapNavigationItems)
    expect(result.current.mapSearchResults).toBe(mapSearchResults)
  })

  it('gives items the icons of the theme', async () => {
    const { result } = await renderHook(() => useContentSearch(), {
      wrapper: ({ children }) => <App theme={{ icons: { file: 'test:page', hash: 'test:heading' } }}>{children}</App>,
    })
    const files = [
      { id: '/theme', title: 'Theme', titles: [], level: 1 },
      { id: '/theme#colors', title: 'Colors', titles: ['Theme'], level: 2 },
    ]
    const items = result.current.mapNavigationItems([{ title: 'Theme', path: '/theme' }], files)
    expect(items.map(({ icon }) => icon)).toEqual(['test:page', 'test:heading'])
    expect(result.current.postFilter('', items)).toEqual([items[0]])
  })
})
