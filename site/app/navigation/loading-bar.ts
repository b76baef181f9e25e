export interface LoadingState {
  /** From 0 to 100. */
  readonly progress: number
  readonly isLoading: boolean
  readonly error: boolean
}

export interface LoadingTimes {
  /** Delay before the bar appears, so that fast navigations show no bar. @default 200 */
  throttle?: number
  /** Expected loading time. The bar slows down as it approaches the end. @default 2000 */
  duration?: number
  /** How long the full bar is shown. @default 500 */
  hideDelay?: number
  /** Duration of the fade-out, after which the bar is reset. @default 400 */
  resetDelay?: number
}

const STEP_MS = 100

/** The state of the loading bar at the top of the page during a navigation. */
export function createLoadingBar(
  show: (state: LoadingState) => void,
  { throttle = 200, duration = 2000, hideDelay = 500, resetDelay = 400 }: LoadingTimes = {},
) {
  let state: LoadingState = { progress: 0, isLoading: false, error: false }
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<LoadingState>): void {
    state = { ...state, ...next }
    show(state)
  }

  function wait(ms: number, task: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(task, ms)
  }

  function grow(passed: number): void {
    change({ isLoading: true, progress: (200 / Math.PI) * Math.atan((passed / duration) * 2) })
    wait(STEP_MS, () => grow(passed + STEP_MS))
  }

  return {
    start(): void {
      change({ progress: 0, error: false })
      wait(throttle, () => grow(0))
    },
    finish(error = false): void {
      clearTimeout(timer)
      if (!state.isLoading && !error) return
      change({ progress: 100, isLoading: true, error })
      wait(hideDelay, () => {
        change({ isLoading: false })
        wait(resetDelay, () => change({ progress: 0, error: false }))
      })
    },
  }
}
