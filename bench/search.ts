import { chromium, type CDPSession, type Page } from '@playwright/test'
import { findChromium, launchOptions } from '../scripts/chromium.ts'
import { startServer } from '../site/server.ts'
import { quantile } from './scene.ts'

/**
 * Measures the search palette of the built site: `node --conditions=frond-source bench/search.ts`, after `npm run build`.
 * Opening is the time from the shortcut to the frame that shows the palette: cold with nothing of it fetched, warm when
 * it was open before. A key is CPU time of the main thread until its results are painted, on the whole index.
 */

const COLD_BUDGET_MS = 60
const WARM_BUDGET_MS = 35
const KEY_BUDGET_MS = 8
const ROUNDS = 9
const KEY_DELAY_MS = 60
const TERMS = ['dropdown menu', 'acordion', 'how to theme', 'snackbar', 'keyboard shortcuts']

const server = await startServer({ port: Number(process.env.PORT ?? 4179), host: '127.0.0.1' })
const browser = await chromium.launch(launchOptions(await findChromium()))

/** Waits in the page for the frame after the palette is there, from the moment the key arrives. */
async function timeToOpen(page: Page): Promise<number> {
  await page.evaluate(() => {
    const measured = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = (): void => {
            if (document.querySelector('[role=dialog] [role=option]')) {
              requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            } else requestAnimationFrame(look)
          }
          look()
        },
        { once: true, capture: true },
      )
    })
    Object.assign(window, { measured })
  })
  await page.keyboard.press('Control+k')
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured)
}

async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const cold: number[] = []
const warm: number[] = []
const keys: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${server.address}/docs/components/button`)
  await page.waitForSelector('html[data-live]')
  await page.waitForLoadState('networkidle')
  cold.push(await timeToOpen(page))
  await page.getByRole('group', { name: 'Getting Started' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  warm.push(await timeToOpen(page))

  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const term of TERMS) {
    await painted(page)
    const before = await cpuMs(session)
    await page.keyboard.type(term, { delay: KEY_DELAY_MS })
    await painted(page)
    keys.push(((await cpuMs(session)) - before) / term.length)
    await page.getByRole('combobox', { name: 'Search' }).fill('')
  }
  await context.close()
}
await browser.close()
await server.close()

function report(name: string, values: readonly number[], budget: number): void {
  const [median, slow] = [0.5, 0.9].map((part) => quantile(values, part).toFixed(1))
  console.log(`  ${name.padEnd(12)} ${median} ms median, ${slow} ms p90  budget ${budget} ms`)
}
console.log(`Search palette, ${ROUNDS} rounds`)
report('open, cold', cold, COLD_BUDGET_MS)
report('open, warm', warm, WARM_BUDGET_MS)
report('a key, CPU', keys, KEY_BUDGET_MS)
