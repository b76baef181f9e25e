import { expect, test, type Page } from '@playwright/test'
import { findColorViolations, findViolations } from './axe.ts'
import { holdRequests } from './hold-requests.ts'
import { button, smallPage } from './paths.ts'

const searchCode = /\/assets\/(?:SearchDialog|CommandPalette|search-index)-.*\.js$/
const searchFile = /\/assets\/search-[\w-]+\.json$/

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')

async function open(page: Page, path = smallPage): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-live]')
}

/** Opens the palette and waits until the search index is loaded. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(dialog(page).getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
}

async function searchFor(page: Page, term: string): Promise<void> {
  await field(page).fill(term)
  await expect(field(page)).toHaveValue(term)
}

test.describe('opening the search', () => {
  test('by Control+k, Meta+k and a slash', async ({ page }) => {
    await open(page)
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key)
      await expect(dialog(page), key).toBeVisible()
      await expect(field(page), key).toBeFocused()
      await expect(field(page), key).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(dialog(page), key).toBeHidden()
    }
  })

  test('by the button, which gets the focus back on close', async ({ page }) => {
    await open(page)
    const searchButton = page.getByRole('banner').getByRole('button', { name: 'Search' })
    const counted = page.waitForRequest((request) => request.postData()?.includes('"n":"Search"') ?? false)
    await searchButton.click()
    await expect(field(page)).toBeFocused()
    expect(new URL((await counted).url()).pathname).toBe('/api/event')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(searchButton).toBeFocused()
  })

  test('a slash typed into a field does not open it', async ({ page }) => {
    await open(page, button)
    const knob = page.getByRole('textbox', { name: 'label' }).first()
    await knob.fill('and')
    await knob.press('/')
    await expect(knob).toHaveValue('and/')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('a shortcut pressed before hydration is replayed', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/vendor-.*\.js/)
    await page.goto(smallPage, { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Control+k')
    expect(await page.locator('html').getAttribute('data-live')).toBeNull()
    release()
    await expect(field(page)).toBeFocused()
  })

  test('letters typed while its code loads are kept, and it starts empty after it was closed', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/CommandPalette-.*\.js/)
    await open(page)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('acor')
    release()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('dion')
    await expect(field(page)).toHaveValue('acordion')
    await expect(options(page).first()).toContainText('Accordion')

    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(options(page).first()).toHaveAttribute('data-highlighted', '')
  })

  test('letters typed right after the shortcut are kept, the first time and later', async ({ page }) => {
    await open(page)
    for (const term of ['accord', 'tabs', 'modal']) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(term)
      await expect(field(page)).toHaveValue(term)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
  })

  test('its links work while its code loads', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/CommandPalette-.*\.js/)
    await page.addInitScript(() => localStorage.setItem('frond-recent-searches', '["modal"]'))
    await open(page)
    await page.keyboard.press('/')
    await expect(options(page).first()).toHaveAttribute('data-highlighted', '')
    await expect(options(page).first()).toHaveText('modal')
    const violations = await findViolations(page, '[role=dialog]')
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])

    await page.keyboard.type('compos')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/composables\//)
    await expect(dialog(page)).toBeHidden()

    release()
    await openSearch(page)
    await expect(field(page)).toHaveValue('')
  })

  test('has no layout shift when its code is loaded', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/CommandPalette-.*\.js/)
    await page.addInitScript(() => localStorage.setItem('frond-recent-searches', '["modal"]'))
    await open(page)
    await page.keyboard.press('/')
    const releases = options(page).filter({ hasText: 'Releases' })
    const before = await releases.boundingBox()
    release()
    await expect(dialog(page).getByRole('group', { name: 'Framework' })).toBeVisible()
    expect(await releases.boundingBox()).toEqual(before)
  })

  test('shows an error if its code fails to load', async ({ page }) => {
    await open(page)
    // Otherwise the page would reload.
    await page.evaluate(() => addEventListener('frond:preload-error', (event) => event.preventDefault()))
    await page.route(/\/assets\/SearchDialog-.*\.js/, (route) => route.abort())
    await page.keyboard.press('/')
    await expect(dialog(page).getByRole('status')).toHaveText(/did not load/)
  })

  test('loads nothing before the first sign of use', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const found = (pattern: RegExp) => requests.filter((path) => pattern.test(path))
    await open(page)
    await page.waitForLoadState('networkidle')
    expect([...found(searchCode), ...found(searchFile)]).toEqual([])

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover()
    await expect.poll(() => found(searchFile)).toHaveLength(1)
    expect(found(searchCode).length).toBeGreaterThan(0)
    await openSearch(page)
    expect(found(searchFile)).toHaveLength(1)
  })
})

test.describe('searching', () => {
  test('finds a page despite a typo and opens it without a document load', async ({ page }) => {
    await open(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await openSearch(page)
    await searchFor(page, 'acordion')
    await expect(options(page).first()).toContainText('Accordion')
    await expect(options(page).first()).toHaveAttribute('data-highlighted', '')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accordion')
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/docs/components/accordion')
  })

  test('shows results for any input', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('dialog', (opened) => {
      faults.push(opened.message())
      void opened.dismiss()
    })
    await open(page)
    await openSearch(page)

    await test.step('works with the keyboard only', async () => {
      await searchFor(page, 'tab')
      const first = await field(page).getAttribute('aria-activedescendant')
      await page.keyboard.press('ArrowDown')
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant', first!)
      await page.keyboard.press('Home')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', first!)
      await page.keyboard.press('End')
      await expect(options(page).last()).toHaveAttribute('data-highlighted', '')
    })

    await test.step('finds components by the names that other libraries use', async () => {
      for (const [term, name] of [
        ['snackbar', 'Toast'],
        ['dialog', 'Modal'],
        ['dropdown', 'DropdownMenu'],
      ] as const) {
        await searchFor(page, term)
        await expect.poll(async () => (await options(page).allTextContents()).slice(0, 5).join()).toContain(name)
      }
    })

    await test.step('a framework searched by name comes first', async () => {
      for (const name of ['next', 'nextjs', 'Next.js']) {
        await searchFor(page, name)
        await expect(options(page).first()).toHaveText('Next.js')
      }
      await searchFor(page, 'vi')
      await expect(options(page).first()).not.toHaveText('Vite')
    })

    await test.step('shows a message if nothing is found, and shows markup as text', async () => {
      await searchFor(page, '<qqqqqq=zzzzzz>')
      await expect(dialog(page).getByRole('status')).toHaveText('Nothing was found for “<qqqqqq=zzzzzz>”.')
      await expect(dialog(page).locator('img')).toHaveCount(0)
    })

    await test.step('shows at most 120 results, and the total number', async () => {
      await searchFor(page, 'usage')
      // The search before had no results, so these are of this search.
      await expect(options(page).first()).toBeVisible()
      const size = Number(await options(page).first().getAttribute('aria-setsize'))
      expect(size).toBeGreaterThan(24)
      expect(size).toBeLessThanOrEqual(120)
      await expect(dialog(page).getByRole('status')).toHaveText(`Results: ${size}`)
    })

    await test.step('treats any input as text', async () => {
      for (const term of ['<img src=x onerror=alert(2)>', '<mark>a</mark><script>', "$& $1 $` $'", '[[[(((', '\\']) {
        await searchFor(page, term)
        await expect(dialog(page).getByRole('status')).not.toBeEmpty()
        await expect(dialog(page).locator('img, script')).toHaveCount(0)
      }
      expect(faults).toEqual([])
    })
  })

  test('shows sections with the headings above them, and opens the section', async ({ page }) => {
    await open(page, '/docs/getting-started')
    await openSearch(page)
    await searchFor(page, 'button loading')
    const part = options(page)
      .filter({ hasText: /Button ›.*Loading/ })
      .first()
    await expect(part.locator('mark').filter({ hasText: 'Loading' }).first()).toBeVisible()
    await part.click()
    await expect(page).toHaveURL(/\/docs\/components\/button#loading$/)
    await expect(page.getByRole('heading', { name: 'Loading' })).toBeInViewport()
  })
})

test.describe('other entries of the palette', () => {
  test('links of the menu', async ({ page }) => {
    await open(page)
    await openSearch(page)
    await dialog(page).getByRole('group', { name: 'Links' }).getByRole('option', { name: 'Components' }).click()
    await expect(page).toHaveURL(/\/docs\/components$/)
    await expect(dialog(page)).toBeHidden()
  })

  test('the framework switch', async ({ page, context }) => {
    await open(page, '/docs/getting-started/installation/vite')
    await openSearch(page)
    await dialog(page).getByRole('group', { name: 'Framework' }).getByRole('option', { name: 'Next.js' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'next')
    await expect(page).toHaveURL(/\/installation\/next$/)
    const cookie = (await context.cookies()).find(({ name }) => name === 'frond-framework')
    expect(decodeURIComponent(cookie!.value)).toBe('"next"')

    await openSearch(page)
    await searchFor(page, 'install')
    await expect(options(page).first()).toBeVisible()
    const addresses = await options(page).evaluateAll((items) => items.map((item) => item.getAttribute('href')))
    expect(addresses.find((address) => address?.includes('/installation/'))).toBe(
      '/docs/getting-started/installation/next',
    )
  })

  test('recent searches, also after a reload', async ({ page }) => {
    await open(page)
    await openSearch(page)
    await searchFor(page, 'modal')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modal')
    expect(await page.evaluate(() => localStorage.getItem('frond-recent-searches'))).toBe('["modal"]')

    await page.reload()
    await page.waitForSelector('html[data-live]')
    await openSearch(page)
    await dialog(page).getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'modal' }).click()
    await expect(field(page)).toHaveValue('modal')
    await expect(options(page).first()).toContainText('Modal')
    await field(page).fill('')
    await dialog(page).getByRole('option', { name: 'Forget recent searches' }).click()
    await expect(dialog(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('frond-recent-searches'))).toBeNull()
  })
})

test('searches the database of the browser while offline, if it is loaded', async ({ page, context }) => {
  await page.route(searchFile, (route) => route.abort())
  await open(page, '/docs/getting-started/query-docs')
  await page.getByRole('button', { name: 'Run query' }).click()
  await expect(page.getByRole('link', { name: 'DropdownMenu' }).first()).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('group', { name: /cannot be searched/ })).toBeVisible()
  await context.setOffline(true)
  await dialog(page).getByRole('option', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('group', { name: /^You are offline/ })).toBeVisible()
  await searchFor(page, 'calendar')
  const found = dialog(page).getByRole('group', { name: 'Pages in the offline database' })
  await expect(found.getByRole('option', { name: /^Calendar/ })).toBeVisible()
  await expect(found.getByRole('option', { name: /^Button/ })).toHaveCount(0)
})

test('without the index it shows an error, the links work, and the visitor can retry', async ({ page }) => {
  await page.route(searchFile, (route) => route.abort())
  await open(page)
  await page.keyboard.press('Control+k')
  const failure = dialog(page).getByRole('group', { name: /cannot be searched/ })
  await expect(failure).toBeVisible()
  await searchFor(page, 'compon')
  await expect(failure).toBeVisible()
  await expect(dialog(page).getByRole('option', { name: 'Components' })).toBeVisible()

  await page.unroute(searchFile)
  await failure.getByRole('option', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await searchFor(page, 'accordion')
  await expect(options(page).first()).toContainText('Accordion')
})

for (const { width, height, colorScheme } of [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const) {
  test(`the palette has no accessibility violations, ${width} px, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await open(page)
    await openSearch(page)
    await searchFor(page, 'color')
    await expect(options(page).first()).toBeVisible()
    const find = colorScheme === 'dark' ? findColorViolations : findViolations
    const violations = await find(page, '[role=dialog]')
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
    await context.close()
  })
}
