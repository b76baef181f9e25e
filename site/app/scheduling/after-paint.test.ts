import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint, runWaitingTasks } from './after-paint'

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
