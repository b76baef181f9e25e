import { expect } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../chromium.ts'
import { installScratch, packageManagers, runIn, versions, withServer, type ServerCommand } from '../scratch-app.ts'
import { tryGuide } from '../scratch-guide.ts'
import { reactRouterBlocks } from './guides/framework-blocks.ts'
import { readAnswer } from './tasks/read-answer.ts'

/**
 * New React Router apps in framework mode, which render on the server, with the code of the installation guide and of the
 * guide for the color mode: they work in development and when built.
 */

const reactRouter = '8.4.0'

const app = {
  dependencies: [
    ...versions.react,
    `react-router@${reactRouter}`,
    `@react-router/node@${reactRouter}`,
    `@react-router/serve@${reactRouter}`,
    'isbot@5',
  ],
  devDependencies: ['vite@8.3.8', `@react-router/dev@${reactRouter}`, versions.icons, ...versions.types],
  files: {
    ...Object.fromEntries(readAnswer(reactRouterBlocks.installation)),
    'app/routes.ts': `import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('dates', 'routes/dates.tsx'),
  route('profile', 'routes/profile.tsx'),
] satisfies RouteConfig
`,
    'app/routes/dates.tsx': `import { DatePicker } from '@frond/ui'

export default function Dates() {
  return <DatePicker aria-label="Departure" />
}
`,
    'public/favicon.ico': '',
  },
}

/** The layout of the guide for the color mode, in the app of its reader. */
const colorModeRoot = `import { App } from '@frond/ui'
import { Outlet } from 'react-router'
${readAnswer(reactRouterBlocks.colorMode).get('app/root.tsx')}
export default function Root() {
  return <App><Outlet /></App>
}
`

const serve: ServerCommand = ['@react-router/serve/bin.cjs', 'build/server/index.js']

for (const packageManager of packageManagers) {
  const what = `react-router, ${packageManager}`
  const folder = await installScratch('react-router', app, packageManager)
  await tryGuide(`${what}, development`, folder, ['@react-router/dev/bin.cjs', 'dev'])
  runIn(folder, 'npx', ['react-router', 'build'])
  await tryGuide(`${what}, built`, folder, serve)
  await submitProfile(`${what}, form`, folder)
  writeFileSync(join(folder, 'app/root.tsx'), colorModeRoot)
  runIn(folder, 'npx', ['react-router', 'build'])
  await tryGuide(`${what}, color mode`, folder, serve)
}

/** Submits the form of the guide before and after its script has loaded. */
async function submitProfile(what: string, folder: string): Promise<void> {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    await withServer(what, folder, serve, async (url) => {
      for (const javaScriptEnabled of [false, true]) {
        const page = await browser.newPage({ javaScriptEnabled })
        await page.goto(`${url}profile`, { waitUntil: 'networkidle' })
        await page.getByRole('textbox', { name: 'Username' }).fill('ada')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('This name is taken.').first()).toBeVisible()
        await page.close()
      }
    })
  } finally {
    await browser.close()
  }
  console.log(`${what}: submitted with and without scripts`)
}
