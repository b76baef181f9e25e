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

/**
 * Waits for two frames, at most 250 ms for each. In long test runs, Chromium has stopped drawing a page without an error.
 * A test that waits for a frame without a limit would then run until its timeout.
 */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let count = 0; count < 2; count += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 250)
      })
    }
  })
}

/** Returns the sum of the layout shifts since the page was opened or since the last call, including the next two frames. */
export async function takeLayoutShift(page: Page): Promise<number> {
  await waitForFrames(page)
  return page.evaluate(() => {
    const recorded = window as unknown as Recorded
    const { layoutShift } = recorded
    recorded.layoutShift = 0
    return layoutShift
  })
}
