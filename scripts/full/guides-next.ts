import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findChromium, launchOptions } from '../chromium.ts'
import { expectThat, installScratch, recordMessages, runIn, versions, withServer } from '../scratch-app.ts'
import { nextApps, type NextApp } from './guides/next-apps.ts'

/**
 * Builds the code of the Next.js guides and uses it in a browser. The scratch project has one folder per guide, which
 * contains a complete app. With the names of guides as arguments, only their apps are built.
 */

const names = process.argv.slice(2)
const tried = Object.entries(nextApps).filter(([name]) => names.length === 0 || names.includes(name))

const files = tried.flatMap(([name, app]) => {
  const own = { 'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />', ...app.files }
  return Object.entries(own).map(([path, content]) => [`${name}/${path}`, content] as const)
})
const folder = await installScratch('guides-next', {
  dependencies: [
    ...versions.react,
    'next@16.4.6',
    'next-themes@0.4.6',
    '@tabler/icons-react@3.51.0',
    '@iconify/utils@3.1.7',
    versions.icons,
  ],
  devDependencies: ['tailwindcss@4.3.5', '@tailwindcss/postcss@4.3.5', ...versions.types],
  files: Object.fromEntries(files),
})
mockGoogleFonts()

const failures: string[] = []
const browser = await chromium.launch(launchOptions(await findChromium()))
try {
  for (const [name, app] of tried) await tryApp(name, app, browser)
} finally {
  await browser.close()
}
console.log(`guides for Next.js: ${tried.length - failures.length} of ${tried.length} apps work`)
for (const failure of failures) console.log(failure)
process.exitCode = failures.length > 0 ? 1 : 0

async function tryApp(
  name: string,
  { commands = [], options = [], visit }: NextApp,
  inBrowser: Browser,
): Promise<void> {
  const app = join(folder, name)
  const messages: string[] = []
  try {
    for (const command of commands) runIn(app, 'npx', ['frond-ui', command])
    runIn(folder, 'npx', ['next', 'build', ...options, name])
    await withServer(name, folder, ['next/dist/bin/next', 'start', name], async (url) => {
      const page = await inBrowser.newPage({ locale: 'en-US' })
      recordMessages(page, messages)
      await page.goto(url, { waitUntil: 'networkidle' })
      await visit(page, { url, browser: inBrowser })
      await page.close()
    })
    expectThat(messages.length === 0, 'the console stays empty')
    console.log(`${name}: works`)
  } catch (cause) {
    failures.push([`${name}: ${(cause as Error).message}`, 'The console has:', ...messages].join('\n'))
  }
}

/** The build downloads fonts from Google. Next.js reads the answers from this file instead. */
function mockGoogleFonts(): void {
  const font = join(folder, 'inter.ttf')
  cpSync(join(folder, 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf'), font)
  const css = `@font-face { font-family: 'Inter'; font-style: normal; font-weight: 100 900; src: url(${font}) format('truetype'); }`
  const answers = { 'https://fonts.googleapis.com/css2?family=Inter:wght@100..900&display=swap': css }
  const file = join(folder, 'google-fonts.cjs')
  writeFileSync(file, `module.exports = ${JSON.stringify(answers)}\n`)
  process.env.NEXT_FONT_GOOGLE_MOCKED_RESPONSES = file
}
