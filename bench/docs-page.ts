import type { Page } from '@playwright/test'
import { brotliCompressSync, constants } from 'node:zlib'
import { docsPageBudgets } from './budgets.ts'

export interface Measure {
  name: string
  value: number
  budget: number
}

type Kind = 'script' | 'styles' | 'html' | 'fonts'

const kinds: Record<string, Kind> = { script: 'script', stylesheet: 'styles', document: 'html', font: 'fonts' }

/** Loads a page and reports what it needed until the browser was idle, compared with the budgets. */
export async function measureDocsPage(page: Page, address: string): Promise<Measure[]> {
  const sizes: Record<Kind, number> = { script: 0, styles: 0, html: 0, fonts: 0 }
  const bodies: Promise<void>[] = []
  let requests = 0
  page.on('response', (response) => {
    // Payloads are prefetched for other pages; this page needs none, so they do not count.
    if (response.request().headers()['sec-purpose'] === 'prefetch' || /_payload\.json/.test(response.url())) return
    requests += 1
    const kind = kinds[response.request().resourceType()]
    if (kind)
      bodies.push(response.body().then((body) => void (sizes[kind] += kind === 'fonts' ? body.length : compress(body))))
  })
  await page.goto(address)
  await page.waitForSelector('html[data-live]')
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)

  const inKiB = (bytes: number) => Math.round((bytes / 1024) * 10) / 10
  return [
    { name: 'script, KiB', value: inKiB(sizes.script), budget: docsPageBudgets.scriptKiB },
    { name: 'styles, KiB', value: inKiB(sizes.styles), budget: docsPageBudgets.stylesKiB },
    { name: 'HTML, KiB', value: inKiB(sizes.html), budget: docsPageBudgets.htmlKiB },
    { name: 'fonts, KiB', value: inKiB(sizes.fonts), budget: docsPageBudgets.fontsKiB },
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

function compress(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
