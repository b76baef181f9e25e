import { onTestFinished, vi } from 'vitest'
import { nextFrames, pendingTasks } from './frames.ts'

export interface StoppedClock {
  /** Advances the time, and waits until React has rendered the result. */
  advance: (ms: number) => Promise<void>
}

/**
 * Replaces the timers of the page until the end of the test, so that the test does not wait and does not depend on the speed
 * of the machine. Animation frames and the tasks of React stay real. A press, a hover and `expect.element` advance the clock
 * by the time they take, so use times that are much longer than that.
 */
export function stopClock(): StoppedClock {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    async advance(ms) {
      // A render that is scheduled already may start a timer.
      await pendingTasks()
      vi.advanceTimersByTime(ms)
      await nextFrames()
    },
  }
}
