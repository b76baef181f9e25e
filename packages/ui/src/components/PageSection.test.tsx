import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageSectionTheme } from '../theme/page-section.ts'
import { PageSection } from './PageSection.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }
const features = [
  { title: 'Water', description: 'Twice a week.', icon: leaf },
  { title: 'Light', description: 'Not too much.', icon: leaf },
  { title: 'Soil', icon: leaf },
  { title: 'Air', icon: leaf },
]
const links = [{ label: 'Learn', to: '/learn' }, { label: 'Ask' }] as const

describeComponent(
  'PageSection',
  <PageSection
    headline="Care"
    icon={leaf}
    title="What a fern needs"
    description="Little."
    features={features}
    links={links}
  >
    <div>Picture</div>
  </PageSection>,
  { slot: 'page-section', theme: pageSectionTheme },
)
describeComponent(
  'PageSection beside its picture',
  <PageSection orientation="horizontal" reverse title="What a fern needs" features={features}>
    <div>Picture</div>
  </PageSection>,
  { slot: 'page-section' },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('PageSection', () => {
  it('is a section with a heading, and its features one heading level below', async () => {
    const screen = await render(<PageSection title="Care" features={features} />)
    expect(findPart('page-section')!.tagName).toBe('SECTION')
    await expect.element(page.getByRole('heading', { level: 2, name: 'Care' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 3, name: 'Water' })).toBeVisible()
    await screen.rerender(<PageSection title="Care" headingLevel={3} features={features} />)
    await expect.element(page.getByRole('heading', { level: 4, name: 'Water' })).toBeVisible()
  })

  it('lists its features, and renders no heading for a feature with only a title', async () => {
    await render(<PageSection title="Care" features={features} />)
    expect(page.getByRole('listitem').elements()).toHaveLength(4)
    await expect.element(page.getByText('Soil')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Soil' })).not.toBeInTheDocument()
  })

  it('shows up to three columns of features if there is enough space, and one column beside an image', async () => {
    await page.viewport(1280, 800)
    const columns = () => getComputedStyle(findPart('features')!).gridTemplateColumns.split(' ').length
    const section = (width: number, orientation?: 'horizontal') => (
      <div style={{ width }}>
        <PageSection title="Care" features={features} orientation={orientation} />
      </div>
    )
    const screen = await render(section(1200))
    expect(columns()).toBe(3)
    await screen.rerender(section(700))
    expect(columns()).toBe(2)
    await screen.rerender(section(320))
    expect(columns()).toBe(1)
    expect(findPart('page-section')!.scrollWidth).toBeLessThanOrEqual(320)
    await screen.rerender(section(1200, 'horizontal'))
    expect(columns()).toBe(1)
  })

  it('is placed beside its image if there is enough space, in both text directions', async () => {
    await page.viewport(1280, 800)
    const section = (reverse: boolean, dir = 'ltr', width = 1200) => (
      <div style={{ width }} dir={dir}>
        <PageSection title="Care" orientation="horizontal" reverse={reverse}>
          <div data-slot="picture">Picture</div>
        </PageSection>
      </div>
    )
    const beside = () => Math.sign(box('picture').left - box('wrapper').left)
    const screen = await render(section(false))
    expect(beside()).toBe(1)
    await screen.rerender(section(true))
    expect(beside()).toBe(-1)
    await screen.rerender(section(true, 'rtl'))
    expect(beside()).toBe(1)
    await screen.rerender(section(true, 'ltr', 500))
    expect(box('picture').top).toBeGreaterThanOrEqual(box('wrapper').bottom)
  })

  it('renders slots instead of its parts', async () => {
    const screen = await render(
      <PageSection
        icon={leaf}
        title="Care"
        features={features}
        links={links}
        leading={({ ui }) => <i className={ui.leadingIcon}>1</i>}
        renderFeatures={<li>Water only</li>}
        renderLinks={<button>Plant</button>}
        top={<i>above</i>}
        bottom={<i>below</i>}
      />,
    )
    expect(findPart('leading')!.innerHTML).toContain('fr-page-section-leading-icon')
    expect(findPart('features')!.outerHTML).toMatch(/^<ul.*<li>Water only<\/li><\/ul>$/)
    expect(findPart('links')!.innerHTML).toBe('<button>Plant</button>')
    expect(findPart('page-section')!.firstElementChild!.textContent).toBe('above')
    expect(findPart('page-section')!.lastElementChild!.textContent).toBe('below')

    await screen.rerender(
      <PageSection title="Care" features={features} header={<b>H</b>} body={<b>B</b>} footer={<b>F</b>} />,
    )
    expect(findPart('wrapper')!.textContent).toBe('HBF')
  })

  it('has links of its size, of which the first is prominent', async () => {
    await render(<PageSection title="Care" links={links} />)
    await expect.element(page.getByRole('link', { name: 'Learn' })).toHaveClass('fr-button-lg', 'fr-button-solid')
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveClass('fr-button-lg', 'fr-button-outline')
  })
})
