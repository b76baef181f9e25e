import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium, launchOptions } from '../scripts/chromium.ts'
import { startServer } from '../site/server/main.ts'
import { quantile } from './scene.ts'
import { startFloors } from './site/floor/start-floors.ts'
import { measureLoad, measureNavigation, type NavigationOptions, type Pointer, type Step } from './site/measure-page.ts'
import { kinds, traceLoad, traceNavigation, type TimeByKind } from './site/trace-page.ts'
import { runLighthouse, type LighthouseRun } from './site/run-lighthouse.ts'

/**
 * Measures loading and navigating the pages of the built site: `npm run bench pages`, after `npm run build`. Two floors are
 * measured in the same run: pages of the same size without scripts, and the same pages hydrated by React. The last column
 * divides our value by that of the floor that the row names, because machines differ.
 *
 * Options: `--rounds 5`, `--only load,navigation,lighthouse,trace`. Lighthouse is installed in `bench/site` on first use.
 * `trace` shows what the CPU time consists of. Tracing itself costs time, so its sums exceed the other rows.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'load,navigation,lighthouse,trace' },
  },
})
const rounds = Number(values.rounds)
const parts = new Set(values.only.split(','))

const chromiumFile = await findChromium()
const server = await startServer({ port: 0, host: '127.0.0.1' })
const floors = await startFloors()
const browser = await chromium.launch(launchOptions(chromiumFile))

type Subject = 'page' | 'home' | 'static' | 'react'
const addresses: Record<Subject, string> = {
  page: `${server.address}/docs/components/button`,
  home: `${server.address}/`,
  static: `${floors.staticAddress}/component-8`,
  react: `${floors.reactAddress}/component-8`,
}
const subjects = Object.keys(addresses) as Subject[]
/** The badge page has more elements than most component pages. */
const stepToBadge: Step = { address: server.address, from: '/docs/components/button', to: '/docs/components/badge' }

try {
  if (parts.has('load')) for (const pointer of ['touch', 'mouse'] as const) await reportLoads(pointer)
  if (parts.has('navigation')) await reportNavigations()
  if (parts.has('lighthouse')) await reportLighthouse()
  if (parts.has('trace')) await reportTraces()
} finally {
  await browser.close()
  await server.close()
  floors.close()
}

function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

function printRow(name: string, values: readonly (number | string)[]): void {
  const cells = values.map((value) => (typeof value === 'number' ? value.toFixed(0) : value).padStart(12))
  console.log(`${name.padEnd(34)}${cells.join('')}`)
}

/** Measures every subject once per round, so that a slow minute of the machine slows all of them. */
async function collect<Keys extends string, Value>(
  keys: readonly Keys[],
  measure: (key: Keys) => Promise<Value>,
): Promise<Record<Keys, Value[]>> {
  const found = Object.fromEntries(keys.map((key) => [key, [] as Value[]])) as Record<Keys, Value[]>
  for (let round = 0; round < rounds; round++) for (const key of keys) found[key].push(await measure(key))
  return found
}

async function reportLoads(pointer: Pointer): Promise<void> {
  const loads = await collect(subjects, (subject) => measureLoad(browser, addresses[subject], pointer))
  printRow(`\nLoad, ${pointer}, median of ${rounds}`, ['component', 'home', 'static', 'React', 'comp./React'])
  for (const key of ['cpu', 'script', 'style', 'layout', 'largestPaint', 'nodes'] as const) {
    const [page, home, plain, react] = subjects.map((subject) => median(loads[subject].map((load) => load[key])))
    const ratio = react ? (page! / react).toFixed(2) : ''
    const unit = key === 'nodes' ? '' : key === 'largestPaint' ? ', ms' : ', ms CPU'
    printRow(`  ${key}${unit}`, [page!, home!, plain!, react!, ratio])
  }
}

