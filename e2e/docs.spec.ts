import { expect, test, type Locator, type Page } from '@playwright/test'
import { measureDocsPage } from '../bench/docs-page.ts'
import { findViolations } from './axe.ts'
import { accordion, button, smallPage } from './paths.ts'

const introduction = '/docs/getting-started'
const isFull = Boolean(process.env.FROND_FULL)
const pages = [introduction, button, accordion]
/** A page whose examples need far more code than the budget for the first load. */
const heavy = '/docs/components/modal'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-live]')
  // Islands hydrate only after user input.
  await page.mouse.move(5, 5)
}

test.describe('navigation', () => {
  test('navigates without a document load, with the payloads, styles and islands of pages and sections', async ({
    page,
  }) => {
    await open(page, button)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const tree = page.getByRole('navigation', { name: 'Docs' })
    await expect(tree.locator('[data-active]')).toHaveText('Button')
    await expect(tree.getByRole('link', { name: 'Introduction' })).toHaveCount(0)

    await test.step('opens a page of the section by its payload', async () => {
      await tree.getByRole('link', { name: 'Accordion' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accordion')
      expect(requests).toContain(`${accordion}/_payload.json`)
      expect(requests.filter((path) => path.endsWith('.data') || path.includes('_navigation'))).toEqual([])
      await expect(page).toHaveTitle('Accordion - Frond UI')
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /panel/)
      await expect(tree.locator('[aria-current=page]')).toHaveText('Accordion')
      await expect(tree.locator('[data-active]')).toHaveText('Accordion')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    await test.step('the page has its styles and live islands', async () => {
      const island = page.locator('[data-island]').first()
      await expect(island).toHaveAttribute('data-live', '')
      const trigger = island.locator('[data-slot="trigger"]').first()
      expect(await trigger.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
      await trigger.click()
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    })

    await test.step('the tree shows another section, by the payload of its navigation', async () => {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Getting Started' }).click()
      await expect(tree.getByRole('link', { name: 'Introduction' })).toHaveAttribute('aria-current', 'page')
      await expect(tree.getByRole('link', { name: 'Accordion' })).toHaveCount(0)
      expect(requests).toContain('/docs/_navigation/getting-started/_payload.json')
    })
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('going back restores the page and its scroll position', async ({ page }) => {
    await open(page, button)
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForFunction(() => scrollY > 800)
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/docs/components/accordion"]')!.click(),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accordion')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
  })

  test('the table of contents marks the current heading, and its links scroll to headings', async ({ page }) => {
    await open(page, button)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    const current = toc.locator('[aria-current]')

    await test.step('marks the heading at the top of the viewport', async () => {
      await expect(current).toHaveText('Usage')
      await page.locator('#api').evaluate((heading) => heading.scrollIntoView())
      await expect(current).toHaveText('API')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(current).toHaveText('Usage')
    })

    await test.step('marks a heading when it reaches the upper third of the viewport', async () => {
      await page.locator('#api').evaluate((heading) => {
        scrollTo({ top: scrollY + heading.getBoundingClientRect().top - innerHeight * 0.3, behavior: 'instant' })
      })
      await expect(current).toHaveText('API')
    })

    await test.step('a link scrolls its heading below the header', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await toc.getByRole('link', { name: 'Props' }).click()
      const heading = page.getByRole('heading', { name: 'Props', exact: true })
      await expect(heading).toBeInViewport()
      await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(64)
      await expect(page).toHaveURL(/#props$/)
    })
  })

  test('in a narrow viewport, the table of contents is a bar that opens', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1000 })
    await open(page, button)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    const bar = toc.getByRole('button', { name: 'On this page' })
    const link = toc.getByRole('link', { name: 'Props' })
    await expect(link).toBeHidden()
    await bar.click()
    await expect(bar).toHaveAttribute('aria-expanded', 'true')
    await link.press('Escape')
    await expect(bar).toBeFocused()
    await expect(link).toBeHidden()

    await bar.click()
    await link.click()
    await expect(link).toBeHidden()
    const heading = page.getByRole('heading', { name: 'Props', exact: true })
    await expect(heading).toBeInViewport()
    const topOf = async (locator: Locator) => (await locator.boundingBox())!.y
    const distance = async () => (await topOf(heading)) - (await topOf(bar))
    // The bar has a height of 53 px and stays below the header.
    await expect.poll(distance).toBeGreaterThan(50)
    expect(await distance()).toBeLessThan(100)
  })

  test('the gallery has one to three columns, depending on the width', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/docs/components')
    for (const [width, columns] of [
      [390, 1],
      [1024, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const gallery = page.locator('.gallery').first()
      expect(await gallery.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(
        columns,
      )
    }
    await page.close()
  })

  test('previous and next lead through the pages in order', async ({ page }) => {
    await open(page, introduction)
    const next = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: /^Next/ })
    await expect(next).toHaveCSS('border-top-width', '1px')
    await next.click()
    await expect(page).toHaveURL(/\/docs\/getting-started\/installation\//)
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link', { name: /^Previous/ })
      .click()
    await expect(page).toHaveURL(/\/docs\/getting-started$/)
  })

  test('the tree keeps its scroll position and opens the group of the page', async ({ page }) => {
    await open(page, button)
    const panel = page.locator('#docs-navigation').locator('xpath=..')
    await panel.evaluate((element) => (element.scrollTop = 300))
    await page.locator('#docs-navigation a', { hasText: /^Table$/ }).evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table')
    expect(await panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)

    const group = page.locator('#docs-navigation details', { has: page.getByText('Element', { exact: true }) })
    await group.locator('summary').click()
    await expect(group).not.toHaveAttribute('open')
    await page.evaluate(
      (path) => document.querySelector<HTMLElement>(`#docs-navigation a[href="${path}"]`)!.click(),
      button,
    )
    await expect(group).toHaveAttribute('open')
  })

  test('pages for the other framework are in the tree, but hidden', async ({ page }) => {
    await open(page, introduction)
    const tree = page.getByRole('navigation', { name: 'Docs' })
    const installation = tree.getByRole('link', { name: 'Installation', includeHidden: true })
    await expect(installation).toHaveCount(2)
    await expect(installation.and(page.locator('[href$="/vite"]'))).toBeVisible()
    await expect(installation.and(page.locator('[href$="/next"]'))).toBeHidden()

    await page.goto('/docs/getting-started/installation/next')
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'next')
    await expect(tree.locator('[aria-current=page]')).toHaveAttribute('href', /installation\/next$/)
    await expect(tree.locator('[aria-current=page]')).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link')
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href).not.toMatch(/\/vite$/)
  })

  test('the mobile menu shows the tree and closes on a route change', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, button)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Accordion' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accordion')
    await expect(menu).toBeHidden()
  })
})

