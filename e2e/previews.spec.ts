import { expect, test } from '@playwright/test'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Looks for previews in the docs that are empty, cut off or elsewhere. `npm run test:full` opens the page of every
 * component, otherwise only some pages with many kinds of previews.
 */

const isFull = Boolean(process.env.FROND_FULL)
const sample = [
  'button',
  'calendar',
  'carousel',
  'dropdown-menu',
  'marquee',
  'pricing-table',
  'sidebar',
  'skeleton',
  'slider',
  'splitter',
  'table',
  'tree',
]

function findComponentPages(): string[] {
  const folder = join(import.meta.dirname, '../site/content/docs/2.components')
  return globSync('*.md', { cwd: folder })
    .map((file) => basename(file, '.md'))
    .filter((name) => name !== 'index')
    .sort()
}

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
      const edge = hidesOwnText(element) ? element : findCuttingAncestor(element, preview)
      return edge ? [`${name}: ${edge.outerHTML.slice(0, 120)} cuts off ${element.outerHTML.slice(0, 120)}`] : []
    })
  })

  /** Text, controls and pictures. Plain boxes, such as the bar of a progress, may be cut off. */
  function isContent(element: Element): boolean {
    if (element.matches('button, input, textarea, select, img, iframe, svg:not(:empty)')) return true
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '')
  }

  /** Whether padding takes all the space inside an element, so that its text is cut off. */
  function hidesOwnText(element: Element): boolean {
    const { overflowY, paddingTop, paddingBottom } = getComputedStyle(element)
    const space = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return /hidden|clip/.test(overflowY) && element.clientHeight > 0 && space < 1
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
      // Its content moves in and out.
      if (ancestor.matches('[data-slot="marquee"]')) return undefined
      const edge = ancestor.getBoundingClientRect()
      const isCutX = overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)
      const isCutY = overflowY !== 'visible' && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)
      if (isCutX || isCutY) return ancestor
      if (ancestor === end) return undefined
    }
  }
}

test('no preview is empty, cut off or elsewhere', async ({ page }) => {
  const names = isFull ? findComponentPages() : sample
  expect(names).toEqual(expect.arrayContaining(sample))
  if (isFull) test.setTimeout(names.length * 10_000)
  const paths = names.map((name) => `/docs/components/${name}`)
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
