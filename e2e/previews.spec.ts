import { expect, test } from '@playwright/test'

/** Looks for previews in the docs that are empty, cut off or elsewhere, on some pages with many kinds of previews. */

const sample = ['button', 'calendar', 'carousel', 'dropdown-menu', 'pricing-table', 'sidebar', 'table', 'tree']

/** Runs in the page. */
function findFaults(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.block-preview')].flatMap((preview) => {
    const name = preview.closest<HTMLElement>('[data-name]')?.dataset.name ?? 'knobs'
    const visible = [...preview.querySelectorAll('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      // Text for screen readers is one pixel large.
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    })
    if (visible.length === 0) return [`${name} is empty`]
    const lost = visible.find(
      (element) => getComputedStyle(element).position === 'fixed' && !overlaps(element, preview),
    )
    if (lost) return [`${name}: ${lost.outerHTML.slice(0, 120)} is outside of the preview`]
    return visible.filter(isContent).flatMap((element) => {
      const edge = findCuttingAncestor(element, preview)
      return edge ? [`${name}: ${edge.outerHTML.slice(0, 120)} cuts off ${element.outerHTML.slice(0, 120)}`] : []
    })
  })

  /** Text, controls and pictures. Plain boxes, such as the bar of a progress, may be cut off. */
  function isContent(element: Element): boolean {
    if (element.matches('button, input, textarea, select, img, iframe, svg')) return true
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '')
  }

  function overlaps(element: Element, preview: Element): boolean {
    const box = element.getBoundingClientRect()
    const edge = preview.getBoundingClientRect()
    return box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top
  }

  function findCuttingAncestor(element: Element, preview: Element): Element | undefined {
    const box = element.getBoundingClientRect()
    const end = preview.parentElement!
    for (let ancestor = element.parentElement!; ; ancestor = ancestor.parentElement!) {
      const { overflowX, overflowY } = getComputedStyle(ancestor)
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined
      const edge = ancestor.getBoundingClientRect()
      const isCutX = overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)
      const isCutY = overflowY !== 'visible' && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)
      if (isCutX || isCutY) return ancestor
      if (ancestor === end) return undefined
    }
  }
}

test('no preview is empty, cut off or elsewhere', async ({ page }) => {
  const paths = sample.map((name) => `/docs/components/${name}`)
  const faults: string[] = []
  let previews = 0
  for (const path of paths) {
    // With a hash, the browser lays out the whole page. The stylesheets have loaded when `goto` returns.
    await page.goto(`${path}#api`, { waitUntil: 'load' })
    previews += await page.locator('.block-preview').count()
    for (const fault of await page.evaluate(findFaults)) faults.push(`${path}: ${fault}`)
  }
  expect(previews).toBeGreaterThan(paths.length)
  expect(faults).toEqual([])
})
