import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findChromium, launchOptions } from '../scripts/chromium.ts'
import { startServer } from '../site/server/main.ts'
import { quantile } from './scene.ts'

/**
 * Measures navigation between docs pages of the built site: `npm run bench navigation`, after `npm run build`. The
 * time runs from the press of the pointer until the new heading is painted. The link was in the viewport before, and
 * the pointer arrives on it at the moment of the press. CPU is the CPU time of the main thread in that period.
 */

const BUDGET_MS = 60
const SLOW_BUDGET_MS = 260
const ROUNDS = 7
/** Long enough for the prefetching of visible links to finish. */
const SETTLE_MS = 1600
/** The slow 4G profile of Lighthouse, with four times CPU throttling. */
const SLOW = {
  rate: 4,
  network: { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 },
}

const pairs = [
  ['/docs/components/accordion', '/docs/components/alert'],
  ['/docs/components/button', '/docs/components/calendar'],
  ['/docs/components/tabs', '/docs/components/table'],
] as const

const server = await startServer({ port: Number(process.env.PORT ?? 4179), host: '127.0.0.1' })
const browser = await chromium.launch(launchOptions(await findChromium()))

interface Arrival {
  time: number
  cpu: number
}

async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

/** Time from the press until the new heading is painted. */
function watchHeading(page: Page): Promise<void> {
  return page.evaluate(() => {
    const arrived = new Promise<number>((resolve) => {
      const before = document.querySelector('h1')?.textContent
      const begin = ({ timeStamp }: Event) => {
        const { port1, port2 } = new MessageChannel()
        // A message posted before a frame is painted arrives after the paint.
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
        port1.start()
        const look = (): void => {
          const heading = document.querySelector('h1')?.textContent
          if (heading && heading !== before) port2.postMessage('')
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      addEventListener('pointerdown', begin, { capture: true, once: true })
    })
    Object.assign(window, { arrived })
  })
}

async function measure(testBrowser: Browser, from: string, to: string, isSlow: boolean): Promise<Arrival> {
  const context = await testBrowser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.rate })
  await page.goto(server.address + from)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  const link = page.locator(`a[href="${to}"]:visible`).first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(SETTLE_MS)
  await page.waitForLoadState('networkidle')
  const box = (await link.boundingBox())!

  if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW.network)
  await watchHeading(page)
  const before = await cpuMs(session)
  await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  const time = await page.evaluate(() => (window as unknown as { arrived: Promise<number> }).arrived)
  const cpu = (await cpuMs(session)) - before
  await context.close()
  return { time, cpu }
}

console.log(`From one docs page to another, ${ROUNDS} rounds`)
for (const isSlow of [false, true]) {
  for (const [from, to] of pairs) {
    const arrivals: Arrival[] = []
    for (let round = 0; round < ROUNDS; round++) arrivals.push(await measure(browser, from, to, isSlow))
    const times = arrivals.map(({ time }) => time)
    const [median, slow] = [0.5, 0.9].map((part) => quantile(times, part).toFixed(0))
    const cpu = quantile(
      arrivals.map((arrival) => arrival.cpu),
      0.5,
    ).toFixed(0)
    const name = `${from} → ${to}`.replaceAll('/docs/components/', '')
    console.log(
      `  ${name.padEnd(20)} ${isSlow ? '4x slower, slow 4G  ' : ''}${median} ms median, ${slow} ms p90, ${cpu} ms CPU  budget ${isSlow ? SLOW_BUDGET_MS : BUDGET_MS} ms`,
    )
  }
}
await browser.close()
await server.close()
