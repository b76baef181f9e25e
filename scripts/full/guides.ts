import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findChromium, launchOptions } from '../chromium.ts'
import {
  expectThat,
  installScratch,
  recordMessages,
  runIn,
  versions,
  viteTsconfig,
  withServer,
} from '../scratch-app.ts'
import { actions } from './guides/actions.ts'
import { readGuideBlocks, toFiles, type GuideBlock } from './guides/guide-blocks.ts'
import { ownNamesFile } from './guides/own-names.ts'
import { showFile } from './guides/show.ts'

/**
 * Runs the TypeScript blocks of the guides in a new Vite app: components are rendered and used in a browser, configurations
 * build an app, and tests pass. Blocks of other frameworks run in the steps that `guides/framework-blocks.ts` names. With words
 * as arguments, it opens only the blocks whose id starts with one of them, such as `forms` or `tables-83`.
 */

const blocks = readGuideBlocks()
const ofRunner = (runner: GuideBlock['runner']) => blocks.filter((block) => block.runner === runner)
const words = process.argv.slice(2)
const opened = ofRunner('browser').filter(({ id }) => words.length === 0 || words.some((word) => id.startsWith(word)))
const isListed = new Set(blocks.map(toKey))
for (const key of Object.keys(actions)) expectThat(isListed.has(key), `the guides have the block ${key}`)

/** Calls the helper that the guide exports. */
const helperTest = `
import { expect, test } from 'vitest'

test('renders in App', () => {
  renderInApp(<p>Settings</p>)
  expect(document.body.textContent).toContain('Settings')
})
`

const executablePath = await findChromium()
const folder = await installScratch('guides', {
  dependencies: [
    ...versions.react,
    'react-router@8.4.0',
    'zod@4.6.7',
    'react-hook-form@7.91.0',
    '@tanstack/react-form@1.33.5',
    'motion@14.14.0',
    'tailwind-merge@3.7.0',
    '@tabler/icons-react@3.51.0',
    '@iconify/utils@3.1.7',
  ],
  devDependencies: [
    'vite@8.3.8',
    '@vitejs/plugin-react@6.3.0',
    'tailwindcss@4.3.5',
    '@tailwindcss/vite@4.3.5',
    versions.icons,
    'vitest@5.1.0',
    '@vitest/browser-playwright@5.1.0',
    'vitest-browser-react@2.3.0',
    'playwright@1.65.0',
    '@playwright/test@1.65.0',
    '@axe-core/playwright@4.14.0',
    'jsdom@30.1.3',
    '@testing-library/dom@10.4.2',
    '@testing-library/react@16.3.3',
    '@testing-library/user-event@14.6.9',
    ...versions.types,
  ],
  files: appFiles(),
})
cpSync(join(folder, 'node_modules/@frond/ui/css/all.css'), join(folder, 'public/frond.css'))

const failures: string[] = []
const browser = await chromium.launch(launchOptions(executablePath))
try {
  buildWithConfigs()
  for (const { id } of ofRunner('node')) runIn(folder, process.execPath, [`node/${id}.ts`])
  runIn(folder, 'npx', ['vitest', 'run', '--config', 'unit.config.ts'])
  runIn(folder, 'npx', ['vitest', 'run', '--config', 'browser.config.ts'])
  runIn(folder, 'npx', ['vite', 'build', '--config', 'app.config.ts'])
  await withServer('guides', folder, ['vite/bin/vite.js', 'preview', '--config', 'app.config.ts'], async (url) => {
    for (const block of opened) await tryBlock(block, url, browser)
    runPlaywrightTests(url)
  })
} finally {
  await browser.close()
}
const run = blocks.filter((block) => !['other step', 'browser'].includes(block.runner) || opened.includes(block))
console.log(`guides: ${run.length - failures.length} of ${run.length} blocks work`)
for (const failure of failures) console.log(failure)
process.exitCode = failures.length > 0 ? 1 : 0

function toKey({ address, filename }: GuideBlock): string {
  return `${address.slice(address.lastIndexOf('/') + 1)} ${filename}`
}

/** Builds the same small app with each configuration of the guides. */
function buildWithConfigs(): void {
  for (const { id } of ofRunner('vite config'))
    runIn(join(folder, 'small'), 'npx', ['vite', 'build', '--config', `../configs/${id}.config.ts`])
}

