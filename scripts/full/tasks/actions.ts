import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Locator, Page } from 'playwright'

/** What shows that the copied code works, by query. The page is open. Tasks that are not listed must only render. */
export const actions: Record<string, (page: Page) => Promise<void>> = {
  'install in vite': async (page) => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Saved').first()).toBeVisible()
  },
  'install in next.js': async (page) => {
    await page.getByRole('button', { name: 'Can I cancel at any time?' }).click()
    await expect(page.getByText('Yes.')).toBeVisible()
    await page.getByRole('button', { name: 'Shipping details' }).click()
    await expect(page.getByRole('dialog', { name: 'Shipping' })).toContainText('within two days')
  },
  'change the brand color': async (page) => {
    await expect.poll(() => fillOf(page.getByRole('button', { name: 'Save changes' }))).toEqual([124, 58, 237])
  },
  'dark mode without flash': async (page) => {
    const html = page.locator('html')
    // Without its modules the page has only the inline script, as before the first paint.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    await expect(html).toHaveClass(/\bdark\b/)
    await page.unroute('**/*.js')
    await page.reload()
    await page.getByRole('button').click()
    await expect(html).toHaveClass(/\blight\b/)
    await page.reload()
    await expect(html).toHaveClass(/\blight\b/)
  },
  'form with server errors': async (page) => {
    const errors = [{ name: 'username', message: 'This name is taken.' }]
    await page.route('**/api/profile', (route) => route.fulfill({ status: 422, json: { errors } }))
    const username = page.getByRole('textbox', { name: 'Username' })
    await username.fill('ada')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This name is taken.').first()).toBeVisible()
    await expect(username).toBeFocused()
    await expect(username).toHaveAttribute('aria-invalid', 'true')
  },
  'validate a form with zod': async (page) => {
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await page.getByLabel('Repeat the password').fill('something else')
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('The passwords differ.').first()).toBeVisible()
    await page.getByLabel('Repeat the password').fill('correct horse battery')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => callsOf(page)).toMatchObject([['createAccount', { email: 'ada@example.com', terms: true }]])
  },
  'sort a table': async (page) => {
    await page.getByRole('button', { name: 'Peak' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Cho Oyu')
    await expect(page.getByRole('columnheader', { name: 'Peak' })).toHaveAttribute('aria-sort', 'ascending')
  },
  'table with row actions': async (page) => {
    await page.getByRole('button', { name: 'Actions for K2' }).click()
    await page.getByRole('menuitem', { name: 'Hide' }).click()
    await expect(page.getByText('K2 hidden').first()).toBeVisible()
  },
  'modal that returns a value': async (page) => {
    await page.getByRole('button', { name: 'Rename Groceries' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Weekend')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Rename Weekend' })).toBeVisible()
  },
  'toast with undo': async (page) => {
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() => callsOf(page))
      .toEqual([
        ['archive', 'c1'],
        ['restore', 'c1'],
      ])
  },
  'pick a date range': async (page) => {
    await page.getByRole('button').last().click()
    await page.keyboard.press('PageDown')
    const days = page.getByRole('grid').last().locator('button:not([disabled]):not([aria-disabled=true])')
    await days.filter({ hasText: /^10$/ }).click()
    await days.filter({ hasText: /^13$/ }).click()
    await expect(page.getByText('3 nights')).toBeVisible()
  },
  'arabic right to left': async (page) => {
    await page.getByRole('button', { name: 'افتح' }).click()
    const dialog = page.getByRole('dialog', { name: 'مرحبا' })
    await expect(dialog.getByRole('button', { name: 'إغلاق' })).toBeVisible()
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  },
  'use my own icons': async (page) => {
    await expect(page.getByTestId('logo').locator('svg path')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Deploy' }).locator('svg path').first()).toBeAttached()
  },
  'translate the texts of components': async (page) => {
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Schließen' })).toBeVisible()
  },
  'confirm before delete': async (page) => {
    await page.getByRole('button', { name: 'Remove Update changelog' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Remove the task?' })
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('listitem')).toHaveText(['Review pull request', 'Plan next release'])
  },
  'upload a file in a form': async (page) => {
    await page.route('**/api/avatar', (route) => route.fulfill({ status: 204 }))
    const picture = { name: 'ada.png', mimeType: 'image/png', buffer: Buffer.from('picture') }
    await page.locator('input[type=file]').setInputFiles(picture)
    const request = page.waitForRequest('**/api/avatar')
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    expect((await request).method()).toBe('POST')
  },
  'multi step form': async (page) => {
    await page.getByRole('textbox', { name: 'Name of the workspace' }).fill('Studio')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'Email of the owner' }).fill('ada@example.com')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect.poll(() => callsOf(page)).toEqual([['createWorkspace', { name: 'Studio', email: 'ada@example.com' }]])
  },
  'server side pagination': async (page) => {
    await page.route('**/api/orders?*', (route) => {
      const number = new URL(route.request().url()).searchParams.get('page')
      return route.fulfill({ json: { rows: [{ id: `${number}-1`, customer: `Customer ${number}` }], total: 60 } })
    })
    await page.reload()
    await expect(page.getByRole('cell', { name: 'Customer 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(page.getByRole('cell', { name: 'Customer 2' })).toBeVisible()
  },
  'disable animations': async (page) => {
    await page.getByRole('button', { name: 'Details' }).click()
    const dialog = page.getByRole('dialog', { name: 'Shipping' })
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
  },
  'override styles of one component': async (page) => {
    const label = page.getByRole('button', { name: 'Save changes' }).getByText('Save changes')
    await expect(label).toHaveCSS('text-transform', 'uppercase')
  },
  'add a custom variant': async (page) => {
    const shadowOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).boxShadow)
    expect(await shadowOf('Save changes')).not.toBe(await shadowOf('Other'))
  },
  'keyboard shortcut to open search': async (page) => {
    await page.keyboard.press('Control+J')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  },
  'searchable select with several values': async (page) => {
    await page.getByRole('combobox', { name: 'Labels' }).click()
    await page.keyboard.type('enh')
    await page.getByRole('option', { name: 'Enhancement' }).click()
    await expect(page.getByRole('option', { name: 'Enhancement' })).toHaveAttribute('aria-selected', 'true')
  },
  'login page': async (page) => {
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.')
  },
  'migrate from mui': async (page) => {
    await expect(page.getByRole('button', { name: 'Save' }).locator('svg path').first()).toBeAttached()
    // The fill is darker than #1976d2, so that white text is readable on it.
    const [red = 0, green = 0, blue = 0] = await fillOf(page.getByRole('button', { name: 'Save' }))
    expect([red < 60, green > 80, blue > 160]).toEqual([true, true, true])
  },
  'react router links': async (page) => {
    await page.evaluate(() => document.body.classList.add('same-document'))
    await page.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/same-document/)
  },
  'disable dates in calendar': async (page) => {
    await expect(page.getByRole('button', { name: /Sunday, June 7, 2026/ })).toBeDisabled()
    await expect(page.getByRole('button', { name: /Monday, June 8, 2026/ })).toBeEnabled()
  },
  'strict content security policy': async (page) => {
    await page.route(page.url(), async (route) => {
      const answer = await route.fetch()
      const policy = toPolicy(await answer.text())
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
    })
    await page.reload()
    const primary = () => page.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor)
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await expect.poll(primary).not.toBe('rgba(0, 0, 0, 0)')
  },
}

/** Messages in the console that belong to a task. All others are failures. */
export const expectedMessages: Record<string, RegExp> = {
  'form with server errors': /status of 422/,
  'dark mode without flash': /net::ERR_FAILED/,
}

/** The policy of the guide, with the nonce of the task. It allows the color mode script of the page by its hash. */
function toPolicy(html: string): string {
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  return `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'nonce-cmFuZG9t'; img-src 'self' data:`
}

/** The calls of functions of the reader's app. */
function callsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as Window & { calls?: unknown }).calls)
}

/** The background color as red, green and blue, in any notation of the stylesheet. */
function fillOf(locator: Locator): Promise<number[]> {
  return locator.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = getComputedStyle(element).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  })
}
