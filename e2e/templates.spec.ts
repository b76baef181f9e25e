import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { previewTargets } from '../scripts/templates.ts'
import { createPreviews, type Preview } from '../site/server/previews/previews.ts'
import { findColorViolations, findViolations } from './axe.ts'

/** Templates whose not-found page is checked. `npm run test:full` checks it for all of them. */
const sample = ['dashboard', 'starter-vite']

/** Opens the first page of every template as visitors see it: below `/templates/{name}/preview/`. */
for (const name of previewTargets().keys()) {
  const checksNotFound = Boolean(process.env.FROND_FULL) || sample.includes(name)
  test(`${name} works in both color modes${checksNotFound ? ', for an unknown address' : ''}, and on a phone`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('console', (message) => faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
    })
    for (const [colorScheme, path] of [
      ['light', ''],
      ['dark', ''],
      ...(checksNotFound ? [['light', 'no-such-page'] as const] : []),
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`/templates/${name}/preview/${path}`)
      // A page that waits for the build of the preview has a heading, too. It reloads until the build ends.
      const heading = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'This preview is being built' })
      await expect(heading).toBeVisible({ timeout: 200_000 })
      await page.waitForLoadState('networkidle')
      const find = colorScheme === 'dark' ? findColorViolations : findViolations
      expect(await find(page)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
  })
}

test('saas: a visitor signs up, changes the profile and deletes the account', async ({ page }) => {
  const account = '/templates/saas/preview/account'
  await page.goto(account)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()

  // The form of the last page has a field with the same name.
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada L.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile saved', { exact: true }).first()).toBeVisible()
  await page.goto(account)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada L.')

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled()
  await dialog.getByRole('textbox').fill('ada@example.com')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Know when a job did not run' })).toBeVisible()
  await page.goto(account)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('saas: an unknown address shows the not-found page', async ({ page }) => {
  await page.goto('/templates/saas/preview/blog/no-such-article')
  await expect(page.getByText('Page not found')).toBeVisible()
})

test('dashboard: a visitor edits a customer, and removes two with undo', async ({ page }) => {
  const customers = '/templates/dashboard/preview/customers'
  await page.goto(customers)
  const first = page.getByRole('row', { name: /Ada Hughes/ })
  await first.getByRole('button', { name: 'Actions for Ada Hughes' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Ada Hughes' })
  await form.getByRole('textbox', { name: 'Email' }).fill('ada')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Enter an email address')).toBeVisible()
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.goto(customers)
  await expect(first).toContainText('ada@example.com')

  await first.getByRole('checkbox').check()
  await page
    .getByRole('row', { name: /Alan Reed/ })
    .getByRole('checkbox')
    .check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(first).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toBeVisible()
})

test('dashboard: a page without an answer offers to try again', async ({ page, context }) => {
  await page.goto('/templates/dashboard/preview/')
  await expect(page.getByRole('heading', { name: 'Latest orders' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('alert')).toContainText('The customers could not be loaded')
  expect(await findViolations(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /Ada Hughes/ })).toBeVisible()
})

test('dashboard: the sidebar counts unread messages', async ({ page }) => {
  await page.goto('/templates/dashboard/preview/inbox')
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Inbox/ })
  await expect(entry).toContainText('5')
  await page.getByRole('button', { name: /Cake for Sunday/ }).click()
  await expect(entry).toContainText('4')
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: /Cake for Sunday/ })).toHaveCount(0)
})

test('chat: a failed question can be asked again, and the conversation is kept', async ({ page }) => {
  await page.goto('/templates/chat/preview/')
  await page.getByRole('button', { name: 'What happens without a connection?' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This time it worked.')).toBeVisible()
  // The buttons of an answer appear when the answer is complete.
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('This time it worked.')).toBeVisible()
})

for (const name of ['docs', 'portfolio']) {
  test(`${name} shows its own page for unknown addresses`, async ({ page }) => {
    const faults: string[] = []
    page.on('console', (message) => faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(`/templates/${name}/preview/no/such/page`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(faults).toEqual([])
  })
}

test('the page of a template shows the preview in three widths and offers the source', async ({ page, request }) => {
  await page.goto('/templates/starter-vite')
  const frame = page.getByTitle('Preview of Starter (Vite)')
  await frame.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Phone' }).click()
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390)
  const modes = page.getByRole('group', { name: 'Color mode of the preview' })
  await expect(modes.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true')
  const template = page.frameLocator('iframe')
  // The template's own button changes the mode, too.
  await template.getByRole('button', { name: /mode/ }).click()
  await expect(modes.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await modes.getByRole('button', { name: 'Light' }).click()
  await expect(template.locator('html')).toHaveClass(/light/)
  await expect(modes.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true')

  const archive = await request.get('/templates/starter-vite.zip')
  expect([archive.status(), archive.headers()['content-type']]).toEqual([200, 'application/zip'])
  expect((await archive.body()).subarray(0, 2).toString()).toBe('PK')
})

test('a template with its own server is shown as a picture, and offers the source', async ({ page, request }) => {
  await page.goto('/templates/starter-next')
  await expect(page.getByRole('link', { name: 'Open preview' })).toHaveCount(0)
  await expect(page.getByText('the template needs its own server')).toBeVisible()
  expect((await request.get('/templates/starter-next.zip')).status()).toBe(200)
  expect((await request.get('/templates/starter-next/preview/')).status()).toBe(404)
})

test('a page that waits for its preview is accessible, and reloads when the build ends', async ({ page }) => {
  let preview: Preview = { state: 'building' }
  const { send } = createPreviews({ find: () => preview })
  const server = createServer((request, response) => {
    const visit = { target: { path: request.url ?? '', search: '' }, secure: false }
    void Promise.resolve(send(request, response, visit)).then((isSent) => isSent || response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/templates/landing/preview/`)
    await expect(page.getByRole('heading', { name: 'This preview is being built' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.emulateMedia({ colorScheme: 'dark' })
    preview = { state: 'failed', reason: 'No room left on the disk.' }
    await expect(page.getByRole('heading', { name: 'This preview could not be built' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
