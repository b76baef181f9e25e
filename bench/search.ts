import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { findChromium, launchOptions } from '../scripts/chromium.ts'
import { startServer } from '../site/server/main.ts'
import { quantile } from './scene.ts'
import type { TraceEvent } from './site/trace-page.ts'

/**
 * Measures the search palette of the built site: `npm run bench search`, after `npm run build`.
 *
 * - Opening: the time from the second key of the shortcut until the palette is painted with its entries. Cold means
 *   that none of its code was loaded before the first key. Warm means that it was open before and the page is idle. A
 *   cold start first shows a light placeholder, so the real palette is also reported separately.
 * - Key: CPU time of the main thread from the arrival of a key until its results are painted, with the whole index
 *   loaded. It includes all tasks from the one that handles the key to the one that produces the frame. The same key
 *   in a bare input of the same page shows the share of the browser.
 * - Key in all: also includes the release of the key and the work after the results. Script, style and layout times
 *   are listed.
 */

const COLD_BUDGET_MS = 60
const WARM_BUDGET_MS = 35
const KEY_BUDGET_MS = 8
const ROUNDS = 9
const KEY_DELAY_MS = 60
/** A short pause between Ctrl and K; people take longer. */
const SHORTCUT_MS = 80
/** Pause after closing, before the palette is opened again. */
const REST_MS = 300
/** How long the page must be idle before a measurement. */
const PAGE = '/docs/components/accordion'
const TERMS = ['dropdown menu', 'acordion', 'how to theme', 'snackbar', 'keyboard shortcuts']

const server = await startServer({ port: Number(process.env.PORT ?? 4179), host: '127.0.0.1' })
const browser = await chromium.launch(launchOptions(await findChromium()))

interface Opening {
  /** Time until entries are painted. */
  entries: number
  /** Time until the entries of the real palette are painted. */
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
          // A message posted before a frame is painted arrives after the paint.
          port1.addEventListener('message', ({ data }) => {
            const time = performance.now() - timeStamp
            entries ||= time
            if (data === 'itself') resolve({ entries, itself: time })
          })
          port1.start()
          const look = (): void => {
            const dialog = document.activeElement?.closest('dialog, [role=dialog]')
            // The closed palette stays in the document, hidden.
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

/** Marks when a letter arrives and when the next frame starts. The key that clears the field between terms is not marked. */
async function markKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const markFrame = () => performance.mark('frame')
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key.length > 1) return
        performance.mark('key')
        requestAnimationFrame(markFrame)
      },
      { capture: true },
    )
  })
}

/** CPU time of the main thread from each key to the frame after it, in ms. */
async function traceKeys(session: CDPSession, type: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const categories = { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: categories })
  await type()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)

  const marks = events.filter(({ name }) => name === 'key' || name === 'frame').sort((one, other) => one.ts - other.ts)
  const { pid, tid } = marks[0]!
  const tasks = outermost(events.filter((event) => event.pid === pid && event.tid === tid && event.tdur !== undefined))
  return marks.flatMap(({ name, ts }, index) => {
    const frame = marks[index + 1]
    if (name !== 'key' || frame?.name !== 'frame') return []
    // The mark is set at the start of the frame's task, which then does layout and paint.
    const taken = tasks.filter((task) => task.ts + task.dur! > ts && task.ts < frame.ts)
    return [taken.reduce((sum, task) => sum + task.tdur!, 0) / 1000]
  })
}

function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0
  return events
    .sort((one, other) => one.ts - other.ts || other.dur! - one.dur!)
    .filter((event) => {
      if (event.ts < end) return false
      end = event.ts + event.dur!
      return true
    })
}

interface Keys {
  toResults: number[]
  costs: Cost[]
}

/** CPU time per key, for the keys of all terms. */
async function typeTerms(page: Page, session: CDPSession, field: Locator): Promise<Keys> {
  const costs: Cost[] = []
  await field.focus()
  const type = async () => {
    for (const term of TERMS) {
      await page.keyboard.type(term, { delay: KEY_DELAY_MS })
      await painted(page)
      await field.fill('')
    }
  }
  for (const term of TERMS) {
    await painted(page)
    const before = await cpuMs(session)
    await page.keyboard.type(term, { delay: KEY_DELAY_MS })
    await painted(page)
    const after = await cpuMs(session)
    costs.push({ all: (after.all - before.all) / term.length, work: (after.work - before.work) / term.length })
    await field.fill('')
  }
  return { toResults: await traceKeys(session, type), costs }
}

const cold: Opening[] = []
const warm: Opening[] = []
const keys: Keys = { toResults: [], costs: [] }
const bareKeys: Keys = { toResults: [], costs: [] }
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
  await markKeys(page)
  add(keys, await typeTerms(page, session, page.getByRole('combobox', { name: 'Search' })))
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input aria-label="Bare">'))
  add(bareKeys, await typeTerms(page, session, page.getByRole('textbox', { name: 'Bare' })))
  await context.close()
}
await browser.close()
await server.close()

function add(all: Keys, { toResults, costs }: Keys): void {
  all.toResults.push(...toResults)
  all.costs.push(...costs)
}

function report(name: string, values: readonly number[], budget?: number): void {
  const [median, slow] = [0.5, 0.9].map((part) => quantile(values, part).toFixed(1))
  console.log(`  ${name.padEnd(14)} ${median} ms median, ${slow} ms p90${budget ? `  budget ${budget} ms` : ''}`)
}
console.log(`Search palette, ${ROUNDS} rounds`)
const itself = (openings: readonly Opening[]) => openings.map((opening) => opening.itself)
const entries = (openings: readonly Opening[]) => openings.map(({ entries: time }) => time)
report('open, cold', entries(cold), COLD_BUDGET_MS)
report('itself', itself(cold))
report('open, warm', entries(warm), WARM_BUDGET_MS)
report('itself', itself(warm))
report('a key, CPU', keys.toResults, KEY_BUDGET_MS)
report('in bare field', bareKeys.toResults)
const all = ({ costs }: Keys) => costs.map((cost) => cost.all)
report('a key in all', all(keys))
report('in bare field', all(bareKeys))
report(
  'script, style, layout',
  keys.costs.map(({ work }) => work),
)
