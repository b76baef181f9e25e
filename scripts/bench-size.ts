import { chromium } from '@playwright/test'
import { libraryBudgets } from '../bench/budgets.ts'
import { measureDocsPage } from '../bench/docs-page.ts'
import { buildPackage } from '../packages/ui/build/build.ts'
import { measurePage, pages, type PageSize } from '../packages/ui/build/measure-size.ts'
import { findChromium, launchOptions } from './chromium.ts'
import { buildIfStale, site } from './targets.ts'

/** Prints the size of pages: minified, brotli 11, in KiB, without React. The tests check the same figures. */

await buildPackage()
const rows: [name: string, size: PageSize, limit: number][] = [
  ['Button alone', await measurePage('button', pages.button), libraryBudgets.buttonPage.limitKiB],
  ['Form page', await measurePage('form', pages.form), libraryBudgets.formPage.limitKiB],
  ['App page', await measurePage('app', pages.app), libraryBudgets.appPage.limitKiB],
]
console.log('Library, KiB (minified, brotli, without React)')
for (const [name, size, limit] of rows) {
  console.log(
    `  ${name.padEnd(34)} script ${figure(size.script)}  styles ${figure(size.styles)}  total ${figure(size.total)}  budget ${figure(limit)}`,
  )
}

const executablePath = await findChromium()
await buildIfStale(site, { onBuild: () => console.log('\nBuilding the site …') })
process.env.NODE_ENV ??= 'production'
const { startServer } = await import('../site/server/main.ts')
const server = await startServer({ port: 0 })
const browser = await chromium.launch(launchOptions(executablePath))
for (const path of ['/docs/getting-started', '/docs/components/button', '/docs/components/accordion']) {
  console.log(`\n${path}, until idle`)
  const page = await browser.newPage()
  for (const { name, value, budget } of await measureDocsPage(page, server.address + path)) {
    console.log(`  ${name.padEnd(34)} ${String(value).padStart(6)}  budget ${budget}`)
  }
  await page.close()
}
await browser.close()
await server.close()

function figure(value: number): string {
  return value.toFixed(2).padStart(6)
}
