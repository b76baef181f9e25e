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
import { actions, expectedMessages } from './tasks/actions.ts'
import { readAnswer, readTasks } from './tasks/read-answer.ts'
import { createTaskApp, type TaskApp } from './tasks/task-app.ts'

/**
 * Copies the code that answers common tasks of readers from the docs into new apps: it type-checks, builds, and works in a
 * browser. The test of the search checks that one query finds each answer.
 */

const nextTask = 'install in next.js'
const darkModeTask = 'dark mode without flash'

const tasks = readTasks()
const apps = tasks.filter(({ query }) => query !== nextTask).map(createTaskApp)
const pages = apps.filter(({ isTest }) => !isTest)

const browser = await chromium.launch(launchOptions(await findChromium()))
const failures: string[] = []
try {
  await tryViteApp()
  await tryNextApp()
} finally {
  await browser.close()
}
console.log(`tasks: ${tasks.length - failures.length} of ${tasks.length} work`)
if (failures.length > 0) console.log(`These do not: ${failures.join(', ')}.`)
process.exitCode = failures.length > 0 ? 1 : 0

/** All tasks but that of Next.js share one app. Each page has its own entry. */
async function tryViteApp(): Promise<void> {
  const folder = await installScratch('tasks', {
    dependencies: [...versions.react, 'react-router@8.4.0', 'zod@4.6.7'],
    devDependencies: [
      'vite@8.3.8',
      '@vitejs/plugin-react@6.3.0',
      'tailwindcss@4.3.5',
      '@tailwindcss/vite@4.3.5',
      '@iconify-json/lucide@1.2.137',
      'vitest@5.1.0',
      'jsdom@30.1.3',
      '@testing-library/dom@10.4.2',
      '@testing-library/react@16.3.3',
      '@testing-library/user-event@14.6.9',
      ...versions.types,
    ],
    files: { ...sharedFiles(), ...Object.assign({}, ...apps.map(({ files }) => files)) },
  })
  runIn(folder, 'npx', ['tsc'])
  runIn(folder, 'npx', ['vitest', 'run', '--config', 'test.config.ts'])
  runIn(folder, 'npx', ['vite', 'build', '--config', 'tasks.config.ts'])
  await withServer('tasks', folder, ['vite/bin/vite.js', 'preview', '--config', 'tasks.config.ts'], async (url) => {
    for (const app of pages) await tryTask(app, `${url}${app.folder}/index.html`, browser)
  })
}

/** The configuration is that of the guide for the color mode, which contains that of the installation. */
function sharedFiles(): Record<string, string> {
  const { answer } = tasks.find(({ query }) => query === darkModeTask)!
  const inputs = ['index.html', ...pages.map(({ folder }) => `${folder}/index.html`)]
  return {
    'vite.config.ts': readAnswer(answer).get('vite.config.ts')!,
    'tasks.config.ts': `import tailwindcss from '@tailwindcss/vite'
import { mergeConfig } from 'vite'
import config from './vite.config'

export default mergeConfig(config, {
  plugins: [tailwindcss()],
  build: { rolldownOptions: { input: ${JSON.stringify(inputs)} } },
})
`,
    'test.config.ts': `import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { environment: 'jsdom', include: ['tasks/**/*.test.tsx'] } })
`,
    'main.css': "@import 'tailwindcss';\n@import '@frond/ui/tailwind.css';\n",
    // The page that shows that the server answers.
    'index.html': '<!doctype html><html><body></body></html>',
    'tsconfig.json': viteTsconfig(['tasks', '*.ts'], { skipLibCheck: true }),
  }
}

async function tryTask({ query }: Pick<TaskApp, 'query'>, url: string, inBrowser: Browser): Promise<void> {
  const messages: string[] = []
  const page = await inBrowser.newPage({ locale: 'en-US' })
  recordMessages(page, messages)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const text = await page.locator('body').innerText()
    expectThat(text.trim() !== '' || (await page.getByRole('button').count()) > 0, 'the page shows something')
    await actions[query]?.(page)
    const unexpected = messages.filter((message) => !expectedMessages[query]?.test(message))
    expectThat(unexpected.length === 0, `the console stays empty, but it has:\n${unexpected.join('\n')}`)
    console.log(`${query}: works${actions[query] ? '' : ' (shown)'}`)
  } catch (cause) {
    failures.push(query)
    console.log(`${query}: FAILED ${(cause as Error).message}\n${messages.join('\n')}`)
  } finally {
    await page.close()
  }
}

async function tryNextApp(): Promise<void> {
  const { query, answer } = tasks.find((task) => task.query === nextTask)!
  const folder = await installScratch('task-next', {
    dependencies: [...versions.react, 'next@16.4.6'],
    devDependencies: versions.types,
    files: {
      ...Object.fromEntries(readAnswer(answer)),
      // The page of the guide links to this one.
      'app/about/page.tsx': 'export default function About() {\n  return <h1>About</h1>\n}\n',
      'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />',
    },
  })
  runIn(folder, 'npx', ['next', 'build'])
  await withServer(query, folder, ['next/dist/bin/next', 'start'], (url) => tryTask({ query }, url, browser))
}
