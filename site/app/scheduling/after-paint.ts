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

/** Runs the tasks that wait for the next paint now. */
export function runWaitingTasks(): void {
  for (const run of waiting) run()
}
