import { expect, test, type Page } from '@playwright/test'
import { button } from './paths.ts'

const installation = '/docs/getting-started/installation/vite'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-live]')
}

test('headings of steps are in the table of contents, in document order', async ({ page }) => {
  await open(page, installation)
  const headings = await page.locator('article :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`))
  expect(headings).toContain('#install-the-package')
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  expect(await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(headings)
})

test('the header never covers the focused element when tabbing backwards', async ({ page }) => {
  await open(page, '/docs/getting-started')
  await page.getByRole('link', { name: 'Edit this page' }).focus()
  const hidden: string[] = []
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement!
      const header = document.querySelector('.shell > header')!
      if (!element.closest('article')) return undefined
      const { top, height } = element.getBoundingClientRect()
      // An element taller than the viewport may start above it.
      return { name: element.textContent, seen: height > 600 || top >= header.getBoundingClientRect().bottom }
    })
    if (focused && !focused.seen) hidden.push(focused.name)
  }
  expect(hidden).toEqual([])
})

test('the current entry of a long table of contents is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/docs/components/table')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location')
  await expect(contents.getByRole('link').last()).toBeInViewport()
})

test('a page is printed without navigation, in light mode, with expanded code', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, button)
  const code = page.locator('[data-collapsed] pre').first()
  expect(await code.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0)

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const name of ['Main', 'Docs', 'On this page', 'Previous and next page', 'Footer'])
    await expect(page.locator(`nav[aria-label="${name}"]:visible`)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await code.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
  expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
})

test('code is left-to-right in right-to-left text', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => document.documentElement?.setAttribute('dir', 'rtl')).observe(document, {
      childList: true,
    })
  })
  for (const path of ['/', button]) {
    await open(page, path)
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
    const directions = await page
      .locator('pre')
      .evaluateAll((all) => all.map((code) => getComputedStyle(code).direction))
    expect(new Set(directions)).toEqual(new Set(['ltr']))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('on a tablet no card is alone in its row, and the text of the home page has full width', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const [path, list] of [
    ['/figma', '[data-slot=page-grid]'],
    ['/', '.home-band [data-slot=page-grid]'],
  ] as const) {
    await page.goto(path)
    const rows = await page.locator(list).evaluateAll((lists) =>
      lists.map((each) => {
        const tops = [...each.children].map((card) => Math.round(card.getBoundingClientRect().top))
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      }),
    )
    expect(rows.length, path).toBeGreaterThan(0)
    for (const counts of rows) expect(new Set(counts).size, `${path}: ${counts.join(', ')}`).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(title.width).toBeGreaterThan(600)
})

test('a server error offers to reload the page', async ({ page }) => {
  await open(page, '/pro')
  let fails = true
  await page.route('**/_payload.json*', (route) => (fails ? route.fulfill({ status: 500 }) : route.continue()))
  await page.getByRole('link', { name: 'See the prices' }).click()
  await expect(page).toHaveTitle('500 - Frond UI')
  fails = false
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page).toHaveTitle('Pro pricing - Frond UI')
})

test('with forced colors, the current section, color mode and framework stand out', async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: 'active', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto('/docs/components/alert')
  const distinct = (selector: string, property: 'borderTopWidth' | 'borderBottomWidth') =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, name) => new Set(elements.map((element) => getComputedStyle(element)[name])).size,
        property,
      )
  expect(await distinct('.section-link', 'borderBottomWidth')).toBe(2)
  expect(await distinct('header .mode-button', 'borderTopWidth')).toBe(2)
  expect(await distinct('header .framework-button', 'borderTopWidth')).toBe(2)
  await context.close()
})

test('on a touch screen, the copy button is beside the code and centered on its first line', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  for (const [path, block, button] of [
    ['/docs/components/badge', '.block-code', '.copy-button'],
    [installation, '[data-slot=prose-pre]:not(:has([data-slot=header]))', '[data-slot=copy]'],
  ] as const) {
    // With a hash, the browser lays out the whole page.
    await page.goto(`${path}#main`)
    const offsets = await page.locator(block).evaluateAll(
      (blocks, selector) =>
        blocks
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const code = each.querySelector('pre')!
            const copy = each.querySelector(selector)!.getBoundingClientRect()
            const { top, right } = code.getBoundingClientRect()
            const middleOfLine =
              top +
              Number.parseFloat(getComputedStyle(code).paddingTop) +
              Number.parseFloat(getComputedStyle(code.querySelector('code') ?? code).lineHeight) / 2
            return { overlap: right - copy.left, below: copy.top + copy.height / 2 - middleOfLine }
          }),
      button,
    )
    expect(offsets.length, path).toBeGreaterThan(2)
    expect(Math.max(...offsets.map(({ overlap }) => overlap)), path).toBeLessThanOrEqual(0.5)
    expect(Math.max(...offsets.map(({ below }) => Math.abs(below))), path).toBeLessThanOrEqual(1)
  }
  await context.close()
})
