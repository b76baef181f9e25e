import { chromium } from '@playwright/test'
import { measureSelectMenu } from '../bench/select-menu.ts'
import { findChromium, launchOptions } from './chromium.ts'
import { buildIfStale, site } from './targets.ts'

/** Prints what a keystroke takes in a list of ten thousand items: `node scripts/enter.mjs bench-lists`. */

const executablePath = await findChromium()
await buildIfStale(site, { onBuild: () => console.log('Building the site …') })
process.env.NODE_ENV ??= 'production'
const { startServer } = await import('../site/server.ts')
const server = await startServer({ port: 0 })
const browser = await chromium.launch(launchOptions(executablePath))
const page = await browser.newPage()
for (const { name, value, budget } of await measureSelectMenu(
  page,
  `${server.address}/examples/select-menu/ten-thousand`,
  'part 012',
)) {
  console.log(`${name.padEnd(34)} ${String(value).padStart(6)}  budget ${budget}`)
}
await browser.close()
await server.close()
