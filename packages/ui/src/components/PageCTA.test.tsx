import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageCTATheme } from '../theme/page-cta.ts'
import { PageCTA } from './PageCTA.tsx'

const links = [{ label: 'Plant one', to: '/plant' }, { label: 'Ask' }] as const
const variants = ['solid', 'outline', 'soft', 'subtle', 'naked'] as const

describeComponent(
  'PageCTA',
  <PageCTA title="Plant a fern" description="It takes an hour." body="No tools needed" links={links}>
    <div>Picture</div>
  </PageCTA>,
  { slot: 'page-cta', theme: pageCTATheme },
)
describeComponent(
  'All looks of PageCTA',
  <div data-slot="all">
    {variants.map((variant) => (
      <PageCTA key={variant} variant={variant} title={variant} description="It takes an hour." links={links} />
    ))}
  </div>,
  { slot: 'all' },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('PageCTA', () => {
  it('has its title as a heading and one prominent link', async () => {
    const screen = await render(<PageCTA title="Plant a fern" links={links} />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Plant a fern' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Plant one' })).toHaveClass('fr-button-lg', 'fr-button-solid')
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveClass('fr-button-lg', 'fr-button-outline')
    await screen.rerender(<PageCTA title="Plant a fern" headingLevel={4} />)
    await expect.element(page.getByRole('heading', { level: 4 })).toBeVisible()
    expect(findPart('footer')).toBeNull()
  })

  it('is placed beside its image if there is enough space, in both text directions', async () => {
    await page.viewport(1280, 800)
    const block = (props: object, dir = 'ltr', width = 1200) => (
      <div style={{ width }} dir={dir}>
        <PageCTA title="Plant a fern" {...props}>
          <div data-slot="picture">Picture</div>
        </PageCTA>
      </div>
    )
    const beside = () => Math.sign(box('picture').left - box('wrapper').left)
    const below = () => box('picture').top >= box('wrapper').bottom
    const screen = await render(block({}))
    expect(below()).toBe(true)
    await screen.rerender(block({ reverse: true }))
    expect(below()).toBe(false)
    await screen.rerender(block({ orientation: 'horizontal' }))
    expect(beside()).toBe(1)
    await screen.rerender(block({ orientation: 'horizontal', reverse: true }))
    expect(beside()).toBe(-1)
    await screen.rerender(block({ orientation: 'horizontal', reverse: true }, 'rtl'))
    expect(beside()).toBe(1)
    await screen.rerender(block({ orientation: 'horizontal', reverse: true }, 'ltr', 400))
    expect(below()).toBe(true)
  })

  it('renders slots instead of its parts', async () => {
    const screen = await render(
      <PageCTA
        title="Plant"
        description="Ferns"
        links={links}
        renderTitle={<em>Plant now</em>}
        renderDescription={<b>Any fern</b>}
        renderLinks={<button>Go</button>}
        top={<i>above</i>}
        bottom={<i>below</i>}
      />,
    )
    expect(findPart('page-cta')!.textContent).toBe('abovePlant nowAny fernGobelow')
    await screen.rerender(<PageCTA title="Plant" links={links} header={<b>H</b>} body={<b>B</b>} footer={<b>F</b>} />)
    expect(findPart('page-cta')!.textContent).toBe('HBF')
  })

  it('stays inside a narrow container', async () => {
    await render(
      <div style={{ width: 280 }}>
        <PageCTA title={'long'.repeat(20)} description={'word'.repeat(30)} links={links} />
      </div>,
    )
    expect(findPart('container')!.scrollWidth).toBeLessThanOrEqual(280)
  })
})
