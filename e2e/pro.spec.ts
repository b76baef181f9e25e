import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { createKey } from '../packages/pro-server/src/license/license-key.ts'
import { findFreePort, startPostgres } from '../packages/pro-server/src/testing/postgres.ts'
import { startSite, type SiteProcess } from './site-process.ts'

/** Buys, activates and manages Pro in a browser. The tests start servers in test mode. */

let site: SiteProcess
test.beforeAll(async () => {
  site = await startSite({ FROND_RATE_LIMITS: 'off' })
})
test.afterAll(() => site.stop())

const PAYS = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const NEEDS_CONFIRMATION = '4000 0025 0000 3155'

async function open(page: Page, path: string, { port } = site): Promise<void> {
  await page.goto(`http://localhost:${port}${path}`)
  await page.waitForSelector('html[data-live]')
}

async function post(path: string, body: object, { ask } = site): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' }
  const { body: answer } = await ask(`/api/pro${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.length > 0 ? (JSON.parse(answer.toString()) as Record<string, unknown>) : {}
}

/** Buys a license without a browser. */
async function buy(order: { plan: string; email: string }, server = site): Promise<{ key: string; session: string }> {
  const { purchase, claimToken, redirectUrl } = (await post('/checkout', order, server)) as {
    purchase: { id: string }
    claimToken: string
    redirectUrl: string
  }
  const session = redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1)
  await post(`/sandbox/${session}`, { action: 'pay', card: PAYS }, server)
  const headers = { Authorization: `Claim ${claimToken}` }
  const { body } = await server.ask(`/api/pro/purchases/${purchase.id}`, { headers })
  const { license } = JSON.parse(body.toString()) as { license: { key: string } }
  return { key: license.key, session }
}

const keyField = (page: Page) => page.getByRole('textbox', { name: 'License key' })
const holderField = (page: Page) => page.getByRole('textbox', { name: 'Who takes the seat' })
const fieldError = (page: Page) => page.locator('[data-slot=error]')
const problem = (page: Page, code: string) => page.locator(`[role=alert][data-problem="${code}"]`)

async function activate(page: Page, key: string, holder: string, server = site): Promise<void> {
  await open(page, '/pro/activate', server)
  await keyField(page).fill(key)
  await holderField(page).fill(holder)
  await page.getByRole('button', { name: 'Activate' }).click()
}

/** The whole way from the first page to the downloaded templates. */
async function buyAndDownload(page: Page, server: SiteProcess): Promise<void> {
  await open(page, '/pro', server)
  await page.getByRole('main').getByRole('link', { name: 'Buy Pro' }).click()
  await expect(page.getByText('Test mode')).toBeVisible()
  await page.getByRole('radio', { name: /^Team/ }).check()
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('6')
  await page.getByRole('textbox', { name: 'Mail address' }).fill('ada@example.com')
  await expect(page.getByText('$578')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(page).toHaveURL(/\/pro\/sandbox\/checkout\/cs_test_/)
  const card = page.getByRole('textbox', { name: 'Card number' })
  await card.fill(DECLINED)
  await page.getByRole('button', { name: 'Pay $578' }).click()
  await expect(problem(page, 'payment-declined')).toBeVisible()
  await card.fill(NEEDS_CONFIRMATION)
  await page.getByRole('button', { name: 'Pay $578' }).click()
  // Exact, because a test card is named "Needs confirmation".
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()

  await expect(page).toHaveURL(/\/pro\/purchase\/complete/)
  const shownKey = page.locator('[data-license-key]')
  await expect(shownKey).toHaveText(/^FRPT-(?:[0-9A-Z]{6}-?){5}$/)
  const key = (await shownKey.textContent())!
  await page.reload()
  await expect(page.getByText('The key was shown before')).toBeVisible()
  expect(await page.content()).not.toContain(key)

  await open(page, `/pro/activate#key=${key}`, server)
  await expect(keyField(page)).toHaveValue(key)
  expect(page.url()).toMatch(/\/pro\/activate$/)
  await expect(page.getByText('6 seats left')).toBeVisible()
  await holderField(page).fill('ada@example.com')
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('heading', { name: 'Your license is active' })).toBeFocused()
  await expect(page.getByText('5 seats left')).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download certificate' }).click()
  const certificate = await saved
  expect(certificate.suggestedFilename()).toBe('frond-license.pem')
  expect(readFileSync((await certificate.path())!, 'utf8')).toContain('-----BEGIN FROND LICENSE-----')

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download Pro templates/ }).click()
  const templates = await downloaded
  expect(templates.suggestedFilename()).toMatch(/^frond-ui-pro-templates-.*\.zip$/)
  expect(
    readFileSync((await templates.path())!)
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
}

