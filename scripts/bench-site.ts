import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureLoad, median, toRequestText, type Load } from '../bench/http-load.ts'
import { serverBudgets } from '../bench/budgets.ts'
import type { SiteManifest } from '../site/server/files/site-manifest.ts'
import { root } from './run.ts'
import { buildIfStale, site } from './targets.ts'

/**
 * Compares how fast the server and a bare Node server send the same docs page: `npm run bench:site`. The two alternate in
 * one run, because figures of different runs cannot be compared. `--build` uses an existing build.
 */

const { values } = parseArgs({
  options: {
    build: { type: 'string' },
    path: { type: 'string', default: '/docs/components/button' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '32' },
  },
})
const [rounds, requests, connections] = [values.rounds, values.requests, values.connections].map(Number) as [
  number,
  number,
  number,
]

if (!values.build) await buildIfStale(site, { onBuild: () => console.log('Building the site …') })
const build = values.build ?? join(root, site.output)
const data = mkdtempSync(join(tmpdir(), 'frond-bench-'))

interface Running {
  child: ChildProcess
  port: number
  /** Resident memory of the process, in MB. */
  memory(): number
}

async function start(script: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--conditions=frond-source', join(root, script)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = /ready at http:\/\/localhost:(\d+)/.exec(output) ?? []
      if (found) resolve(Number(found))
    })
    child.once('exit', (code) => reject(new Error(`bench:site: ${script} ended with code ${code}.`)))
  })
  return {
    child,
    port,
    memory() {
      const [, kilobytes] = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      return Number(kilobytes) / 1024
    },
  }
}

const { files } = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest
const name = `${values.path}/index.html`
const file = files[name]
if (!file?.encodings.includes('br')) throw new Error(`bench:site: ${values.path} is no page of the build.`)

const ours = await start('e2e/start-site.ts', { FROND_BUILD: build, FROND_DATA: data, FROND_ICON_SERVICE: 'off' })
const bare = await start('bench/bare-server.ts', { FROND_BENCH_FILE: join(build, 'client', `${name}.br`) })
const request = toRequestText(values.path)
const measure = (port: number) => measureLoad({ port, request, requests, connections })

try {
  // Warm up, until both have compiled their hot paths.
  for (const { port } of [ours, bare]) await measureLoad({ port, request, requests: 2000, connections })

  const results: { ours: Load; bare: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Alternate the order, so that a machine that slows down affects both equally.
    const first = round % 2 === 0 ? ours : bare
    const a = await measure(first.port)
    const b = await measure((first === ours ? bare : ours).port)
    results.push(first === ours ? { ours: a, bare: b } : { ours: b, bare: a })
  }
  // Enough more requests for a total of 100,000.
  const soak = Math.max(0, serverBudgets.soakRequests - rounds * requests - 2000)
  const settled = ours.memory()
  const rest = soak > 0 ? await measureLoad({ port: ours.port, request, requests: soak, connections }) : undefined

  const share = median(results.map((round) => round.ours.perSecond / round.bare.perSecond)) * 100
  const latency = median(results.map(({ ours: load }) => load.p99 / load.median))
  const memory = ours.memory()
  const growth = (memory / settled - 1) * 100
  const failures = [...results.map((round) => round.ours), ...(rest ? [rest] : [])].reduce(
    (sum, { failed }) => sum + failed,
    0,
  )
  const rows = [
    [
      'throughput, % of a bare server',
      share.toFixed(1),
      `≥ ${serverBudgets.throughputPercent}`,
      share >= serverBudgets.throughputPercent,
    ],
    ['p99, times the median', latency.toFixed(1), `< ${serverBudgets.p99Medians}`, latency < serverBudgets.p99Medians],
    [
      `memory after ${serverBudgets.soakRequests} requests, MB`,
      memory.toFixed(0),
      `< ${serverBudgets.memoryMB}`,
      memory < serverBudgets.memoryMB,
    ],
    [
      `its growth over the last ${soak}, %`,
      growth.toFixed(0),
      `< ${serverBudgets.memoryGrowthPercent}`,
      growth < serverBudgets.memoryGrowthPercent,
    ],
    ['answers that failed', String(failures), '0', failures === 0],
  ] as const

  const bytes = readFileSync(join(build, 'client', `${name}.br`)).length
  console.log(`${values.path}: ${bytes} bytes compressed, ${connections} connections, ${rounds} rounds of ${requests}`)
  for (const [kind, pick] of [
    ['site', (round: (typeof results)[number]) => round.ours],
    ['bare', (round: (typeof results)[number]) => round.bare],
  ] as const) {
    const loads = results.map(pick)
    const figure = (name: 'perSecond' | 'median' | 'p99', digits: number) =>
      median(loads.map((load) => load[name])).toFixed(digits)
    console.log(
      `  ${kind}: ${figure('perSecond', 0)} a second, median ${figure('median', 2)} ms, p99 ${figure('p99', 2)} ms`,
    )
  }
  for (const [what, value, budget, isMet] of rows) console.log(`${isMet ? '✓' : '✗'} ${what}: ${value} (${budget})`)
  if (rows.some(([, , , isMet]) => !isMet)) process.exitCode = 1
} finally {
  for (const { child } of [ours, bare]) child.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
