import { chromium, type Page } from 'playwright'
import { findViolations } from '../../e2e/axe.ts'
import { findChromium, launchOptions } from '../chromium.ts'
import { expectThat, recordMessages } from '../scratch-app.ts'
import { isServerCommand, runCommand, serveTemplate, unpackTemplates } from '../template-apps.ts'

/**
 * Unpacks every template outside the repository, installs the packed library, and runs each command of its README. Opens the
 * first page of the development server, and every page of the built app, in a browser. Names of templates as arguments run
 * only those.
 */

const widths = [390, 820, 1440]

const apps = await unpackTemplates(process.argv.slice(2))
const browser = await chromium.launch(launchOptions(await findChromium()))
try {
  for (const app of apps) {
    for (const command of app.commands) {
      let pages = ''
      if (command === 'npm run dev') await serveTemplate(app, command, async (url) => void (await checkPage(url)))
      else if (isServerCommand(command))
        await serveTemplate(app, command, async (url) => {
          pages = `, ${await checkAllPages(url)} pages are accessible in both color modes`
        })
      else runCommand(app, command)
      console.log(`${app.name}: \`${command}\` works${pages}`)
    }
  }
} finally {
  await browser.close()
}

/** Follows all links inside the app, and also opens an unknown address. Returns the number of pages. */
async function checkAllPages(url: string): Promise<number> {
  const paths = new Set(['/', '/no-such-page'])
  // The loop also visits the paths that are added while it runs.
  for (const path of paths) for (const link of await checkPage(new URL(path, url).href)) paths.add(link)
  return paths.size
}

/** Checks a page in both color modes. Returns the paths of its links to pages of the same app. */
async function checkPage(address: string): Promise<string[]> {
  let links: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' })
    const faults: string[] = []
    recordMessages(page, faults)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      if (width === widths[0]) await open(page, address)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) faults.push(`At ${width} px, the page is ${overflow} px wider than the viewport.`)
      if (width === 820) continue
      for (const { id, nodes } of await findViolations(page))
        faults.push(`At ${width} px, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
    links = await findLinks(page)
    await page.close()
    // The server answers an unknown address with status 404, which the browser logs.
    const unexpected = faults.filter((fault) => !(address.endsWith('/no-such-page') && fault.includes('404')))
    expectThat(unexpected.length === 0, `${address} has no faults, ${colorScheme}:\n${unexpected.join('\n')}`)
  }
  return links
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[role="status"][aria-label="Loading"]'))
}

/** Leaves out files such as `feed.xml`. */
function findLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.links]
      .filter(({ origin, pathname }) => origin === location.origin && !/\.(xml|json|md|txt)$/.test(pathname))
      .map(({ pathname }) => pathname),
  )
}
