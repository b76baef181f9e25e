import { chromium } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildContent } from '../packages/content/src/store/build-content.ts'
import { findChromium, launchOptions } from '../scripts/chromium.ts'
import { findFreePort } from '../scripts/port.ts'
import { contentConfig } from '../site/content.config.ts'
import { median, root } from './scene.ts'

/**
 * Measures how long a build and the development server wait for content: `npm run bench build [content|build|dev]`.
 *
 * - content: reads, parses, highlights and stores 300 docs pages without a cache. They are the real pages and copies
 *   of them with different code in every block, so that no highlighted block is reused.
 * - build: a real build without caches. Prerendering is the time from the end of bundling until page 300 is written.
 *   The pages of the site come first, examples fill the rest. Bundling and compression are reported separately.
 * - dev: the time from writing a page's file until an open browser page shows the change, for the first and for later
 *   changes, with the CPU time of the development server. The file is restored afterwards.
 *
 * The budget assumes two idle cores. On a busy machine, CPU time is more reliable.
 */

const PAGES = 300
const COLD_BUDGET_S = 60
const CHANGE_BUDGET_S = 5
const HOT_BUDGET_MS = 300
const HOT_ROUNDS = 9

const site = join(root, 'site')
const parts = process.argv.slice(2)
const isAsked = (part: string) => parts.length === 0 || parts.includes(part)

