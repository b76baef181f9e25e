import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'
import { frondSource } from './packages/ui/build/vite-source.ts'
import { browserProvider } from './scripts/browser-provider.ts'
import { launchOptions } from './scripts/chromium.ts'
import { icons } from './site/vite/icons.ts'

const clientConditions = ['frond-source', ...defaultClientConditions]
const serverConditions = ['frond-source', ...defaultServerConditions]
/** Tests that users of the library would write: Testing Library in a simulated DOM without polyfills. */
const testingLibraryTests = 'packages/ui/src/testing/testing-library/*.test.tsx'
const isSingleRun = process.argv.includes('run')
const testsWithPostgres = ['packages/pro-server/**/*.test.ts', 'site/server/pro/processes.test.ts']
const bundledForTests = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server.browser',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'axe-core',
  'vitest-browser-react',
]
/** Each project needs its own object, because Vitest adds a name to the instances. */
const chromium = (viewport: { width: number; height: number }): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Source maps of dependencies would be sent to each page. They only help to debug dependencies.
  dependencySourcemaps: false,
  // How long the first page may take to connect, including the bundling of its dependencies.
  connectTimeout: 240_000,
  provider: browserProvider({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' }],
  viewport,
})

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          name: 'node',
          environment: 'node',
          // Two processes run all files, because starting a process for each file takes longer than most tests. A test must
          // undo its changes to global state.
          isolate: false,
          maxWorkers: 2,
          // Tests with 100,000 inputs take one or two seconds, and many times that on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['{packages,site,scripts}/**/*.test.ts'],
          exclude: ['**/{node_modules,dist,.react-router,.cache}/**', 'site/build/**', ...testsWithPostgres],
        },
      },
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          // A separate project, because only these tests need the Postgres server.
          name: 'pro',
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: testsWithPostgres,
          exclude: ['**/node_modules/**'],
          globalSetup: './packages/pro-server/src/testing/postgres-setup.ts',
        },
      },
      ...(['jsdom', 'happy-dom'] as const).map((environment) => ({
        resolve: { conditions: clientConditions },
        ssr: { resolve: { conditions: clientConditions } },
        test: {
          name: environment,
          environment,
          maxWorkers: 2,
          testTimeout: 120_000,
          include: [testingLibraryTests],
        },
      })),
      {
        plugins: [frondSource()],
        resolve: { conditions: clientConditions },
        // Dependencies of all tests are bundled before the first test runs. Bundling one later would reload the page of the
        // running tests.
        optimizeDeps: {
          entries: ['packages/ui/src/**/*.{ts,tsx}', 'site/app/**/*.test.tsx'],
          include: bundledForTests,
        },
        // Files change only in watch mode. In a single run, the browser loads each module once per worker, and not for every
        // test file.
        server: { headers: isSingleRun ? { 'Cache-Control': 'max-age=3600' } : {} },
        test: {
          name: 'browser',
          // Tests of overlays mostly wait for timers, so more pages than cores are faster.
          maxWorkers: 3,
          // The browser tests start when the Node tests are done.
          sequence: { groupOrder: 1 },
          // A condition is usually met within two frames. On a busy machine that can take many seconds.
          expect: { poll: { interval: 20, timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          env: { FROND_FULL: process.env.FROND_FULL ?? '' },
          setupFiles: './packages/ui/src/testing/setup.ts',
          include: ['packages/ui/src/**/*.test.tsx', 'site/app/**/*.test.tsx'],
          exclude: ['**/node_modules/**', testingLibraryTests],
          browser: chromium({ width: 1280, height: 800 }),
        },
      },
      {
        plugins: [icons(join(import.meta.dirname, 'site')), frondSource(), tailwindcss()],
        resolve: { conditions: clientConditions },
        optimizeDeps: {
          entries: ['site/examples.test.tsx', 'site/examples/**/*.tsx', 'packages/ui/src/components/*.tsx'],
          include: bundledForTests,
        },
        test: {
          // A separate project, because only this test needs the icons and the stylesheet of the site.
          name: 'examples',
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          env: { FROND_FULL: process.env.FROND_FULL ?? '' },
          include: ['site/examples.test.tsx'],
          browser: chromium({ width: 320, height: 640 }),
        },
      },
    ],
  },
})
