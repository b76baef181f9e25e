import { expect, it } from 'vitest'
import { createQueue, savesData } from './prefetch'

it('prefetches four pages at a time, in order, and skips links that left the viewport', async () => {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const queue = createQueue((path) => {
    started.push(path)
    return new Promise<void>((resolve) => finish.set(path, resolve))
  })
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/a']) queue.add(path, `link to ${path}`)
  queue.run()
  queue.run()
  expect(started).toEqual(['/a', '/b', '/c', '/d'])

  queue.drop('/e', 'link to /e')
  finish.get('/b')!()
  await Promise.resolve()
  await Promise.resolve()
  expect(started).toEqual(['/a', '/b', '/c', '/d', '/f'])
})

it('prefetches a page with a visible link although another link to it is not visible', () => {
  const started: string[] = []
  const queue = createQueue(async (path) => void started.push(path))
  queue.add('/team', 'link in the header')
  queue.drop('/team', 'link in the footer')
  queue.add('/figma', 'link in the header')
  queue.drop('/figma', 'link in the header')
  queue.run()
  expect(started).toEqual(['/team'])
})

it('starts no requests while it is paused', async () => {
  const started: string[] = []
  const queue = createQueue(async (path) => void started.push(path), 1)
  queue.add('/a', 'link')
  queue.add('/b', 'link')
  queue.run()
  queue.pause()
  await new Promise((resolve) => setTimeout(resolve))
  queue.run()
  expect(started).toEqual(['/a'])

  queue.resume()
  queue.run()
  expect(started).toEqual(['/a', '/b'])
})

it('does not prefetch in data-saving mode or on slow connections', () => {
  expect(savesData(undefined)).toBe(false)
  expect(savesData({ saveData: false, effectiveType: '4g' })).toBe(false)
  expect(savesData({ saveData: true, effectiveType: '4g' })).toBe(true)
  expect(savesData({ effectiveType: '2g' })).toBe(true)
  expect(savesData({ effectiveType: 'slow-2g' })).toBe(true)
})
