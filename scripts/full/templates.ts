import { chromium } from 'playwright'
import { findViolations } from '../../e2e/axe.ts'
import { findChromium, launchOptions } from '../chromium.ts'
import { expectThat, recordMessages } from '../scratch-app.ts'
import { isServerCommand, runCommand, serveTemplate, unpackTemplates } from '../template-apps.ts'

/**
 * Unpacks every template outside the repository, installs the packed library, and runs each command of its README. Opens the
 * first page of each server in a browser. Names of templates as arguments run only those.
 */

const apps = await unpackTemplates(process.argv.slice(2))
const browser = await chromium.launch(launchOptions(await findChromium()))
try {
  for (const app of apps) {
    for (const command of app.commands) {
      if (command === 'npm run dev') await serveTemplate(app, command, showFirstPage)
      else if (isServerCommand(command)) await serveTemplate(app, command, checkFirstPage)
      else runCommand(app, command)
      console.log(`${app.name}: \`${command}\` works`)
    }
  }
} finally {
  await browser.close()
}

/** Vite reloads the first page of a new app when it finds more dependencies, and the console then has failed requests. */
async function showFirstPage(url: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.close()
}

async function checkFirstPage(url: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      const viewport = { width, height: 900 }
      const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' })
      const faults: string[] = []
      recordMessages(page, faults)
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) faults.push(`The page is ${overflow} px wider than the viewport.`)
      for (const { id, nodes } of await findViolations(page))
        faults.push(`${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expectThat(
        faults.length === 0,
        `the first page has no faults, ${colorScheme}, ${width} px:\n${faults.join('\n')}`,
      )
      await page.close()
    }
  }
}