test('a visitor buys, activates and downloads Pro', async ({ page }) => buyAndDownload(page, site))

/** `npm run test:full` does this in the browser, which behaves the same with every store. */
test('a visitor buys, activates and downloads Pro from a server with Postgres', async ({ page }) => {
  const postgres = await startPostgres(await findFreePort())
  const server = await startSite({ FROND_RATE_LIMITS: 'off', DATABASE_URL: postgres.url })
  try {
    if (process.env.FROND_FULL) return await buyAndDownload(page, server)
    const { key } = await buy({ plan: 'team', email: 'ada@example.com' }, server)
    const { certificate } = await post('/activate', { key, holder: { kind: 'handle', value: 'ada' } }, server)
    expect(certificate).toContain('-----BEGIN FROND LICENSE-----')
  } finally {
    await server.stop()
    await postgres.stop()
  }
})

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The element cannot be reached with Tab.')
}

test('the whole way works with the keyboard alone', async ({ page }) => {
  test.slow()
  await open(page, '/pro')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Buy Pro' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('radio', { name: /^Team/ }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Solo/ })).toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: 'Mail address' }))
  await page.keyboard.type('keyboard@example.com')
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Pay $249' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Activate now' }))
  await page.keyboard.press('Enter')

  await expect(keyField(page)).toHaveValue(/^FRPT-/)
  await tabTo(page, holderField(page))
  await page.keyboard.type('octocat')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your license is active' })).toBeFocused()
  const download = page.getByRole('button', { name: /^Download Pro templates/ })
  await tabTo(page, download)
  const downloaded = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloaded).suggestedFilename()).toMatch(/\.zip$/)
})

test('a key in the address is filled in and removed before the page is live', async ({ page }) => {
  const { key } = await buy({ plan: 'solo', email: 'address@example.com' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`http://localhost:${site.port}/pro/activate?license_key=${key}&ref=mail`, { waitUntil: 'commit' })
  await page.waitForFunction(() => !location.href.includes('license_key'))
  expect(page.url()).toMatch(/\/pro\/activate\?ref=mail$/)
  await expect(keyField(page)).toHaveValue(key)
  await expect(page.getByText('1 seat left')).toBeVisible()
  // Only the first request contains the key.
  expect(requested.slice(1).filter((address) => address.includes(key))).toEqual([])
})

test('the key is checked when the field is left, and when it is complete', async ({ page }) => {
  await open(page, '/pro/activate')
  await keyField(page).fill('FRPT-123')
  await expect(fieldError(page)).toHaveCount(0)
  await keyField(page).blur()
  await expect(fieldError(page)).toHaveText(/^The key is not complete/)
  await keyField(page).fill('FRPT-000000-000000-000000-000000-00QB0H')
  await expect(fieldError(page)).toHaveText(/^The key has a typing error/)
  await keyField(page).fill('FRPT-000000-000000-000000-000000-00QB0G')
  await expect(fieldError(page)).toHaveCount(0)
  await holderField(page).fill('not a name')
  await holderField(page).blur()
  await expect(fieldError(page)).toHaveText(/^A user name has up to 39/)
})

test('an unknown key, a license without seats and a revoked license are explained', async ({ page }) => {
  await open(page, '/pro/activate')
  await keyField(page).fill(createKey('test', randomBytes(26)))
  await expect(problem(page, 'license-not-found')).toBeVisible()

  const { key, session } = await buy({ plan: 'solo', email: 'errors@example.com' })
  await post('/activate', { key, holder: { kind: 'email', value: 'first@example.com' } })
  await activate(page, key, 'second@example.com')
  await expect(page.getByText('No seats left')).toBeVisible()
  await expect(problem(page, 'seat-limit-reached')).toBeVisible()
  await expect(holderField(page)).toHaveValue('second@example.com')

  await post(`/sandbox/${session}`, { action: 'refund' })
  await activate(page, key, 'first@example.com')
  await expect(problem(page, 'license-revoked')).toBeVisible()
})

test('a server that is down or cannot be reached is explained, and a retry works', async ({ page }) => {
  const { key } = await buy({ plan: 'solo', email: 'down@example.com' })
  const answers = [
    { status: 503, contentType: 'application/problem+json', headers: { 'Retry-After': '5' } },
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  ]
  const body = JSON.stringify({ code: 'store-unavailable', title: 'Service unavailable', detail: 'Try again.' })
  await page.route('**/api/pro/activate', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill({ body, ...answer }) : route.continue()
  })
  await activate(page, key, 'ada')
  await expect(problem(page, 'store-unavailable')).toContainText('5 seconds')
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(problem(page, 'unreachable')).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('heading', { name: 'Your license is active' })).toBeVisible()
})

