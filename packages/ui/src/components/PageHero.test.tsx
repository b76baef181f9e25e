import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { createTheme } from '../theme/create-theme.ts'
import { pageHeroTheme } from '../theme/page-hero.ts'
import { App } from './App.tsx'
import { PageHero } from './PageHero.tsx'

const links = [
  { label: 'Get started', to: '/docs' },
  { label: 'Components', to: '/components' },
] as const

describeComponent(
  'PageHero',
  <PageHero headline="New" title="Grow ferns" description="In any room." body="Free for good" links={links}>
    <div>Picture</div>
  </PageHero>,
  { slot: 'page-hero', theme: pageHeroTheme },
)

const parts = (slot: string) => [...findPart(slot)!.children].map((part) => part.getAttribute('data-slot'))
const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('PageHero', () => {
  it('renders only the parts that are given', async () => {
    const screen = await render(<PageHero title="Grow ferns" />)
    expect([parts('page-hero'), parts('container'), parts('wrapper'), parts('header')]).toEqual([
      ['container'],
      ['wrapper'],
      ['header'],
      ['title'],
    ])
    await screen.rerender(<PageHero links={[]} />)
    expect(findPart('container')!.childElementCount).toBe(0)
  })

  it('has its title as a heading of the given level', async () => {
    const screen = await render(<PageHero title="Grow ferns" />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Grow ferns' })).toBeVisible()
    await screen.rerender(<PageHero title="Grow ferns" headingLevel={2} />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Grow ferns' })).toBeVisible()
  })

  it('has one prominent link, and passes props to its links', async () => {
    await render(
      <PageHero title="Grow" links={[...links, { label: 'Own', color: 'error', variant: 'soft', size: 'xs' }]} />,
    )
    const start = page.getByRole('link', { name: 'Get started' })
    await expect.element(start).toHaveAttribute('href', '/docs')
    await expect.element(start).toHaveClass('fr-button-solid', 'fr-button-xl', 'fr--primary')
    await expect.element(page.getByRole('link', { name: 'Components' })).toHaveClass('fr-button-outline', 'fr--neutral')
    await expect.element(page.getByRole('button', { name: 'Own' })).toHaveClass('fr-button-soft', 'fr-button-xs')
  })

  it('renders slots instead of its parts', async () => {
    const screen = await render(
      <PageHero
        headline="New"
        title="Grow"
        description="Ferns"
        links={links}
        renderHeadline={<a href="/new">Released</a>}
        renderTitle={<em>Grow now</em>}
        renderDescription={<b>Any fern</b>}
        renderLinks={<button>Plant</button>}
        top={<i>above</i>}
        bottom={<i>below</i>}
      />,
    )
    expect(findPart('headline')!.innerHTML).toBe('<a href="/new">Released</a>')
    expect(findPart('title')!.outerHTML).toMatch(/^<h1.*<em>Grow now<\/em><\/h1>$/)
    expect(findPart('description')!.innerHTML).toBe('<b>Any fern</b>')
    expect(findPart('links')!.innerHTML).toBe('<button>Plant</button>')
    const hero = findPart('page-hero')!
    expect([hero.firstElementChild!.textContent, hero.lastElementChild!.textContent]).toEqual(['above', 'below'])

    await screen.rerender(<PageHero title="Grow" links={links} header={<b>Header</b>} footer={<b>Footer</b>} />)
    expect([findPart('header')!.innerHTML, findPart('footer')!.innerHTML]).toEqual(['<b>Header</b>', '<b>Footer</b>'])
  })

  it('is placed below or beside its image, depending on its width and the text direction', async () => {
    await page.viewport(1280, 800)
    const hero = (props: object, width = 1200, dir = 'ltr') => (
      <div style={{ width }} dir={dir}>
        <PageHero title="Grow ferns" {...props}>
          <div data-slot="picture">Picture</div>
        </PageHero>
      </div>
    )
    const beside = () => Math.sign(box('picture').left - box('wrapper').left)
    const below = () => box('picture').top >= box('wrapper').bottom

    const screen = await render(hero({}))
    expect(below()).toBe(true)
    await screen.rerender(hero({ reverse: true }))
    expect(below()).toBe(false)
    await screen.rerender(hero({ orientation: 'horizontal' }))
    expect([beside(), below()]).toEqual([1, false])
    await screen.rerender(hero({ orientation: 'horizontal', reverse: true }))
    expect(beside()).toBe(-1)
    await screen.rerender(hero({ orientation: 'horizontal', reverse: true }, 1200, 'rtl'))
    expect(beside()).toBe(1)
    await screen.rerender(hero({ orientation: 'horizontal', reverse: true }, 500))
    expect(below()).toBe(true)
  })

  it('has a smaller title in a narrow container, and breaks long words', async () => {
    const size = () => parseFloat(getComputedStyle(findPart('title')!).fontSize)
    const hero = (width: number) => (
      <div style={{ width }}>
        <PageHero title={'long'.repeat(20)} description={'word'.repeat(30)} links={links} />
      </div>
    )
    const screen = await render(hero(1100))
    expect(size()).toBe(60)
    await screen.rerender(hero(300))
    expect(size()).toBe(36)
    expect(findPart('page-hero')!.scrollWidth).toBeLessThanOrEqual(300)
  })

  it('uses the orientation and container classes of the theme', async () => {
    const theme = createTheme({
      components: { pageHero: { props: { orientation: 'horizontal' } }, container: { slots: { base: 'own-width' } } },
    })
    await render(
      <App theme={theme}>
        <PageHero title="Grow" />
      </App>,
    )
    expect(findPart('page-hero')!.getAttribute('data-orientation')).toBe('horizontal')
    expect(findPart('container')!.classList).toContain('own-width')
  })
})
