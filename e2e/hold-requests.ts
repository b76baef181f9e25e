import type { Page } from '@playwright/test'

/** Holds requests that match the patterns until the returned function is called. */
export async function holdRequests(page: Page, ...patterns: readonly RegExp[]): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  for (const pattern of patterns)
    await page.route(pattern, async (route) => {
      await held
      await route.continue()
    })
  return release
}