async function reportNavigations(): Promise<void> {
  const variants: [string, NavigationOptions][] = [
    ['no throttle', {}],
    ['CPU 4 times slower', { isSlowCpu: true }],
    ['and slow 4G', { isSlowCpu: true, isSlowNetwork: true }],
    ['and slow 4G, at once', { isSlowCpu: true, isSlowNetwork: true, isAtOnce: true }],
  ]
  const steps = {
    ours: stepToBadge,
    // The calendar page has the most elements.
    largest: { address: server.address, from: '/docs/components/button', to: '/docs/components/calendar' },
    static: { address: floors.staticAddress, from: '/component-8', to: '/component-9' },
  }
  const columns = ['ours, ms', 'best', 'ms CPU', 'largest, ms', 'ms CPU', 'static, ms', 'ours/static']
  printRow(`\nNavigation, median of ${rounds}`, columns)
  for (const [name, options] of variants) {
    const found = await collect(['ours', 'largest', 'static'], (key) => measureNavigation(browser, steps[key], options))
    const [ours, largest, floor] = [found.ours, found.largest, found.static].map((costs) => ({
      times: costs.map(({ time }) => time),
      cpus: costs.flatMap(({ cpu }) => cpu ?? []),
    }))
    const cpuOf = ({ cpus }: { cpus: number[] }) => (cpus.length > 0 ? median(cpus) : 'new document')
    const time = median(ours!.times)
    const floorTime = median(floor!.times)
    printRow(`  ${name}`, [
      time,
      Math.min(...ours!.times),
      cpuOf(ours!),
      median(largest!.times),
      cpuOf(largest!),
      floorTime,
      (time / floorTime).toFixed(2),
    ])
  }
}

async function reportLighthouse(): Promise<void> {
  const runs: LighthouseRun[] = []
  for (let round = 0; round < rounds; round++)
    runs.push(...(await runLighthouse(chromiumFile, Object.values(addresses))))
  printRow(`\nLighthouse, phone, median of ${rounds}`, ['component', 'home', 'static', 'React', 'comp./React'])
  const rows = [
    ['performance', median],
    ['performance, worst', (numbers: readonly number[]) => Math.min(...numbers)],
    ['accessibility', median],
    ['bestPractices', median],
    ['seo', median],
    ['blockingMs', median],
    ['largestPaintMs', median],
  ] as const
  for (const [name, summarize] of rows) {
    const key = name.replace(/,.*/, '') as Exclude<keyof LighthouseRun, 'address' | 'failed'>
    const [page, home, plain, react] = subjects.map((subject) =>
      summarize(runs.filter(({ address }) => address === addresses[subject]).map((run) => run[key])),
    )
    printRow(`  ${name}`, [page!, home!, plain!, react!, react ? (page! / react).toFixed(2) : ''])
  }
  const failed = new Set(runs.filter(({ address }) => address.startsWith(server.address)).flatMap((run) => run.failed))
  if (failed.size > 0) console.log(`  Audits that failed on our pages: ${[...failed].join(', ')}`)
}

/** What the CPU time of the main thread consists of. */
async function reportTraces(): Promise<void> {
  const traced = {
    'component, touch': () => traceLoad(browser, addresses.page, 'touch'),
    'component, mouse': () => traceLoad(browser, addresses.page, 'mouse'),
    'static, mouse': () => traceLoad(browser, addresses.static, 'mouse'),
    'React, mouse': () => traceLoad(browser, addresses.react, 'mouse'),
    'navigation to badge': () => traceNavigation(browser, stepToBadge),
  }
  const names = Object.keys(traced) as (keyof typeof traced)[]
  const found = await collect(names, (name) => traced[name]())
  printRow(`\nTrace, ms CPU, median of ${rounds}`, [...kinds, 'sum'])
  for (const name of names) {
    const times = kinds.map((kind) => median(found[name].map((each: TimeByKind) => each[kind])))
    printRow(`  ${name}`, [...times, times.reduce((sum, time) => sum + time)])
  }
}
