import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules that depend on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * The axe violations of the page, or of a part of it. It runs axe inside the page and returns only violations. This takes
 * a third of the time of `@axe-core/playwright`, and is equivalent because no page has cross-origin frames.
 */
export function findViolations(page: Page, part?: string, { iframes = true } = {}) {
  return analyze(page, part, { iframes })
}

/**
 * The violations of rules about colors, for a page that was checked by all rules in the other mode. Load the page again for
 * it: after the mode of an open docs page was switched, axe still reported the old colors of some text.
 */
export function findColorViolations(page: Page, part?: string, { iframes = true } = {}) {
  return analyze(page, part, { iframes, runOnly: colorRules })
}

async function analyze(page: Page, part: string | undefined, options: { iframes: boolean; runOnly?: string[] }) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...options })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations
}
