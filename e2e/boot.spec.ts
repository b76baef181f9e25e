import { expect, test, type Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { recordLayoutShifts, takeLayoutShift } from './layout-shifts.ts'
import { accordion, button, smallPage } from './paths.ts'

/** Waits until the page is hydrated. */
async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForSelector('html[data-live]')
}

/** Collects all console errors, including violations of the content security policy. */
function collectMessages(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  return messages
}

test.describe('starting a page', () => {
  test('the browser blocks nothing and logs nothing', async ({ page }) => {
    const messages = collectMessages(page)
    const response = await page.goto(accordion)
    await waitUntilLive(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')

    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' (?:'wasm-unsafe-eval' )?'sha256-/)
    expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline')
    expect(messages).toEqual([])
  })

  test('no script blocks the first paint, and scripts load after it', async ({ page }) => {
    await page.goto(button)
    await waitUntilLive(page)

    expect(await page.locator('script[src]').count()).toBe(0)
    const { paint, script } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      script: performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => entry.startTime)
        .sort((a, b) => a - b)[0]!,
    }))
    // A paint is reported when it is on the screen, a frame or two after the page rendered it.
    expect(script).toBeGreaterThanOrEqual(paint - 40)
  })

  test('shows the text without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(button)

    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Accordion' })).toBeVisible()
    await expect(page.locator('[data-example]').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Props of Button' })).toBeVisible()
    await page.close()
  })

  test('the article is not sent a second time as data', async ({ request }) => {
    const html = await (await request.get(button)).text()
    const data = /<script type="application\/json" id="frond-boot">(.*?)<\/script>/s.exec(html)![1]!

    expect(data).not.toContain('data-island')
    expect(data.length).toBeLessThan(8 * 1024)
  })

  test('the scripts that every page runs ask Chromium to compile all their functions ahead', async ({ request }) => {
    const html = await (await request.get(button)).text()
    const data = /<script type="application\/json" id="frond-boot">(.*?)<\/script>/s.exec(html)![1]!
    const { preload, entry } = JSON.parse(data) as { preload: string[]; entry: string }

    for (const name of ['vendor', 'site', 'entry.client']) {
      const href = [...preload, entry].find((file) => file.startsWith(`/assets/${name}-`))!
      expect(await (await request.get(href)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
  })

  test('has no layout shift while fonts and scripts load', async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await recordLayoutShifts(page)
    await page.goto(accordion)
    await waitUntilLive(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    expect(await takeLayoutShift(page)).toBeLessThan(0.01)
  })

  for (const hasTouch of [false, true])
    test(`images below the viewport are loaded when the browser is idle, with ${hasTouch ? 'touch' : 'a mouse'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ hasTouch, isMobile: hasTouch })
      const page = await context.newPage()
      for (const path of [button, '/']) {
        await page.goto(path)
        // Also images that no one scrolls to: a picture of the whole page must show them.
        const areImagesLoaded = () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)
        await expect.poll(() => page.evaluate(areImagesLoaded)).toBe(true)
      }
      await context.close()
    })

  test('images below the first screen are lazy, and not preloaded', async ({ request }) => {
    const html = await (await request.get(button)).text()
    expect(html).toContain('<img loading="lazy" src="/favicon.svg"')
    expect(html).not.toContain('as="image"')
  })

  test('generated ids are unique across islands', async ({ page }) => {
    await page.goto(accordion)
    await waitUntilLive(page)
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map((element) => element.id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('falls back to the defaults if storage is blocked or contains invalid values', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'light' })
    const page = await context.newPage()
    const messages = collectMessages(page)
    await page.addInitScript(() => {
      for (const key of ['color-mode', 'primary', 'neutral', 'radius'])
        localStorage.setItem(`frond-${key}`, '"><script>{{')
      document.cookie = 'frond-framework=%7Bbroken'
    })
    await page.goto(smallPage)
    await waitUntilLive(page)
    await expect(page.locator('html')).toHaveClass(/light/)
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'vite')

    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(smallPage)
    await waitUntilLive(page)
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    expect(messages).toEqual([])
    await context.close()
  })
})

test.describe('islands', () => {
  test('hydrate near the viewport after the first user input, and no earlier', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto(accordion)
    await waitUntilLive(page)
    await page.waitForLoadState('networkidle')
    const islands = page.locator('[data-island]')
    await expect(islands.first()).not.toHaveAttribute('data-live')

    await page.mouse.move(5, 5)
    await expect(islands.first()).toHaveAttribute('data-live', '')
    await page.waitForLoadState('networkidle')
    await expect(islands.last()).not.toHaveAttribute('data-live')

    await islands.last().scrollIntoViewIfNeeded()
    await expect(islands.last()).toHaveAttribute('data-live', '')
  })

  test('a click before the code is loaded is replayed', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/(?:Accordion|ComponentCode)-.*\.js/)
    await page.goto(accordion, { waitUntil: 'domcontentloaded' })
    const trigger = page.locator('[data-island]').first().locator('[data-slot="trigger"]').first()
    await trigger.click()
    await expect(page.locator('[data-island]').first()).not.toHaveAttribute('data-live')

    release()
    await expect(page.locator('[data-island]').first()).toHaveAttribute('data-live', '')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  })

  test('on a touch screen, modules are preloaded and run at the first touch', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.goto(button)
    await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html').getAttribute('data-live')).toBeNull()
    expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)

    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await context.close()
  })

  test('a click on the header before hydration is replayed', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'light' })
    const page = await context.newPage()
    const release = await holdRequests(page, /\/assets\/vendor-.*\.js/)
    await page.goto(smallPage, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    expect(await page.locator('html').getAttribute('data-live')).toBeNull()

    release()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await context.close()
  })

  test('while a pressed link loads another document, no modules run', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/vendor-.*\.js/)
    // The browser stays on the page, as after a download. Then the app starts after all.
    await page.route('**/docs/components/badge', (route) => route.fulfill({ status: 204 }))
    await page.goto(button, { waitUntil: 'domcontentloaded' })
    const requested = page.waitForRequest('**/docs/components/badge')
    await page.locator('#docs-navigation a[href="/docs/components/badge"]').click({ noWaitAfter: true })
    await requested
    const pressed = Date.now()
    release()
    await waitUntilLive(page)
    expect(Date.now() - pressed).toBeGreaterThan(2500)
  })

  test('the navigation tree stays where the visitor has scrolled it before hydration', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/vendor-.*\.js/)
    await page.goto(button, { waitUntil: 'domcontentloaded' })
    const link = page.locator('#docs-navigation a').last()
    await link.scrollIntoViewIfNeeded()
    await expect(page.locator(`#docs-navigation a[href="${button}"]`)).not.toBeInViewport()
    expect(await page.locator('html').getAttribute('data-live')).toBeNull()

    release()
    await waitUntilLive(page)
    await expect(link).toBeInViewport()
  })

  test('text typed before the code is loaded is kept and reported to the component', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/vendor-.*\.js/, /\/assets\/ComponentCode-.*\.js/)
    await page.goto(button, { waitUntil: 'domcontentloaded' })
    const panel = page
      .locator('[data-island]')
      .filter({ has: page.getByLabel('label', { exact: true }) })
      .first()
    const knob = panel.getByLabel('label', { exact: true })
    await knob.press('End')
    await knob.pressSequentially(' now')
    const typed = await knob.inputValue()
    expect(typed).toMatch(/ now$/)
    expect(await page.locator('html').getAttribute('data-live')).toBeNull()

    release()
    await expect(panel).toHaveAttribute('data-live', '')
    await expect(knob).toHaveValue(typed)
    await expect(panel.locator('.block-preview').getByRole('button', { name: typed })).toBeVisible()
    await knob.pressSequentially('!')
    await expect(knob).toHaveValue(`${typed}!`)
  })

  test('text typed and an option chosen during hydration are kept', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/ComponentCode-.*\.js/)
    await page.goto(button)
    await waitUntilLive(page)
    const panel = page
      .locator('[data-island]')
      .filter({ has: page.getByLabel('loading', { exact: true }) })
      .first()
    const loading = panel.getByLabel('loading', { exact: true })
    const chosen = (await loading.inputValue()) === 'true' ? 'false' : 'true'
    await loading.selectOption(chosen)
    await expect(panel).not.toHaveAttribute('data-live')

    release()
    await expect(panel).toHaveAttribute('data-live', '')
    await expect(loading).toHaveValue(chosen)
    await expect(panel.locator('.block-preview [aria-busy=true]')).toHaveCount(chosen === 'true' ? 1 : 0)
  })

  test('an island whose code cannot be loaded keeps its server-rendered HTML', async ({ page }) => {
    await page.route(/\/assets\/button-.*\.js/, (route) => route.abort())
    await page.goto(button)
    await waitUntilLive(page)
    const example = page.locator('[data-example]').first()
    await example.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')

    await expect(example).not.toHaveAttribute('data-live')
    await expect(example.getByRole('button').first()).toBeVisible()
  })
})

