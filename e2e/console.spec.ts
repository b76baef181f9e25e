import { expect, test, type Page } from '@playwright/test'
import { recordLayoutShifts, takeLayoutShift, waitForFrames } from './layout-shifts.ts'

/**
 * Opens and scrolls through every kind of page: no console message, no failed request, no layout shift. `npm run test:full`
 * opens more pages of each kind.
 */

const isFull = Boolean(process.env.FROND_FULL)

/** Sum of all layout shifts of a page, except those after user input. */
const SHIFT_LIMIT = 0.02

/** Collects everything that goes wrong on a page, with its URL. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = []
  const note = (what: string) => faults.push(`${new URL(page.url()).pathname}: ${what}`)
  page.on('console', (message) => note(`${message.type()} ${message.text()}`))
  page.on('pageerror', (error) => note(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  })
  await recordLayoutShifts(page)
  return faults
}

/** Scrolls through the whole page to hydrate all islands, and reports layout shifts and duplicate ids. */
async function look(page: Page, faults: string[]): Promise<void> {
  const scrollTo = (place: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
  const { height } = page.viewportSize()!
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += height) {
    await scrollTo(top)
    await waitForFrames(page)
  }
  await scrollTo(0)
  await page.waitForLoadState('networkidle')
  const shift = await takeLayoutShift(page)
  const { twice, headings } = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    return { twice, headings: document.querySelectorAll('h1').length }
  })
  const { pathname } = new URL(page.url())
  if (shift > SHIFT_LIMIT) faults.push(`${pathname}: moved by ${shift}`)
  if (twice.length > 0) faults.push(`${pathname}: ids that are there twice: ${twice.join(' ')}`)
  if (headings !== 1) faults.push(`${pathname}: ${headings} headings of the first level`)
}

const sample = {
  light: ['/', '/docs/v2', '/pro/pricing'],
  dark: ['/releases', '/docs/getting-started', '/docs/components/calendar'],
}
const others = {
  light: ['/team', '/figma', '/templates', '/pro', '/showcase'],
  dark: [
    '/docs/components',
    '/pro/purchase',
    '/pro/errors',
    '/pro/activate',
    '/pro/manage',
    '/pro/terms',
    '/docs/getting-started/theme/design-system',
    '/docs/components/theme',
    '/docs/composables/define-shortcuts',
    '/docs/typography',
  ],
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages that are opened, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const faults = await watch(page)
    for (const path of [...sample[colorScheme], ...(isFull ? others[colorScheme] : [])]) {
      await page.goto(path)
      await page.waitForSelector('html[data-live]')
      await look(page, faults)
    }
    expect(faults).toEqual([])
  })
}

test('pages reached by client navigation', async ({ page }) => {
  const faults = await watch(page)
  await page.goto('/docs/components/button')
  await page.waitForSelector('html[data-live]')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const reached = [
    ['/', /^Frond UI - /],
    ['/pro/pricing', /^Pro pricing/],
    ['/docs/components/calendar', /^Calendar/],
  ] as const
  const furtherPages = [
    ['/docs/components', /^All components/],
    ['/templates', /^Templates/],
    ['/releases', /^Releases/],
    ['/figma', /^Design kit/],
    ['/docs/components/theme', /^Theme/],
    ['/docs/components/icon', /^Icon/],
    ['/showcase', /^Showcase/],
  ] as const
  for (const [path, title] of [...reached, ...(isFull ? furtherPages : [])]) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.getElementById('content')!.append(link)
      link.click()
    }, path)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    await look(page, faults)
  }
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  expect(faults).toEqual([])
})
