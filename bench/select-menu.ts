import type { Page } from '@playwright/test'
import type { Measure } from './docs-page.ts'

/** Main-thread time of one keystroke in a search over ten thousand items, in ms. */
const KEYSTROKE_BUDGET_MS = 8
const MOVE_BUDGET_MS = 8
const ROUNDS = 5
/** By then the browser has painted what a key has changed. */
const SETTLE_MS = 60

/**
 * Types into the search of a SelectMenu and tells what a keystroke takes: the median of main-thread time, with rendering,
 * so that neither frames nor other processes count. The page at the address must show one SelectMenu, such as the example
 * `select-menu/ten-thousand`.
 */
export async function measureSelectMenu(page: Page, address: string, term: string): Promise<Measure[]> {
  await page.goto(address)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const press = async (key: string) => {
    const before = await readTime()
    await page.keyboard.press(key)
    await page.waitForTimeout(SETTLE_MS)
    return (await readTime()) - before
  }

  // The page may not be live yet when it has loaded, so that the first presses do nothing.
  const list = page.getByRole('listbox')
  for (let tries = 0; tries < 20 && !(await list.isVisible()); tries++) {
    await page.getByRole('combobox').first().press('Enter')
    await page.waitForTimeout(250)
  }
  await list.waitFor()

  const typed: number[] = []
  const moved: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const letter of term) typed.push(await press(letter === ' ' ? 'Space' : letter))
    for (let step = 0; step < term.length; step++) typed.push(await press('Backspace'))
    for (let step = 0; step < term.length; step++) moved.push(await press('ArrowDown'))
  }
  return [
    { name: 'keystroke over 10,000 items, ms', value: median(typed), budget: KEYSTROKE_BUDGET_MS },
    { name: 'arrow key over 10,000 items, ms', value: median(moved), budget: MOVE_BUDGET_MS },
  ]
}

function median(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round((sorted[sorted.length >> 1] ?? 0) * 10) / 10
}
