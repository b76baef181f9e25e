import { expect, test, type Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { recordLayoutShifts, takeLayoutShift } from './layout-shifts.ts'
import { accordion, button, smallPage } from './paths.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-live]')
}

/** Marks the document, to detect a document load later. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Follows a link to a path, also if the page has no such link. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'follow' })
    document.getElementById('content')!.prepend(link)
    link.click()
  }, href)
}

/** Waits until the requests that start when the page is idle have finished. */
async function waitForManifest(page: Page, path: string): Promise<void> {
  const manifest = page.waitForResponse(/\/_builds\/meta\/.+\.json$/)
  await open(page, path)
  await manifest
}

test.describe('client navigation', () => {
  test('navigates between all kinds of pages without a document load, announces the page and moves focus', async ({
    page,
  }) => {
    await open(page, button)
    await mark(page)
    for (const [path, title] of [
      ['/team', /^Team - /],
      [accordion, /^Accordion - /],
      ['/', /^Frond UI - /],
      ['/releases', /^Releases - /],
      [button, /^Button - /],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 500))
      await follow(page, path)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('#content')).toBeFocused()
      await expect(page.locator('body > [aria-live=polite].sr-only')).toHaveText(title)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    expect(await isMarked(page)).toBe(true)
  })

  test('follows hashes and redirects, and going back restores the scroll position', async ({ page }) => {
    await open(page, accordion)
    await mark(page)
    await follow(page, `${button}#usage`)
    await expect(page.locator('#usage')).toBeInViewport()
    await expect(page.locator('#usage')).toBeFocused()

    // On this visit of the page, the blocks above the target have not been in the viewport.
    await follow(page, accordion)
    await expect(page.getByRole('heading', { level: 1, name: 'Accordion' })).toBeVisible()
    await follow(page, button)
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
    await follow(page, `${button}#theme`)
    await expect(page.locator('#theme')).toBeInViewport()
    const position = await page.evaluate(() => scrollY)

    await follow(page, '/docs/components/page-accordion?from=test')
    await expect(page).toHaveURL(`${accordion}?from=test`)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
    expect(await isMarked(page)).toBe(true)
  })

  test('adds the content below the first screen without a layout shift', async ({ page }) => {
    await recordLayoutShifts(page)
    await open(page, accordion)
    await follow(page, button)
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
    await expect(page.locator('[data-partial]')).toHaveCount(0)
    const links = await page.locator('[data-toc] a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    const missing = await page.evaluate((ids) => ids.filter((id) => !document.querySelector(`article ${id}`)), links)
    expect(missing).toEqual([])
    expect(await takeLayoutShift(page)).toBeLessThan(0.01)
  })

  test('jumps to a heading whose part of the page is not added yet', async ({ page }) => {
    await open(page, accordion)
    const isPartial = await page.evaluate(async (path) => {
      document.querySelector<HTMLAnchorElement>(`#docs-navigation a[href="${path}"]`)!.click()
      while (document.querySelector('h1')!.textContent !== 'Button') await new Promise(requestAnimationFrame)
      const partial = document.querySelector('[data-partial]') !== null
      document.querySelector<HTMLAnchorElement>('[data-toc] a[href="#theme"]')!.click()
      return partial
    }, button)
    expect(isPartial).toBe(true)
    await expect(page.locator('#theme')).toBeInViewport()
  })

  test('an example can be used before the rest of the page is added', async ({ page }) => {
    await open(page, button)
    const isPartial = await page.evaluate(async (path) => {
      document.querySelector<HTMLAnchorElement>(`#docs-navigation a[href="${path}"]`)!.click()
      while (document.querySelector('h1')!.textContent !== 'Accordion') await new Promise(requestAnimationFrame)
      const trigger = document.querySelector<HTMLElement>('[data-island] [data-slot=trigger]')!
      const before = trigger.ariaExpanded
      trigger.click()
      const partial = document.querySelector('[data-partial]') !== null
      while (trigger.ariaExpanded === before) await new Promise(requestAnimationFrame)
      return partial
    }, accordion)
    expect(isPartial).toBe(true)
  })

  test('pages that are not in the build are loaded from the server', async ({ page }) => {
    // Prefetching starts when the list of pages is loaded.
    const known = page.waitForRequest(/_payload\.json/)
    await open(page, button)
    await known
    await mark(page)
    const document = page.waitForResponse((response) => response.url().endsWith('/docs/components/buton'))
    await follow(page, '/docs/components/buton')
    expect((await document).status()).toBe(404)
    await expect(page).toHaveTitle('404 - Frond UI')
    await expect(page.getByText('Page Not Found: /docs/components/buton')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Similar pages' })).toBeVisible()
    expect(await isMarked(page)).toBe(false)

    await page.waitForSelector('html[data-live]')
    await mark(page)
    await page.getByRole('link', { name: 'Back to the start' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).not.toHaveTitle(/404/)
    expect(await isMarked(page)).toBe(true)
  })
})

test('an unknown address without similar pages offers links to start from', async ({ page }) => {
  for (const [path, links] of [
    ['/docs/components/xyzzy', ['/docs/getting-started', '/docs/components']],
    ['/docs/xyzzy', ['/docs/getting-started']],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
    const found = await page.getByRole('navigation', { name: 'Similar pages' }).getByRole('link').all()
    expect(await Promise.all(found.map((link) => link.getAttribute('href')))).toEqual(links)
  }
})

test('a page that fails to start reports an error', async ({ page }) => {
  const messages: string[] = []
  const thrown = page.waitForEvent('pageerror')
  page.on('console', (message) => messages.push(message.text()))
  await page.route(button, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/"state":"(?:[^"\\]|\\.)*"/, '"state":"broken"') })
  })
  await page.goto(button)
  await thrown
  expect(messages.join('\n')).toContain('Error while mounting app:')
})

