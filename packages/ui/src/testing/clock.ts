import { onTestFinished, vi } from 'vitest'
import { nextFrames, pendingTasks } from './frames.ts'

export interface StoppedClock {
  /** Lets time pass, and the page take in what has happened then. */
  advance: (ms: number) => Promise<void>
}

/**
 * Stops the timers of the page until the end of the test, so that a test of seconds takes none and the speed of the machine
 * does not matter. Frames and the tasks in which React renders stay real. Mind that a press, a hover and `expect.element`
 * move the clock on by as long as they take: give times beside which that is nothing.
 */
export function stopClock(): StoppedClock {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    async advance(ms) {
      // What is about to be rendered may yet start a timer.
      await pendingTasks()
      vi.advanceTimersByTime(ms)
      await nextFrames()
    },
  }
}
