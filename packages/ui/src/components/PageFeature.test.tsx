import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageFeatureTheme } from '../theme/page-feature.ts'
import { PageFeature } from './PageFeature.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }

describeComponent('PageFeature', <PageFeature icon={leaf} title="Water" description="Twice a week." />, {
  slot: 'page-feature',
  theme: pageFeatureTheme,
  hiddenParts: ['link'],
})
describeComponent(
  'PageFeature that links',
  <PageFeature icon={leaf} title="Water" description="Twice a week." to="/water" orientation="vertical" />,
  { slot: 'page-feature', theme: pageFeatureTheme },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('PageFeature', () => {
  it('has a heading if there is content below its title', async () => {
    const screen = await render(<PageFeature title="Water" description="Twice a week." />)
    await expect.element(page.getByRole('heading', { level: 3, name: 'Water' })).toBeVisible()
    await screen.rerender(<PageFeature title="Water" />)
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
    await screen.rerender(<PageFeature title="Water" headingLevel={5} />)
    await expect.element(page.getByRole('heading', { level: 5 })).toBeVisible()
    expect(findPart('leading')).toBeNull()
  })

  it('shows its icon centered on the first line of the text, or above the text', async () => {
    const feature = (orientation?: 'vertical', dir = 'ltr') => (
      <div dir={dir}>
        <PageFeature icon={leaf} title="Water" orientation={orientation} />
      </div>
    )
    const middle = (slot: string) => box(slot).top + box(slot).height / 2
    const screen = await render(feature())
    expect(box('leading').right).toBeLessThan(box('title').left)
    expect(middle('leadingIcon')).toBeCloseTo(middle('title'), 0)
    await screen.rerender(feature(undefined, 'rtl'))
    expect(box('leading').left).toBeGreaterThan(box('title').right)
    await screen.rerender(feature('vertical'))
    expect(box('leading').bottom).toBeLessThan(box('title').top)
  })

  it('can be pressed anywhere as a link, labeled by its title', async () => {
    const press = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await render(<PageFeature icon={leaf} title="Water" description="Twice a week." to="/water" onClick={press} />)
    await expect.element(page.getByRole('link', { name: 'Water', exact: true })).toHaveAttribute('href', '/water')
    const { right, bottom, left, top } = box('page-feature')
    for (const [x, y] of [
      [left + 6, bottom - 6],
      [right - 6, top + 6],
    ]) {
      expect(document.elementFromPoint(x!, y!)).toBe(findPart('link'))
    }
    await userEvent.click(page.getByText('Twice a week.'), { force: true })
    expect(press).toHaveBeenCalledOnce()
  })

  it('is a button with onClick and no address', async () => {
    const press = vi.fn()
    const screen = await render(<PageFeature title="Water" onClick={press} />)
    page.getByRole('button', { name: 'Water' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(press).toHaveBeenCalledOnce()
    await screen.rerender(<PageFeature title="Water" onClick={press} disabled />)
    await expect.element(page.getByRole('button', { name: 'Water' })).toBeDisabled()
  })

  it('renders slots instead of its parts', async () => {
    const screen = await render(
      <PageFeature
        icon={leaf}
        title="Water"
        description="Twice"
        leading={({ ui }) => <i className={ui.leadingIcon}>1</i>}
        renderTitle={<em>Rain</em>}
        renderDescription={<b>Often</b>}
      />,
    )
    expect(findPart('leading')!.innerHTML).toContain('fr-page-feature-leading-icon')
    expect(findPart('wrapper')!.textContent).toBe('RainOften')
    await screen.rerender(
      <PageFeature title="Water" to="/water">
        <b>Anything</b>
      </PageFeature>,
    )
    expect(findPart('wrapper')!.innerHTML).toBe('<b>Anything</b>')
    await expect.element(page.getByRole('link', { name: 'Water' })).toBeInTheDocument()
  })

  it('warns about a link without an accessible name', async () => {
    forgetWarnings()
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const screen = await render(<PageFeature to="/water">Water</PageFeature>)
    expect(warning).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('PageFeature: the link has no accessible name'),
    )
    await screen.rerender(
      <PageFeature to="/water" aria-label="About water">
        Water
      </PageFeature>,
    )
    await expect.element(page.getByRole('link', { name: 'About water' })).toBeInTheDocument()
    warning.mockRestore()
  })
})
