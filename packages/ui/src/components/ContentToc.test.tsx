import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { de } from '../locale/de.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { withMotion, withoutMotion, withSlowMotion } from '../testing/motion.ts'
import { contentTocTheme } from '../theme/content-toc.ts'
import { App } from './App.tsx'
import { ContentToc, type ContentTocProps } from './ContentToc.tsx'

const links = [
  { id: 'usage', text: 'Usage' },
  { id: 'examples', text: 'Examples', children: [{ id: 'colors', text: 'Colors' }] },
  { id: 'api', text: 'API' },
]
const ids = ['usage', 'examples', 'colors', 'api']

describeComponent('ContentToc', <ContentToc links={links} highlight top={<i>Top</i>} bottom={<i>Bottom</i>} />, {
  slot: 'content-toc',
  theme: contentTocTheme,
  // Rendered when a heading is in view.
  hiddenParts: ['indicatorActive'],
})

/** A page with sections that are higher than the window. */
function Article(props: ContentTocProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 240px', alignItems: 'start' }}>
      <main>
        {ids.map((id) => (
          <section key={id} style={{ height: 1000 }}>
            <h2 id={id}>Section {id}</h2>
          </section>
        ))}
      </main>
      <ContentToc links={links} {...props} />
    </div>
  )
}

const link = (name: string) => page.getByRole('link', { name, exact: true })
const trigger = () => page.getByRole('button', { name: 'On this page' })
const activeTexts = () => [...document.querySelectorAll('a[data-active]')].map((item) => item.textContent)
const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
const scrollTo = (id: string) => document.getElementById(id)!.scrollIntoView({ behavior: 'instant' })

