import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { findChromium, launchOptions } from '../scripts/chromium.ts'
import { startServer } from '../site/server.ts'
import { quantile } from './scene.ts'

/**
 * Measures the search palette of the built site: `npm run bench search`, after `npm run build`.
 * Opening is the time from the second key of the shortcut until the palette is painted with its entries: cold with nothing
 * of it fetched before the first key, warm when it was open before and the page is at rest. Cold, something light stands in
 * for it at first, so the palette itself is told apart. A key is CPU time of the main thread until its results are painted, on the
 * whole index. Some of it is the browser's own, the same key in a bare field of the same page, so the difference is told
 * too, and the time in scripts, styles and layout; the budget is for the whole.
 */

const COLD_BUDGET_MS = 60
const WARM_BUDGET_MS = 35
const KEY_BUDGET_MS = 8
const ROUNDS = 9
const KEY_DELAY_MS = 60
/** Hands take longer from Ctrl to K. */
const SHORTCUT_MS = 80
/** Nobody opens it again in the moment it closes. */
const REST_MS = 300
/** A page on which nothing moves. */
const PAGE = '/docs/components/accordion'
const TERMS = ['dropdown menu', 'acordion', 'how to theme', 'snackbar', 'keyboard shortcuts']

const server = await startServer({ port: Number(process.env.PORT ?? 4179), host: '127.0.0.1' })
const browser = await chromium.launch(launchOptions(await findChromium()))

interface Opening {
  /** Until there are entries. */
  entries: number
  /** Until they are those of the palette itself. */
  itself: number
}

/** Waits in the page until the frames that have the palette are painted, from the moment the key arrives. */
async function timeToOpen(page: Page): Promise<Opening> {
  await page.evaluate(() => {
    const measured = new Promise<Opening>((resolve) => {
      addEventListener(
        'keydown',
        ({ key, timeStamp }) => {
          if (key !== 'k') return
          let entries = 0
          const { port1, port2 } = new MessageChannel()
          // A message that is sent before a frame is painted arrives after it.
          port1.addEventListener('message', ({ data }) => {
            const time = performance.now() - timeStamp
            entries ||= time
            if (data === 'itself') resolve({ entries, itself: time })
          })
          port1.start()
          const look = (): void => {
            const dialog = document.activeElement?.closest('dialog, [role=dialog]')
            // While it is closed it is there, unseen.
            const hasEntries = dialog?.querySelector('[role=option]')?.checkVisibility()
            const isItself = hasEntries && !dialog!.querySelector('#search-start')
            if (hasEntries) port2.postMessage(isItself ? 'itself' : 'entries')
            if (!isItself) requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        },
        { capture: true },
      )
    })
    Object.assign(window, { measured })
  })
  await page.keyboard.down('Control')
  await page.waitForTimeout(SHORTCUT_MS)
  await page.keyboard.press('k')
  await page.keyboard.up('Control')
  return page.evaluate(() => (window as unknown as { measured: Promise<Opening> }).measured)
}

interface Cost {
  all: number
  work: number
}

async function cpuMs(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1000
  return { all: ms('TaskDuration'), work: ms('ScriptDuration') + ms('RecalcStyleDuration') + ms('LayoutDuration') }
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** CPU time of a key, for each term. */
async function typeTerms(page: Page, session: CDPSession, field: Locator): Promise<Cost[]> {
  const costs: Cost[] = []
  await field.focus()
  for (const term of TERMS) {
    await painted(page)
    const before = await cpuMs(session)
    await page.keyboard.type(term, { delay: KEY_DELAY_MS })
    await painted(page)
    const after = await cpuMs(session)
    costs.push({ all: (after.all - before.all) / term.length, work: (after.work - before.work) / term.length })
    await field.fill('')
  }
  return costs
}

const cold: Opening[] = []
const warm: Opening[] = []
const keys: Cost[] = []
const bareKeys: Cost[] = []
for (let round = 0; round < ROUNDS; round++) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${server.address}${PAGE}`)
  await page.waitForSelector('html[data-live]')
  await page.waitForLoadState('networkidle')
  cold.push(await timeToOpen(page))
  await page.getByRole('group', { name: 'Getting Started' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  warm.push(await timeToOpen(page))

  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  keys.push(...(await typeTerms(page, session, page.getByRole('combobox', { name: 'Search' }))))
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input aria-label="Bare">'))
  bareKeys.push(...(await typeTerms(page, session, page.getByRole('textbox', { name: 'Bare' }))))
  await context.close()
}
await browser.close()
await server.close()

function report(name: string, values: readonly number[], budget?: number): void {
  const [median, slow] = [0.5, 0.9].map((part) => quantile(values, part).toFixed(1))
  console.log(`  ${name.padEnd(12)} ${median} ms median, ${slow} ms p90${budget ? `  budget ${budget} ms` : ''}`)
}
console.log(`Search palette, ${ROUNDS} rounds`)
const itself = (openings: readonly Opening[]) => openings.map((opening) => opening.itself)
const entries = (openings: readonly Opening[]) => openings.map(({ entries: time }) => time)
report('open, cold', entries(cold), COLD_BUDGET_MS)
report('itself', itself(cold))
report('open, warm', entries(warm), WARM_BUDGET_MS)
report('itself', itself(warm))
const all = (costs: readonly Cost[]) => costs.map((cost) => cost.all)
const results = quantile(all(keys), 0.5) - quantile(all(bareKeys), 0.5)
report('a key, CPU', all(keys), KEY_BUDGET_MS)
report('a bare key', all(bareKeys))
console.log(`  its results  ${results.toFixed(1)} ms, one less the other`)
report(
  'script, style, layout',
  keys.map(({ work }) => work),
)
