import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

const port = Number(process.env.PORT ?? 4173)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A condition is usually met within two frames. On a busy machine that can take many seconds.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // A test that passes only on the second try is broken and must be seen.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL,
    launchOptions: launchOptions(),
    // Only for tests that are run by name: a trace makes a test 20 % slower. A picture takes another 10 %, because Playwright
    // draws it after each test, also if it has passed.
    screenshot: process.env.FROND_TRACE ? 'only-on-failure' : 'off',
    trace: process.env.FROND_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `"${process.execPath}" --conditions=frond-source scripts/start.ts`,
    // Tests need no network, and the time of the processor for themselves. The server takes all tests for one visitor,
    // whose requests would exceed a rate limit on a fast machine.
    env: { PORT: String(port), FROND_ICON_SERVICE: 'off', FROND_COMPRESS: 'off', FROND_RATE_LIMITS: 'off' },
    url: `${baseURL}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    // Includes the build of the site, if there is none yet.
    timeout: 600_000,
  },
})
