import { renderToStaticMarkup } from 'react-dom/server.browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { contentNavigationTheme } from '../theme/content-navigation.ts'
import { App } from './App.tsx'
import { ContentNavigation, type ContentNavigationProps } from './ContentNavigation.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }
const navigation = [
  {
    title: 'Guide',
    path: '/guide',
    page: false,
    icon: leaf,
    children: [
      { title: 'Installation', path: '/guide/installation' },
      {
        title: 'Theme',
        path: '/guide/theme',
        page: false,
        children: [{ title: 'Colors', path: '/guide/theme/colors' }],
      },
    ],
  },
  { title: 'Releases', path: '/releases', badge: 'New' },
  { title: 'Source', path: 'https://example.org' },
]

describeComponent('ContentNavigation', <ContentNavigation aria-label="Docs" navigation={navigation} highlight />, {
  slot: 'content-navigation',
  theme: contentNavigationTheme,
})

const at = (pathname: string) => ({ useLocation: () => ({ pathname, search: '', hash: '' }) })
const tree = (pathname: string, props: Partial<ContentNavigationProps> = {}) => (
  <App link={at(pathname)}>
    <ContentNavigation aria-label="Docs" navigation={navigation} {...props} />
  </App>
)
const folder = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const texts = () =>
  page
    .getByRole('link')
    .elements()
    .map((element) => element.textContent)

