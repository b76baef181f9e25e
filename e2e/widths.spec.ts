import { expect, test } from '@playwright/test'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { findPage } from '../site/pages.ts'
import { holdRequests } from './hold-requests.ts'
import { recordLayoutShifts, takeLayoutShift } from './layout-shifts.ts'

/**
 * Opens the pages outside of the docs from phones to large screens. `npm run test:full` loads every page at every width.
 * Otherwise a few pages are loaded once and resized.
 */

const widths = [390, 820, 1440, 1920]
const sample = ['/', '/templates', '/templates/landing', '/pro/pricing', '/releases']
const isFull = Boolean(process.env.FROND_FULL)

/**
 * The fonts may arrive after the first paint. Centered text then moves by a few pixels: 0.0012 at most, on /templates at
 * 390 px. Anything else that moves is more than this.
 */
const SHIFT_LIMIT = 0.002

/** The pages that the build has written, without docs. */
function findBuiltPages(): string[] {
  const client = join(import.meta.dirname, '../site/build/client')
  return globSync('**/index.html', { cwd: client })
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((path) => !['/docs/*', '*'].includes(findPage(path).path))
    .sort()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages fit phones, tablets and large screens, and their layout does not shift, ${colorScheme}`, async ({
    page,
  }) => {
    const paths = isFull ? findBuiltPages() : sample
    expect(paths).toEqual(expect.arrayContaining(sample))
    if (isFull) test.setTimeout(paths.length * 120_000)
    const faults: string[] = []
    let place = ''
    page.on('console', (message) => faults.push(`${place}: ${message.text()}`))
    page.on('pageerror', (error) => faults.push(`${place}: ${error.message}`))
    await recordLayoutShifts(page)
    await page.emulateMedia({ colorScheme })

    for (const path of paths) {
      for (const width of widths) {
        place = `${path}, ${width} px`
        await page.setViewportSize({ width, height: 900 })
        if (isFull || width === widths[0]) {
          await page.goto(path)
          await page.waitForSelector('html[data-live]')
          await page.waitForLoadState('networkidle')
          const shift = await takeLayoutShift(page)
          if (shift > SHIFT_LIMIT) faults.push(`${place}: the layout shifts by ${shift}`)
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (overflow > 0) faults.push(`${place}: ${overflow} px too wide`)
      }
    }
    expect(faults).toEqual([])
  })
}

test('fonts that arrive after the first paint do not shift the layout', async ({ browser, baseURL }) => {
  for (const width of [390, 1280]) {
    const context = await browser.newContext({ baseURL: baseURL!, viewport: { width, height: 720 } })
    const page = await context.newPage()
    await recordLayoutShifts(page)
    const release = await holdRequests(page, /\.woff2$/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    // The parser has reached the end of the page.
    await page.waitForSelector('footer')
    release()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check('16px Geist'))).toBe(true)
    expect(await takeLayoutShift(page), `${width} px`).toBeLessThan(SHIFT_LIMIT)
    await context.close()
  }
})
