import { expect, test, type Page } from '@playwright/test'
import { weighPage } from '../bench/page-weight.ts'
import { findColorViolations, findViolations } from './axe.ts'
import { holdRequests } from './hold-requests.ts'
import { recordLayoutShifts, takeLayoutShift } from './layout-shifts.ts'

/** Size budget of the home page until the browser is idle, in KiB. 15 of the styles are shared by all pages. */
const budgets = { html: 30, script: 120, styles: 24.1 }

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForSelector('html[data-live]')
}

/** Presses a panel and waits until it is hydrated. */
async function wake(page: Page, text: string): Promise<void> {
  const panel = page.locator('[data-island]').filter({ hasText: text })
  await panel.hover()
  await expect(panel).toHaveAttribute('data-live', '')
}

test('has its title, stays within its size budget, and has no layout shift', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  const weigh = weighPage(page)
  await recordLayoutShifts(page)
  await open(page)
  await page.waitForLoadState('networkidle')
  const weight = await weigh()

  await expect(page).toHaveTitle(/^Frond UI - /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React components that feel finished')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:\/\//)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /feel finished/)
  for (const kind of ['html', 'script', 'styles'] as const)
    expect.soft(weight[kind], kind).toBeLessThanOrEqual(budgets[kind])

  // No panel hydrates without interaction.
  await expect(page.locator('[data-island][data-live]')).toHaveCount(0)
  const release = page.waitForResponse(/\/_islands\/latest-release\.json/)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await release
  await expect(page.locator('[data-island][data-live]')).toHaveCount(0)
  // A slow machine may paint the page before its last bytes have arrived, so a tiny shift is allowed.
  expect(await takeLayoutShift(page)).toBeLessThan(0.001)
  expect(messages).toEqual([])
})