describe('ContentToc', () => {
  withoutMotion()
  beforeEach(async () => {
    await page.viewport(1200, 600)
    history.replaceState(null, '', location.pathname + location.search)
    window.scrollTo(0, 0)
  })

  it('is a landmark with nested lists of links', async () => {
    await render(<ContentToc links={links} />)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    await expect.element(toc).toBeVisible()
    await expect.element(link('Colors')).toHaveAttribute('href', '#colors')
    expect(link('Colors').element().closest('ul ul')).not.toBeNull()
    expect(trigger().elements()).toEqual([])
  })

  it.each([
    ['lg', 1023, 1024],
    ['xl', 1279, 1280],
  ] as const)('is a column from the breakpoint %s on', async (breakpoint, narrow, wide) => {
    await page.viewport(narrow, 600)
    await render(<ContentToc links={links} breakpoint={breakpoint} />)
    await expect.element(trigger()).toBeVisible()
    await expect.element(page.getByText('Usage')).not.toBeVisible()
    await page.viewport(wide, 600)
    await expect.element(link('Usage')).toBeVisible()
    expect(trigger().elements()).toEqual([])
  })

  it('marks the heading in view, and keeps it while the text below is read', async () => {
    await render(<Article />)
    await expect.poll(activeTexts).toEqual(['Usage'])
    scrollTo('colors')
    await expect.poll(activeTexts).toEqual(['Colors'])
    await expect.element(link('Colors')).toHaveAttribute('aria-current', 'location')
    window.scrollBy({ top: 200, behavior: 'instant' })
    await settle()
    expect(activeTexts()).toEqual(['Colors'])
  })

  it('follows the headings of the next page', async () => {
    const screen = await render(<Article />)
    await expect.poll(activeTexts).toEqual(['Usage'])
    await screen.rerender(<Article links={[{ id: 'examples', text: 'Next' }]} />)
    expect(activeTexts()).toEqual([])
    scrollTo('examples')
    await expect.poll(activeTexts).toEqual(['Next'])
  })

  it('leads to a heading with the keyboard, and reports it', async () => {
    const move = vi.fn()
    await render(<Article onMove={move} />)
    await userEvent.tab()
    await expect.element(link('Usage')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(move).toHaveBeenCalledExactlyOnceWith('colors')
    expect(location.hash).toBe('#colors')
    await expect.poll(activeTexts).toEqual(['Colors'])
  })

  it.each(['straight', 'circuit'] as const)('draws a %s line beside the active links', async (highlightVariant) => {
    await render(<Article highlight highlightVariant={highlightVariant} highlightColor="error" />)
    scrollTo('examples')
    await expect.poll(() => findPart('indicatorActive')?.getAttribute('style')).toContain('inset(25% 0px 50%)')
    expect(findPart('indicator')).toHaveClass('fr--error')
    const [line, row] = ['indicatorLine', 'link'].map((slot) => findPart(slot)!.getBoundingClientRect())
    expect(line!.height).toBeCloseTo(4 * row!.height, 0)
    const path = findPart('indicatorLine')!.firstElementChild!.getAttribute('d')!
    expect(path.split('L')).toHaveLength(highlightVariant === 'circuit' ? 6 : 2)
  })

  it('does not animate the line with reduced motion', async () => {
    withMotion()
    await render(<Article highlight />)
    await expect.poll(() => findPart('indicatorActive')).not.toBeNull()
    const transition = () => getComputedStyle(findPart('indicatorActive')!).transitionProperty
    expect(transition()).toBe('clip-path')
    await preferMotion('reduce')
    await expect.poll(transition).toBe('none')
    await preferMotion('no-preference')
  })

  it('has its line at the start, mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl" style={{ width: 240 }}>
        <ContentToc links={links} highlight highlightVariant="circuit" />
      </div>,
    )
    const [line, text] = ['indicator', 'linkText'].map((slot) => findPart(slot)!.getBoundingClientRect())
    expect(line!.left).toBeGreaterThan(text!.right)
    expect(getComputedStyle(findPart('indicator')!).scale).toBe('-1 1')
  })

  it('keeps the active link in the center of a long list, without scrolling the page', async () => {
    await render(<Article style={{ height: 80 }} />)
    scrollTo('api')
    await expect.poll(activeTexts).toEqual(['API'])
    const scrolled = window.scrollY
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    const distance = () => Math.abs(middle(findPart('content-toc')!) - middle(link('API').element()))
    await expect.poll(distance).toBeLessThan(20)
    expect(window.scrollY).toBe(scrolled)
  })

  it('fills its slots', async () => {
    await render(
      <ContentToc
        links={links}
        title="Contents"
        link={({ link: { text } }) => text?.toUpperCase()}
        top={({ links: all }) => <b>{all.length} parts</b>}
        bottom={<a href="/edit">Edit</a>}
      />,
    )
    await expect.element(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()
    await expect.element(link('COLORS')).toBeVisible()
    await expect.element(page.getByText('3 parts')).toBeVisible()
    await expect.element(link('Edit')).toBeVisible()
  })

  it('is named in the language of the application', async () => {
    await render(
      <App locale={de}>
        <ContentToc links={links} />
      </App>,
    )
    await expect.element(page.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible()
  })
})

describe('ContentToc on a small screen', () => {
  withoutMotion()
  beforeEach(async () => {
    await page.viewport(390, 600)
    history.replaceState(null, '', location.pathname + location.search)
    window.scrollTo(0, 0)
  })

  it('is a bar that opens over the page, and closes when a link is pressed', async () => {
    const change = vi.fn()
    await render(
      <>
        <ContentToc links={links} onOpenChange={change} />
        <h2 id="api">API</h2>
      </>,
    )
    const top = () => document.getElementById('api')!.getBoundingClientRect().top
    const before = top()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    expect(link('API').elements()).toEqual([])
    await userEvent.click(trigger())
    await expect.element(link('API')).toBeVisible()
    expect(top()).toBe(before)
    await userEvent.click(link('API'))
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    expect(change.mock.calls).toEqual([[true], [false]])
    expect(location.hash).toBe('#api')
  })

  it('does not move its links while it opens, even if one is scrolled into view', async () => {
    await withSlowMotion()
    await render(<ContentToc links={links} />)
    await userEvent.click(trigger())
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
    const last = document.querySelector('a[href="#api"]')!
    last.scrollIntoView({ block: 'nearest' })
    const opening = last.getBoundingClientRect().top
    for (const animation of document.getAnimations()) animation.finish()
    expect(last.getBoundingClientRect().top).toBe(opening)
  })

  it('closes with the Escape key, which returns the focus to its button', async () => {
    await render(<ContentToc links={links} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Usage')).toBeVisible()
    await userEvent.tab()
    await expect.element(link('Usage')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger()).toHaveFocus()
    await expect.poll(() => link('Usage').elements()).toEqual([])
  })

  it('can be open from the start, or controlled', async () => {
    const screen = await render(<ContentToc links={links} defaultOpen />)
    await expect.element(link('Usage')).toBeVisible()
    await screen.rerender(<ContentToc links={links} open={false} />)
    await expect.poll(() => link('Usage').elements()).toEqual([])
    await userEvent.click(trigger())
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  })

  it('has no button without links', async () => {
    await render(<ContentToc links={[]} />)
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('shows long headings in one line, without overflow', async () => {
    await page.viewport(320, 600)
    await render(
      <div style={{ padding: 16 }}>
        <ContentToc links={[{ id: 'long', text: 'long '.repeat(40) }]} defaultOpen />
      </div>,
    )
    expect(findPart('link')!.getBoundingClientRect().height).toBe(28)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
