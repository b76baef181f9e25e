import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { frondSource } from './packages/ui/build/vite-source.ts'
import { launchOptions } from './scripts/chromium.ts'

const clientConditions = ['frond-source', ...defaultClientConditions]
const serverConditions = ['frond-source', ...defaultServerConditions]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: serverConditions } },
        test: {
          name: 'node',
          environment: 'node',
          // Two processes for all files: to start one for each and load everything again takes longer than most tests.
          // What a test changes outside of itself it has to put back.
          isolate: false,
          maxWorkers: 2,
          // Those that try 100,000 texts take a second or two, and many times that on a busy machine.
          testTimeout: 30_000,
          include: ['{packages,site,scripts}/**/*.test.ts'],
          exclude: ['**/{node_modules,dist,.react-router,.cache}/**', 'site/build/**'],
        },
      },
      {
        plugins: [frondSource()],
        resolve: { conditions: clientConditions },
        // Everything the tests import is bundled before the first of them runs. A dependency found later would reload the
        // page under the tests that are running.
        optimizeDeps: {
          entries: ['packages/ui/src/**/*.{ts,tsx}', 'site/app/**/*.test.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server.browser',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'axe-core',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          // Tests of overlays mostly wait for a clock, so more pages than cores are worth it.
          maxWorkers: 3,
          // After the tests in Node, which have the cores for themselves until then.
          sequence: { groupOrder: 1 },
          // Most of what tests wait for comes within a frame or two; on a busy machine it may take seconds.
          expect: { poll: { interval: 20, timeout: 10_000 } },
          include: ['packages/ui/src/**/*.test.tsx', 'site/app/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
})
