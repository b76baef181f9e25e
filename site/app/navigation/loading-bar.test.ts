import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingBar, type LoadingState } from './loading-bar'

let state: LoadingState
const shown: LoadingState[] = []
const bar = () =>
  createLoadingBar((next) => {
    state = next
    shown.push(next)
  })

beforeEach(() => {
  shown.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('loading bar', () => {
  it('is not shown if the page loads within 200 ms', () => {
    const { start, finish } = bar()
    start()
    vi.advanceTimersByTime(199)
    finish()
    vi.advanceTimersByTime(5000)
    expect(shown.some(({ isLoading }) => isLoading)).toBe(false)
  })

  it('slows down and never becomes full before the page is loaded', () => {
    const { start } = bar()
    start()
    vi.advanceTimersByTime(200)
    expect(state).toEqual({ progress: 0, isLoading: true, error: false })
    vi.advanceTimersByTime(2000)
    const half = state.progress
    expect(half).toBeGreaterThan(60)
    vi.advanceTimersByTime(60_000)
    expect(state.progress).toBeGreaterThan(half)
    expect(state.progress).toBeLessThan(100)
  })

  it('is full for 500 ms, fades out for 400 ms and is then empty', () => {
    const { start, finish } = bar()
    start()
    vi.advanceTimersByTime(300)
    finish()
    expect(state).toEqual({ progress: 100, isLoading: true, error: false })
    vi.advanceTimersByTime(499)
    expect(state.isLoading).toBe(true)
    vi.advanceTimersByTime(1)
    expect(state).toEqual({ progress: 100, isLoading: false, error: false })
    vi.advanceTimersByTime(400)
    expect(state.progress).toBe(0)
  })

  it('shows a failure, even an immediate one, until the next start', () => {
    const { start, finish } = bar()
    start()
    finish(true)
    expect(state).toEqual({ progress: 100, isLoading: true, error: true })
    start()
    expect(state.error).toBe(false)
  })
})
