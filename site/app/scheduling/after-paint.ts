/** A page in the background draws no frames. Its tasks run after this time. */
const LIMIT_MS = 300

const waiting = new Set<() => void>()

/** Runs a task after the next paint. Returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(run, LIMIT_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  function cancel(): void {
    waiting.delete(run)
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  function run(): void {
    cancel()
    task()
  }
  waiting.add(run)
  return cancel
}

/** By this time the visitor has seen what was painted, and the browser has finished the work that it caused. */
const PAUSE_MS = 450
const inputEvents = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Runs a task at the next input of the visitor, and otherwise after a pause. Returns a function that cancels it. */
export function afterPause(task: () => void): () => void {
  const listening = new AbortController()
  const timer = setTimeout(run, PAUSE_MS)
  for (const type of inputEvents)
    addEventListener(type, run, { capture: true, passive: true, signal: listening.signal })
  function cancel(): void {
    waiting.delete(run)
    listening.abort()
    clearTimeout(timer)
  }
  function run(): void {
    cancel()
    task()
  }
  waiting.add(run)
  return cancel
}

/** Runs the tasks that wait for a paint or a pause now. */
export function runWaitingTasks(): void {
  for (const run of waiting) run()
}