test.describe('color mode', () => {
  test('follows the system, then the stored choice, before first paint', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    const page = await context.newPage()
    await open(page, smallPage)
    await expect(page.locator('html')).toHaveClass(/dark/)

    await page.getByRole('button', { name: 'Light', exact: true }).click()
    await expect(page.locator('html')).toHaveClass(/light/)
    expect(await page.evaluate(() => localStorage.getItem('frond-color-mode'))).toBe('light')

    // Read the class when the body element is created: nothing has been painted by then.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        Object.assign(window, { modeAtStart: document.documentElement.className })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => (window as unknown as { modeAtStart: string }).modeAtStart)).toContain('light')
    expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('light')
    await context.close()
  })

  test('is synchronized between two tabs', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await open(first, smallPage)
    await open(second, smallPage)
    await first.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(second.locator('html')).toHaveClass(/dark/)
  })

  test('a stored color and radius apply before first paint', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('frond-primary', 'blue')
      localStorage.setItem('frond-radius', '0.5')
    })
    await open(page, smallPage)
    const properties = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--ui-color-primary-500', '--ui-radius'].map((name) => style.getPropertyValue(name))
    })
    expect(properties).toEqual(['#2b7fff', '0.5rem'])
  })
})

test.describe('blocks', () => {
  test('the blocks of a component page are interactive', async ({ page }) => {
    await open(page, button)
    await expect(page.getByRole('link', { name: /^\d\.\d KiB alone$/ })).toBeVisible()

    await test.step('an example can be switched to right-to-left and to the other color mode', async () => {
      const block = page.locator('[data-block=example]').first()
      await block.getByRole('button', { name: 'Right to left' }).click()
      await expect(block.locator('[data-preview]')).toHaveAttribute('dir', 'rtl')
      await block.getByRole('button', { name: 'Show in the other mode' }).click()
      await expect(block.locator('[data-preview]')).toHaveClass(/dark|light/)
    })

    await test.step('prop controls change the component and the code, which omits defaults', async () => {
      const panel = page
        .locator('[data-island][data-subject]')
        .filter({ has: page.getByLabel('variant', { exact: true }) })
        .first()
      await panel.scrollIntoViewIfNeeded()
      await expect(panel).toHaveAttribute('data-live', '')
      const code = panel.locator('pre')

      await panel.getByLabel('variant', { exact: true }).focus()
      await panel.getByLabel('variant', { exact: true }).selectOption('ghost')
      await expect(code).toContainText('variant="ghost"')
      await expect(panel.locator('[data-slot=button]').first()).toHaveClass(/fr-button-ghost/)

      await panel.getByLabel('variant', { exact: true }).selectOption('solid')
      await expect(code).not.toContainText('variant=')
      await expect(panel.locator('[data-slot=button]').first()).toHaveClass(/fr-button-solid/)
    })

    await test.step('a prop control renders an icon that is not part of the page', async () => {
      const block = page.locator('[data-island]').filter({ has: page.getByRole('textbox', { name: 'icon' }) })
      await block.scrollIntoViewIfNeeded()
      await expect(block).toHaveAttribute('data-live', '')
      const drawing = () => block.locator('[data-slot=leadingIcon]').innerHTML()
      const rocket = await drawing()
      await block.getByRole('textbox', { name: 'icon' }).fill('lucide:fish')
      await expect(block.locator('code')).toContainText('lucide:fish')
      await expect.poll(drawing).toMatch(/<path/)
      expect(await drawing()).not.toBe(rocket)
    })

    await test.step('long code can be expanded', async () => {
      const theme = page.locator('[data-block=theme]')
      const before = (await theme.boundingBox())!.height
      await theme.getByRole('button', { name: 'Show the whole theme' }).click()
      await expect.poll(async () => (await theme.boundingBox())!.height).toBeGreaterThan(before + 100)
      await expect(theme.locator('[data-rest]')).toHaveCount(0)
      expect(await theme.locator('pre span').count()).toBeGreaterThan(40)
    })
  })

  test('the code, the page as Markdown and its address can be copied', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await open(page, button)

    await test.step('copy buttons copy the code', async () => {
      const block = page.locator('[data-block=example]').first()
      await block.hover()
      await block.getByRole('button', { name: 'Copy code' }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('export default function')
    })

    await test.step('the page can be copied as Markdown with its examples in it', async () => {
      await page.getByRole('button', { name: 'Copy page' }).click()
      await expect(page.getByRole('button', { name: 'Page copied' })).toBeVisible()
      const markdown = await page.evaluate(() => navigator.clipboard.readText())
      expect(markdown).toMatch(/^# Button\n/)
      expect(markdown).toContain('export default function')
      expect(markdown).toMatch(/\| `label` \|/)
      expect(markdown).not.toContain('::component')
    })

    await test.step('the Markdown menu offers more actions', async () => {
      await page.getByRole('link', { name: 'More about this page as Markdown' }).click()
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitem', { name: 'View as Markdown' })).toHaveAttribute('href', `/raw${button}.md`)
      for (const [name, host] of [
        ['Open in ChatGPT', 'chatgpt.com'],
        ['Open in Claude', 'claude.ai'],
      ] as const) {
        const item = menu.getByRole('menuitem', { name })
        const url = new URL((await item.getAttribute('href'))!)
        expect(url.host).toBe(host)
        expect(url.searchParams.get('q')).toMatch(/^Read https:\/\/\S+\/raw\/docs\/components\/button\.md /)
        await expect(item).toHaveAttribute('target', '_blank')
        await expect(item).toHaveAttribute('rel', /noopener/)
      }
      await menu.getByRole('menuitem', { name: 'Copy Markdown link' }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/raw.*button\.md$/)
    })
    await context.close()
  })

  test('the page of a component explains how its size is measured', async ({ page }) => {
    await open(page, accordion)
    await page.getByRole('link', { name: /^\d+\.\d KiB alone, \d+\.\d KiB next to Button$/ }).click()
    await expect(page).toHaveURL(/\/performance#component-sizes$/)
    await expect(page.getByRole('heading', { name: 'Component sizes', exact: true })).toBeInViewport()
  })

  test('a visitor can rate the page, and the rating is stored', async ({ page }) => {
    await open(page, smallPage)
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/api/event') && /elpful/.test(request.postData()!),
    )
    const group = page.getByRole('group', { name: 'Was this page helpful?' })
    await group.getByRole('button', { name: 'Yes' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ n: 'Helpful' })
    await expect(group.getByRole('status')).toHaveText('Thank you for telling us.')

    await page.reload()
    await page.waitForSelector('html[data-live]')
    await expect(group.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
    await expect(group.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('code groups with the same key are synchronized, also between browser tabs', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await open(first, introduction)
    await open(second, introduction)
    // An island hydrates when it is near the viewport.
    await second.getByRole('tab', { name: 'pnpm' }).first().scrollIntoViewIfNeeded()
    await expect(second.locator('[data-island]').first()).toHaveAttribute('data-live', '')
    await first.getByRole('tab', { name: 'pnpm' }).first().click()
    await expect(second.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
    const keys = await first.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('frond-sync-')))
    expect(keys).toHaveLength(1)
  })

  test('an example can be previewed at other widths without counting as a visit', async ({ page }) => {
    const counted: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/event') && counted.push(request.postData() ?? ''))
    await open(page, button)
    const block = page.locator('[data-block=example]').first()
    await block.getByRole('button', { name: 'Try other widths' }).click()
    const frame = block.locator('iframe')
    await expect(frame).toHaveAttribute('src', /^\/examples\/button\//)
    await expect(block.frameLocator('iframe').locator('[data-example]')).toBeVisible()
    await expect(block.frameLocator('iframe').locator('html')).toHaveAttribute('data-live')
    expect(counted.join()).not.toContain('/examples/')
    expect(counted.join()).toContain(button)
    await block.getByRole('group', { name: 'Width' }).getByRole('button', { name: 'Full' }).click()
    await expect(block.getByRole('button', { name: 'Full' })).toHaveAttribute('aria-pressed', 'true')
    await block.getByRole('button', { name: 'Right to left' }).click()
    await expect(frame).toHaveAttribute('src', /dir=rtl/)
    await block.getByRole('button', { name: 'Try other widths' }).click()
    await expect(frame).toHaveCount(0)
    await expect(block.locator('[data-example]')).toBeVisible()
  })

  test('rows of API tables have full width on a phone, with or without a description', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/docs/components/modal')
    const widths = await page.getByRole('region', { name: 'Props of Modal' }).evaluate((frame) => ({
      frame: frame.clientWidth,
      scroll: frame.scrollWidth,
      rows: [...new Set([...frame.querySelectorAll('tbody tr')].map((row) => row.clientWidth))],
    }))
    expect(widths).toEqual({ frame: widths.frame, scroll: widths.frame, rows: [widths.frame] })
  })

  test('a standalone example takes its settings from the URL', async ({ page }) => {
    const response = await page.goto('/examples/button/basic?mode=dark&dir=rtl&primary=blue&radius=0.5')
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.locator('[data-example="button/basic"]')).toHaveAttribute('data-live', '')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ui-radius'))).toBe(
      '0.5rem',
    )
  })
})

test('a standalone example uses the requested language, before and after hydration', async ({ page, request }) => {
  const address = '/examples/pagination/basic?locale=ar'
  const html = await (await request.get(address)).text()
  expect(html).toMatch(/<html lang="ar" dir="rtl"/)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(address)
  const names = () =>
    page.locator('[data-example] button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  const served = await names()
  expect(served.some((name) => /[\u0600-\u06ff]/.test(name ?? ''))).toBe(true)
  await expect(page.locator('[data-example]')).toHaveAttribute('data-live', '')
  expect(await names()).toEqual(served)
  expect(messages).toEqual([])
})

test('a standalone example has all its utilities, including those for wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/examples/design/sheet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '60px')
  const section = page.locator('section').first()
  expect(await section.evaluate((element) => getComputedStyle(element).gridTemplateColumns)).toMatch(/^208px /)
})

test.describe('addresses', () => {
  test('an unknown path is answered with 404', async ({ page }) => {
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('404 - Frond UI')
    await expect(page.getByText('Page not found: /nowhere')).toBeVisible()
    await expect(page.getByRole('main').getByText(/page not found/i)).toHaveCount(1)
  })

  test('an unknown docs page is answered with 404 and suggests others', async ({ page }) => {
    const response = await page.goto('/docs/components/acordion')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Page Not Found: /docs/components/acordion')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Similar pages' })
      .getByRole('link', { name: 'Accordion (components)' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accordion')
  })

  test('an unknown example is answered with 404', async ({ page }) => {
    const response = await page.goto('/examples/no/such')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Page Not Found: /examples/no/such')).toBeVisible()
  })

  test('a bot gets the message as plain text', async ({ request }) => {
    const response = await request.get('/nowhere', {
      headers: { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    })
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).toContain('text/plain')
    expect(await response.text()).toBe('Page not found: /nowhere')
  })

  test('redirects take one hop and keep the query', async ({ request }) => {
    for (const [from, to, status] of [
      ['/docs', '/docs/getting-started', 302],
      ['/docs/?a=1', '/docs/getting-started?a=1', 302],
      ['/docs/components/button/?a=1', '/docs/components/button?a=1', 301],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([status, to])
    }
  })

  test('files are compressed, have an ETag and are cached by the browser', async ({ request, page }) => {
    await open(page, button)
    const asset = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
    const styles = await request.get(asset!)
    expect(styles.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })

    const html = await request.get(button)
    expect(html.headers()).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' })
    const again = await request.get(button, { headers: { 'If-None-Match': html.headers().etag! } })
    expect(again.status()).toBe(304)
  })
})

test.describe('keyboard', () => {
  test('the first tab stop skips to the content', async ({ page }) => {
    await open(page, smallPage)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  test('every control can be reached with the keyboard and has a visible focus indicator', async ({ page }) => {
    // A page of the shortest section, because the tree of the components has a hundred tab stops.
    await open(page, '/docs/composables/use-kbd')
    const seen = new Set<string>()
    for (let stop = 0; stop < 150; stop += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement!
        if (element === document.body) return undefined
        const { outlineStyle, boxShadow } = getComputedStyle(element)
        const parent = getComputedStyle(element.parentElement!)
        return {
          name: element.getAttribute('aria-label') ?? element.textContent!.trim().slice(0, 40),
          marked: outlineStyle !== 'none' || boxShadow !== 'none' || parent.boxShadow !== 'none',
        }
      })
      // The end of the page.
      if (!focused) break
      expect(focused, `focus on "${focused.name}" can be seen`).toMatchObject({ marked: true })
      seen.add(focused.name)
    }
    const names = [
      'Skip to content',
      'Light',
      'Dark',
      'System',
      'Docs',
      'Copy page',
      'Edit this page',
      'Frond UI on GitHub',
    ]
    for (const name of names) expect([...seen]).toContain(name)
  })
})

// The accordion page has the same structure as the button page, and the rules for prose are checked for more elements on
// /docs/typography. So only `npm run test:full` checks the other pages.
for (const path of isFull ? pages : [button]) {
  for (const { width, height, colorScheme } of [
    { width: 1440, height: 900, colorScheme: 'light' },
    { width: 390, height: 844, colorScheme: 'dark' },
  ] as const) {
    test(`${path} has no accessibility violations, ${width} px, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await open(page, path)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      const violations = await findViolations(page)

      expect(findFaults(violations)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0)
      await context.close()
    })
  }
}

test.describe('pages of overlays', () => {
  const overlays = [
    'components/modal',
    'components/confirm-dialog',
    'components/slideover',
    'components/drawer',
    'components/popover',
    'components/tooltip',
    'components/dropdown-menu',
    'components/context-menu',
    'components/toast',
    'components/toaster',
    'components/content-search',
    'components/dashboard-search',
    'composables/use-overlay',
    'composables/use-toast',
  ]

  test('start with a picture of the open overlay, also without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    for (const path of isFull ? overlays : ['components/modal', 'components/toast', 'composables/use-overlay']) {
      await page.goto(`/docs/${path}`)
      const picture = page.locator('main [inert]').first()
      await expect(picture, path).toBeInViewport()
      const box = await picture.locator('.block-frame > *').boundingBox()
      expect(box?.height, path).toBe(320)
      const heading = await page.getByRole('heading', { name: 'Usage' }).boundingBox()
      expect(box!.y, path).toBeLessThan(heading!.y)
    }
    await context.close()
  })

  // One test per page, because axe is slow on a busy machine. `npm run test:full` checks more pages.
  const checked = isFull ? overlays.slice(0, 9) : ['components/modal', 'components/dropdown-menu']
  for (const path of checked) {
    test(`${path} leaves the focus and the scroll position alone, and has no accessibility violations`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await open(page, `/docs/${path}`)
      expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0])
      expect(findFaults(await findViolations(page, 'main'))).toEqual([])
    })
  }
})

// Compressing the scripts of a page to measure them takes seconds, so only `npm run test:full` measures all pages.
for (const path of isFull ? [...pages, heavy] : [button, heavy]) {
  test(`${path} stays within its size budget`, async ({ page }) => {
    for (const { name, value, budget } of await measureDocsPage(page, path)) {
      expect.soft(value, name).toBeLessThanOrEqual(budget)
    }
  })
}

test('the table page has a framed table with toolbar and footer, and a sticky header over rows that scroll', async ({
  page,
}) => {
  await page.goto('/docs/components/table#api')
  const scrolling = page.locator('[data-slot=table]').filter({ has: page.getByText('The highest peaks') })
  const { hidden, top } = await scrolling.evaluate((table) => {
    table.scrollTop = 40
    const header = table.querySelector('thead')!.getBoundingClientRect()
    return { hidden: table.scrollHeight - table.clientHeight, top: header.top - table.getBoundingClientRect().top }
  })
  expect(hidden).toBeGreaterThan(40)
  expect(Math.abs(top)).toBeLessThanOrEqual(1)

  const framed = page.locator('[data-name="table/invoices"] .block-preview')
  const frame = framed.locator(':has(> [data-slot=table])')
  await expect(frame).toHaveCSS('border-top-width', '1px')
  await expect(framed.getByRole('textbox', { name: 'Search invoices' })).toBeVisible()
  await expect(framed.getByText('1 of 18 selected')).toBeVisible()
  await expect(framed.getByRole('navigation', { name: 'Pages of invoices' })).toBeVisible()
})

test('the form page has one form for all validators, with a tab for the schema of each', async ({ page }) => {
  await page.goto('/docs/components/form')
  const tabs = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'Valibot' }) })
  await expect(tabs.getByRole('tab')).toHaveText(['Zod', 'Valibot', 'Yup', 'Joi', 'Superstruct'])
})

test('the theme pages show swatches of all shades and of the surfaces in both modes', async ({ page }) => {
  await page.goto('/docs/getting-started/theme/css-variables')
  await expect(page.getByRole('button', { name: /^Copy --ui-color-\w+-\d+$/ })).toHaveCount(7 * 11)
  await expect(page.getByRole('button', { name: 'Copy --ui-bg-elevated' })).toHaveCount(2)
  await page.goto('/docs/getting-started/theme/design-system')
  await expect(page.getByRole('button', { name: 'Copy bg-muted' }).first()).toBeVisible()
})

test('the page of the editor shows its text without an interaction, and its props without scrolling', async ({
  page,
}) => {
  await page.goto('/docs/components/editor')
  await expect(page.locator('[contenteditable]').first()).toContainText('Herbs for the kitchen')
  const props = page.getByRole('region', { name: 'Props of Editor' })
  const parts = props.getByRole('row', { name: /^ui/ }).locator('details')
  await expect(parts.getByText('root')).toBeHidden()
  await parts.getByText(/^\d+ parts$/).click()
  await expect(parts.getByText('root')).toBeVisible()
  await expect(props).toContainText('It also takes these options of the editor of Tiptap: autofocus')
  expect(await props.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('icons are served by name, and invalid requests get an error', async ({ request }) => {
  const icons = await request.get('/api/icons/lucide.json?icons=rocket,no-such-icon')
  expect(await icons.json()).toMatchObject({ prefix: 'lucide', icons: { rocket: {} }, not_found: ['no-such-icon'] })
  for (const [path, status] of [
    ['/api/icons/nowhere.json?icons=a', 404],
    ['/api/icons/lucide.json', 400],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(status)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
  }
})

test('a nested theme shows its colors under the content security policy', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto('/examples/theme/basic')
  await page.waitForSelector('html[data-live]')
  const colors = await page
    .locator('[data-slot=button]')
    .evaluateAll((buttons) => buttons.map((each) => getComputedStyle(each).backgroundColor))
  expect(new Set(colors).size, 'themed and plain buttons differ').toBeGreaterThan(1)
  expect(messages).toEqual([])
})

/** Examples of one component are on one page, so landmarks inside them may have the same name. */
function findFaults(violations: Awaited<ReturnType<typeof findViolations>>): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'landmark-unique' || !html.includes('island-'))
      .map(({ html }) => `${id}: ${html}`),
  )
}

test('the docs can be queried in the browser, also without a connection', async ({ page, context }) => {
  await open(page, '/docs/getting-started/query-docs')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Run query' }) })
  const results = page.getByRole('status').filter({ hasText: /\d pages?/ })
  await form.getByRole('button', { name: 'Run query' }).click()
  await expect(results.getByRole('link', { name: 'DropdownMenu' })).toBeVisible()
  await context.setOffline(true)
  await form.getByLabel('Value').fill('calendar')
  await form.getByRole('button', { name: 'Run query' }).click()
  await expect(results.getByRole('link', { name: 'Calendar' })).toBeVisible()
  await expect(results.getByRole('link', { name: 'DropdownMenu' })).toHaveCount(0)
})