async function tryBlock(block: GuideBlock, url: string, inBrowser: Browser): Promise<void> {
  const messages: string[] = []
  const page = await inBrowser.newPage({ locale: 'en-US' })
  recordMessages(page, messages)
  try {
    await page.goto(`${url}?block=${block.id}/${block.filename}`)
    await page.locator('body[data-done]').waitFor({ state: 'attached' })
    const isShown = /^export (?:default )?function [A-Z]|^<|^createRoot/m.test(block.code)
    if (isShown)
      await page.waitForFunction(
        () => document.body.innerText.trim() !== '' || document.querySelector('button, iframe'),
      )
    await actions[toKey(block)]?.(page)
    expectThat(messages.length === 0, `the console stays empty, but it has:\n${messages.join('\n')}`)
    console.log(`${block.id}: works${actions[toKey(block)] ? '' : isShown ? ' (shown)' : ' (runs)'}`)
  } catch (cause) {
    failures.push(`${block.page}:${block.line} ${(cause as Error).message}\n${messages.join('\n')}`)
  } finally {
    await page.close()
  }
}

/** The configuration of the guide decides about animations. */
function runPlaywrightTests(url: string): void {
  const config = ofRunner('playwright').find(({ filename }) => filename === 'playwright.config.ts')!
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import guide from './playwright/${config.id}'

export default {
  ...guide,
  testDir: 'playwright',
  use: { ...guide.use, baseURL: '${url}', locale: 'en-US', launchOptions: ${JSON.stringify(launchOptions(executablePath))} },
}
`,
  )
  runIn(folder, 'npx', ['playwright', 'test', '--reporter=line'])
}

function appFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'index.html': html('/show.tsx'),
    'show.tsx': showFile,
    'own-names.tsx': ownNamesFile,
    'main.css': "@import 'tailwindcss';\n@import '@frond/ui/tailwind.css';\n",
    'public/frond.css': '',
    // The pages that the tests with Playwright open.
    'settings.html': html('/settings.tsx'),
    'settings.tsx': pageFile('<h1>Settings</h1><Modal title="Settings" trigger={<Button label="Open" />} />'),
    'tasks/new.html': html('/task.tsx'),
    'task.tsx': pageFile('<FormField label="Due date"><DatePicker /></FormField>'),
    'small/index.html': html('/src/main.tsx'),
    'small/src/main.tsx': pageFile('<Button icon="lucide:rocket" label="Deploy" />'),
    'app.config.ts': `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { frond } from '@frond/ui/vite'
import { defineConfig } from 'vite'

const pages = ['index.html', 'settings.html', 'tasks/new.html']
export default defineConfig({
  plugins: [react(), tailwindcss(), frond()],
  build: { target: 'esnext', rolldownOptions: { input: pages } },
})
`,
    'unit.config.ts': `import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { environment: 'jsdom', include: ['unit/*.test.tsx'] } })
`,
    'browser.config.ts': `import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['browser/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: ${JSON.stringify(launchOptions(executablePath))} }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
`,
    'tsconfig.json': viteTsconfig(['*.tsx'], { skipLibCheck: true }),
  }
  for (const block of blocks) Object.assign(files, filesOf(block))
  return files
}

function filesOf(block: GuideBlock): Record<string, string> {
  const { id, code, runner, address } = block
  if (runner === 'vite config') return { [`configs/${id}.config.ts`]: code }
  if (runner === 'node') return { [`node/${id}.ts`]: code }
  if (runner === 'unit test')
    return { [`unit/${id}.test.tsx`]: code.includes("from 'vitest'") ? code : code + helperTest }
  if (runner === 'browser test') return { [`browser/${id}.test.tsx`]: code }
  if (runner === 'playwright')
    return { [`playwright/${id}.${block.filename === 'playwright.config.ts' ? 'ts' : 'spec.ts'}`]: code }
  if (runner === 'other step') return {}
  const samePage = blocks.filter((other) => other.address === address)
  const files = Object.entries(toFiles(block, samePage))
  return Object.fromEntries(files.map(([path, content]) => [`blocks/${id}/${path}`, content]))
}

function html(script: string): string {
  return `<!doctype html><html lang="en" class="light"><head><title>Guide</title><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="${script}"></script></body></html>`
}

function pageFile(jsx: string): string {
  return `import { App, Button, DatePicker, FormField, Modal } from '@frond/ui'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(<App><main>${jsx}</main></App>)
`
}
