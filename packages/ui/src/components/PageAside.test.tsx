import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageAsideTheme } from '../theme/page-aside.ts'
import { PageAside } from './PageAside.tsx'

describeComponent(
  'PageAside',
  <PageAside top={<a href="/">Start</a>} bottom={<a href="/help">Help</a>}>
    Ferns
  </PageAside>,
  { slot: 'page-aside', theme: pageAsideTheme },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('PageAside', () => {
  beforeEach(() => page.viewport(1280, 600))
  afterEach(() => page.viewport(1280, 800))

  it('is an aside on large screens, and hidden on small ones', async () => {
    await render(<PageAside aria-label="Plants">Ferns</PageAside>)
    await expect.element(page.getByRole('complementary', { name: 'Plants' })).toBeVisible()
    expect(findPart('top')).toBeNull()
    await page.viewport(800, 600)
    await expect.element(page.getByText('Ferns')).not.toBeVisible()
  })

  it('is sticky below the header, and at most as high as the viewport', async () => {
    await render(
      <div style={{ height: 3000, paddingTop: 100 }}>
        <PageAside>
          <div style={{ height: 2000 }}>Ferns</div>
        </PageAside>
      </div>,
    )
    scrollTo({ top: 500, behavior: 'instant' })
    await expect.poll(() => box('page-aside').top).toBe(64)
    expect(box('page-aside').bottom).toBe(600)
    scrollTo({ top: 0, behavior: 'instant' })
  })

  it('keeps its top slot visible while the rest scrolls', async () => {
    await render(
      <PageAside top={<a href="/">Start</a>} bottom="Help">
        <div style={{ height: 2000 }}>Ferns</div>
      </PageAside>,
    )
    const aside = findPart('page-aside')!
    const before = box('topBody').top
    aside.scrollTop = 300
    await expect.poll(() => box('topBody').top).toBeCloseTo(before, 0)
    const { left, top, height } = page.getByRole('link', { name: 'Start' }).element().getBoundingClientRect()
    expect(document.elementFromPoint(left + 2, top + height / 2)?.textContent).toBe('Start')
    expect(aside.textContent).toBe('StartFernsHelp')
  })
})