for (const mode of ['light', 'dark'] as const) {
  test(`has no accessibility violations, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
    // Colors do not depend on the width.
    for (const width of mode === 'dark' ? [390] : [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      const violations = await (mode === 'dark' ? findColorViolations : findViolations)(page)
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([])
    }
  })
}

test('panels hydrate on interaction', async ({ page }) => {
  await open(page)
  const collage = page.getByRole('region', { name: 'Live components' })

  // A press on a panel before hydration is replayed.
  await collage.getByRole('button', { name: 'Send me a link' }).click()
  await expect(collage.getByText('Enter an address with an @.')).toBeVisible()
  await collage.getByRole('textbox', { name: 'Email' }).fill('fern@example.com')
  await collage.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Check your inbox')).toBeVisible()

  await wake(page, 'Pay by the year')
  await expect(collage.getByText('€30')).toBeVisible()
  await collage.getByText('Pay by the year').click()
  await expect(collage.getByText('€40')).toBeVisible()

  await wake(page, 'Field notes')
  await collage.getByRole('combobox', { name: 'Documents and actions' }).fill('road')
  await expect(collage.getByRole('option')).toHaveCount(1)
})

test('text typed and buttons pressed before hydration are kept', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/vendor-.*\.js/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const collage = page.getByRole('region', { name: 'Live components' })
  const palette = collage.getByRole('combobox', { name: 'Documents and actions' })
  const email = collage.getByRole('textbox', { name: 'Email' })
  await palette.pressSequentially('road')
  await email.pressSequentially('fern@example.com')
  await collage.getByText('Pay by the year').click()
  await email.press('Enter')
  expect(await page.locator('html').getAttribute('data-live')).toBeNull()

  release()
  await expect(palette).toHaveValue('road')
  await expect(collage.getByRole('option')).toHaveCount(1)
  await expect(email).toHaveValue('fern@example.com')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Check your inbox')).toBeVisible()
  await expect(collage.getByText('€40')).toBeVisible()
})

test('text typed while the code of a panel loads is kept', async ({ page }) => {
  await open(page)
  const release = await holdRequests(page, /\/assets\/.*\.js/)
  const collage = page.getByRole('region', { name: 'Live components' })
  const palette = collage.getByRole('combobox', { name: 'Documents and actions' })
  const email = collage.getByRole('textbox', { name: 'Email' })
  await palette.click()
  await page.keyboard.type('road')
  await email.click()
  await page.keyboard.type('fern@example.com')

  release()
  await expect(collage.getByRole('option')).toHaveCount(1)
  await expect(palette).toHaveValue('road')
  await expect(email).toHaveValue('fern@example.com')
})

/** The distances of texts, tables and lists from the sides of their card, for each card with a table or a list. */
async function measureInsets(page: Page): Promise<{ title: string; insets: number[] }[]> {
  return page.locator('[data-slot=card], [data-slot=page-card]').evaluateAll((cards) => {
    /** The box around the text of an element, without the padding of the elements inside it. */
    function boxOfText(element: Element): { left: number; right: number } {
      const range = document.createRange()
      const boxes: DOMRect[] = []
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (text.nextNode()) {
        range.selectNode(text.currentNode)
        boxes.push(range.getBoundingClientRect())
      }
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      }
    }

    return cards.flatMap((card) => {
      // Pictures and calendars have insets of their own.
      const find = (selector: string) =>
        [...card.querySelectorAll(selector)].filter((part) => part.checkVisibility() && !part.closest('[inert]'))
      const rows = find('table:not([role=grid]) tr:has(th, td)').map(boxOfText)
      const lists = find('ul').map((list) => ({
        left: list.firstElementChild!.getBoundingClientRect().left,
        right: list.getBoundingClientRect().right,
      }))
      const contents = [...rows, ...lists]
      if (contents.length === 0) return []
      const texts = find('[data-slot=title], [data-slot=description]')
      const { left, right } = card.getBoundingClientRect()
      const insets = [
        ...[...texts.map(boxOfText), ...contents].map((box) => box.left - left),
        ...contents.map((box) => right - box.right),
      ]
      return [{ title: texts[0]!.textContent, insets }]
    })
  })
}

test('its layout fits all widths', async ({ page }) => {
  await open(page)

  await test.step('the texts, tables and lists of a card have the same inset', async () => {
    for (const [width, count] of [
      [390, 3],
      [820, 5],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const cards = await measureInsets(page)
      expect(cards, `${width} px`).toHaveLength(count)
      expect(cards.filter(({ insets }) => new Set(insets).size > 1)).toEqual([])
    }
  })

  await test.step('panels show every column and complete commands from 900 to 1280 px', async () => {
    for (let width = 900; width <= 1280; width += 20) {
      await page.setViewportSize({ width, height: 900 })
      const clipped = await page.locator('.panel, .home-figure').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { left, right } = part.getBoundingClientRect()
          return [...part.querySelectorAll('td, th, code, button')].flatMap((element) => {
            const box = element.getBoundingClientRect()
            return box.left < left - 1 || box.right > right + 1 ? [element.textContent] : []
          })
        }),
      )
      expect(clipped, `${width} px`).toEqual([])
    }
  })

  await test.step('the install command breaks only after spaces and slashes', async () => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const command = page.locator('.home-install code')
      const lines = await command.evaluate((code) => {
        const range = document.createRange()
        const text = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
        const found = new Map<number, string>()
        for (let node = text.nextNode(); node; node = text.nextNode())
          for (let index = 0; index < node.textContent!.length; index++) {
            range.setStart(node, index)
            range.setEnd(node, index + 1)
            const top = Math.round(range.getBoundingClientRect().top)
            found.set(top, (found.get(top) ?? '') + node.textContent![index])
          }
        return [...found.values()]
      })
      expect(lines.slice(0, -1), `${width} px`).toEqual(lines.slice(0, -1).map(() => expect.stringMatching(/[ /]$/)))
      expect(await command.evaluate((code) => code.scrollWidth - code.clientWidth), `${width} px`).toBeLessThanOrEqual(
        0,
      )
    }
  })

  await test.step('all languages have one color', async () => {
    const colors = await page
      .locator('.home-languages > *')
      .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).color))
    expect(colors.length).toBeGreaterThan(10)
    expect(new Set(colors).size).toBe(1)
  })
})

test('a swatch recolors the site, updates the code, and is stored', async ({ page }) => {
  await open(page)
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ui-color-primary-500'))
  const code = page.locator('[data-live-code=theme]')
  const before = await primary()
  await expect(page.getByRole('button', { name: 'Green', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Violet', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Violet', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Green', exact: true })).toHaveAttribute('aria-pressed', 'false')
  expect(await primary()).not.toBe(before)
  await page.getByRole('button', { name: 'Radius 0.5', exact: true }).click()
  await expect(code).toContainText('primary: violet')
  await expect(code).toContainText('radius: 0.5')

  await page.reload()
  await page.waitForSelector('html[data-live]')
  await expect(page.getByRole('button', { name: 'Violet', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(code).toContainText('primary: violet')
  await page.goto('/docs/getting-started')
  expect(await primary()).not.toBe(before)

  await page.goBack()
  await page.waitForSelector('html[data-live]')
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect.poll(primary).toBe(before)
  await expect(code).toContainText('primary: green')
})

// `npm run test:full` also checks the width of a tablet.
for (const width of process.env.FROND_FULL ? [390, 820, 1440] : [390, 1440]) {
  test(`shows the latest release when it comes into view, without a layout shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordLayoutShifts(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page)
    await page.waitForLoadState('networkidle')
    expect(requests).not.toContain('/_islands/latest-release.json')

    const place = page.locator('.home-release')
    const height = await place.evaluate((element) => element.getBoundingClientRect().height)
    await place.scrollIntoViewIfNeeded()
    const link = place.getByRole('link', { name: /^What is new in \d/ })
    await expect(link).toBeVisible()
    await expect(place.getByRole('heading')).toHaveText(/^Frond UI \d+\.\d+\.\d+/)
    expect(await place.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
    expect(await takeLayoutShift(page)).toBeLessThan(0.001)

    await link.click()
    await expect(page).toHaveURL(/\/releases\/\d+\.\d+\.\d+$/)
    await page.goBack()
    await expect(link).toBeVisible()
  })
}

