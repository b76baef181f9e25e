import type { Page } from '@playwright/test'
import { docsPageBudgets } from './budgets.ts'
import { weighPage } from './page-weight.ts'

export interface Measure {
  name: string
  value: number
  budget: number
}

/** Loads a page and reports what it needed until the browser was idle, compared with the budgets. */
export async function measureDocsPage(page: Page, address: string): Promise<Measure[]> {
  const weigh = weighPage(page)
  await page.goto(address)
  await page.waitForSelector('html[data-live]')
  await page.waitForLoadState('networkidle')
  const { script, styles, html, fonts, requests } = await weigh()

  return [
    { name: 'script, KiB', value: script, budget: docsPageBudgets.scriptKiB },
    { name: 'styles, KiB', value: styles, budget: docsPageBudgets.stylesKiB },
    { name: 'HTML, KiB', value: html, budget: docsPageBudgets.htmlKiB },
    { name: 'fonts, KiB', value: fonts, budget: docsPageBudgets.fontsKiB },
    { name: 'requests', value: requests, budget: docsPageBudgets.requests },
    {
      name: 'DOM nodes',
      value: await page.evaluate(() => document.querySelectorAll('*').length),
      budget: docsPageBudgets.domNodes,
    },
    {
      name: 'scripts before the text',
      value: await page.locator('script[src]:not([async]):not([defer]):not([type=module])').count(),
      budget: docsPageBudgets.blockingScripts,
    },
  ]
}
