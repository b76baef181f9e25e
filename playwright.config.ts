import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

const port = Number(process.env.PORT ?? 4173)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // On a busy machine, what comes within a frame or two may take seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A test that passes at the second try is broken, and should look so.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // To record every step takes a fifth of the time: only what is run by name leaves a trace.
    trace: process.env.FROND_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `"${process.execPath}" --conditions=frond-source scripts/start.ts`,
    // Tests need no network.
    env: { PORT: String(port), FROND_ICON_SERVICE: 'off' },
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    // Long enough to build the site where that has not happened yet.
    timeout: 300_000,
  },
})
