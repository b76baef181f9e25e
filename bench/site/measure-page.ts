import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** What Lighthouse calls slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 }
const CPU_SLOWDOWN = 4
/** Long enough for work in idle time and for prefetching visible links to finish. */
const SETTLE_MS = 1600

export interface LoadCosts {
  /** CPU time of the main thread until the page is idle, and parts of it. */
  cpu: number
  script: number
  style: number
  layout: number
  /** Largest contentful paint. */
  largestPaint: number
  nodes: number
}

/** What the visitor points with. On a touch screen, a page of ours starts its scripts at the first touch. */
export type Pointer = 'touch' | 'mouse'

/** Opens an empty page of the width of a phone, with nothing cached. */
export function openForLoad(browser: Browser, pointer: Pointer): Promise<OpenPage> {
  const isTouch = pointer === 'touch'
  return openPage(browser, { viewport: { width: 412, height: 823 }, hasTouch: isTouch, isMobile: isTouch })
}

/** Loads a page and waits until it has nothing more to do. */
export async function measureLoad(browser: Browser, address: string, pointer: Pointer): Promise<LoadCosts> {
  const { context, page, session } = await openForLoad(browser, pointer)
  await page.goto(address, { waitUntil: 'load' })
  await settle(page)
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const costs = { ...(await readCpu(session)), largestPaint, nodes }
  await context.close()
  return costs
}

export interface NavigationOptions {
  isSlowCpu?: boolean
  isSlowNetwork?: boolean
  /** Press right after the load event instead of after prefetching. */
  isAtOnce?: boolean
}

export interface NavigationCosts {
  /** Time from the press of the pointer until the new heading, or the first content of the new document, is painted. */
  time: number
  /** CPU time of the main thread. Absent if the press loaded another document. */
  cpu?: number
}

/** A link from one page to another. */
export interface Step {
  address: string
  from: string
  to: string
}

/** Opens a page and prepares to press a link to another. `press` waits for the paint after it. */
export async function openForNavigation(
  browser: Browser,
  { address, from, to }: Step,
  { isSlowCpu, isSlowNetwork, isAtOnce }: NavigationOptions,
): Promise<OpenPage & { press: () => Promise<[pressed: number, painted: number, isNewDocument: boolean]> }> {
  const { context, page, session } = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  if (isSlowCpu) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(address + from, { waitUntil: 'load' })
  if (!isAtOnce) await settle(page)
  const link = page.locator(`a[href="${to}"]:visible`).first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  if (!isAtOnce) await settle(page)
  if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G)

  const { x, y, width, height } = (await link.boundingBox())!
  await page.evaluate(watchPress)
  const press = async () => {
    // Unlike `link.click()`, this runs no scripts of Playwright in the page, which would count as CPU time of the navigation.
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.waitForURL(address + to)
    return page.evaluate(waitForPaint)
  }
  return { context, page, session, press }
}

/** Presses a link to another page. */
export async function measureNavigation(
  browser: Browser,
  step: Step,
  options: NavigationOptions,
): Promise<NavigationCosts> {
  const { context, session, press } = await openForNavigation(browser, step, options)
  const before = await readCpu(session)
  const [pressed, painted, isNewDocument] = await press()
  const cpu = isNewDocument ? undefined : (await readCpu(session)).cpu - before.cpu
  await context.close()
  return { time: painted - pressed, ...(cpu !== undefined && { cpu }) }
}

/** Notes the time of the press where a new document of the same origin can read it, and waits for a new heading. */
function watchPress(): void {
  const before = document.querySelector('h1')?.textContent
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem('bench-pressed', String(performance.timeOrigin + timeStamp))
      const { port1, port2 } = new MessageChannel()
      const painted = new Promise<number>((resolve) => {
        // A message posted in a frame arrives after the frame is painted.
        port1.addEventListener('message', () => resolve(performance.timeOrigin + performance.now()))
        port1.start()
      })
      Object.assign(window, { benchPainted: painted })
      const look = (): void => {
        const heading = document.querySelector('h1')?.textContent
        if (heading && heading !== before) port2.postMessage('')
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}

async function waitForPaint(): Promise<[pressed: number, painted: number, isNewDocument: boolean]> {
  const pressed = Number(sessionStorage.getItem('bench-pressed'))
  const { benchPainted } = window as { benchPainted?: Promise<number> }
  if (benchPainted) return [pressed, await benchPainted, false]
  const first = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntriesByName('first-contentful-paint')[0]
      if (entry) resolve(entry.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
  return [pressed, performance.timeOrigin + first, true]
}

export interface OpenPage {
  context: BrowserContext
  page: Page
  session: CDPSession
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<OpenPage> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // Thread time does not include the time that other processes had the core.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { context, page, session }
}

export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
}

async function readCpu(session: CDPSession): Promise<Omit<LoadCosts, 'largestPaint' | 'nodes'>> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return {
    cpu: read('TaskDuration'),
    script: read('ScriptDuration'),
    style: read('RecalcStyleDuration'),
    layout: read('LayoutDuration'),
  }
}