describe('ContentNavigation', () => {
  withoutMotion()
  beforeEach(() => page.viewport(800, 600))

  it('is a landmark with nested lists of links and buttons', async () => {
    await render(tree('/'))
    await expect.element(page.getByRole('navigation', { name: 'Docs' })).toBeVisible()
    await expect.element(link('Installation')).toHaveAttribute('href', '/guide/installation')
    await expect.element(folder('Guide')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(folder('Theme')).toHaveAttribute('aria-expanded', 'false')
    expect(link('Installation').element().closest('ul ul')).not.toBeNull()
    await expect.element(link('Releases New')).toBeVisible()
    expect(document.querySelectorAll('[data-slot="linkTitleExternalIcon"]')).toHaveLength(1)
  })

  it.each([
    ['the first level', undefined, '/', ['Installation', 'ReleasesNew', 'Source']],
    [
      'the folders above the current page',
      true,
      '/guide/theme/colors',
      ['Installation', 'Colors', 'ReleasesNew', 'Source'],
    ],
    ['no folder without a current page', true, '/', ['ReleasesNew', 'Source']],
    ['no folder', false, '/guide/theme/colors', ['ReleasesNew', 'Source']],
  ])('opens %s with defaultOpen', async (_, defaultOpen, pathname, expected) => {
    await render(tree(pathname, { defaultOpen }))
    await expect.element(link('Source')).toBeVisible()
    expect(texts()).toEqual(expected)
  })

  it('lets a folder say itself whether it is open', async () => {
    await render(
      <ContentNavigation
        aria-label="Docs"
        navigation={[
          { ...navigation[0]!, defaultOpen: false },
          { title: 'More', defaultOpen: true, children: [{ title: 'Team', path: '/team' }] },
        ]}
      />,
    )
    await expect.element(link('Team')).toBeVisible()
    expect(texts()).toEqual(['Team'])
  })

  it('marks the current page only, and a closed folder that hides it', async () => {
    await render(tree('/guide/theme/colors'))
    await expect.element(link('Colors')).toHaveAttribute('aria-current', 'page')
    expect(document.querySelectorAll('[data-active]')).toHaveLength(1)
    await userEvent.click(folder('Theme'))
    await expect.element(folder('Theme')).toHaveAttribute('data-active')
    expect(texts()).not.toContain('Colors')
  })

  it('opens the folders of the next page after navigation', async () => {
    const screen = await render(tree('/releases', { defaultOpen: true }))
    expect(texts()).not.toContain('Colors')
    await screen.rerender(tree('/guide/theme/colors', { defaultOpen: true }))
    await expect.element(link('Colors')).toBeVisible()
  })

  it('opens and closes folders with the keyboard', async () => {
    const change = vi.fn()
    await render(tree('/', { onValueChange: change }))
    await userEvent.tab()
    await expect.element(folder('Guide')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(folder('Theme')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Colors')).toBeVisible()
    expect(change).toHaveBeenLastCalledWith(['/guide', '/guide/theme'], navigation[0]!.children![1])
    await userEvent.keyboard('{End}')
    await expect.element(link('Source')).toHaveFocus()
    await userEvent.keyboard('{Home} ')
    await expect.element(folder('Guide')).toHaveAttribute('aria-expanded', 'false')
  })

  it('has one open folder per level with type single, and can be controlled', async () => {
    const two = [
      { title: 'A', children: [{ title: 'One', path: '/1' }] },
      { title: 'B', children: [{ title: 'Two', path: '/2' }] },
    ]
    const screen = await render(<ContentNavigation aria-label="Docs" type="single" navigation={two} defaultValue="0" />)
    await expect.element(link('One')).toBeVisible()
    await userEvent.click(folder('B'))
    await expect.element(link('Two')).toBeVisible()
    await expect.poll(texts).toEqual(['Two'])
    await screen.rerender(<ContentNavigation aria-label="Docs" navigation={two} value={[]} />)
    await expect.poll(texts).toEqual([])
  })

  it('links to a folder that is a page, with a separate button', async () => {
    const pages = [{ title: 'Guide', path: '/guide', children: [{ title: 'Theme', path: '/guide/theme' }] }]
    await render(tree('/guide', { navigation: pages }))
    await expect.element(link('Guide')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(folder('Guide'))
    await expect.poll(texts).toEqual(['Guide'])
  })

  it('shows all pages without buttons if it is not collapsible', async () => {
    await render(tree('/', { collapsible: false }))
    await expect.element(link('Colors')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    await expect.element(page.getByText('Guide')).toBeVisible()
  })

  it('keeps closed folders in the page on request, and can be disabled', async () => {
    await render(tree('/', { unmountOnHide: false, defaultOpen: false, disabled: true }))
    await expect.element(folder('Guide')).toBeDisabled()
    expect(document.querySelector('a[href="/guide/installation"]')).not.toBeNull()
    expect(texts()).toEqual(['ReleasesNew', 'Source'])
  })

  it('does not animate with reduced motion', async () => {
    withMotion()
    await render(tree('/'))
    const transition = () => getComputedStyle(findPart('content')!).transitionProperty
    expect(transition()).toBe('height')
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    await expect.poll(transition).toBe('none')
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('indents to the start of the text in both directions', async () => {
    await render(
      <div dir="rtl" style={{ width: 300 }}>
        <ContentNavigation aria-label="Docs" navigation={navigation} />
      </div>,
    )
    const right = (element: Element) => element.getBoundingClientRect().right
    expect(right(link('Installation').element())).toBeLessThan(right(folder('Guide').element()))
    const [icon, title] = ['linkLeadingIcon', 'linkTitle'].map((slot) => right(findPart(slot)!))
    expect(title).toBeLessThan(icon!)
  })

  it('shows a line at the active link in its own color', async () => {
    await render(tree('/releases', { highlight: true, highlightColor: 'error' }))
    expect(findPart('content-navigation')).toHaveClass('fr--error')
    const line = getComputedStyle(link('Releases New').element(), '::after')
    expect(line.width).toBe('1px')
  })

  it('fills its slots, and infers the type of its links', async () => {
    const pages = [{ title: 'Moss', path: '/moss', minutes: 4 }]
    const screen = await render(
      <ContentNavigation
        aria-label="Docs"
        navigation={pages}
        linkLeading={<i>Read </i>}
        linkTitle={({ link: { title } }) => title.toUpperCase()}
        linkTrailing={({ link: { minutes } }) => `${minutes} min`}
      />,
    )
    expect(findPart('link')!.textContent).toBe('Read MOSS4 min')
    await screen.rerender(
      <ContentNavigation aria-label="Docs" navigation={pages} link={({ link: { minutes } }) => <b>{minutes}</b>} />,
    )
    expect(findPart('link')!.innerHTML).toBe('<b>4</b>')
  })

  it('truncates long titles, and adds the classes of a link to that link only', async () => {
    await render(
      <div style={{ width: 160 }}>
        <ContentNavigation
          aria-label="Docs"
          navigation={[
            { title: 'long'.repeat(20), path: '/', className: 'own', ui: { linkTitle: 'title', item: 'row' } },
            { title: 'Other', path: '/other' },
          ]}
        />
      </div>,
    )
    expect(document.querySelectorAll('li.row > a.own > .title')).toHaveLength(1)
    expect(findPart('content-navigation')!.scrollWidth).toBeLessThanOrEqual(160)
  })

  it('turns the arrow of an open folder', async () => {
    await render(tree('/'))
    const arrow = (name: string) => getComputedStyle(folder(name).element().querySelector('svg:last-child')!).rotate
    expect(arrow('Guide')).toBe('180deg')
    expect(arrow('Theme')).toBe('none')
  })

  describe('native', () => {
    const summary = (name: string) =>
      [...document.querySelectorAll('summary')].find((element) => element.textContent === name)!

    it('renders a link with only a title as one element, and folders that open without script', async () => {
      const html = renderToStaticMarkup(tree('/guide/theme/colors', { native: true }))
      const host = document.createElement('div')
      host.innerHTML = html
      document.body.append(host)
      expect(link('Installation').element().innerHTML).toBe('Installation')
      await expect.element(link('Colors')).toHaveAttribute('aria-current', 'page')
      expect(host.querySelectorAll('ul, li, button')).toHaveLength(0)
      expect([...summary('Theme').childNodes].map(({ nodeName }) => nodeName)).toEqual(['#text', 'svg'])
      const { right } = summary('Theme').getBoundingClientRect()
      expect(right - summary('Theme').lastElementChild!.getBoundingClientRect().right).toBe(10)
      await userEvent.click(summary('Theme'))
      await expect.element(page.getByText('Colors')).not.toBeVisible()
      await userEvent.click(summary('Theme'))
      await expect.element(link('Colors')).toBeVisible()
      host.remove()
    })

    it('keeps badges, icons and the mark of external links', async () => {
      await render(tree('/', { native: true }))
      await expect.element(link('Releases New')).toBeVisible()
      expect(document.querySelectorAll('[data-slot="linkTitleExternalIcon"]')).toHaveLength(1)
      expect(document.querySelectorAll('[data-slot="linkLeadingIcon"]')).toHaveLength(1)
    })

    it('reports changes, and follows `type` and `value`', async () => {
      const two = [
        { title: 'A', children: [{ title: 'One', path: '/1' }] },
        { title: 'B', children: [{ title: 'Two', path: '/2' }] },
      ]
      const change = vi.fn()
      const screen = await render(
        <ContentNavigation native type="single" navigation={two} defaultValue="0" onValueChange={change} />,
      )
      await userEvent.click(summary('B'))
      expect(change).toHaveBeenLastCalledWith('1', two[1])
      await expect.element(link('Two')).toBeVisible()
      await expect.element(page.getByText('One')).not.toBeVisible()
      await screen.rerender(<ContentNavigation native navigation={two} value={['0']} />)
      await userEvent.click(summary('A'))
      await expect.element(link('One')).toBeVisible()
    })

    it('lists a folder that is a page inside the folder', async () => {
      const pages = [{ title: 'Guide', path: '/guide', children: [{ title: 'Theme', path: '/guide/theme' }] }]
      await render(tree('/guide', { native: true, navigation: pages }))
      expect(texts()).toEqual(['Guide', 'Theme'])
      await expect.element(link('Guide')).toHaveAttribute('aria-current', 'page')
    })
  })
})
