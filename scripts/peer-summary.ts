/** The used part of `results.json`, which the comparison of `bench/peers` writes. */
export interface PeerResults {
  at: string
  node: string
  chromium: string
  react: string
  libs: Record<string, PeerResult>
}

interface PeerResult {
  meta: { name: string }
  version: string
  /** `cssSplit` are the stylesheets per component, if the library documents them. */
  sizes: Record<string, { js: number; css: number; cssSplit?: number }>
  /** The runs of each round, by scene. */
  mount: Record<string, { cpu: number }[][]>
  open: Record<string, { cpu: number }[][]>
  /** The rounds, by page. */
  ssr: Record<string, { perCpuSec: number }[]>
}

export interface PeerSummary {
  measured: { date: string; node: string; chromium: string; react: string }
  libraries: { name: string; version: string }[]
  rows: PeerRow[]
}

interface PeerRow {
  id: string
  label: string
  unit: string
  /** One value per library. Lower is better. */
  values: number[]
}

/** The libraries that the site compares. `raw` and `limit` are references, not libraries. */
const compared = ['ours', 'mantine', 'mui']

/** Reduces the results to the rows that the site shows. Throws if a library lacks a value. */
export function summarizePeers({ at, node, chromium, react, libs }: PeerResults): PeerSummary {
  const found = compared.map((id) => libs[id]!)
  const row = (id: string, label: string, unit: string, read: (result: PeerResult) => number): PeerRow => ({
    id,
    label,
    unit,
    values: found.map((result) => {
      const value = Number(read(result).toPrecision(3))
      if (!(value > 0)) throw new Error(`bench: ${result.meta.name} has no value for "${label}".`)
      return value
    }),
  })
  const sizeOf = (page: string) => (result: PeerResult) => {
    const { js, css, cssSplit = css } = result.sizes[page]!
    return (js + Math.min(css, cssSplit)) / 1024
  }
  const cpuOf = (kind: 'mount' | 'open', scene: string) => (result: PeerResult) =>
    median((result[kind][scene] ?? []).flat().map(({ cpu }) => cpu))
  const serverTime = (page: string) => (result: PeerResult) =>
    1000 / median((result.ssr[page] ?? []).map(({ perCpuSec }) => perCpuSec))

  return {
    measured: { date: at.slice(0, 10), node, chromium, react },
    libraries: found.map(({ meta: { name }, version }) => ({ name, version })),
    rows: [
      row('size-button', 'Size of a button page', 'KiB', sizeOf('button')),
      row('size-form', 'Size of a form page', 'KiB', sizeOf('form')),
      row('size-app', 'Size of an app page', 'KiB', sizeOf('app')),
      row('mount-buttons', 'Mount 1000 buttons', 'ms', cpuOf('mount', 'buttons')),
      row('mount-selects', 'Mount 200 selects', 'ms', cpuOf('mount', 'selects')),
      row('mount-table', 'Mount a table with 500 rows', 'ms', cpuOf('mount', 'table')),
      row('open-dialog', 'Open a dialog', 'ms', cpuOf('open', 'dialog')),
      row('open-select', 'Open a select with 1000 options', 'ms', cpuOf('open', 'select1000')),
      row('server-app', 'Render an app page on the server', 'ms', serverTime('app')),
    ],
  }
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
