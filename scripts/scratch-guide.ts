import { expect as baseExpect } from '@playwright/test'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { findChromium, launchOptions } from './chromium.ts'
import {
  chooseDate,
  expectDrawnIcon,
  expectThat,
  recordMessages,
  withServer,
  type ServerCommand,
} from './scratch-app.ts'

/** A development server may compile for many seconds before it answers. */
const expect = baseExpect.configure({ timeout: 60_000 })

/**
 * Starts a server of an app that was made with a guide and uses the page of the guide: it is styled without scripts, its
 * dialog opens, its icon is drawn, and dark mode is set before the first paint. The app also has a page `/dates` with a
 * date picker.
 */
export async function tryGuide(what: string, folder: string, command: ServerCommand): Promise<void> {
  await withServer(what, folder, command, async (url, html) => {
    expectThat(html.includes('Shipping details'), 'the server sends the button')
    const browser = await chromium.launch(launchOptions(await findChromium()))
    try {
      await expectStyledHtml(browser, url)
      await expectDarkBeforeScripts(browser, url)
      await usePage(browser, url)
    } finally {
      await browser.close()
    }
  })
  console.log(`${what}: page shown, dialog opened, icon drawn, date chosen, dark mode without a flash`)
}

async function expectStyledHtml(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(url)
  await expect(detailsButton(page)).not.toHaveCSS('padding-inline-start', '0px')
  await expectDrawnIcon(detailsButton(page))
  await page.close()
}

/** Only the inline script of the head runs, as before the first paint. */
export async function expectDarkBeforeScripts(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'dark' })
  await page.route('**/*', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
  await page.goto(url)
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.close()
}

async function usePage(browser: Browser, url: string): Promise<void> {
  const messages: string[] = []
  const page = await browser.newPage({ colorScheme: 'dark' })
  recordMessages(page, messages)
  await page.goto(url, { waitUntil: 'networkidle' })
  try {
    await waitForHydration(detailsButton(page))
    await expectDrawnIcon(detailsButton(page))
    await detailsButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Shipping' })).toContainText('Orders ship within two days.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: /mode/i }).click()
    await expect(page.locator('html')).toHaveClass(/\blight\b/)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveClass(/\blight\b/)

    await page.goto(`${url}dates`, { waitUntil: 'networkidle' })
    await waitForHydration(page.getByRole('button', { name: 'Choose a date' }))
    await chooseDate(page)
    expectThat(messages.length === 0, 'the console stays empty')
  } catch (cause) {
    throw new Error([(cause as Error).message, 'The console has:', ...messages].join('\n'), { cause })
  }
}

/** React adds its properties to an element when it starts to handle the events of the element. */
export async function waitForHydration(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

function detailsButton(page: Page) {
  return page.getByRole('button', { name: 'Shipping details' })
}
