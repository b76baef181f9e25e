import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into a server with `--import`: says every second, in a line of JSON, for how long its event loop was held up so
 * far. `delay` is what a clock shows, which grows with everything else that the machine does; `work` is time of the
 * processor between two rounds, which is the server's own.
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

/** Microseconds that this thread has worked. */
function readWork(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** In milliseconds. */
function summarize(histogram: { percentile(of: number): number; max: number }, unit: number) {
  const [p99, p999] = [99, 99.9].map((of) => Math.round((histogram.percentile(of) / unit) * 10) / 10)
  return { p99, p999, max: Math.round((histogram.max / unit) * 10) / 10 }
}
