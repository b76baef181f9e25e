import type { Browser, Page } from '@playwright/test'
import { openForLoad, openForNavigation, settle, type Pointer, type Step } from './measure-page.ts'

/** What the main thread works on, in the order of the report. */
export const kinds = ['parse', 'style', 'layout', 'paint', 'compile', 'script', 'memory', 'other'] as const
export type Kind = (typeof kinds)[number]
/** Milliseconds of CPU time of the main thread. */
export type TimeByKind = Record<Kind, number>

/** Names of trace events. An event that is not listed counts as `other`. */
const kindOfEvent: Partial<Record<string, Kind>> = {
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  IntersectionObserverController_computeIntersections: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  'v8.compile': 'compile',
  'v8.compileModule': 'compile',
  'V8.CompileCode': 'compile',
  'V8.CompileFunction': 'compile',
  'V8.PreParse': 'compile',
  EvaluateScript: 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireIdleCallback: 'script',
  FireAnimationFrame: 'script',
  HandlePostMessage: 'script',
  MinorGC: 'memory',
  MajorGC: 'memory',
  'V8.GCScavenger': 'memory',
}

const categories = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'blink']

/** Loads a page as `measureLoad` does, and returns what its CPU time consists of. */
export async function traceLoad(browser: Browser, address: string, pointer: Pointer): Promise<TimeByKind> {
  const { context, page } = await openForLoad(browser, pointer)
  const found = await trace(browser, page, async () => {
    await page.goto(address, { waitUntil: 'load' })
    await settle(page)
  })
  await context.close()
  return found
}

/** Presses a link as `measureNavigation` does, and returns what the CPU time until the next paint consists of. */
export async function traceNavigation(browser: Browser, step: Step): Promise<TimeByKind> {
  const { context, page, press } = await openForNavigation(browser, step, {})
  const found = await trace(browser, page, press)
  await context.close()
  return found
}

/** An event of a trace of Chromium. */
export interface TraceEvent {
  name: string
  /** `X` is a complete event, `M` names a thread. */
  ph: string
  pid: number
  tid: number
  /** Start and duration in microseconds, and CPU time of the duration. */
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

async function trace(browser: Browser, page: Page, run: () => Promise<unknown>): Promise<TimeByKind> {
  await browser.startTracing(page, { categories })
  await run()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  return sumByKind(mainThreadOf(traceEvents))
}

/** Complete events of the busiest main thread: blank and closed pages have main threads as well. */
function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid))
  return threads.sort((a, b) => cpuOf(b) - cpuOf(a))[0] ?? []
}

function cpuOf(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { name, tdur = 0 }) => (name.endsWith('RunTask') ? sum + tdur : sum), 0)
}

/** Gives each event its own time, without that of the events inside. An event that is not listed has the kind of the outer one. */
function sumByKind(events: readonly TraceEvent[]): TimeByKind {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as TimeByKind
  const open: { end: number; kind: Kind }[] = []
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && open.at(-1)!.end <= ts) open.pop()
    const outer = open.at(-1)
    const kind = kindOfEvent[name] ?? outer?.kind ?? 'other'
    if (outer) sums[outer.kind] -= tdur / 1000
    sums[kind] += tdur / 1000
    open.push({ end: ts + dur, kind })
  }
  return sums
}
