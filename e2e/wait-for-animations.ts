import type { Locator } from '@playwright/test'

/** Waits for the animations of an element: a press on a moving element may start and end on different elements. */
export async function waitForAnimations(element: Locator): Promise<void> {
  await element.evaluate((node) => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)))
}
