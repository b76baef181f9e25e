import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into a server with `--import`. Prints a line of JSON every second with the longest blocking of the event loop.
 * `delay` is wall-clock time and grows with other load on the machine. `work` is CPU time between two rounds of the loop,
 * which only the server causes.
 */

const WATCH_MS = 1000
const RESOLUTION_MS = 5

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
const work = createHistogram()
let last = readWork()

setInterval(() => {
  const now = readWork()
  work.record(Math.max(1, now - last))
  last = now
}, RESOLUTION_MS).unref()

setInterval(() => {
  const line = { event: 'loop', delay: summarize(delay, 1e6), work: summarize(work, 1000) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}, WATCH_MS).unref()

/** CPU time of this thread, in microseconds. */
function readWork(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** In milliseconds. */
function summarize(histogram: { percentile(of: number): number; max: number }, unit: number) {
  const [p99, p999] = [99, 99.9].map((of) => Math.round((histogram.percentile(of) / unit) * 10) / 10)
  return { p99, p999, max: Math.round((histogram.max / unit) * 10) / 10 }
}
