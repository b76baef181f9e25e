import { median, openScene, quantile, root } from './scene.ts'

/**
 * Measures the search of a SelectMenu. Each letter is typed alone and painted before the next; all figures are CPU time of
 * the main thread.
 */

const ITEMS = 10_000
const KEY_BUDGET_MS = 8
const ROUNDS = 5
const TERM = 'part 012'

const scene = await openScene(
  'select-menu',
  `
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { SelectMenu } from '${root}/packages/ui/src/components/SelectMenu.tsx'

const items = Array.from({ length: ${ITEMS} }, (_, index) => ({
  label: 'Part ' + String(index + 1).padStart(5, '0'),
  value: index + 1,
}))
window.mount = () => {
  const host = document.body.appendChild(document.createElement('div'))
  flushSync(() => createRoot(host).render(<SelectMenu aria-label="Part" items={items} defaultValue={4711} />))
}
`,
)
const { page, timed } = scene
await page.evaluate('window.mount()')
const opening = await timed(() => page.getByRole('combobox').press('Enter'))
await page.getByRole('listbox').waitFor()

const press = (key: string) => timed(() => page.keyboard.press(key))
const typed: number[] = []
const moved: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  for (const letter of TERM) typed.push(await press(letter === ' ' ? 'Space' : letter))
  for (const _ of TERM) typed.push(await press('Backspace'))
  for (const _ of TERM) moved.push(await press('ArrowDown'))
}
await scene.close()

console.log(`SelectMenu, ${ITEMS} items`)
console.log(`  open             ${opening.toFixed(1)} ms`)
for (const [name, times] of [
  ['a letter', typed],
  ['an arrow key', moved],
] as const) {
  console.log(
    `  ${name.padEnd(16)} ${median(times).toFixed(2)} ms median, ${quantile(times, 0.95).toFixed(2)} ms p95  budget ${KEY_BUDGET_MS} ms`,
  )
}
