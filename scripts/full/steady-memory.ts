import { readFileSync } from 'node:fs'
import { startSite } from '../../e2e/site-process.ts'
import { buildIfStale, site } from '../targets.ts'

/**
 * Sends all kinds of valid and invalid requests to the server, and watches its memory and event loop. The memory stays
 * below 512 MB and does not grow, and nothing blocks the loop. Run it with FROND_SOAK_MINUTES=30 before a release.
 */

const MINUTES = Number(process.env.FROND_SOAK_MINUTES ?? 5)
const VISITORS = 16
const MAX_MEGABYTES = 512
const MAX_GROWTH = 0.1
/** 99.9th percentile of the CPU time between two rounds of the event loop, in ms. */
const MAX_WORK_MS = 50
const WATCH_MS = 1000

if (!process.env.FROND_BUILD) await buildIfStale(site)
// In a container Node limits its heap to half of the memory.
const watchLoop = new URL('soak/watch-loop.ts', import.meta.url).href
const own = await startSite({
  FROND_RATE_LIMITS: 'off',
  NODE_OPTIONS: `--max-old-space-size=${MAX_MEGABYTES / 2} --import ${watchLoop}`,
})
const html = (await own.ask('/docs/components/button')).body.toString()
const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
const json = { 'Content-Type': 'application/json' }
const name = () => Math.random().toString(36).slice(2)

const query = (sql: string) =>
  own.ask('/api/content/docs/query', { method: 'POST', headers: json, body: JSON.stringify({ sql }) })
const light = 'SELECT "path" FROM _content_docs ORDER BY stem ASC'
/** A query for all rows, in an order that is slow to sort. */
const heaviest = `SELECT * FROM _content_docs ORDER BY ${Array(8).fill('body DESC').join(', ')}`

const requests: (() => Promise<{ status: number }>)[] = [
  () => own.ask('/docs/components/button', { headers: { 'Accept-Encoding': 'br' } }),
  () => own.ask('/', { headers: { 'Accept-Encoding': 'gzip' } }),
  () => own.ask(assets[Math.floor(Math.random() * assets.length)]!),
  () => own.ask('/docs/components/button/_payload.json'),
  () => own.ask('/api/icons/lucide.json?icons=rocket,star'),
  () => own.ask(`/api/icons/${name()}.json?icons=a`),
  () => own.ask(`/_img/w_${1 + Math.floor(Math.random() * 640)},f_webp/icon-512.png`),
  () => own.ask(`/_img/w_640/${name()}.png`),
  () => own.ask(`/examples/button/basic?mode=dark&radius=0.5`),
  () => own.ask(`/${name()}`, { headers: { 'User-Agent': 'Mozilla/5.0' } }),
  () => own.ask(`/docs/components/${name()}`),
  () => own.ask(`/api/content/docs/sql_dump.txt?v=${name()}`, { method: 'HEAD' }),
  () => query(`SELECT "title" FROM _content_docs WHERE ("path" = '/docs/${name()}') ORDER BY stem ASC`),
  () => query(Math.random() < 0.1 ? heaviest : light),
  () => own.ask('/api/content/docs/query', { method: 'POST', headers: json, body: '['.repeat(10_000) }),
  () => own.ask('/api/event', { method: 'POST', headers: json, body: '['.repeat(100_000) }),
  () => own.ask(`/_islands/changelog.json?props=${'a'.repeat(20_000)}`),
  () => own.ask('/docs/components/button', { headers: { Range: `bytes=${'0-0,'.repeat(3000)}` } }),
  () => own.ask('/docs/components/button', { headers: { 'Accept-Encoding': `${name()}${','.repeat(10_000)}` } }),
  () => own.ask('/api/icons/lucide.json?icons=star', { headers: { Host: `${name()}:99999` } }),
  () => {
    const event = { n: 'pageview', u: `https://frond-ui.dev/${name()}`, d: 'frond-ui.dev' }
    return own.ask('/api/event', { method: 'POST', headers: json, body: JSON.stringify(event) })
  },
  () => own.ask(`/_islands/changelog.json?props={"slug":"${name()}"}`.replaceAll('"', '%22')),
  () => own.ask(`/${'%00'.repeat(20)}`),
]

interface LoopTimes {
  p99: number
  p999: number
  max: number
}

interface LoopLine {
  delay: LoopTimes
  work: LoopTimes
}

const failures = new Map<string, number>()
let asked = 0
const end = performance.now() + MINUTES * 60_000
const megabytes: number[] = []

async function visit(): Promise<void> {
  while (performance.now() < end) {
    const { status } = await requests[Math.floor(Math.random() * requests.length)]!().catch((error: Error) => {
      failures.set(error.message, (failures.get(error.message) ?? 0) + 1)
      return { status: 0 }
    })
    asked += 1
    // The image queue has a limit, so 503 is a valid answer.
    if (status >= 500 && status !== 503) failures.set(String(status), (failures.get(String(status)) ?? 0) + 1)
  }
}

const watching = setInterval(() => {
  const status = readFileSync(`/proc/${own.child.pid}/status`, 'utf8')
  megabytes.push(Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / 1024)
}, WATCH_MS)
await Promise.all(Array.from({ length: VISITORS }, visit))
clearInterval(watching)
const { delay, work } = own.lines().findLast(({ event }) => event === 'loop') as unknown as LoopLine
await own.stop()

// Ignore the growth at the start, while caches fill up.
const settled = megabytes.slice(Math.floor(megabytes.length / 3))
const half = Math.floor(settled.length / 2)
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const before = middle(settled.slice(0, half))
const after = middle(settled.slice(half))
const most = Math.max(...megabytes)
const growth = after / before - 1
console.log(
  `${asked} requests in ${MINUTES} minutes: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB; ${most.toFixed(0)} MB at most.`,
)
const inWords = ({ p99, p999, max }: LoopTimes) => `${p99} ms (p99), ${p999} ms (p99.9), ${max} ms (most)`
console.log(`Event loop held up for ${inWords(delay)}; by work of the server for ${inWords(work)}.`)
const isHeldUp = work.p999 > MAX_WORK_MS
for (const [what, count] of failures) console.log(`${count} × ${what}`)
if (failures.size > 0 || most > MAX_MEGABYTES || growth > MAX_GROWTH || isHeldUp) {
  console.log(
    `It may neither fail, nor need more than ${MAX_MEGABYTES} MB, nor grow by more than ${MAX_GROWTH * 100} %, nor work for more than ${MAX_WORK_MS} ms at a time (p99.9).`,
  )
  process.exitCode = 1
}