test('too many attempts are refused for a while', async ({ page }) => {
  const limited = await startSite()
  try {
    const { key } = await buy({ plan: 'team', email: 'limits@example.com' }, limited)
    await open(page, '/pro/activate', limited)
    // An address that sends more than 20 texts that are no keys is refused for 15 minutes. The browser sends them, because
    // its address can differ from that of this process: 127.0.0.1 or ::1.
    await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ key: 'FRPT-123' })
      for (let count = 0; count < 25; count += 1) await fetch('/api/pro/validate', { method: 'POST', headers, body })
    })
    await activate(page, key, 'ada', limited)
    await expect(problem(page, 'rate-limited')).toContainText('You can try again in')
  } finally {
    await limited.stop()
  }
})

test('a cancelled payment leads back to the order', async ({ page }) => {
  await open(page, '/pro/purchase?plan=solo')
  await expect(page.getByRole('radio', { name: /^Solo/ })).toBeChecked()
  await page.getByRole('textbox', { name: 'Mail address' }).fill('cancel@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The payment was cancelled')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor buys, activates and downloads Pro, and asks for a link', async ({ page, context }) => {
    const email = 'plain@example.com'
    const requested: string[] = []
    context.on('request', (request) => requested.push(request.url()))
    const home = `http://localhost:${site.port}`

    await page.goto(`${home}/pro/purchase`)
    await page.getByRole('radio', { name: /^Team/ }).check()
    await page.getByRole('spinbutton', { name: 'Seats' }).fill('6')
    await page.getByRole('textbox', { name: 'Mail address' }).fill('plain@example')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(problem(page, 'invalid-request')).toBeVisible()
    await expect(fieldError(page)).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Mail address' })).toHaveValue('plain@example')
    await expect(page.getByRole('spinbutton', { name: 'Seats' })).toHaveValue('6')
    await page.getByRole('textbox', { name: 'Mail address' }).fill(email)
    await page.getByRole('button', { name: 'Continue to payment' }).click()

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Open the payment page' }).click()
    const payment = await opened
    await expect(payment).toHaveURL(/\/pro\/sandbox\/checkout\/cs_test_/)
    const card = payment.getByRole('textbox', { name: 'Card number' })
    await card.fill(DECLINED)
    await payment.getByRole('button', { name: 'Pay $578' }).click()
    await expect(problem(payment, 'payment-declined')).toBeVisible()
    await expect(card).toHaveValue(DECLINED)
    await card.fill(NEEDS_CONFIRMATION)
    await payment.getByRole('button', { name: 'Pay $578' }).click()
    await payment.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(payment).toHaveURL(/\/pro\/purchase\/complete/)
    // It says where the key is shown. Text queries of Playwright skip this element.
    await expect(payment.locator('main noscript p')).toBeVisible()
    await payment.close()

    await page.getByRole('button', { name: 'Show my key' }).click()
    const shownKey = page.locator('[data-license-key]')
    await expect(shownKey).toHaveText(/^FRPT-(?:[0-9A-Z]{6}-?){5}$/)
    const key = (await shownKey.textContent())!

    await page.getByRole('button', { name: 'Activate now' }).click()
    await expect(keyField(page)).toHaveValue(key)
    await keyField(page).fill('FRPT-123')
    await holderField(page).fill('ada@example.com')
    await page.getByRole('button', { name: 'Activate' }).click()
    await expect(fieldError(page)).toHaveText(/^The key is not complete/)
    await expect(keyField(page)).toHaveValue('FRPT-123')
    await expect(holderField(page)).toHaveValue('ada@example.com')
    await keyField(page).fill(key)
    await page.getByRole('button', { name: 'Activate' }).click()
    await expect(page.getByRole('heading', { name: 'Your license is active' })).toBeVisible()
    await expect(page.getByText('5 seats left')).toBeVisible()
    await expect(page.getByText('-----BEGIN FROND LICENSE-----')).toBeVisible()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download Pro templates/ }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/\.zip$/)

    await page.goto(`${home}/pro/manage`)
    await page.getByRole('textbox', { name: 'Mail address' }).fill(email)
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await expect.poll(() => findMail(email, /manage#token=/)).toBeTruthy()
    expect(requested.filter((address) => address.includes(key))).toEqual([])
  })

  test('a mailed link shows licenses, a certificate and downloads, releases a seat and replaces the key', async ({
    page,
    context,
  }) => {
    const email = 'without-script@example.com'
    const requested: string[] = []
    context.on('request', (request) => requested.push(request.url()))
    const { key } = await buy({ plan: 'team', email })
    await post('/activate', { key, holder: { kind: 'handle', value: 'octocat' } })
    await post('/resend', { email })
    await expect.poll(() => findMail(email, /manage#token=/)).toBeTruthy()
    const [, token] = /manage#token=([\w-]{43})/.exec(findMail(email, /manage#token=/)!)!
    const link = `http://localhost:${site.port}/pro/manage#token=${token}`

    await page.goto(link)
    const pasted = page.getByRole('textbox', { name: 'Link from the mail' })
    await page.getByRole('button', { name: 'Show my licenses' }).click()
    await expect(fieldError(page)).toHaveText('Paste the whole link from the mail.')
    await pasted.fill(link)
    await page.getByRole('button', { name: 'Show my licenses' }).click()
    await expect(page.getByRole('heading', { name: '1 license' })).toBeVisible()
    expect(page.url()).toMatch(/\/pro\/manage$/)
    await expect(page.getByText('1 of 5 in use')).toBeVisible()

    await page.getByRole('button', { name: 'Download the certificate of octocat' }).click()
    await expect(page.getByText('-----BEGIN FROND LICENSE-----')).toBeVisible()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download Pro templates/ }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/\.zip$/)

    await page.getByRole('button', { name: 'Release the seat of octocat' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('1 of 5 in use')).toBeVisible()
    await page.getByRole('button', { name: 'Release the seat of octocat' }).click()
    await page.getByRole('group', { name: 'Release the seat?' }).getByRole('button', { name: 'Release seat' }).click()
    await expect(page.getByText('0 of 5 in use')).toBeVisible()

    await page.getByRole('button', { name: 'Replace key' }).click()
    await page.getByRole('group', { name: 'Replace the key?' }).getByRole('button', { name: 'Replace key' }).click()
    await expect(page.getByText(key)).toBeHidden()
    const newKey = (await page.getByText(/^FRPT-(?:[0-9A-Z]{6}-?){5}$/).textContent())!
    await page.reload()
    await expect(page.getByText(newKey)).toBeVisible()

    await page.getByRole('button', { name: 'Activate a seat' }).click()
    await expect(keyField(page)).toHaveValue(newKey)

    await page.goto(`http://localhost:${site.port}/pro/manage`)
    await pasted.fill(link)
    await page.getByRole('button', { name: 'Show my licenses' }).click()
    await expect(problem(page, 'link-used')).toBeVisible()
    const secrets = [token!, key, newKey]
    const sent = requested.map((address) => address.split('#')[0]!)
    const logged = site.lines().map((line) => JSON.stringify(line))
    expect([...sent, ...logged].filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  })

  test('a key in the address is not posted in the address', async ({ page }) => {
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await page.goto(`http://localhost:${site.port}/pro/activate?license_key=FRPT-123`)
    await page.getByRole('button', { name: 'Activate' }).click()
    expect((await posted).url()).toMatch(/\/pro\/activate$/)
  })
})