test('a slow page shows the loading bar until it is rendered', async ({ page }) => {
  const release = await holdRequests(page, /\/docs\/components\/badge\/_payload\.json/)
  await waitForManifest(page, button)
  await follow(page, '/docs/components/badge')
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())!.height).toBe(3)
  // The bar is full for only half a second, which polling could miss on a busy machine.
  const values = await bar.evaluateHandle((element) => {
    const seen: (string | null)[] = []
    new MutationObserver(() => seen.push(element.getAttribute('aria-valuenow'))).observe(element, { attributes: true })
    return seen
  })
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(await values.jsonValue()).toContain('100')
})

test('a page with slow code shows the loading bar, and a later navigation replaces it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const release = await holdRequests(page, /\/assets\/static-page-.*\.js/)
  await waitForManifest(page, button)
  await mark(page)
  await follow(page, '/team')
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  await expect(bar).toBeVisible()
  await follow(page, '/figma')
  await expect(bar).toBeVisible()
  await expect(page).toHaveURL(button)

  release()
  await expect(page).toHaveTitle(/^Design kit/)
  await expect(bar).toHaveCount(0)
  await expect(page).toHaveURL('/figma')
  expect(await isMarked(page)).toBe(true)
})

test('a page that fails to load shows an error, and the loading bar shows it too', async ({ page }) => {
  await page.route(/\/docs\/components\/badge\/_payload\.json/, (route) => route.fulfill({ status: 500 }))
  await waitForManifest(page, button)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar][aria-label=Loading]')
      if (bar?.hasAttribute('data-error')) seen.push(getComputedStyle(bar).backgroundColor)
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
  })
  await follow(page, '/docs/components/badge')
  await expect(page).toHaveTitle('500 - Frond UI')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
  const { seen, error } = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'var(--ui-error)'
    const { seen } = window as unknown as { seen: string[] }
    return { seen, error: getComputedStyle(probe).backgroundColor }
  })
  expect(seen).toContain(error)
})

test.describe('prefetching', () => {
  test('links in the viewport are prefetched, four at a time, and opening them uses the cache', async ({ page }) => {
    let running = 0
    let most = 0
    const fetched = new Set<string>()
    // On a busy machine the browser may report a slow network, which disables prefetching.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }))
    await page.route(/_payload\.json/, async (route) => {
      fetched.add(new URL(route.request().url()).pathname)
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setTimeout(resolve, 50))
      running -= 1
      await route.continue()
    })
    await waitForManifest(page, button)
    await expect.poll(() => fetched.size).toBeGreaterThan(6)
    expect(most).toBeLessThanOrEqual(4)
    expect([...fetched].every((path) => !path.startsWith('/examples/'))).toBe(true)
    expect(await page.evaluate(() => document.querySelectorAll('link[rel=stylesheet]').length)).toBeLessThan(8)
  })

  test('a page is prefetched if one of several links to it is in the viewport', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }))
    // The header and the footer link to it. On this page, the footer is below the viewport.
    const payload = page.waitForRequest((request) => new URL(request.url()).pathname === '/figma/_payload.json')
    await waitForManifest(page, '/')
    await payload
  })

  test('nothing is prefetched if the visitor saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('_payload.json')) fetched.push(request.url())
    })
    await waitForManifest(page, button)
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
  })
})

