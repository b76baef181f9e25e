import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const folder = join(import.meta.dirname, '../site/content/docs/2.components')
const slugs = readdirSync(folder)
  .filter((file) => /^[a-z-]+\.md$/.test(file))
  .map((file) => file.slice(0, -3))
  // An editor is rendered in the browser only.
  .filter((slug) => slug !== 'editor-suggestion-menu')
/** Parts that hide some of their content on purpose. */
const CLIPPING = '[data-slot="marquee"], [data-slot="viewport"], [data-slot="fallback"], img, [class*="line-clamp"]'
/** Every share is a test of its own, so that they run side by side. */
const SHARES = 8

// Without JavaScript the pages load faster, and the previews are as the server rendered them.
test.use({
  javaScriptEnabled: false,
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})

for (let share = 0; share < SHARES; share += 1) {
  test(`every preview of a component page shows its content (${share + 1} of ${SHARES})`, async ({ page }) => {
    await page.route(/\.(?:woff2|png|jpe?g|webp|avif)(?:\?|$)/, (route) => route.abort())
    const faults: string[] = []
    for (const slug of slugs.filter((_, index) => index % SHARES === share)) {
      await page.goto(`/docs/components/${slug}`, { waitUntil: 'domcontentloaded' })
      const found = await page.evaluate(findFaults, CLIPPING)
      faults.push(...found.map((fault) => `${slug}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

/** Runs in the browser. Returns the previews that show nothing or hide content that does not fit. */
function findFaults(clipping: string): string[] {
  // The browser skips the layout of previews that are far below the viewport.
  document.head.insertAdjacentHTML('beforeend', '<style>* { content-visibility: visible !important }</style>')

  const isPainted = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    // An image has no size until it is loaded, and those far below the viewport are not.
    if (element.matches('img')) return style.display !== 'none'
    // A line is one pixel high, and hidden text is one pixel wide and high.
    if (width < 1 || height < 1 || width + height < 4 || style.visibility !== 'visible' || style.opacity === '0')
      return false
    if (element.matches('svg, canvas, video, input, textarea, select, iframe')) return true
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    return (
      hasText ||
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      Number.parseFloat(style.borderTopWidth) > 0 ||
      Number.parseFloat(style.borderLeftWidth) > 0
    )
  }
  const isClipped = (element: Element): boolean => {
    // Text for screen readers is one pixel high.
    if (element.clientHeight < 2 || element.closest(clipping)) return false
    if (!/hidden|clip/.test(getComputedStyle(element).overflowY)) return false
    if (element.scrollHeight <= element.clientHeight + 4) return false
    const range = document.createRange()
    const { bottom } = element.getBoundingClientRect()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode)
      if (range.getBoundingClientRect().bottom > bottom + 4) return true
    }
    return false
  }

  return [...document.querySelectorAll<HTMLElement>('.block-preview')].flatMap((preview, index) => {
    const name = preview.closest<HTMLElement>('[data-name]')?.dataset.name ?? `preview ${index + 1}`
    const parts = [...preview.querySelectorAll('*')]
    const clipped = parts.find(isClipped)
    return [
      ...(parts.some(isPainted) ? [] : [`${name} is empty`]),
      ...(clipped
        ? [`${name}: ${clipped.className} hides content (${clipped.clientHeight} of ${clipped.scrollHeight} px)`]
        : []),
    ]
  })
}
