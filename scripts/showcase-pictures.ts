import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@frond/content'
import { chromium } from 'playwright'
import sharp from 'sharp'
import type { SiteContent } from '../site/content.config.ts'
import { productionDatabase } from '../site/vite/build-content.ts'
import { findChromium, launchOptions } from './chromium.ts'
import { closeOnSignal, root } from './run.ts'
import { buildIfStale, site } from './targets.ts'

/** Takes the showcase screenshots of pages of this site: `node --conditions=frond-source scripts/showcase-pictures.ts`. */

const WIDTH = 1280
const HEIGHT = 800

const folder = join(root, 'site/public/showcase')
mkdirSync(folder, { recursive: true })

const executablePath = await findChromium()
await buildIfStale(site, { onBuild: () => console.log('Building the site …') })
const items = openContent<SiteContent>(productionDatabase).queryCollection('showcase').first()?.items ?? []
process.env.NODE_ENV ??= 'production'
const { startServer } = await import('../site/server/main.ts')
const server = await startServer({ port: 0 })
const browser = await chromium.launch(launchOptions(executablePath))
closeOnSignal(() => browser.close())

for (const mode of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    colorScheme: mode,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Hide the banner, because its announcement would soon be out of date.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('[data-slot=banner]')?.remove()
    }),
  )
  for (const { url, picture } of items) {
    if (!url.startsWith('/')) continue
    await page.goto(new URL(url, server.address).href, { waitUntil: 'networkidle' })
    const file = join(folder, `${picture}-${mode}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file)
    console.log(file)
  }
  await context.close()
}
await browser.close()
await server.close()
