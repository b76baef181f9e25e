import { expect, test, type Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRedirect } from '../site/redirects.ts'
import { findColorViolations, findViolations } from './axe.ts'

const library = readFileSync(join(import.meta.dirname, '../packages/ui/package.json'), 'utf8')
const { version } = JSON.parse(library) as { version: string }

const pages = {
  '/team': 'Team',
  '/figma': 'Design kit',
  '/showcase': 'Showcase',
  '/templates': 'Templates',
  '/releases': 'Releases',
  [`/releases/${version}`]: version,
  '/pro': 'Pro',
  '/pro/pricing': 'Pro pricing',
  '/pro/purchase': 'Order Pro',
  '/pro/purchase/complete': 'Your order',
  '/pro/activate': 'Activate Pro',
  '/pro/manage': 'Manage Pro licenses',
  '/pro/terms': 'Pro terms of sale',
  '/pro/license': 'Pro license',
  '/pro/privacy': 'Pro privacy',
  '/pro/errors': 'Errors of the Pro API',
}
const formCounts: Record<string, number> = { '/pro/purchase': 1, '/pro/activate': 1, '/pro/manage': 2 }
const isFull = Boolean(process.env.FROND_FULL)
/** Pages with pictures, prices, a form and long tables. `npm run test:full` opens all pages. */
const sample = ['/showcase', `/releases/${version}`, '/pro/pricing', '/pro/purchase', '/pro/errors']

async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await page.waitForSelector('html[data-live]')
  return response
}

function toFaults(violations: Awaited<ReturnType<typeof findViolations>>): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test('every page has a complete head, one h1 and its forms', async ({ request }) => {
  for (const [path, title] of Object.entries(pages)) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    const html = await response.text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(html).toContain(`<title>${title} - Frond UI</title>`)
    expect(html, path).toMatch(new RegExp(`<link [^>]*href="https://[^"/]+${path}"`))
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40}/)
    expect([path, main.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    expect([path, html.match(/<form[ >]/g)?.length ?? 0]).toEqual([path, formCounts[path] ?? 0])
  }
})

for (const path of isFull ? Object.keys(pages) : sample) {
  test(`${path} has one h1 and its forms when it is live, and no console messages, accessibility violations or horizontal scrolling`, async ({
    page,
  }) => {
    // Two axe runs over the whole page are slow on a busy machine.
    test.slow()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })

    expect((await open(page, path))?.status()).toBe(200)
    await expect(page.locator('main#content h1')).toHaveCount(1)
    await expect(page.locator('form')).toHaveCount(formCounts[path] ?? 0)
    expect(toFaults(await findViolations(page)), 'light, 1440 px').toEqual([])

    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('html')).toHaveClass(/dark/)
    expect(toFaults(await findColorViolations(page, 'main')), 'dark, 390 px').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(messages).toEqual([])
  })
}

const wide = [
  '/docs/v2',
  '/docs/typography',
  '/docs/components/table',
  '/docs/no/such-page-with-a-name-that-is-longer-than-a-phone-is-wide',
  '/examples/design/sheet',
]
const otherWide = [
  '/',
  '/docs/getting-started/theme/css-variables',
  '/docs/components',
  '/docs/components/calendar',
  '/docs/components/navigation-menu',
  '/docs/components/pricing-table',
  '/docs/components/stepper',
  '/docs/components/tabs',
]

test('no page scrolls horizontally on a phone or has a duplicate id', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of isFull ? [...wide, ...otherWide] : wide) {
    await page.goto(path)
    const { over, twice } = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return {
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      }
    })
    expect.soft({ path, over, twice }).toEqual({ path, over: 0, twice: [] })
  }
  await context.close()
})

