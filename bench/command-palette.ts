import { openScene, quantile, root } from './scene.ts'

/**
 * Measures the palette. All figures are CPU time of the main thread. Each term is typed with real key presses, slowly
 * enough that every letter is painted. The time is divided by the number of letters. A bare input shows the share of
 * the browser and of the measurement itself.
 */

const ENTRIES = 3000
const GROUPS = 4
const KEY_BUDGET_MS = 8
const ROUNDS = 18
const KEY_DELAY_MS = 60
/** Matching words, a word without a match, one with a typo, and words that are not adjacent. */
const TERMS = ['settings', 'window', 'zzzz', 'delte', 'open branch', 'close panel 12']

const scene = await openScene(
  'command-palette',
  `
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { CommandPalette } from '${root}/packages/ui/src/components/CommandPalette.tsx'

const verbs = ['Open', 'Close', 'Create', 'Delete', 'Rename', 'Move', 'Copy', 'Share', 'Pin', 'Archive']
const nouns = ['window', 'panel', 'branch', 'settings', 'workspace', 'terminal', 'snippet', 'theme', 'folder', 'note', 'board', 'report']
const groups = Array.from({ length: ${GROUPS} }, (_, group) => ({
  id: 'g' + group,
  label: 'Group ' + (group + 1),
  items: Array.from({ length: ${ENTRIES / GROUPS} }, (_, index) => ({
    label: verbs[index % 10] + ' ' + nouns[(index * 7 + group) % 12] + ' ' + index,
    suffix: index % 3 ? undefined : 'everywhere',
    description: index % 2 ? undefined : 'Does so for all that is selected in the ' + nouns[(index * 5) % 12],
    value: group + '-' + index,
  })),
}))

const scenes = {
  bare: () => <input aria-label="Bare" role="combobox" />,
  palette: () => <div style={{ height: 480, display: 'flex', flexDirection: 'column' }}><CommandPalette groups={groups} /></div>,
}
let mounted
window.mount = (name) => {
  const host = document.body.appendChild(document.createElement('div'))
  mounted = { host, root: createRoot(host) }
  flushSync(() => mounted.root.render(scenes[name]()))
  host.querySelector('input').focus()
}
window.unmount = () => {
  mounted.root.unmount()
  mounted.host.remove()
}
`,
)
const { page, timed } = scene

const mounts: number[] = []
const keys: Record<string, number[]> = { bare: [], palette: [] }
for (let round = 0; round < ROUNDS + 2; round++) {
  for (const name of ['bare', 'palette']) {
    const mount = await timed(() => page.evaluate(`window.mount('${name}')`))
    // The first rounds warm up.
    const isMeasured = round > 1
    if (isMeasured && name === 'palette') mounts.push(mount)
    const term = TERMS[round % TERMS.length]!
    const time = await timed(() => page.keyboard.type(term, { delay: KEY_DELAY_MS }))
    if (isMeasured) keys[name]!.push(time / term.length)
    await page.evaluate('window.unmount()')
  }
}
await scene.close()

console.log(`CommandPalette, ${ENTRIES} entries in ${GROUPS} groups, ${keys['palette']!.length} terms`)
console.log(`  mount            ${quantile(mounts, 0.5).toFixed(1)} ms`)
for (const [name, times] of Object.entries(keys)) {
  const note = name === 'palette' ? `  budget ${KEY_BUDGET_MS} ms` : ''
  console.log(
    `  a key, ${name.padEnd(9)} ${quantile(times, 0.5).toFixed(2)} ms median, ${quantile(times, 0.95).toFixed(2)} ms p95${note}`,
  )
}
