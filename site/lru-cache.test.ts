import { expect, it } from 'vitest'
import { LruCache } from './lru-cache.ts'

it('removes the entry that was not used for longest', () => {
  const cache = new LruCache<string, number>({ limit: 2 })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect(cache.get('a')).toBe(1)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.count).toBe(2)
})

it('limits the total size, and reports removed entries', () => {
  const evicted: string[] = []
  const cache = new LruCache<number, string>({
    limit: 5,
    sizeOf: (text) => text.length,
    onEvict: (text) => evicted.push(text),
  })
  cache.set(1, 'aaa')
  cache.set(2, 'bb')
  cache.set(3, 'ccc')
  expect(evicted).toEqual(['aaa'])
  expect(cache.get(2)).toBe('bb')
})

it('does not store a value that is larger than the limit', () => {
  const cache = new LruCache<number, string>({ limit: 2, sizeOf: (text) => text.length })
  cache.set(1, 'a')
  cache.set(2, 'ccc')
  expect(cache.get(1)).toBe('a')
  expect(cache.get(2)).toBeUndefined()
})

it('counts a replaced value once', () => {
  const cache = new LruCache<number, string>({ limit: 4, sizeOf: (text) => text.length })
  cache.set(1, 'aaa')
  cache.set(1, 'bb')
  cache.set(2, 'cc')
  expect(cache.get(1)).toBe('bb')
})
