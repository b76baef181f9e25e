import { expect, test, type Page } from '@playwright/test'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { findColorViolations, findViolations } from './axe.ts'

/**
 * Runs axe on pages of the docs in both color modes. `npm run test:full` checks every page. Otherwise only a page that repeats
 * tables and headings, because rules such as `landmark-unique` depend on the whole page.
 */

const sample = ['/docs/typography']
const isFull = Boolean(process.env.FROND_FULL)

/** The pages of the docs that the build has written. */
function findDocsPages(): string[] {
  const client = join(import.meta.dirname, '../site/build/client')
  return globSync('docs/**/index.html', { cwd: client })
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .sort()
}

for (const path of isFull ? findDocsPages() : sample) {
  test(`${path} has no accessibility violations in light and dark mode`, async ({ page }) => {
    // Two axe runs over a long page are slow on a busy machine.
    test.slow()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await page.waitForSelector('html[data-live]')
      await hydrateIslands(page)
      // Frames show examples with their own headings and landmarks. `site/examples.test.tsx` checks each example alone.
      const find = colorScheme === 'dark' ? findColorViolations : findViolations
      const violations = await find(page, undefined, { iframes: false })
      const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`))
      expect(faults, colorScheme).toEqual([])
    }
  })
}

/** Scrolls through the page as a reader does: an island is hydrated when it comes near the viewport. */
async function hydrateIslands(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  for (const island of await page.locator('[data-island]:visible').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-live', '')
  }
}