test.describe('builds', () => {
  test('a new build is noticed when the visitor returns after an hour, and shown as a toast', async ({ page }) => {
    await page.clock.install()
    const manifest = page.waitForResponse(/\/_builds\/meta\//)
    await page.goto(smallPage)
    await page.clock.runFor(5000)
    await page.waitForSelector('html[data-live]')
    await page.clock.runFor(5000)
    await manifest
    await page.evaluate(() =>
      addEventListener('frond:build-update', (event) =>
        Object.assign(window, { newBuild: (event as CustomEvent<{ id: string }>).detail.id }),
      ),
    )
    await page.route(/\/_builds\/latest\.json\?\d+$/, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }))
    await page.clock.runFor(3_600_001)

    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(toasts.getByText('A new version is available')).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(await page.evaluate(() => (window as unknown as { newBuild: string }).newBuild)).toBe('newer')
    await mark(page)
    await toasts.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  })

  test('a failed check for builds only logs one line', async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`))
    await page.route(/\/_builds\/meta\//, (route) => route.fulfill({ status: 404 }))
    await open(page, button)
    await expect.poll(() => messages.join('\n')).toContain('Error fetching app manifest.')
    expect(messages.join('\n')).toMatch(/\[GET\] "\/_builds\/meta\/\w+\.json": 404/)
    expect(messages.join('\n')).not.toContain('thrown')
    await follow(page, accordion)
    await expect(page.getByRole('heading', { level: 1, name: 'Accordion' })).toBeVisible()
  })
})

test.describe('code that fails to load', () => {
  test('reloads the page once', async ({ page }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(/\/assets\/ThemePicker-.*\.js/, (route) => route.abort())
    await open(page, smallPage)
    await page.evaluate(() => {
      addEventListener('frond:preload-error', () => sessionStorage.setItem('preload-errors', 'yes'))
    })
    const reloaded = page.waitForEvent('load')
    const picker = page.getByRole('button', { name: 'Theme picker' })
    await picker.click()
    await reloaded
    await page.waitForSelector('html[data-live]')
    expect(await page.evaluate(() => sessionStorage.getItem('preload-errors'))).toBe('yes')

    await Promise.all([page.waitForEvent('requestfailed'), picker.click()])
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(2)
  })

  test('for another page, that page is loaded as a document', async ({ page }) => {
    let isBroken = true
    await page.route(/\/assets\/static-page-.*\.js/, (route) => (isBroken ? route.abort() : route.continue()))
    await open(page, smallPage)
    await mark(page)
    await page.route('**/team', async (route) => {
      isBroken = false
      await route.continue()
    })
    await follow(page, '/team')
    await expect(page).toHaveURL('/team')
    await expect(page).toHaveTitle(/^Team/)
    expect(await isMarked(page)).toBe(false)
  })
})

test.describe('server islands', () => {
  test('are rendered for valid props only', async ({ request }) => {
    const ask = (path: string, props: unknown) =>
      request.get(`/_islands/${path}?props=${encodeURIComponent(JSON.stringify(props))}`)
    const answer = await ask('changelog.json', { slug: 'button' })
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^changelog-/),
      html: expect.stringContaining('<code>Button</code>'),
      head: { link: expect.any(Array) },
    })
    expect((await request.get('/_islands/releases.json')).status()).toBe(200)
    for (const [path, props, status] of [
      ['x.json', {}, 404],
      ['changelog.json', { slug: 'nothing-of-ours' }, 404],
      ['changelog.json', { slug: '<script>' }, 400],
      ['changelog.json', { slug: 'button', title: 'x' }, 400],
      ['releases.json', { skip: -1 }, 400],
    ] as const) {
      const refused = await ask(path, props)
      expect([path, props, refused.status()]).toEqual([path, props, status])
      expect(refused.headers()['content-type']).toBe('application/problem+json')
    }
    const polluting = '{"__proto__":{"polluted":1}}'
    expect((await request.get(`/_islands/changelog.json?props=${encodeURIComponent(polluting)}`)).status()).toBe(400)
    expect((await request.post('/_islands/changelog.json')).status()).toBe(405)
  })

  test('are loaded on hover and shown on press', async ({ page }) => {
    await waitForManifest(page, button)
    await page.evaluate(() => {
      document
        .getElementById('content')!
        .insertAdjacentHTML(
          'afterbegin',
          `<div data-server-island="changelog" data-props='{"slug":"button"}'><a href="/releases">Older changes</a></div>`,
        )
    })
    const link = page.getByRole('link', { name: 'Older changes' })
    const fetched = page.waitForResponse(/\/_islands\/changelog\.json/)
    await link.hover()
    await fetched
    await link.click()
    const place = page.locator('[id^=changelog-]').first()
    await expect(place).toContainText('3.0.0')
    await expect(place).toBeFocused()
    await expect(page).toHaveURL(button)
  })
})