test('no link or image of these pages is broken', async ({ request }) => {
  test.slow()
  const addresses = new Set<string>()
  for (const path of Object.keys(pages)) {
    const html = await (await request.get(path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const [, hash] of main.matchAll(/href="#([^"]+)"/g)) expect(main, `${path}#${hash}`).toContain(`id="${hash}"`)
    for (const [, address] of main.matchAll(/(?:href|src)="(\/[^"]*)"/g)) addresses.add(address!)
  }
  expect(addresses.size).toBeGreaterThan(60)
  // Each resized picture takes the server a tenth of a second, so only `npm run test:full` requests all of them.
  const resized = [...addresses].filter((address) => address.startsWith('/_img/'))
  if (!isFull) for (const address of resized.slice(8)) addresses.delete(address)
  const queue = addresses.values()
  const ask = async () => {
    for (const address of queue) {
      const response = await request.get(address, { maxRedirects: 0 })
      expect(response.status(), address).toBeLessThan(400)
    }
  }
  await Promise.all(Array.from({ length: 6 }, ask))
})

test('no page links to an address that redirects', () => {
  const client = join(import.meta.dirname, '../site/build/client')
  const links = globSync('**/index.html', { cwd: client }).flatMap((file) =>
    [...readFileSync(join(client, file), 'utf8').matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)].map(([, path]) => ({
      file,
      path: path!,
    })),
  )
  expect(links.length).toBeGreaterThan(1000)
  expect(links.filter(({ path }) => findRedirect(path, { hasPage: () => true }))).toEqual([])
})

test('navigates between pages without a document load', async ({ page }) => {
  test.slow()
  await open(page, '/pro')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })

  await main.getByRole('link', { name: 'See the prices' }).click()
  await expect(page).toHaveTitle('Pro pricing - Frond UI')
  // A page reached by navigation has its styles, and its FAQ is interactive.
  const plans = main.locator('[data-slot=pricing-plans]')
  await expect(plans.getByText('$499')).toBeVisible()
  expect(await plans.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
  const question = main.getByRole('button', { name: 'What is a seat?' })
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(main.getByText('One person who works with the code')).toBeVisible()

  await page.goBack()
  await main.getByRole('link', { name: 'See all templates' }).click()
  await expect(heading).toHaveText('Start from a working app')
  await main.getByRole('link', { name: 'Releases' }).click()
  await expect(page).toHaveTitle('Releases - Frond UI')
  await main.getByRole('link', { name: version, exact: true }).click()
  await expect(heading).toHaveText(`Frond UI ${version}`)
  await expect(page).toHaveURL(new RegExp(`/releases/${version}$`))
  await main.getByRole('link', { name: 'All releases' }).click()
  await expect(page).toHaveURL(/\/releases$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a plan links to the order form, with the plan chosen', async ({ page }) => {
  await open(page, '/pro/pricing')
  await page.getByRole('link', { name: 'Buy Solo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Pro')
  await expect(page.getByRole('radio', { name: /^Solo/ })).toBeChecked()
})

test('releases show pending changes and link components to their docs', async ({ page, request }) => {
  await open(page, '/releases')
  const next = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: version }) })
  await expect(next.getByRole('link', { name: 'Accordion', exact: true }).first()).toHaveAttribute(
    'href',
    '/docs/components/accordion',
  )
  expect(await (await request.get('/feed.xml')).text()).toContain(`/releases/${version}`)

  const unknown = await page.goto('/releases/0.0.1')
  expect(unknown?.status()).toBe(404)
  await expect(page).toHaveTitle('404 - Frond UI')
  await expect(page.getByText('Page Not Found: /releases/0.0.1')).toBeVisible()
})

test('templates and showcase can be filtered by kind', async ({ page }) => {
  await page.goto('/templates')
  const landing = page.getByRole('heading', { name: 'Landing' })
  const chat = page.getByRole('heading', { name: 'Chat' })
  await page.getByRole('button', { name: 'Pro', exact: true }).click()
  await expect(landing).toBeHidden()
  await expect(chat).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open source' })).toBeHidden()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(landing).toBeVisible()

  await page.goto('/showcase')
  await page.getByRole('button', { name: 'Template', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Landing template' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Component gallery' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Template', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
