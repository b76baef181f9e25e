import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { measureDocsPage } from '../bench/docs-page.ts'

const introduction = '/docs/getting-started'
const button = '/docs/components/button'
const accordion = '/docs/components/accordion'
const pages = [introduction, button, accordion]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-live]')
}

test.describe('navigation', () => {
  test('goes from page to page without a new document, by the payload', async ({ page }) => {
    await open(page, button)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Accordion' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accordion')

    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(requests).toContain(`${accordion}/_payload.json`)
    expect(requests.filter((path) => path.endsWith('.data'))).toEqual([])
    await expect(page).toHaveTitle('Accordion - Frond UI')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /panel/)
    await expect(page.getByRole('navigation', { name: 'Docs' }).locator('[aria-current=page]')).toHaveText('Accordion')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a page reached by client navigation has its styles and live islands', async ({ page }) => {
    await open(page, button)
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Accordion' }).click()
    const island = page.locator('[data-island]').first()
    await expect(island).toHaveAttribute('data-live', '')

    const trigger = island.locator('[data-slot="trigger"]').first()
    expect(await trigger.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
    await trigger.click()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  })

  test('back restores the page and the place on it', async ({ page }) => {
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

  test('a link to a heading leads to it, below the header', async ({ page }) => {
    await open(page, button)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Props' }).click()
    const heading = page.getByRole('heading', { name: 'Props', exact: true })
    await expect(heading).toBeInViewport()
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(64)
    await expect(page).toHaveURL(/#props$/)
  })

  test('the table of contents follows the reader', async ({ page }) => {
    await open(page, button)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    await expect(toc.locator('[aria-current]')).toHaveText('Usage')
    await page.locator('#api').evaluate((heading) => heading.scrollIntoView())
    await expect(toc.locator('[aria-current]')).toHaveText('API')
  })

  test('previous and next lead through the pages in order', async ({ page }) => {
    await open(page, introduction)
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL(/\/docs\/getting-started\/installation\//)
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link', { name: /^Previous/ })
      .click()
    await expect(page).toHaveURL(/\/docs\/getting-started$/)
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

test.describe('colour mode', () => {
  test('follows the system, then the choice, and is there before the first paint', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    const page = await context.newPage()
    await open(page, button)
    await expect(page.locator('html')).toHaveClass(/dark/)

    await page.getByRole('button', { name: 'Light', exact: true }).click()
    await expect(page.locator('html')).toHaveClass(/light/)
    expect(await page.evaluate(() => localStorage.getItem('frond-color-mode'))).toBe('light')

    // The class at the moment the body starts to exist: nothing has been painted by then.
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

  test('two tabs stay in step', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await open(first, button)
    await open(second, accordion)
    await first.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(second.locator('html')).toHaveClass(/dark/)
  })

  test('a stored colour and radius are there before the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('frond-primary', 'blue')
      localStorage.setItem('frond-radius', '0.5')
    })
    await open(page, button)
    const properties = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--ui-color-primary-500', '--ui-radius'].map((name) => style.getPropertyValue(name))
    })
    expect(properties).toEqual(['#2b7fff', '0.5rem'])
  })
})

test.describe('blocks', () => {
  test('knobs change the component and the code, which leaves out defaults', async ({ page }) => {
    await open(page, button)
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

  test('copy buttons copy the code', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await open(page, button)
    const block = page.locator('[data-block=example]').first()
    await block.hover()
    await block.getByRole('button', { name: 'Copy code' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('export default function')
    await context.close()
  })

  test('the page can be copied as Markdown with its examples in it', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await open(page, button)
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'Page copied' })).toBeVisible()
    const markdown = await page.evaluate(() => navigator.clipboard.readText())
    expect(markdown).toMatch(/^# Button\n/)
    expect(markdown).toContain('export default function')
    expect(markdown).toMatch(/\| `label` \|/)
    expect(markdown).not.toContain('::component')
    await context.close()
  })

  test('an example can be turned right to left and into the other mode', async ({ page }) => {
    await open(page, button)
    const block = page.locator('[data-block=example]').first()
    await block.getByRole('button', { name: 'Right to left' }).click()
    await expect(block.locator('[data-preview]')).toHaveAttribute('dir', 'rtl')
    await block.getByRole('button', { name: 'Show in the other mode' }).click()
    await expect(block.locator('[data-preview]')).toHaveClass(/dark|light/)
  })

  test('long code opens', async ({ page }) => {
    await open(page, button)
    const theme = page.locator('[data-block=theme]')
    const before = (await theme.boundingBox())!.height
    await theme.getByRole('button', { name: 'Show the whole theme' }).click()
    await expect.poll(async () => (await theme.boundingBox())!.height).toBeGreaterThan(before + 100)
  })

  test('an example alone takes its look from the address', async ({ page }) => {
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

test.describe('addresses', () => {
  test('an unknown path is not found', async ({ page }) => {
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('404 - Frond UI')
    await expect(page.getByText('Page not found: /nowhere')).toBeVisible()
  })

  test('an unknown docs page is not found and suggests others', async ({ page }) => {
    const response = await page.goto('/docs/components/acordion')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Page Not Found: /docs/components/acordion')).toBeVisible()
    await page.getByRole('navigation', { name: 'Similar pages' }).getByRole('link', { name: 'Accordion' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accordion')
  })

  test('an unknown example is not found', async ({ page }) => {
    const response = await page.goto('/examples/no/such')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Page Not Found: /examples/no/such')).toBeVisible()
  })

  test('a bot gets the message without a page', async ({ request }) => {
    const response = await request.get('/nowhere', {
      headers: { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    })
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).toContain('text/plain')
    expect(await response.text()).toBe('Page not found: /nowhere')
  })

  test('redirects take one hop and keep the query', async ({ request }) => {
    for (const [from, to, status] of [
      ['/', '/docs/getting-started', 302],
      ['/docs', '/docs/getting-started', 302],
      ['/docs/?a=1', '/docs/getting-started?a=1', 302],
      ['/docs/components/button/?a=1', '/docs/components/button?a=1', 301],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([status, to])
    }
  })

  test('files are compressed, tagged and kept by the browser', async ({ request, page }) => {
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
  test('the first stop skips to the content', async ({ page }) => {
    await open(page, button)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  test('every control can be reached and shows that it is', async ({ page }) => {
    // The tree of pages alone has a hundred stops.
    test.slow()
    await open(page, button)
    const seen = new Set<string>()
    for (let stop = 0; stop < 160; stop += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement!
        const { outlineStyle, boxShadow } = getComputedStyle(element)
        const parent = getComputedStyle(element.parentElement!)
        return {
          name: element.getAttribute('aria-label') ?? element.textContent!.trim().slice(0, 40),
          marked: outlineStyle !== 'none' || boxShadow !== 'none' || parent.boxShadow !== 'none',
        }
      })
      expect(focused, `focus on "${focused.name}" can be seen`).toMatchObject({ marked: true })
      seen.add(focused.name)
    }
    for (const name of ['Light', 'Dark', 'System', 'Docs', 'Accordion', 'Usage']) expect([...seen]).toContain(name)
  })
})

for (const path of pages) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} has no accessibility faults, ${width} px, ${colorScheme}`, async ({ browser }) => {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        await open(page, path)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()

        expect(findFaults(violations)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0)
        await context.close()
      })
    }
  }
}

for (const path of [button, accordion]) {
  test(`${path} keeps to its budget`, async ({ page }) => {
    for (const { name, value, budget } of await measureDocsPage(page, path)) {
      expect.soft(value, name).toBeLessThanOrEqual(budget)
    }
  })
}

test('a knob draws an icon that the page did not bring', async ({ page }) => {
  await open(page, button)
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

test('icons are served by name, and bad questions get an answer', async ({ request }) => {
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

test('a theme for a part of the page shows its colours under the policy', async ({ page }) => {
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

/** Examples of one component stand beside each other, so that landmarks inside them may have the same name. */
function findFaults(violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'landmark-unique' || !html.includes('island-'))
      .map(({ html }) => `${id}: ${html}`),
  )
}
