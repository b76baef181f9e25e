import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageTheme } from '../theme/page.ts'
import { Page } from './Page.tsx'

describeComponent(
  'Page',
  <Page left="Menu" right="Contents">
    Ferns
  </Page>,
  { slot: 'page', theme: pageTheme },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()
const view = (props: object, dir = 'ltr') => (
  <div dir={dir} style={{ width: 1000 }}>
    <Page {...props}>Ferns</Page>
  </div>
)

describe('Page', () => {
  it('gives the content the width that the side columns leave', async () => {
    await page.viewport(1280, 800)
    const screen = await render(view({}))
    expect(box('center').width).toBe(1000)
    await screen.rerender(view({ left: 'Menu' }))
    expect(findPart('right')).toBeNull()
    expect(box('left').width).toBeCloseTo(168, 0)
    expect(box('center').width).toBeCloseTo(792, 0)
    await screen.rerender(view({ left: 'Menu', right: 'Contents' }))
    expect(box('center').width).toBeCloseTo(584, 0)
  })

  it('orders its columns by the text direction', async () => {
    await page.viewport(1280, 800)
    const order = () => ['left', 'center', 'right'].sort((a, b) => box(a).left - box(b).left)
    const screen = await render(view({ left: 'Menu', right: 'Contents' }))
    expect(order()).toEqual(['left', 'center', 'right'])
    await screen.rerender(view({ left: 'Menu', right: 'Contents' }, 'rtl'))
    expect(order()).toEqual(['right', 'center', 'left'])
  })

  it('is one column on a small screen, with the right column on top', async () => {
    await page.viewport(390, 800)
    await render(<Page right="Contents">Ferns</Page>)
    expect(box('right').bottom).toBeLessThanOrEqual(box('center').top)
    expect(box('center').width).toBe(box('page').width)
    await page.viewport(1280, 800)
  })

  it('does not grow with content that is too wide', async () => {
    await page.viewport(1280, 800)
    await render(
      <div style={{ width: 1000 }}>
        <Page left="Menu">
          <div style={{ overflowX: 'auto' }}>
            <div style={{ width: 3000 }}>Wide</div>
          </div>
        </Page>
      </div>,
    )
    expect(box('page').width).toBe(1000)
    expect(findPart('page')!.scrollWidth).toBe(1000)
  })
})
