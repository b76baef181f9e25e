import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite, type SiteProcess } from '../e2e/site-process.ts'
import { webhookBudget } from './budgets.ts'
import { measureLoad, toRequestText } from './http-load.ts'

/**
 * Measures the response time of a docs page while the server refuses unsigned payment events: `npm run bench webhooks`. The
 * site has to be built before. The client runs on the same machine, so its own work makes the page slower.
 */

const PATH = '/docs/components/button'
const SECONDS = 10
/** Events are sent in groups, because timers are not precise to the millisecond. */
const GROUPS_PER_SECOND = 50

const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', padding: 'x'.repeat(1000) })
const head = ['POST /api/pro/webhooks/sandbox HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
const event = `${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** Sends one event on its own connection and returns whether it was refused. */
async function sendEvent(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  socket.write(event)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString('latin1', 0, 12) === 'HTTP/1.1 400'
}

/** Sends events at a fixed rate and returns how many were refused. A slow server gets no fewer events. */
async function sendEvents({ port }: SiteProcess): Promise<number> {
  const answers: Promise<boolean>[] = []
  const start = performance.now()
  for (let group = 0; group < SECONDS * GROUPS_PER_SECOND; group += 1) {
    await sleep(Math.max(0, start + (group * 1000) / GROUPS_PER_SECOND - performance.now()))
    for (let index = 0; index < webhookBudget.perSecond / GROUPS_PER_SECOND; index += 1) answers.push(sendEvent(port))
  }
  return (await Promise.all(answers)).filter(Boolean).length
}

async function measurePages(site: SiteProcess, isDone: () => boolean): Promise<number> {
  const times: number[] = []
  while (!isDone()) {
    const { median, failed } = await measureLoad({
      port: site.port,
      request: toRequestText(PATH),
      requests: 1,
      connections: 1,
    })
    if (failed > 0) throw new Error(`bench webhooks: ${PATH} was not sent. Build the site first with npm run build.`)
    times.push(median)
    await sleep(20)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

const site = await startSite({ FROND_RATE_LIMITS: 'off' })
try {
  let isDone = false
  const events = sendEvents(site).finally(() => (isDone = true))
  const p99 = await measurePages(site, () => isDone)
  const refused = await events
  const { perSecond, p99Ms } = webhookBudget
  console.log(`${refused} of ${SECONDS * perSecond} unsigned events refused, ${perSecond} a second`)
  console.log(`p99 of ${PATH}: ${p99.toFixed(1)} ms, limit ${p99Ms} ms`)
  if (refused !== SECONDS * perSecond || p99 > p99Ms) process.exitCode = 1
} finally {
  await site.stop()
}