/** CPU time of a process and its children, in ms. `NaN` if the system does not report it. */
function cpuMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return (
      (Number(fields[11]) + Number(fields[12])) * 10 + children.reduce((sum, child) => sum + cpuMs(Number(child)), 0)
    )
  } catch {
    return Number.NaN
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function measureContent(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'frond-content-'))
  const content = join(folder, 'content')
  cpSync(join(site, 'content'), content, { recursive: true })
  const docs = globSync('docs/**/*.md', { cwd: content }).sort()
  for (let copy = docs.length; copy < PAGES; copy += 1) {
    const file = join(content, docs[copy % docs.length]!)
    const text = readFileSync(file, 'utf8').replace(/^(\s*`{3,}[\w-]+[^\n]*\n)/gm, `$1copy${copy}\n`)
    writeFileSync(file.replace(/\.md$/, `-copy-${copy}.md`), text)
  }

  const before = process.cpuUsage()
  const { collections, parsed, durationMs } = await buildContent({
    root: content,
    config: contentConfig,
    database: join(folder, 'content.db'),
    cache: join(folder, 'cache'),
  })
  const { user, system } = process.cpuUsage(before)
  console.log(
    `  content      ${seconds(durationMs)}, CPU ${seconds((user + system) / 1000)}: ${collections.docs!.rows} pages of docs, ${parsed} files parsed`,
  )
  rmSync(folder, { recursive: true })
  return durationMs
}

/** The time until a build without caches has written this many pages. */
async function measurePrerender(): Promise<number> {
  for (const cache of ['.cache', 'build']) rmSync(join(site, cache), { recursive: true, force: true })
  const start = performance.now()
  const child = runSite(['build'])
  const at = () => performance.now() - start
  let bundled = { ms: 0, cpu: 0 }
  let enough = { ms: 0, cpu: 0 }
  let last = { ms: 0, cpu: 0 }
  let pages = 0
  let errors = ''
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  for await (const line of createInterface({ input: child.stdout! })) {
    const now = { ms: at(), cpu: cpuMs(child.pid!) }
    if (line.includes('built in')) bundled = now
    if (!line.includes('Prerender (html)')) continue
    pages += 1
    last = now
    if (pages === PAGES) enough = now
  }
  if (pages < PAGES) throw new Error(`bench: the build wrote ${pages} pages.\n${errors}`)
  const report = (name: string, from: typeof last, to: typeof last, note = '') =>
    console.log(`  ${name.padEnd(12)} ${seconds(to.ms - from.ms)}, CPU ${seconds(to.cpu - from.cpu)}${note}`)
  report('bundles', { ms: 0, cpu: 0 }, bundled, ', with the content of the site')
  report('prerender', bundled, enough, `: ${PAGES} pages`)
  report('', bundled, last, `: all ${pages}`)
  console.log(`  the rest     ${seconds(at() - last.ms)}: payloads, pictures, compression`)
  return enough.ms - bundled.ms
}

function runSite(args: string[]): ChildProcess {
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs')
  return spawn(process.execPath, ['--conditions=frond-source', tool, ...args], {
    cwd: site,
    env: { ...process.env, NODE_ENV: args[0] === 'build' ? 'production' : 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function measureChanges(): Promise<{ first: number; later: number }> {
  const port = await findFreePort()
  const dev = runSite(['dev', '--port', String(port), '--strictPort'])
  const browser = await chromium.launch(launchOptions(await findChromium()))
  const file = join(site, 'content/docs/2.components/kbd.md')
  const text = readFileSync(file, 'utf8')
  const putBack = () => writeFileSync(file, text)
  process.once('exit', putBack)
  try {
    await new Promise<void>((resolve, reject) => {
      dev.stdout!.on('data', (chunk: Buffer) => chunk.toString().includes('localhost') && resolve())
      dev.once('exit', (code) => reject(new Error(`bench: the development server ended with code ${code}.`)))
    })
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/docs/components/kbd`, { timeout: 300_000 })
    await page.waitForSelector('html[data-live]', { timeout: 300_000 })
    await page.waitForLoadState('networkidle')

    const times: number[] = []
    const costs: number[] = []
    for (let round = 0; round <= HOT_ROUNDS; round += 1) {
      const word = `changed${round}`
      // Observe the change inside the page: polling from outside would take as long as the change itself.
      const shown = page.evaluate(
        (wanted) =>
          new Promise<void>((resolve) => {
            const look = () => document.body.textContent.includes(wanted)
            const observer = new MutationObserver(() => {
              if (!look()) return
              observer.disconnect()
              resolve()
            })
            observer.observe(document.body, { childList: true, subtree: true, characterData: true })
          }),
        word,
      )
      const cpu = cpuMs(dev.pid!)
      const start = performance.now()
      writeFileSync(file, `${text}\n\n${word}\n\n\`\`\`tsx\nconst ${word} = <Kbd value="${word}" />\n\`\`\`\n`)
      await shown
      times.push(performance.now() - start)
      costs.push(cpuMs(dev.pid!) - cpu)
      // Let follow-up work, such as the file watcher, finish before the next round.
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(300)
    }
    const [first, ...later] = times as [number, ...number[]]
    console.log(`  one change   ${seconds(first)}, CPU ${seconds(costs[0]!)}  budget ${CHANGE_BUDGET_S} s`)
    console.log(
      `  hot          ${median(later).toFixed(0)} ms median of ${HOT_ROUNDS}, CPU ${median(costs.slice(1)).toFixed(0)} ms  budget ${HOT_BUDGET_MS} ms`,
    )
    return { first, later: median(later) }
  } finally {
    putBack()
    process.off('exit', putBack)
    await browser.close()
    dev.kill()
  }
}

console.log('Content of the site')
const missed: string[] = []
const content = isAsked('content') ? await measureContent() : 0
const prerender = isAsked('build') ? await measurePrerender() : 0
if (isAsked('content') || isAsked('build')) {
  console.log(`  together     ${seconds(content + prerender)}  budget ${COLD_BUDGET_S} s`)
  if (content + prerender > COLD_BUDGET_S * 1000) missed.push('content and prerendering')
}
if (isAsked('dev')) {
  const { first, later } = await measureChanges()
  if (first > CHANGE_BUDGET_S * 1000) missed.push('one change')
  if (later > HOT_BUDGET_MS) missed.push('hot changes')
}
if (missed.length > 0) {
  console.log(`Above the budget: ${missed.join(', ')}.`)
  process.exitCode = 1
}
