import type { Page } from '@playwright/test'

interface Recorded {
  layoutShift: number
}

/** Records the layout shifts of all pages that are opened later. Shifts right after an input do not count. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded = Object.assign(window, { layoutShift: 0 }) as Recorded
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) recorded.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the sum of the layout shifts since the page was opened or since the last call, including the next two frames. */
export function takeLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const recorded = window as unknown as Recorded
    const { layoutShift } = recorded
    recorded.layoutShift = 0
    return layoutShift
  })
}
