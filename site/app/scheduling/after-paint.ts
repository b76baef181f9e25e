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

/**
 * Runs a task after a pause. If the visitor scrolls, touches the screen or presses a key before, all waiting tasks run at
 * once. Presses of the mouse do not count: what is under the pointer must not move before it is released. Returns a function
 * that cancels the task.
 */
export function afterPause(task: () => void): () => void {
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  const timer = setTimeout(run, PAUSE_MS)
  for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, runWaitingTasks, options)
  // A navigation itself scrolls to the top.
  addEventListener('scroll', () => scrollY > 0 && runWaitingTasks(), options)
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
