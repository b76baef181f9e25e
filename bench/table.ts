import { median, openScene, quantile, root } from './scene.ts'

/**
 * Measures the table. All figures are CPU time of the main thread. The mount is compared with a bare table of the
 * same size in the same run. A second bare table shows the size of the noise.
 */

const SCROLL_ROWS = 100_000
const SCROLL_BUDGET_MS = 8
const MOUNT_BUDGET = 1.1
const ROUNDS = 15

const bareStyles = `
.frame { position: relative; width: 100%; overflow-x: auto }
.table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px }
.tr { border-bottom: 1px solid #ddd; transition: color 150ms, background-color 150ms, border-color 150ms }
.tr:hover { background-color: #f8f8f8 }
.th { height: 40px; padding: 0 12px; text-align: left; vertical-align: middle; font-weight: 500; color: #666 }
.td { padding: 8px 12px; vertical-align: middle }
`

const scene = await openScene(
  'table',
  `
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Table, tableSorting, tableVirtualization } from '${root}/packages/ui/src/components/Table.tsx'

const fields = ['name', 'email', 'role', 'team', 'status', 'seen']
const columns = fields.map((accessorKey) => ({ accessorKey, header: accessorKey }))
const toRows = (count) => Array.from({ length: count }, (_, i) => ({
  id: 'r' + i, name: 'Person ' + i, email: 'person' + i + '@example.com', role: i % 3 ? 'Member' : 'Admin',
  team: 'Team ' + (i % 7), status: i % 2 ? 'Active' : 'Away', seen: (i % 28) + ' days ago',
}))
const rows = toRows(500)

// The least that a styled table is: its elements, and a few classes each.
const Bare = () => (
  <div className="frame"><table className="table"><thead><tr className="tr">{columns.map((c) => <th key={c.header} scope="col" className="th">{c.header}</th>)}</tr></thead>
  <tbody>{rows.map((r) => <tr key={r.id} className="tr">{columns.map((c) => <td key={c.header} className="td">{r[c.accessorKey]}</td>)}</tr>)}</tbody></table></div>
)

const scenes = {
  bare: () => <Bare />,
  control: () => <Bare />,
  plain: () => <Table data={rows} columns={columns} />,
  sorting: () => <Table data={rows} columns={columns} features={[tableSorting]} />,
  windowed: () => <Table data={toRows(${SCROLL_ROWS})} columns={columns} features={[tableVirtualization]} className="tall" />,
  windowedEngine: () => <Table data={toRows(${SCROLL_ROWS})} columns={columns} features={[tableVirtualization, tableSorting]} className="tall" />,
}

let mounted
window.mount = (name) => {
  const element = scenes[name]()
  const host = document.body.appendChild(document.createElement('div'))
  mounted = { host, root: createRoot(host) }
  flushSync(() => mounted.root.render(element))
}
window.unmount = () => {
  mounted.root.unmount()
  mounted.host.remove()
}
`,
  `${bareStyles}\n.tall { max-height: none; height: 600px }`,
)
const { page, timed } = scene
const run = (call: string) => timed(() => page.evaluate(call))

const mounts: Record<string, number[]> = { bare: [], control: [], plain: [], sorting: [] }
for (let round = 0; round < ROUNDS + 2; round++) {
  for (const [name, times] of Object.entries(mounts)) {
    const time = await run(`window.mount('${name}')`)
    await run('window.unmount()')
    // The first rounds warm up.
    if (round > 1) times.push(time)
  }
}
const bare = median(mounts['bare']!)
console.log(`Mount 500 × 6, median of ${ROUNDS}`)
for (const [name, times] of Object.entries(mounts)) {
  const note = name === 'plain' ? `  budget × ${MOUNT_BUDGET}` : ''
  console.log(`  ${name.padEnd(16)} ${median(times).toFixed(1)} ms  × ${(median(times) / bare).toFixed(2)}${note}`)
}

for (const name of ['windowed', 'windowedEngine']) {
  const mount = await run(`window.mount('${name}')`)
  const frames: number[] = []
  for (let step = 0; step < 120; step++) {
    // Fast scrolling: two thirds of the viewport per frame.
    frames.push(await run(`document.querySelector('[data-slot=table]').scrollTop += 400`))
  }
  await run('window.unmount()')
  console.log(`\n${name}: ${SCROLL_ROWS} rows`)
  console.log(`  mount            ${mount.toFixed(1)} ms`)
  console.log(
    `  scroll, a frame  ${median(frames).toFixed(2)} ms median, ${quantile(frames, 0.95).toFixed(2)} ms p95  budget ${SCROLL_BUDGET_MS} ms`,
  )
}
await scene.close()
