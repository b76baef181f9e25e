import type { Page } from '@playwright/test'

/** Keeps what the patterns name from arriving until the function that is returned is called. */
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