test.describe('code that fails to load when a page starts', () => {
  /** Counts document loads and collects the errors about code that failed to load. */
  async function watch(page: Page): Promise<() => number> {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    })
    await page.addInitScript(() =>
      addEventListener('frond:preload-error', (event) => {
        const { error } = (event as CustomEvent<{ error: Error }>).detail
        sessionStorage.setItem('preload-errors', `${sessionStorage.getItem('preload-errors') ?? ''}${error.name} `)
      }),
    )
    return () => loads
  }

  test('reloads the page, which recovers from a temporary failure', async ({ page }) => {
    const countLoads = await watch(page)
    await page.route(/\/assets\/vendor-.*\.js/, (route) => (countLoads() < 2 ? route.abort() : route.continue()))
    await page.goto(smallPage, { waitUntil: 'commit' })
    await waitUntilLive(page)
    expect(countLoads()).toBe(2)
    expect(await page.evaluate(() => sessionStorage.getItem('preload-errors'))).toBe('TypeError ')
  })

  test('reloads the page only once, and then keeps the static page', async ({ page }) => {
    const countLoads = await watch(page)
    const messages = collectMessages(page)
    await page.route(/\/assets\/vendor-.*\.js/, (route) => route.abort())
    await page.goto(smallPage, { waitUntil: 'commit' })
    await expect.poll(() => messages.join('\n')).toContain('Error while mounting app:')
    expect(countLoads()).toBe(2)
    expect(await page.evaluate(() => sessionStorage.getItem('preload-errors'))).toBe('TypeError TypeError ')
    await expect(page.getByRole('heading', { level: 1, name: 'useKbd' })).toBeVisible()

    // The boot script no longer intercepts clicks, so the browser follows the link.
    const isHeld = await page.evaluate(
      () =>
        !document.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    )
    expect(isHeld).toBe(false)
  })

  test('can be handled by a listener', async ({ page }) => {
    const countLoads = await watch(page)
    const messages = collectMessages(page)
    await page.addInitScript(() => addEventListener('frond:preload-error', (event) => event.preventDefault()))
    await page.route(/\/assets\/vendor-.*\.js/, (route) => route.abort())
    await page.goto(smallPage)
    await expect.poll(() => messages.join('\n')).toContain('Error while mounting app:')
    expect(countLoads()).toBe(1)
  })
})
