import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from './recent-searches'

describe('recent searches', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('are stored under their key: up to five different terms, the latest first', () => {
    for (const term of ['modal', 'toast', 'MODAL', 'tabs', ' ', 'tree', 'card', 'form']) keepRecentSearch(term)
    expect(readRecentSearches()).toEqual(['form', 'card', 'tree', 'tabs', 'MODAL'])
    expect(JSON.parse(localStorage.getItem('frond-recent-searches')!)).toEqual(readRecentSearches())
    forgetRecentSearches()
    expect(localStorage.getItem('frond-recent-searches')).toBeNull()
  })

  it.each(['rubbish', '{"a":1}', '[1, null, ["x"], "", "ok"]', `["${'x'.repeat(1000)}", "ok"]`])(
    'ignore stored values that are not search terms: %s',
    (stored) => {
      localStorage.setItem('frond-recent-searches', stored)
      expect(readRecentSearches().filter((term) => term !== 'ok')).toEqual([])
    },
  )

  it('are empty if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepRecentSearch('modal')
    expect(readRecentSearches()).toEqual([])
  })
})