test('links to the releases if the latest one cannot be loaded', async ({ page }) => {
  await page.route('**/_islands/**', (route) => route.fulfill({ status: 503, body: '' }))
  await open(page)
  const failed = page.waitForResponse(/\/_islands\/latest-release\.json/)
  const link = page.getByRole('link', { name: 'See the releases' })
  await link.scrollIntoViewIfNeeded()
  await failed
  await link.click()
  await expect(page).toHaveURL(/\/releases$/)
})

test('the keyboard reaches everything, in order', async ({ page }) => {
  await open(page)
  // The latest release replaces a link when it comes into view.
  await page.locator('.home-release').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: /^What is new in/ })).toBeVisible()
  const main = page.locator('main')
  const wanted = await main.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href],button,input,[tabindex="0"]')]
      .filter((each) => !each.closest('[inert]') && each.tabIndex >= 0 && each.checkVisibility())
      .map((each) => each.textContent || each.getAttribute('aria-label') || each.getAttribute('placeholder')),
  )
  expect(wanted.length).toBeGreaterThan(50)

  await main.focus()
  const reached = new Set<string | null>()
  for (let step = 0; step < wanted.length + 20; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const each = document.activeElement
      if (!each?.closest('main')) return undefined
      return each.textContent || each.getAttribute('aria-label') || each.getAttribute('placeholder')
    })
    if (name === undefined) break
    reached.add(name)
  }
  expect([...new Set(wanted)].filter((name) => !reached.has(name))).toEqual([])
})

test('is complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(baseURL!)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  await expect(page.getByRole('grid', { name: /June 2027/ })).toBeVisible()
  // Controls that need a script are hidden.
  await expect(page.getByRole('button', { name: 'Violet' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'See the releases' })).toHaveAttribute('href', '/releases')
  await page.getByRole('link', { name: 'Explore components' }).click()
  await expect(page).toHaveURL(/\/docs\/components$/)
  await context.close()
})

test('is reached from the docs without a document load', async ({ page }) => {
  await page.goto('/docs/getting-started')
  await page.waitForSelector('html[data-live]')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Frond UI home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React components that feel finished')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await wake(page, 'Pay by the year')
  await page.getByText('Pay by the year').click()
  await expect(page.getByText('€40')).toBeVisible()
})
