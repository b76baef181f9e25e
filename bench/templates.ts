import { findChromium } from '../scripts/chromium.ts'
import { isServerCommand, runCommand, serveTemplate, unpackTemplates } from '../scripts/template-apps.ts'
import { runLighthouse } from './site/run-lighthouse.ts'

/**
 * Measures the first page of the built templates with Lighthouse: `npm run bench templates [name …]`. It fails if a score
 * for accessibility, best practices or SEO is below 100. Performance depends on the machine, so it is only printed.
 */

const chromiumFile = await findChromium()
const rows: Record<string, object> = {}

for (const app of await unpackTemplates(process.argv.slice(2))) {
  for (const command of app.commands) if (!isServerCommand(command)) runCommand(app, command)
  await serveTemplate(app, app.commands.at(-1)!, async (url) => {
    const [run] = await runLighthouse(chromiumFile, [url])
    const { performance, accessibility, bestPractices, seo, failed } = run!
    rows[app.name] = { performance, accessibility, bestPractices, seo, failed: failed.join(', ') }
    if (Math.min(accessibility, bestPractices, seo) < 100) process.exitCode = 1
  })
}
console.table(rows)
