import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { createTheme } from '../theme/create-theme.ts'
import { pageCardTheme } from '../theme/page-card.ts'
import { App } from './App.tsx'
import { PageCard } from './PageCard.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }
const variants = ['solid', 'outline', 'soft', 'subtle', 'ghost', 'naked'] as const

describeComponent(
  'PageCard',
  <PageCard
    icon={leaf}
    title="Ferns"
    description="They like shade."
    header="Plants"
    footer="Read on"
    to="/ferns"
    spotlight
    highlight
  >
    <div>Picture</div>
  </PageCard>,
  { slot: 'page-card', theme: pageCardTheme },
)
describeComponent(
  'All looks of PageCard',
  <div data-slot="all">
    {variants.map((variant) => (
      <PageCard key={variant} variant={variant} icon={leaf} title={variant} description="They like shade." to="/" />
    ))}
  </div>,
  { slot: 'all' },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()
const parts = (slot: string) => [...findPart(slot)!.children].map((part) => part.getAttribute('data-slot'))

describe('PageCard', () => {
  it('renders only the parts that are given', async () => {
    const screen = await render(<PageCard title="Ferns" />)
    expect([parts('page-card'), parts('container'), parts('wrapper'), parts('body')]).toEqual([
      ['container'],
      ['wrapper'],
      ['body'],
      ['title'],
    ])
    await screen.rerender(<PageCard>Anything</PageCard>)
    expect(findPart('container')!.innerHTML).toBe('Anything')
  })

  it('has its title as a heading of the given level', async () => {
    const screen = await render(<PageCard title="Ferns" />)
    await expect.element(page.getByRole('heading', { level: 3, name: 'Ferns' })).toBeVisible()
    await screen.rerender(<PageCard title="Ferns" headingLevel={2} />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Ferns' })).toBeVisible()
  })

  it('is one large link, labeled by its title, with a focus ring around the card', async () => {
    await render(
      <PageCard icon={leaf} title="Ferns" description="They like shade." to="https://example.org" className="mine">
        <div>Picture</div>
      </PageCard>,
    )
    expect(page.getByRole('link').elements()).toHaveLength(1)
    const link = page.getByRole('link', { name: 'Ferns', exact: true })
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    const { left, right, top, bottom } = box('page-card')
    for (const [x, y] of [
      [left + 8, top + 8],
      [right - 8, bottom - 8],
    ]) {
      expect(document.elementFromPoint(x!, y!)).toBe(link.element())
    }
    expect(findPart('page-card')!.classList).toContain('mine')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(link.element())
    expect(getComputedStyle(link.element(), '::after').outlineStyle).toBe('solid')
  })

  it('is labeled by aria-label, else by its title, else by its description', async () => {
    const screen = await render(<PageCard description="They like shade." to="/" />)
    await expect.element(page.getByRole('link', { name: 'They like shade.' })).toBeVisible()
    await screen.rerender(<PageCard title="Ferns" to="/" aria-label="About ferns" />)
    await expect.element(page.getByRole('link', { name: 'About ferns' })).toBeVisible()
    expect(findPart('page-card')!.hasAttribute('aria-label')).toBe(false)
    await screen.rerender(<PageCard title="Ferns" to="/" body={<b>Own</b>} />)
    await expect.element(page.getByRole('link', { name: 'Ferns' })).toBeInTheDocument()
    expect(findPart('body')!.innerHTML).toBe('<b>Own</b>')
  })

  it('is a button with onClick and no address', async () => {
    const press = vi.fn()
    await render(<PageCard title="Ferns" description="They like shade." onClick={press} />)
    await userEvent.click(page.getByRole('button', { name: 'Ferns', exact: true }))
    await userEvent.click(page.getByText('They like shade.'), { force: true })
    expect(press).toHaveBeenCalledTimes(2)
  })

  it('lets users press buttons in its header and footer', async () => {
    const open = vi.fn()
    const like = vi.fn()
    await render(
      <PageCard
        title="Ferns"
        onClick={open}
        footer={
          <>
            <span>Two hearts</span> <button onClick={like}>Like</button>
          </>
        }
      />,
    )
    await userEvent.click(page.getByRole('button', { name: 'Like' }))
    expect([like.mock.calls.length, open.mock.calls.length]).toEqual([1, 0])
    await userEvent.click(page.getByText('Two hearts'), { force: true })
    expect([like.mock.calls.length, open.mock.calls.length]).toEqual([1, 1])
  })

  it('is placed below or beside its content, in both text directions', async () => {
    const card = (props: object, width = 700, dir = 'ltr') => (
      <div style={{ width }} dir={dir}>
        <PageCard title="Ferns" {...props}>
          <div data-slot="picture">Picture</div>
        </PageCard>
      </div>
    )
    const beside = () => Math.sign(box('picture').left - box('wrapper').left)
    const below = () => box('picture').top >= box('wrapper').bottom
    const screen = await render(card({}))
    expect(below()).toBe(true)
    await screen.rerender(card({ reverse: true }))
    expect(below()).toBe(false)
    await screen.rerender(card({ orientation: 'horizontal' }))
    expect([beside(), below()]).toEqual([1, false])
    expect(box('picture').width).toBeCloseTo(box('wrapper').width, 0)
    await screen.rerender(card({ orientation: 'horizontal', reverse: true }))
    expect(beside()).toBe(-1)
    await screen.rerender(card({ orientation: 'horizontal', reverse: true }, 700, 'rtl'))
    expect(beside()).toBe(1)
    await screen.rerender(card({ orientation: 'horizontal', reverse: true }, 300))
    expect(below()).toBe(true)
  })

  it('shows the spotlight under the pointer, also on neighboring cards, in its color', async () => {
    await render(
      <div style={{ display: 'flex', gap: 20 }}>
        <PageCard title="Ferns" spotlight spotlightColor="info" />
        <PageCard title="Moss" spotlight />
      </div>,
    )
    const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-slot="spotlight"]')]
    expect([first!.classList.contains('fr--info'), second!.classList.contains('fr--primary')]).toEqual([true, true])
    expect(first!.style.length).toBe(0)
    await userEvent.hover(page.getByText('Ferns'), { position: { x: 5, y: 5 } })
    await expect.poll(() => parseFloat(first!.style.getPropertyValue('--x'))).toBeGreaterThan(0)
    expect(parseFloat(second!.style.getPropertyValue('--x'))).toBeLessThan(0)
    expect(getComputedStyle(first!).backgroundImage).toContain('radial-gradient')
  })

  it('stops following the pointer after it is unmounted', async () => {
    const removed = vi.spyOn(globalThis, 'removeEventListener')
    const screen = await render(<PageCard title="Ferns" spotlight />)
    const light = findPart('spotlight') as HTMLElement
    await screen.rerender(<PageCard title="Ferns" />)
    expect(removed.mock.calls.map(([type]) => type)).toContain('pointermove')
    await userEvent.hover(page.getByText('Ferns'))
    expect(light.style.length).toBe(0)
    removed.mockRestore()
  })

  it('has the class of its highlight color only while it is highlighted', async () => {
    const screen = await render(<PageCard title="Ferns" highlightColor="success" />)
    const classes = () => [...findPart('page-card')!.classList]
    expect(classes()).not.toContain('fr--success')
    await screen.rerender(<PageCard title="Ferns" highlightColor="success" highlight />)
    expect(classes()).toEqual(expect.arrayContaining(['fr--success', 'fr-page-card-highlight']))
  })

  it('renders slots instead of its parts', async () => {
    await render(
      <PageCard
        icon={leaf}
        title="Ferns"
        description="Shade"
        leading={({ ui }) => <i className={ui.leadingIcon}>1</i>}
        renderTitle={<em>All ferns</em>}
        renderDescription={<q>Much shade</q>}
        to="/"
      />,
    )
    expect(findPart('leading')!.innerHTML).toContain('fr-page-card-leading-icon')
    await expect.element(page.getByRole('link', { name: 'All ferns' })).toBeVisible()
    expect(findPart('description')!.innerHTML).toBe('<q>Much shade</q>')
  })

  it('stays inside a narrow container, and uses the variant of the theme', async () => {
    await render(
      <App theme={createTheme({ components: { pageCard: { props: { variant: 'subtle' } } } })}>
        <div style={{ width: 200 }}>
          <PageCard title={'long'.repeat(20)} description={'word'.repeat(20)} orientation="horizontal">
            Picture
          </PageCard>
        </div>
      </App>,
    )
    expect(findPart('page-card')!.classList).toContain('fr-page-card-subtle')
    expect(findPart('page-card')!.scrollWidth).toBeLessThanOrEqual(200)
  })
})