test('forms of other sites are refused, and answers to forms are not stored', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const post = (headers: Record<string, string>) =>
    site.ask('/pro/activate', { method: 'POST', headers: { ...form, ...headers }, body: 'key=FRPT-123&holder=ada' })
  expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await post({ Origin: 'https://other.example' })).status).toBe(403)
  const answer = await post({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })
  expect([answer.status, answer.headers['cache-control'], answer.headers['etag']]).toEqual([200, 'no-store', undefined])
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
  expect((await site.ask('/pro/pricing', { method: 'POST', headers: form })).status).toBe(405)
})

test('visitors who post at once get their own answers', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const names = Array.from({ length: 30 }, (_, index) => `visitor${index}@example`)
  const pages = await Promise.all(
    names.map((name) => site.ask('/pro/manage', { method: 'POST', headers, body: `email=${name}` })),
  )
  const found = pages.map(({ body }) => names.filter((name) => body.includes(`value="${name}"`)))
  expect(found).toEqual(names.map((name) => [name]))
})

test('a server with Stripe has no payment page for test cards', async () => {
  const live = await startSite({
    PRO_CHECKOUT: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  })
  try {
    const path = '/pro/sandbox/checkout/cs_test_1'
    expect((await live.ask(path)).status).toBe(404)
    expect((await site.ask(path)).status).toBe(200)
  } finally {
    await live.stop()
  }
})

