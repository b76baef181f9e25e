/** A page in the background draws no frames. Its tasks run after this time. */
const LIMIT_MS = 300

const waiting = new Set<() => void>()

/** Adds a task to those that wait. `stop` ends what would run it. */
function addWaiting(task: () => void, stop: () => void): { run: () => void; cancel: () => void } {
  function cancel(): void {
    waiting.delete(run)
    stop()
  }
  function run(): void {
    cancel()
    task()
  }
  waiting.add(run)
  return { run, cancel }
}

/** Runs a task after the next paint. Returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
  const { run, cancel } = addWaiting(task, () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  })
  let timer = setTimeout(run, LIMIT_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
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
  const { run, cancel } = addWaiting(task, () => {
    listening.abort()
    clearTimeout(timer)
  })
  const timer = setTimeout(run, PAUSE_MS)
  const options = { passive: true, signal: listening.signal }
  for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, runWaitingTasks, options)
  // A navigation itself scrolls to the top.
  addEventListener('scroll', () => scrollY > 0 && runWaitingTasks(), options)
  return cancel
}

/** Runs the tasks that wait for a paint or a pause now. */
export function runWaitingTasks(): void {
  for (const run of waiting) run()
}
