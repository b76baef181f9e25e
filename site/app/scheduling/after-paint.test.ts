// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint, afterPause, runWaitingTasks } from './after-paint'

let drawFrame: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    drawFrame = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => (drawFrame = () => {}))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a task runs once, after the frame is drawn', () => {
  const task = vi.fn()
  afterPaint(task)
  drawFrame()
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('a task runs in a page that draws no frames', () => {
  const task = vi.fn()
  afterPaint(task)
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('a canceled task does not run', () => {
  const task = vi.fn()
  afterPaint(task)()
  drawFrame()
  vi.runAllTimers()
  runWaitingTasks()
  expect(task).not.toHaveBeenCalled()
})

test('waiting tasks can run before the paint', () => {
  const task = vi.fn()
  afterPaint(task)
  runWaitingTasks()
  expect(task).toHaveBeenCalledOnce()
  drawFrame()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('a task that waits for a pause runs when the visitor scrolls or presses a key', () => {
  const task = vi.fn()
  afterPause(task)
  drawFrame()
  expect(task).not.toHaveBeenCalled()
  dispatchEvent(new Event('wheel'))
  dispatchEvent(new Event('keydown'))
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('without input, a task that waits for a pause runs after some time, unless it is canceled', () => {
  const task = vi.fn()
  const canceled = vi.fn()
  afterPause(task)
  afterPause(canceled)()
  vi.runAllTimers()
  dispatchEvent(new Event('wheel'))
  expect(task).toHaveBeenCalledOnce()
  expect(canceled).not.toHaveBeenCalled()
})
