import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBuildWatch, POLL_MS } from './build-watch'
import { followChunkErrors } from './chunk-errors'
import { RELOAD_GUARD_MS, reloadOnce } from './reload-once'

const here = 'https://site.example/docs/components/button'

/** The part of the browser that this code uses. */
function stubBrowser() {
  const page = new EventTarget()
  const stored = new Map<string, string>()
  const location = { href: here, reload: vi.fn(), assign: vi.fn() }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  return { page, stored, location, storage }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reloading a page', () => {
  it('happens at most once in ten seconds for a path', () => {
    const { location } = stubBrowser()
    expect(reloadOnce(here)).toBe(true)
    expect(reloadOnce(`${here}?again`)).toBe(false)
    expect(location.reload).toHaveBeenCalledOnce()

    vi.advanceTimersByTime(RELOAD_GUARD_MS)
    expect(reloadOnce(here)).toBe(true)
    expect(reloadOnce('https://site.example/team')).toBe(true)
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://site.example/team')
  })

  it('does not happen offline or without storage, because it could repeat endlessly', () => {
    const { location, storage, stored } = stubBrowser()
    stored.set('frond-reload', '}{')
    expect(reloadOnce(here)).toBe(true)
    stored.clear()

    vi.stubGlobal('navigator', { onLine: false })
    expect(reloadOnce(here)).toBe(false)
    vi.stubGlobal('navigator', { onLine: true })
    storage.setItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(reloadOnce(here)).toBe(false)
    expect(location.reload).toHaveBeenCalledOnce()
  })
})

describe('code that fails to load', () => {
  const fail = (message: string) =>
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) })

  it('is reported first, and then the page is reloaded', () => {
    const { page, location } = stubBrowser()
    followChunkErrors()
    page.addEventListener('frond:preload-error', (event) => {
      expect((event as CustomEvent).detail).toMatchObject({ error: { message: 'Failed to fetch module' } })
      expect(location.reload).not.toHaveBeenCalled()
    })
    const event = fail('Failed to fetch module')
    dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(location.reload).toHaveBeenCalledOnce()
    expect.assertions(4)
  })

  it('can be handled by a listener', () => {
    const { page, location } = stubBrowser()
    followChunkErrors()
    page.addEventListener('frond:preload-error', (event) => event.preventDefault())
    dispatchEvent(fail('Failed to fetch module'))
    expect(location.reload).not.toHaveBeenCalled()
  })

  it('does not cause a reload if it is a stylesheet', () => {
    stubBrowser()
    followChunkErrors()
    const event = fail('Unable to preload CSS for /assets/a.css')
    dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })
})

describe('a new build', () => {
  it('is checked for every hour, and reported once per build', async () => {
    const latest = vi.fn(async () => ({ id: 'a' }))
    const onUpdate = vi.fn()
    const watch = createBuildWatch({ id: 'a', latest, onUpdate, onFailure: vi.fn() })
    await vi.advanceTimersByTimeAsync(POLL_MS - 1)
    expect(latest).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(latest).toHaveBeenCalledOnce()
    expect(onUpdate).not.toHaveBeenCalled()

    latest.mockResolvedValue({ id: 'b' })
    await vi.advanceTimersByTimeAsync(2 * POLL_MS)
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith('b')
    watch.stop()
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(latest).toHaveBeenCalledTimes(3)
  })

  it('is checked for when a visitor returns after more than an hour', async () => {
    const latest = vi.fn(async () => ({ id: 'b' }))
    const onUpdate = vi.fn()
    const watch = createBuildWatch({ id: 'a', latest, onUpdate, onFailure: vi.fn() })
    watch.onReturn()
    expect(latest).not.toHaveBeenCalled()
    // A frozen tab: the clock continued, but its timers did not.
    vi.setSystemTime(Date.now() + POLL_MS + 1)
    watch.onReturn()
    await vi.advanceTimersByTimeAsync(0)
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith('b')
    watch.stop()
  })

  it('is found after failed checks', async () => {
    const latest = vi.fn(async (): Promise<{ id: string }> => Promise.reject(new Error('offline')))
    const [onUpdate, onFailure] = [vi.fn(), vi.fn()]
    const watch = createBuildWatch({ id: 'a', latest, onUpdate, onFailure })
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(onFailure).toHaveBeenCalledOnce()
    latest.mockResolvedValue({ id: 'b' })
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(onUpdate).toHaveBeenCalledOnce()
    watch.stop()
  })
})
