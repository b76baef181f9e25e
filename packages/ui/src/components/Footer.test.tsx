import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { footerTheme } from '../theme/footer.ts'
import { Footer } from './Footer.tsx'

describeComponent(
  'Footer',
  <Footer top="Newsletter" left="MIT licence" right={<a href="#code">Code</a>} bottom="Made with care">
    <a href="#imprint">Imprint</a>
  </Footer>,
  { slot: 'footer', theme: footerTheme },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()
const parts = (slot: string) => [...findPart(slot)!.children].map((part) => part.getAttribute('data-slot'))

afterEach(() => page.viewport(1280, 800))

describe('Footer', () => {
  it('is the contentinfo landmark', async () => {
    await render(<Footer left="MIT licence" />)
    await expect.element(page.getByRole('contentinfo')).toHaveTextContent('MIT licence')
  })

  it('renders only the parts that have content', async () => {
    const screen = await render(<Footer left="MIT licence" />)
    expect(parts('footer')).toEqual(['container'])
    expect(parts('container')).toEqual(['left'])
    await screen.rerender(<Footer top="A" bottom="B" />)
    expect(parts('footer')).toEqual(['top', 'bottom'])
  })

  it('centers its middle part', async () => {
    await page.viewport(1280, 800)
    const screen = await render(<Footer left="A rather long line about the licence">Imprint</Footer>)
    const middle = () => box('center').left + box('center').width / 2
    expect(middle()).toBeCloseTo(640, 0)
    await screen.rerender(<Footer right="Code">Imprint</Footer>)
    expect(middle()).toBeCloseTo(640, 0)
  })

  it('is a row, mirrored in right-to-left text', async () => {
    await page.viewport(1280, 800)
    const footer = (
      <Footer left="Left" right="Right">
        Middle
      </Footer>
    )
    const screen = await render(footer)
    expect(box('left').right).toBeLessThan(box('center').left)
    expect(box('center').right).toBeLessThan(box('right').left)
    await screen.rerender(<div dir="rtl">{footer}</div>)
    expect(box('right').right).toBeLessThan(box('center').left)
  })

  it('limits wide parts to the width of a narrow screen', async () => {
    await page.viewport(360, 800)
    const wide = <div style={{ width: 480, maxWidth: '100%' }}>Wide</div>
    await render(<Footer right={wide}>{wide}</Footer>)
    expect(box('right').right).toBeLessThanOrEqual(360)
    expect(box('center').right).toBeLessThanOrEqual(360)
  })

  it('stacks on narrow screens, with the end part on top', async () => {
    await page.viewport(360, 800)
    await render(
      <Footer left="Left" right="Right">
        Middle
      </Footer>,
    )
    expect(box('right').bottom).toBeLessThan(box('center').top)
    expect(box('center').bottom).toBeLessThan(box('left').top)
  })
})