test('the page of an order promises a key only after the payment', async ({ page }) => {
  await open(page, '/pro/purchase/complete?purchase=unknown')
  await expect(page.getByText('Your license key appears here as soon as the payment arrives.')).toBeVisible()
  await expect(page.getByText('The key is in your mail')).toBeVisible()
})

/** The mail to an address. Mails are files in the data folder. A file that is still written has another extension. */
function findMail(email: string, subject: RegExp): string | undefined {
  const folder = join(site.dataFolder, 'pro/mail')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .find((mail) => mail.includes(email) && subject.test(mail))
}

test('a mailed link shows licenses, releases a seat and replaces the key', async ({ page }) => {
  const email = 'manage@example.com'
  const { key } = await buy({ plan: 'team', email })
  await post('/activate', { key, holder: { kind: 'handle', value: 'octocat' } })
  await open(page, '/pro/manage')
  await page.getByRole('textbox', { name: 'Mail address' }).fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  await expect.poll(() => findMail(email, /manage#token=/)).toBeTruthy()

  const [, token] = /manage#token=([\w-]{43})/.exec(findMail(email, /manage#token=/)!)!
  await page.goto('about:blank')
  await open(page, `/pro/manage#token=${token}`)
  await expect(page.getByRole('heading', { name: '1 license' })).toBeFocused()
  expect(page.url()).toMatch(/\/pro\/manage$/)
  await expect(page.getByText('octocat')).toBeVisible()
  await expect(page.getByText('1 of 5 in use')).toBeVisible()

  await page.getByRole('button', { name: 'Release the seat of octocat' }).click()
  await page.getByRole('button', { name: 'Release seat' }).click()
  await expect(page.getByText('0 of 5 in use')).toBeVisible()
  await page.getByRole('button', { name: 'Replace key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace key' }).click()
  await expect(page.getByText(key)).toBeHidden()

  await page.goto('about:blank')
  await open(page, `/pro/manage#token=${token}`)
  await expect(problem(page, 'link-used')).toBeVisible()
})
