import { expect } from '@playwright/test'
import type { Page } from 'playwright'

/**
 * What shows that a block works, by page and file. The block is shown. Blocks that are not listed must only render or run.
 * `scripts/full/tasks/actions.ts` uses the blocks that answer the common tasks.
 */
export const actions: Record<string, (page: Page) => Promise<void>> = {
  'animations src/AnimatedCard.tsx': async (page) => {
    await expect(page.locator('section', { hasText: 'Fades in when it is mounted.' })).toHaveCSS('opacity', '1')
  },
  'animations src/Filters.tsx': async (page) => {
    await page.getByRole('button', { name: 'Filters' }).click()
    const search = page.getByRole('textbox', { name: 'Search' })
    await expect(search).toBeFocused()
    await search.fill('lamp')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(search).toHaveValue('')
  },
  'dates src/DueDate.tsx': async (page) => {
    const field = page.getByRole('group', { name: 'Due date' })
    await field.getByRole('spinbutton', { name: 'Month' }).pressSequentially('05')
    await field.getByRole('spinbutton', { name: 'Day' }).pressSequentially('12')
    await field.getByRole('spinbutton', { name: 'Year' }).pressSequentially('2026')
    await expect(page.getByText('Stored as 2026-05-12')).toBeVisible()
  },
  'dates src/Meeting.tsx': async (page) => {
    await expect(page.getByText('In Tokyo: 2026-06-10T23:00:00+09:00[Asia/Tokyo]')).toBeVisible()
  },
  'embedding src/Preview.tsx': async (page) => {
    const frame = page.frameLocator('iframe')
    await frame.getByRole('combobox', { name: 'Size' }).click()
    await expect(frame.getByRole('option', { name: 'Large' })).toBeVisible()
  },
  'embedding src/shadow-widget.tsx': async (page) => {
    await page.evaluate(() => document.body.append(document.createElement('shadow-widget')))
    await expect(page.getByText('Widget of the app')).toBeVisible()
  },
  'embedding src/widget.tsx': async (page) => {
    await expect(page.getByText('Widget of the app')).toBeVisible()
  },
  'forms src/InviteForm.tsx': async (page) => {
    await page.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByText('Enter an email address.').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'editor' }).click()
    await page.getByRole('button', { name: 'Invite' }).click()
    await expectCalls(page, [['invite', { email: 'ada@example.com', role: 'editor' }]])
  },
  'forms src/NameForm.tsx': async (page) => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter your name.').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectCalls(page, [['saveName', 'Ada']])
  },
  'forms src/Search.tsx': async (page) => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('lamp')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=lamp&sort=Relevance$/)
  },
  'overlays src/DeleteButton.tsx': async (page) => {
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectCalls(page, [['deleteProject', 'p1']])
  },
  'overlays src/EditDialog.tsx': async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Note' }).fill('Buy bread')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Buy bread')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
  'overlays src/Settings.tsx': async (page) => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  },
  'overlays src/ShareButton.tsx': async (page) => {
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog', { name: 'Share the list' })).toBeVisible()
  },
  'performance snippet.tsx': async (page) => {
    await expect(page.getByRole('dialog', { name: 'Settings' })).toContainText('Page of the app')
  },
  'server-rendering src/entry.client.tsx': async (page) => {
    await expect(page.locator('#widget')).toHaveText('Widget of the app')
  },
  'tables src/EditableProducts.tsx': async (page) => {
    const price = page.getByRole('spinbutton', { name: 'Price of Lamp' })
    await price.focus()
    await page.keyboard.press('ArrowUp')
    await expect(price).toHaveValue('20.01')
  },
  'tables src/Orders.tsx': async (page) => {
    await page.getByRole('button', { name: 'Customer' }).click()
    await expect(page.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending')
  },
  'tables src/PagedOrders.tsx': async (page) => {
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.getByRole('button', { name: 'Page 3' }).click()
    await expect(page.getByRole('row')).toHaveCount(6)
  },
  'tables src/PinnedOrders.tsx': async (page) => {
    await expect(page.getByRole('columnheader', { name: 'Order' })).toHaveCSS('position', 'sticky')
    await expect(page.getByRole('button', { name: 'Open order 1', exact: true })).toBeVisible()
  },
  'tables src/SearchableOrders.tsx': async (page) => {
    await page.getByRole('textbox', { name: 'Search' }).fill('Customer 45')
    await expect(page.getByRole('row')).toHaveCount(2)
  },
  'tables src/SelectableOrders.tsx': async (page) => {
    await page.getByRole('row').nth(2).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Delete 1' }).click()
    await expectCalls(page, [['deleteOrders', ['2']]])
  },
  'typescript src/CountrySelect.tsx': async (page) => {
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'Japan' }).click()
    await expect(page.getByRole('combobox', { name: 'Country' })).toContainText('Japan')
  },
  'typescript src/SaveButton.tsx': async (page) => {
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

async function expectCalls(page: Page, calls: unknown[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => (window as Window & { calls?: unknown }).calls)).toEqual(calls)
}
