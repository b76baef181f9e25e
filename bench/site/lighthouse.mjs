// Measures addresses with Lighthouse as on a phone: node lighthouse.mjs <chromium> <address> … prints one JSON line for each.
// It runs in its own process, because Lighthouse is installed in this folder only.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [chromePath, ...addresses] = process.argv.slice(2)
const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage']

for (const address of addresses) {
  // A new browser each time, so that nothing is cached.
  const chrome = await launch({ chromePath, chromeFlags: flags })
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    const percent = (category) => Math.round(lhr.categories[category].score * 100)
    console.log(
      JSON.stringify({
        address,
        performance: percent('performance'),
        accessibility: percent('accessibility'),
        bestPractices: percent('best-practices'),
        seo: percent('seo'),
        blockingMs: lhr.audits['total-blocking-time'].numericValue,
        largestPaintMs: lhr.audits['largest-contentful-paint'].numericValue,
        layoutShift: lhr.audits['cumulative-layout-shift'].numericValue,
        failed: Object.values(lhr.categories)
          .filter(({ id }) => id !== 'performance')
          .flatMap(({ auditRefs }) => auditRefs)
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
          .map(({ id }) => id),
      }),
    )
  } finally {
    chrome.kill()
  }
}
