import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageHeaderTheme } from '../theme/page-header.ts'
import { PageHeader } from './PageHeader.tsx'

const links = [{ label: 'Source', to: '/source' }, { label: 'Copy' }]

describeComponent(
  'PageHeader',
  <PageHeader headline="Plants" title="Ferns" description="They like shade." links={links}>
    Last changed today
  </PageHeader>,
  { slot: 'page-header', theme: pageHeaderTheme },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('PageHeader', () => {
  it('has its title as a heading of the given level', async () => {
    const screen = await render(<PageHeader title="Ferns" />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ferns' })).toBeVisible()
    await screen.rerender(<PageHeader title="Ferns" headingLevel={2} />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Ferns' })).toBeVisible()
    expect([findPart('headline'), findPart('description'), findPart('links')]).toEqual([null, null, null])
  })

  it('shows its links beside the title, or below everything in a narrow container', async () => {
    const header = (width: number, dir = 'ltr') => (
      <div style={{ width }} dir={dir}>
        <PageHeader title="Ferns" description="They like shade." links={links} />
      </div>
    )
    const screen = await render(header(900))
    await expect.element(page.getByRole('link', { name: 'Source' })).toHaveClass('fr-button-outline', 'fr--neutral')
    expect(box('links').left).toBeGreaterThan(box('title').right)
    await screen.rerender(header(900, 'rtl'))
    expect(box('links').right).toBeLessThan(box('title').left)
    await screen.rerender(header(320))
    expect(box('links').top).toBeGreaterThan(box('description').bottom)
  })

  it('renders slots instead of its parts', async () => {
    await render(
      <PageHeader
        headline="Plants"
        title="Ferns"
        description="Shade"
        links={links}
        renderHeadline={<a href="/plants">All plants</a>}
        renderTitle={<em>All ferns</em>}
        renderDescription={<b>Much shade</b>}
        renderLinks={<button>Plant</button>}
      />,
    )
    expect(findPart('page-header')!.textContent).toBe('All plantsAll fernsPlantMuch shade')
    await expect.element(page.getByRole('heading', { name: 'All ferns' })).toBeVisible()
  })

  it('stays inside a narrow container', async () => {
    await render(
      <div style={{ width: 240 }}>
        <PageHeader title={'long'.repeat(20)} description={'word'.repeat(30)} links={links} />
      </div>,
    )
    expect(findPart('page-header')!.scrollWidth).toBeLessThanOrEqual(240)
  })
})
