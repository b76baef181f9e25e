import type { CountKind, DailyCount } from '../site/server/events/count-batch.ts'

export interface Sums {
  /** Views of each day, latest first. */
  days: [day: string, count: number][]
  /** By name, most first. */
  names: Record<CountKind, [name: string, count: number][]>
}

/** The counts of several days, added up. */
export function sumByName(counts: readonly DailyCount[]): Sums {
  const days = new Map<string, number>()
  const names: Record<CountKind, Map<string, number>> = { view: new Map(), event: new Map(), source: new Map() }
  for (const { day, kind, name, count } of counts) {
    if (kind === 'view') add(days, day, count)
    add(names[kind], name, count)
  }
  const mostFirst = (sums: Map<string, number>) =>
    [...sums].sort(([aName, a], [bName, b]) => b - a || (aName < bName ? -1 : 1))
  return {
    days: [...days].sort(([a], [b]) => (a > b ? -1 : 1)),
    names: { view: mostFirst(names.view), event: mostFirst(names.event), source: mostFirst(names.source) },
  }
}

function add(sums: Map<string, number>, name: string, count: number): void {
  sums.set(name, (sums.get(name) ?? 0) + count)
}

const LONGEST_LIST = 25

/** Formats the counts as tables for the terminal. */
export function formatStats({ days, names }: Sums, count: number): string {
  const tables: [title: string, rows: [string, number][]][] = [
    ['Views by day', days],
    ['Pages', names.view],
    ['Events', names.event],
    ['Came from', names.source],
  ]
  const parts = tables.filter(([, rows]) => rows.length > 0).map(([title, rows]) => formatTable(title, rows))
  const title = count === 1 ? 'The last day' : `The last ${count} days`
  return parts.length === 0 ? `${title}: nothing was counted.` : [title, ...parts].join('\n\n')
}

function formatTable(title: string, rows: readonly [string, number][]): string {
  const shown = rows.slice(0, LONGEST_LIST)
  const width = Math.max(...shown.map(([name]) => name.length))
  const digits = Math.max(...shown.map(([, count]) => String(count).length))
  const lines = shown.map(([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(digits)}`)
  const rest = rows.length - shown.length
  return [title, ...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n')
}
