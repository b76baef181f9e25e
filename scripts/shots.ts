import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { findChromium, launchOptions } from './chromium.ts'
import { closeOnSignal, root } from './run.ts'
import { buildIfStale, site } from './targets.ts'

/**
 * Takes full-page screenshots of the production site, in both color modes and at two widths:
 * `npm run shots -- / /docs/components/button`. `--width 390,768` and `--mode dark` choose others.
 */

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '1440,390' }, mode: { type: 'string', default: 'light,dark' } },
})
const widths = values.width.split(',').map(Number)
const modes = values.mode.split(',')

if (paths.length === 0 || paths.some((path) => !path.startsWith('/'))) {
  console.error('Which pages? Give their paths, for example: npm run shots -- /docs/components/button')
  process.exit(1)
}
if (!modes.every((mode) => mode === 'light' || mode === 'dark') || !widths.every((width) => width >= 200)) {
  console.error('--mode takes light and dark, --width numbers of pixels from 200, both separated by commas.')
  process.exit(1)
}

const folder = join(root, 'shots')
mkdirSync(folder, { recursive: true })

const executablePath = await findChromium()
await buildIfStale(site, { onBuild: () => console.log('Building the site …') })
process.env.NODE_ENV ??= 'production'
const { startServer } = await import('../site/server/main.ts')
const server = await startServer({ port: 0 })
const browser = await chromium.launch(launchOptions(executablePath))
closeOnSignal(() => browser.close())

for (const path of paths) {
  for (const mode of modes) for (const width of widths) console.log(await takeShot(browser, { path, mode, width }))
}
await browser.close()
await server.close()

async function takeShot(
  browser: Browser,
  { path, mode, width }: { path: string; mode: string; width: number },
): Promise<string> {
  const isPhone = width < 640
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((value) => localStorage.setItem('frond-color-mode', value), mode)
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`))
  const response = await page.goto(new URL(path, server.address).href, { waitUntil: 'networkidle' })
  if (!response?.ok()) console.error(`${path} answered with status ${response?.status() ?? 'unknown'}.`)

  // Scroll through the page, so that lazily loaded content is part of the screenshot.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await frame()
      await frame()
    }
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')

  const name = path.replace(/^\//, '').replace(/[^\w.-]+/g, '-') || 'home'
  const file = `shots/${name}-${mode}-${width}.png`
  await page.screenshot({ path: join(root, file), fullPage: true })
  await context.close()
  return file
}
